extension LayoutTree {
  /// The node's answer to a proposal: by its ranges, remembered from an earlier question, or computed.
  @inline(__always) func size(_ index: Int32, _ proposal: Proposal) -> Size {
    let record = records + Int(index)
    guard record.pointee.flags.isSuperset(of: .hasRanges), proposal.isNotNegative else {
      return negotiatedSize(index, proposal)
    }
    return Size(
      width: record.pointee.width.answer(proposal.width), height: record.pointee.height.answer(proposal.height))
  }

  private func negotiatedSize(_ index: Int32, _ proposal: Proposal) -> Size {
    let i = Int(index)
    if !records[i].flags.contains(.knowsRanges), !arena.pointee.isTracing {
      findRanges(index)
      if records[i].flags.isSuperset(of: .hasRanges) { return size(index, proposal) }
    }
    if records[i].kind == .leaf, let known = knownAnswer(index, proposal) { return known }
    let known = records[i].answerCount
    if known > 0, let answers = records[i].answers {
      for entry in 0..<Int(known) where answers[entry].proposal == proposal {
        let found = answers[entry].size
        if arena.pointee.isTracing { record(index, proposal, found, isCached: true) }
        return found
      }
    }
    let answer = measure(index, proposal)
    arena.pointee.measureCount += 1
    remember(index, proposal, answer)
    if arena.pointee.isTracing { record(index, proposal, answer, isCached: false) }
    return answer
  }

  /// One length of the node's answer. Of a frame that decides it, what is in the frame is not asked.
  func length(_ index: Int32, _ proposal: Proposal, _ axis: Axis) -> Double {
    guard !arena.pointee.isTracing else { return size(index, proposal)[axis] }
    let i = Int(index)
    findRanges(index)
    if proposal.isNotNegative, let range = knownRange(i, axis) { return range.answer(proposal[axis]) }
    let parameters = records[i].parameters
    switch records[i].kind {
    case .flexibleFrame:
      let (low, ideal, high) =
        axis == .horizontal
        ? (parameters.0, parameters.1, parameters.2) : (parameters.3, parameters.4, parameters.5)
      let child =
        Self.isDecided(proposal[axis], low, ideal, high)
        ? 0 : childLength(index, childProposal(index, proposal), axis)
      return Self.flexibleLength(proposal[axis], low, ideal, high, child: child)
    case .padding:
      let inset = axis == .horizontal ? parameters.1 + parameters.3 : parameters.0 + parameters.2
      return max(0, childLength(index, childProposal(index, proposal), axis) + inset)
    case .fixedFrame:
      let given = axis == .horizontal ? parameters.0 : parameters.1
      return given.or(childLength(index, childProposal(index, proposal), axis))
    case .fixedSize, .offset, .guide, .layered, .passThrough:
      return childLength(index, childProposal(index, proposal), axis)
    case .fill, .geometry, .leaf, .spacer, .divider, .stack, .depthStack, .custom, .viewThatFits, .position,
      .aspectRatio:
      return size(index, proposal)[axis]
    }
  }

  private func childLength(_ index: Int32, _ proposal: Proposal, _ axis: Axis) -> Double {
    let child = records[Int(index)].firstChild
    return child < 0 ? 0 : length(child, proposal, axis)
  }

  /// The most answers that a node remembers: more than the combinations of minimum, maximum, ideal and one number on
  /// each axis, which is what nested stacks ask for.
  static let answerLimit: UInt16 = 512

  private func remember(_ index: Int32, _ proposal: Proposal, _ size: Size) {
    let i = Int(index)
    if records[i].answerCount == records[i].answerCapacity, records[i].answerCapacity < Self.answerLimit {
      let capacity = max(4, records[i].answerCapacity * 2)
      let wider = UnsafeMutablePointer<LayoutRecord.Answer>.allocate(capacity: Int(capacity))
      if let old = records[i].answers {
        wider.moveInitialize(from: old, count: Int(records[i].answerCount))
        old.deallocate()
      }
      records[i].answers = wider
      records[i].answerCapacity = capacity
    }
    guard let answers = records[i].answers else { return }
    let entry = LayoutRecord.Answer(proposal: proposal, size: size)
    if records[i].answerCount < records[i].answerCapacity {
      (answers + Int(records[i].answerCount)).initialize(to: entry)
      records[i].answerCount += 1
    } else {
      answers[Int(records[i].nextAnswer)] = entry
      records[i].nextAnswer = (records[i].nextAnswer + 1) % records[i].answerCapacity
    }
  }

  private func record(_ index: Int32, _ proposal: Proposal, _ size: Size, isCached: Bool) {
    let step = LayoutStep(
      proposedWidth: Proposal.optional(proposal.width).map { Double($0) },
      proposedHeight: Proposal.optional(proposal.height).map { Double($0) },
      width: size.width, height: size.height, isCached: isCached)
    trace?[index, default: []].append(step)
  }

  private func measure(_ index: Int32, _ p: Proposal) -> Size {
    let i = Int(index)
    let parameters = records[i].parameters
    switch records[i].kind {
    case .fill, .geometry:
      return Size(width: p.width.or(10), height: p.height.or(10))
    case .leaf:
      return leaf(i).map { Size($0.sizeThatFits(p.viewSize)) } ?? .zero
    case .spacer:
      return spacerSize(i, p)
    case .divider:
      return dividerSize(i, p)
    case .stack:
      return arrangedSize(index, p)
    case .depthStack:
      return depthSize(index, p)
    case .custom:
      return box(i).map { Size($0.sizeThatFits(p.viewSize)) } ?? .zero
    case .viewThatFits:
      let chosen = fittingChild(index, p)
      return chosen < 0 ? .zero : size(chosen, p)
    case .position:
      let child = records[i].firstChild
      let own = child < 0 ? Size.zero : size(child, p)
      return Size(width: p.width.or(own.width), height: p.height.or(own.height))
    case .fixedFrame:
      // Both lengths given: the child has no say.
      if parameters.0 != Proposal.nilLength, parameters.1 != Proposal.nilLength {
        return Size(width: parameters.0, height: parameters.1)
      }
      let own = childSize(index, p)
      return Size(width: parameters.0.or(own.width), height: parameters.1.or(own.height))
    case .flexibleFrame:
      let isDecided =
        Self.isDecided(p.width, parameters.0, parameters.1, parameters.2)
        && Self.isDecided(p.height, parameters.3, parameters.4, parameters.5)
      return flexibleSize(i, p, child: isDecided ? .zero : childSize(index, p))
    case .padding:
      let own = childSize(index, p)
      return Size(
        width: max(0, own.width + parameters.1 + parameters.3), height: max(0, own.height + parameters.0 + parameters.2)
      )
    case .aspectRatio, .fixedSize, .offset, .guide, .layered, .passThrough:
      return childSize(index, p)
    }
  }

  private func childSize(_ index: Int32, _ p: Proposal) -> Size {
    let child = records[Int(index)].firstChild
    return child < 0 ? .zero : size(child, childProposal(index, p))
  }

  /// What a node with one child that decides proposes to it when it is measured.
  func childProposal(_ index: Int32, _ p: Proposal) -> Proposal {
    let i = Int(index)
    let parameters = records[i].parameters
    switch records[i].kind {
    case .fixedFrame:
      return Proposal(width: parameters.0.or(p.width), height: parameters.1.or(p.height))
    case .flexibleFrame:
      return Proposal(
        width: Self.limited(p.width.or(parameters.1), parameters.0, parameters.2),
        height: Self.limited(p.height.or(parameters.4), parameters.3, parameters.5))
    case .padding:
      return Proposal(
        width: p.width == Proposal.nilLength ? p.width : max(0, p.width - parameters.1 - parameters.3),
        height: p.height == Proposal.nilLength ? p.height : max(0, p.height - parameters.0 - parameters.2))
    case .fixedSize:
      return Proposal(
        width: parameters.0 != 0 ? Proposal.nilLength : p.width,
        height: parameters.1 != 0 ? Proposal.nilLength : p.height)
    case .aspectRatio:
      return proportionalBox(index, p)
    case .fill, .leaf, .spacer, .divider, .offset, .position, .guide, .stack, .depthStack, .layered, .custom, .geometry,
      .viewThatFits, .passThrough:
      return p
    }
  }

  private static func limited(_ length: Double, _ low: Double, _ high: Double) -> Double {
    guard length != Proposal.nilLength else { return length }
    return min(max(length, low.or(-.infinity)), high.or(.infinity))
  }

  private func flexibleSize(_ i: Int, _ p: Proposal, child: Size) -> Size {
    let parameters = records[i].parameters
    return Size(
      width: Self.flexibleLength(p.width, parameters.0, parameters.1, parameters.2, child: child.width),
      height: Self.flexibleLength(p.height, parameters.3, parameters.4, parameters.5, child: child.height))
  }

  /// Whether a flexible frame's length follows from the proposal and the limits alone, so that the child need not be
  /// asked: between two limits, at or beyond the only one, or at a given ideal.
  private static func isDecided(_ proposed: Double, _ low: Double, _ ideal: Double, _ high: Double) -> Bool {
    let nilLength = Proposal.nilLength
    if proposed == nilLength { return ideal != nilLength }
    switch (low != nilLength, high != nilLength) {
    case (true, true): return true
    case (true, false): return proposed <= low
    case (false, true): return proposed >= high
    case (false, false): return false
    }
  }

  /// A flexible frame on one axis: the limits that are given answer from the proposal, the others from the child.
  private static func flexibleLength(
    _ proposed: Double, _ low: Double, _ ideal: Double, _ high: Double, child: Double
  ) -> Double {
    let nilLength = Proposal.nilLength
    let offered = limited(proposed.or(ideal), low, high)
    if proposed == nilLength {
      return ideal != nilLength ? ideal : min(max(child, low.or(-.infinity)), high.or(.infinity))
    }
    switch (low != nilLength, high != nilLength) {
    case (true, true): return offered
    case (true, false): return max(min(offered, child), low)
    case (false, true): return min(max(offered, child), high)
    case (false, false): return child
    }
  }

  private func spacerSize(_ i: Int, _ p: Proposal) -> Size {
    let minimum = records[i].parameters.0
    let (width, height) = (max(minimum, p.width.or(minimum)), max(minimum, p.height.or(minimum)))
    guard records[i].hasAxis else { return Size(width: width, height: height) }
    return records[i].axis == .horizontal ? Size(width: width, height: 0) : Size(width: 0, height: height)
  }

  private func dividerSize(_ i: Int, _ p: Proposal) -> Size {
    let thickness = records[i].parameters.0
    return records[i].axis == .horizontal
      ? Size(width: thickness, height: p.height.or(10)) : Size(width: p.width.or(10), height: thickness)
  }

  /// The box of the asked proportions inside (fit) or around (fill) the lengths that are proposed.
  private func proportionalBox(_ index: Int32, _ p: Proposal) -> Proposal {
    let i = Int(index)
    let nilLength = Proposal.nilLength
    guard p != .unspecified, records[i].firstChild >= 0 else { return p }
    var ratio = records[i].parameters.0
    if ratio == nilLength {
      let ideal = size(records[i].firstChild, .unspecified)
      ratio = ideal.width / ideal.height
      guard ratio.isFinite, ratio > 0 else { return p }
    }
    if p.height == nilLength { return Proposal(width: p.width, height: p.width / ratio) }
    if p.width == nilLength { return Proposal(width: p.height * ratio, height: p.height) }
    let isWider = p.width > p.height * ratio
    let isFilling = records[i].parameters.1 != 0
    return isWider != isFilling
      ? Proposal(width: p.height * ratio, height: p.height) : Proposal(width: p.width, height: p.width / ratio)
  }

  /// The first candidate whose ideal size fits on the constrained axes, else the last; −1 without candidates.
  func fittingChild(_ index: Int32, _ p: Proposal) -> Int32 {
    let i = Int(index)
    let checksWidth = records[i].parameters.0 != 0 && p.width != Proposal.nilLength
    let checksHeight = records[i].parameters.1 != 0 && p.height != Proposal.nilLength
    var child = records[i].firstChild
    while child >= 0, records[Int(child)].next >= 0 {
      let question = Proposal(
        width: records[i].parameters.0 != 0 ? Proposal.nilLength : p.width,
        height: records[i].parameters.1 != 0 ? Proposal.nilLength : p.height)
      let ideal = size(child, question)
      if (!checksWidth || ideal.width <= p.width) && (!checksHeight || ideal.height <= p.height) { return child }
      child = records[Int(child)].next
    }
    return child
  }

  /// The union of the children of the highest priority, aligned on their guides.
  private func depthSize(_ index: Int32, _ p: Proposal) -> Size {
    let bounds = depthBounds(index, p)
    return Size(width: bounds.right - bounds.left, height: bounds.lower - bounds.upper)
  }

  /// That union's edges from the guides' crossing.
  func depthBounds(_ index: Int32, _ p: Proposal) -> (left: Double, upper: Double, right: Double, lower: Double) {
    let i = Int(index)
    var child = records[i].firstChild
    guard child >= 0 else { return (0, 0, 0, 0) }
    let highest = highestPriority(i)
    var left = Double.infinity, upper = Double.infinity, right = -Double.infinity, lower = -Double.infinity
    while child >= 0 {
      if records[Int(child)].priority == highest {
        let own = size(child, p)
        let x = finite(guide(child, records[i].horizontalKey, p, own))
        let y = finite(guide(child, records[i].verticalKey, p, own))
        left = min(left, -x)
        upper = min(upper, -y)
        right = max(right, own.width - x)
        lower = max(lower, own.height - y)
      }
      child = records[Int(child)].next
    }
    return (left, upper, right, lower)
  }

  func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }
}
