/// Lengths that answer by a range need no probing: a node knows its limits from those of its children, by one pass
/// upward, and a stack shares its length by them. The answers are those of the plain negotiation, which still runs where
/// there is no range, and everywhere while it is written down.
extension LayoutTree {
  /// Finds out how the node's lengths answer, once until something in it changes.
  /// - Complexity: linear in the number of nodes that changed and of their siblings.
  func findRanges(_ index: Int32) {
    let i = Int(index)
    guard !records[i].flags.contains(.knowsRanges) else { return }
    if records[i].kind != .custom, records[i].kind != .geometry {
      var child = records[i].firstChild
      while child >= 0 {
        if !records[Int(child)].flags.contains(.knowsRanges) { findRanges(child) }
        child = records[Int(child)].next
      }
    }
    if records[i].kind == .stack { ensureGaps(index) }
    let width = range(i, .horizontal), height = range(i, .vertical)
    records[i].flags.remove([.hasWidthRange, .hasHeightRange, .hasWidthLimits])
    records[i].flags.insert(.knowsRanges)
    if let width, width.isUsable {
      records[i].width = width
      records[i].flags.insert([.hasWidthRange, .hasWidthLimits])
    } else if let width = widthLimits(i), width.isUsable {
      records[i].width = width
      records[i].flags.insert(.hasWidthLimits)
    }
    if let height, height.isUsable {
      records[i].height = height
      records[i].flags.insert(.hasHeightRange)
    }
  }

  /// Sets the ranges of a node in which nothing has a say.
  func setOwnRanges(_ i: Int) {
    let parameters = records[i].parameters
    let nilLength = Proposal.nilLength
    var isOwn = false
    switch records[i].kind {
    case .fill, .geometry, .spacer, .divider: isOwn = true
    case .fixedFrame: isOwn = parameters.0 != nilLength && parameters.1 != nilLength
    default: break
    }
    records[i].flags.remove([.hasRanges, .hasOwnRanges, .hasWidthLimits])
    guard isOwn, let width = range(i, .horizontal), width.isUsable, let height = range(i, .vertical), height.isUsable
    else { return }
    (records[i].width, records[i].height) = (width, height)
    records[i].flags.insert([.hasRanges, .hasOwnRanges, .hasWidthLimits])
  }

  /// The range of a length that is known to have one.
  @inline(__always) func knownRange(_ i: Int, _ axis: Axis) -> LengthRange? {
    if axis == .horizontal { return records[i].flags.contains(.hasWidthRange) ? records[i].width : nil }
    return records[i].flags.contains(.hasHeightRange) ? records[i].height : nil
  }

  private func firstRange(_ i: Int, _ axis: Axis) -> LengthRange? {
    let child = records[i].firstChild
    return child < 0 ? .rigid(0) : knownRange(Int(child), axis)
  }

  private func range(_ i: Int, _ axis: Axis) -> LengthRange? {
    let isHorizontal = axis == .horizontal
    let parameters = records[i].parameters
    switch records[i].kind {
    case .fill, .geometry: return .fill
    case .leaf, .custom, .viewThatFits: return nil
    case .spacer:
      guard !records[i].hasAxis || records[i].axis == axis else { return .rigid(0) }
      return LengthRange(ideal: parameters.0, minimum: parameters.0, maximum: .infinity)
    case .divider: return records[i].axis == axis ? .rigid(parameters.0) : .fill
    case .fixedFrame:
      let given = isHorizontal ? parameters.0 : parameters.1
      return given == Proposal.nilLength ? firstRange(i, axis) : .rigid(given)
    case .flexibleFrame:
      return isHorizontal
        ? flexibleRange(parameters.0, parameters.1, parameters.2, child: firstRange(i, axis))
        : flexibleRange(parameters.3, parameters.4, parameters.5, child: firstRange(i, axis))
    case .padding:
      guard let child = firstRange(i, axis) else { return nil }
      let inset = isHorizontal ? parameters.1 + parameters.3 : parameters.0 + parameters.2
      return child.widened(by: inset)
    case .fixedSize:
      guard let child = firstRange(i, axis) else { return nil }
      return (isHorizontal ? parameters.0 : parameters.1) != 0 ? .rigid(child.ideal) : child
    case .aspectRatio:
      guard let child = firstRange(i, axis), child.isRigid else { return nil }
      return child
    case .position:
      guard let child = firstRange(i, axis) else { return nil }
      return LengthRange(ideal: child.ideal, minimum: 0, maximum: .infinity)
    case .offset, .guide, .layered, .passThrough: return firstRange(i, axis)
    case .stack: return records[i].axis == axis ? sharedRange(i, axis) : alignedRange(i, axis)
    case .depthStack: return alignedRange(i, axis)
    }
  }

  /// A flexible frame's: see `flexibleLength`, whose cases these are for a child that answers by a range.
  func flexibleRange(_ low: Double, _ ideal: Double, _ high: Double, child: LengthRange?) -> LengthRange? {
    let nilLength = Proposal.nilLength
    let (lowest, highest) = (low.or(-.infinity), high.or(.infinity))
    guard let child else {
      guard low != nilLength, high != nilLength, ideal != nilLength else { return nil }
      return LengthRange(ideal: ideal, minimum: low, maximum: high)
    }
    var result = child
    result.ideal = ideal != nilLength ? ideal : min(max(child.ideal, lowest), highest)
    if low != nilLength {
      result.minimum = low
      result.maximum = high != nilLength ? high : max(low, child.maximum)
    } else if high != nilLength {
      result.minimum = min(child.minimum, high)
      result.maximum = high
    }
    return result
  }

  /// A stack's along itself. It uses all that it is offered between its limits where, at each priority, at most one child
  /// is flexible, or all flexible ones are so without end, or all of them can vanish; else its answer has more corners
  /// than a range, and only the negotiation knows them.
  private func sharedRange(_ i: Int, _ axis: Axis) -> LengthRange? {
    var result = LengthRange()
    var child = records[i].firstChild
    var flexible = 0, endless = 0, vanishing = 0
    var priority = 0.0
    var isMixed = false
    while child >= 0 {
      let c = Int(child)
      guard let own = knownRange(c, axis) else { return nil }
      result.add(own, gap: records[c].gap)
      if own.minimum != own.maximum {
        isMixed = flexible > 0 && records[c].priority != priority
        priority = records[c].priority
        flexible += 1
        if own.maximum == .infinity { endless += 1 }
        if own.minimum == 0 { vanishing += 1 }
      }
      child = records[c].next
    }
    let isRange = flexible <= 1 || endless == flexible || vanishing == flexible || (flexible == 2 && isMixed)
    return isRange ? result : nil
  }

  private func alignedRange(_ i: Int, _ axis: Axis) -> LengthRange? {
    largest(i, axis == .horizontal ? records[i].horizontalKey : records[i].verticalKey) { knownRange($0, axis) }
  }

  /// The range of views lined up on a guide that none of them sets: the largest of each limit, since a rectangle's guides
  /// lie at a fixed part of its length.
  /// - Parameter range: that of a child; nil where it has none.
  @inline(__always) func largest(_ i: Int, _ key: AlignmentKey, _ range: (Int) -> LengthRange?) -> LengthRange? {
    guard key.fraction != nil else { return nil }
    let isDepth = records[i].kind == .depthStack
    let highest = isDepth ? highestPriority(i) : 0
    var result = LengthRange()
    var child = records[i].firstChild
    while child >= 0 {
      let c = Int(child)
      if !isDepth || records[c].priority == highest {
        guard !mayGuide(c, key), let own = range(c) else { return nil }
        result.formMaximum(own)
      }
      child = records[c].next
    }
    return result
  }

  /// The highest priority among the children.
  func highestPriority(_ i: Int) -> Double {
    var highest = -Double.infinity
    var child = records[i].firstChild
    while child >= 0 {
      highest = max(highest, records[Int(child)].priority)
      child = records[Int(child)].next
    }
    return highest
  }

  /// Whether the node, or one in it, may set a guide.
  @inline(__always) func mayGuide(_ i: Int, _ key: AlignmentKey) -> Bool {
    records[i].flags.contains(.hasGuides) || (key.isBaseline && records[i].flags.contains(.hasBaselines))
  }
}
