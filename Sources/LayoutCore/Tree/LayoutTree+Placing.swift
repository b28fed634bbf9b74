public import Foundation

extension LayoutTree {
  /// Lays out the tree below `root` for a proposal, its origin at `origin`.
  /// - Returns: what the root answers, in points.
  /// - Complexity: in proportion to what changed.
  @discardableResult
  public func layOut(
    _ root: LayoutID, proposal: ProposedViewSize, origin: CGPoint = .zero, surroundings: LayoutSurroundings? = nil
  ) -> CGSize {
    applyChanges()
    arena.pointee.isLayingOut = true
    defer { arena.pointee.isLayingOut = false }
    context = PlacingContext(x: Double(origin.x), y: Double(origin.y))
    if let surroundings {
      context.safe = Bounds(surroundings.safeArea)
      context.whole = Bounds(surroundings.screen)
      context.visible = context.whole
      let container = Size(surroundings.safeArea.size)
      if self.container != container {
        self.container = container
        for box in relativeBoxes.allObjects { invalidate(box.id) }
      }
    }
    setOrigin(root.index, Double(origin.x), Double(origin.y))
    let proposal = Proposal(proposal)
    let answer = rootSize(root.index, proposal)
    place(root.index, proposal, answer)
    placeThoseAlone(below: root.index)
    return answer.cgSize
  }

  /// The answer to a proposal, without placing anything.
  public func sizeThatFits(_ id: LayoutID, _ proposal: ProposedViewSize) -> CGSize {
    applyChanges()
    return rootSize(id.index, Proposal(proposal)).cgSize
  }

  /// The answer of a node that nobody contains: it stands as long as the node is placed as it was.
  private func rootSize(_ index: Int32, _ p: Proposal) -> Size {
    let flags = records[Int(index)].flags
    let stands = flags.contains(.isPlaced) && !flags.contains(.needsPlacement) && records[Int(index)].placed == p
    return stands ? records[Int(index)].size : size(index, p)
  }

  /// The node's frame in its parent's coordinates, not rounded.
  public func frame(_ id: LayoutID) -> CGRect {
    let record = records[Int(id.index)]
    return CGRect(x: record.x, y: record.y, width: record.size.width, height: record.size.height)
  }

  /// The node's frame in the root's coordinates.
  /// - Complexity: linear in the depth of the node.
  public func absoluteFrame(_ id: LayoutID) -> CGRect {
    var frame = frame(id)
    var parent = records[Int(id.index)].parent
    while parent >= 0 {
      frame.origin.x += records[Int(parent)].x
      frame.origin.y += records[Int(parent)].y
      parent = records[Int(parent)].parent
    }
    return frame
  }

  /// Whether the node takes part in the picture.
  public func isShown(_ id: LayoutID) -> Bool {
    let flags = records[Int(id.index)].flags
    return flags.contains(.isPlaced) && !flags.contains(.isHidden)
  }

  /// The proposal with which the node was placed.
  public func placedProposal(_ id: LayoutID) -> ProposedViewSize { records[Int(id.index)].placed.viewSize }

  /// Places a node, whose origin its parent has set and which answers the proposal with `own`, and what is in it.
  func place(_ index: Int32, _ p: Proposal, _ own: Size) {
    if settle(index, p, own) { placeContent(index, p, own) }
  }

  private func placeContent(_ index: Int32, _ p: Proposal, _ own: Size) {
    let i = Int(index)
    switch records[i].kind {
    case .fill, .leaf, .spacer, .divider:
      break
    case .stack:
      placeStack(index, p, own)
    case .depthStack:
      placeDepthStack(index, own)
    case .layered:
      placeLayers(index, p, own)
    case .custom:
      box(i)?.place(p, own)
    case .geometry:
      (arena.pointee.objects[i] as? any GeometryContent)?.update(LayoutID(index), size: own.cgSize)
      placeAtOrigin(index, own)
    case .viewThatFits:
      placeFitting(index, p, own)
    case .fixedFrame, .flexibleFrame, .padding, .aspectRatio, .fixedSize, .offset, .position, .guide, .passThrough:
      let child = records[i].firstChild
      guard child >= 0 else { break }
      if records[i].kind == .fixedFrame, putByRanges(child, in: i, p, own) { break }
      let place = childPlace(index, p, own)
      put(child, in: i, x: place.x, y: place.y, place.proposal)
    }
  }

  @inline(__always) private func setOrigin(_ index: Int32, _ x: Double, _ y: Double) {
    let record = records + Int(index)
    guard record.pointee.x != x || record.pointee.y != y else { return }
    record.pointee.x = x
    record.pointee.y = y
    record.pointee.moved = arena.pointee.picture
  }

  /// Writes down how a node is placed.
  /// - Returns: whether what is in it must be placed.
  @inline(__always) private func settle(_ index: Int32, _ p: Proposal, _ own: Size) -> Bool {
    let record = records + Int(index)
    if record.pointee.flags.contains(.isHidden) {
      record.pointee.flags.remove(.isHidden)
      record.pointee.moved = arena.pointee.picture
    }
    if record.pointee.flags.isDisjoint(with: [.needsPlacement, .readsPosition]), record.pointee.placed == p,
      record.pointee.size == own
    {
      return false
    }
    arena.pointee.placementCount += 1
    record.pointee.placed = p
    record.pointee.changed = arena.pointee.picture
    if record.pointee.size != own { record.pointee.moved = arena.pointee.picture }
    record.pointee.size = own
    record.pointee.flags.remove(.needsPlacement)
    record.pointee.flags.insert(.isPlaced)
    return record.pointee.kind.rawValue > LayoutRecord.Kind.lastWithoutContent.rawValue
  }

  /// Where a node with one child that decides puts it, and what it proposes to it there.
  /// - Parameter isPlacing: whether the node is being placed; a guide that is looked up while stacks still try lengths
  ///   asks the child what it was asked when it was measured, not something new.
  func childPlace(
    _ index: Int32, _ p: Proposal, _ own: Size, isPlacing: Bool = true
  ) -> (x: Double, y: Double, proposal: Proposal) {
    let i = Int(index)
    let child = records[i].firstChild
    let parameters = records[i].parameters
    switch records[i].kind {
    case .padding:
      return (parameters.1, parameters.0, childProposal(index, p))
    case .offset:
      return (parameters.0, parameters.1, p)
    case .position:
      let proposal = Proposal(width: p.width.or(own.width), height: p.height.or(own.height))
      let size = size(child, proposal)
      return (parameters.0 - size.width / 2, parameters.1 - size.height / 2, proposal)
    case .fixedFrame, .flexibleFrame:
      let proposal =
        records[i].kind == .flexibleFrame && isPlacing ? framedProposal(i, p, own) : childProposal(index, p)
      let size = size(child, proposal)
      let frame = ViewDimensions(width: own.width, height: own.height)
      let (h, v) = (records[i].horizontalKey, records[i].verticalKey)
      let x = frame.defaultValue(h) - guide(child, h, proposal, size)
      let y = frame.defaultValue(v) - guide(child, v, proposal, size)
      return (finite(x), finite(y), proposal)
    case .fill, .leaf, .spacer, .divider, .aspectRatio, .fixedSize, .guide, .stack, .depthStack, .layered, .custom,
      .geometry, .viewThatFits, .passThrough:
      return (0, 0, childProposal(index, p))
    }
  }

  /// Puts the content of a fixed frame where it answers by ranges and sets no guide: most frames' does.
  private func putByRanges(_ child: Int32, in i: Int, _ p: Proposal, _ own: Size) -> Bool {
    let (h, v) = (records[i].horizontalKey, records[i].verticalKey)
    let proposal = childProposal(Int32(i), p)
    guard let across = h.fraction, let down = v.fraction, proposal.isNotNegative,
      records[Int(child)].flags.isSuperset(of: .hasRanges),
      records[Int(child)].flags.isDisjoint(with: [.hasGuides, .hasBaselines])
    else { return false }
    let size = Size(
      width: records[Int(child)].width.answer(proposal.width),
      height: records[Int(child)].height.answer(proposal.height))
    put(
      child, in: i, x: finite(across * own.width - across * size.width),
      y: finite(down * own.height - down * size.height),
      proposal, size)
    return true
  }

  /// A flexible frame proposes its own size when it places, but still asks for the ideal length where nothing decided
  /// the frame's length but the child.
  private func framedProposal(_ i: Int, _ p: Proposal, _ own: Size) -> Proposal {
    func length(_ proposed: Double, _ low: Double, _ ideal: Double, _ high: Double, own: Double) -> Double {
      let nilLength = Proposal.nilLength
      // Without limits on an axis the frame is not there on it.
      if low == nilLength, ideal == nilLength, high == nilLength { return proposed }
      if proposed == nilLength, ideal == nilLength, own > low.or(-.infinity), own < high.or(.infinity) {
        return nilLength
      }
      return own
    }
    let limits = records[i].parameters
    return Proposal(
      width: length(p.width, limits.0, limits.1, limits.2, own: own.width),
      height: length(p.height, limits.3, limits.4, limits.5, own: own.height))
  }

  /// Sets a child's origin and places it; the place is mirrored where the container reads from right to left.
  func put(_ child: Int32, in parent: Int, x: Double, y: Double, _ proposal: Proposal) {
    put(child, in: parent, x: x, y: y, proposal, size(child, proposal))
  }

  /// Does the same where the child's answer is known.
  func put(_ child: Int32, in parent: Int, x: Double, y: Double, _ proposal: Proposal, _ size: Size) {
    let x = records[parent].flags.contains(.isRightToLeft) ? finite(records[parent].size.width - x - size.width) : x
    setOrigin(child, x, y)
    guard settle(child, proposal, size) else { return }
    let (outerX, outerY) = (arena.pointee.context.x, arena.pointee.context.y)
    arena.pointee.context.x = outerX + x
    arena.pointee.context.y = outerY + y
    placeContent(child, proposal, size)
    arena.pointee.context.x = outerX
    arena.pointee.context.y = outerY
  }

  private func placeStack(_ index: Int32, _ p: Proposal, _ own: Size) {
    let i = Int(index)
    let axis = records[i].axis
    var question = p
    if question[axis.other] == Proposal.nilLength { question[axis.other] = own[axis.other] }
    let arrangement = arrange(index, question)
    var cursor = 0.0
    for k in arrangement.base..<arrangement.base + arrangement.count {
      let slot = slots + k
      let (node, offer, length, cross) = (
        slot.pointee.node, slot.pointee.offer, slot.pointee.length, slot.pointee.cross
      )
      cursor += records[Int(node)].gap
      let across = -slot.pointee.guide - arrangement.crossStart
      if axis == .horizontal {
        put(
          node, in: i, x: cursor, y: across, Proposal(width: offer, height: question.height),
          Size(width: length, height: cross))
      } else {
        put(
          node, in: i, x: across, y: cursor, Proposal(width: question.width, height: offer),
          Size(width: cross, height: length))
      }
      cursor += length
    }
    slotCount = arrangement.base
  }

  private func placeDepthStack(_ index: Int32, _ own: Size) {
    let i = Int(index)
    let proposal = Proposal(width: own.width, height: own.height)
    let bounds = depthBounds(index, proposal)
    // The union may have changed with the proposal; it stays centred in the size that was answered.
    let x = finite((own.width - (bounds.right - bounds.left)) / 2) - bounds.left
    let y = finite((own.height - (bounds.lower - bounds.upper)) / 2) - bounds.upper
    var child = records[i].firstChild
    while child >= 0 {
      let size = size(child, proposal)
      put(
        child, in: i, x: finite(x - guide(child, records[i].horizontalKey, proposal, size)),
        y: finite(y - guide(child, records[i].verticalKey, proposal, size)), proposal)
      child = records[Int(child)].next
    }
  }

  private func placeLayers(_ index: Int32, _ p: Proposal, _ own: Size) {
    let i = Int(index)
    let primary = records[i].firstChild
    guard primary >= 0 else { return }
    put(primary, in: i, x: 0, y: 0, p)
    let (h, v) = (records[i].horizontalKey, records[i].verticalKey)
    let x = guide(primary, h, p, own)
    let y = guide(primary, v, p, own)
    let proposal = Proposal(width: own.width, height: own.height)
    var child = records[Int(primary)].next
    while child >= 0 {
      let size = size(child, proposal)
      put(
        child, in: i, x: finite(x - guide(child, h, proposal, size)), y: finite(y - guide(child, v, proposal, size)),
        proposal)
      child = records[Int(child)].next
    }
  }

  private func placeAtOrigin(_ index: Int32, _ own: Size) {
    let proposal = Proposal(width: own.width, height: own.height)
    var child = records[Int(index)].firstChild
    while child >= 0 {
      put(child, in: Int(index), x: 0, y: 0, proposal)
      child = records[Int(child)].next
    }
  }

  private func placeFitting(_ index: Int32, _ p: Proposal, _ own: Size) {
    let chosen = fittingChild(index, p)
    var child = records[Int(index)].firstChild
    while child >= 0 {
      if child == chosen {
        put(child, in: Int(index), x: 0, y: 0, p)
      } else {
        records[Int(child)].flags.insert([.isHidden, .needsPlacement])
      }
      child = records[Int(child)].next
    }
  }
}
