extension LayoutTree {
  /// Forgets the answers of a node and of all that contain it, at the next question to the tree.
  ///
  /// What changed is looked at together, so that those that contain it are left alone where it does not concern them.
  /// - Complexity: constant; linear in the depth of the node while the tree is being laid out.
  public func invalidate(_ id: LayoutID) {
    if !guideAnswers.isEmpty { guideAnswers.removeAll(keepingCapacity: true) }
    let i = Int(id.index)
    let (flags, hasAnswers) = (records[i].flags, records[i].answerCount > 0)
    let before = Changed(node: id.index, width: knownRange(i, .horizontal), height: knownRange(i, .vertical))
    forget(i)
    guard !arena.pointee.isLayingOut else { return forgetContainers(of: id.index) }
    // Of a new node nobody knows anything: who takes it in changes as well.
    let isKnown = hasAnswers || !flags.isDisjoint(with: [.knowsRanges, .isPlaced])
    guard isKnown, records[i].parent >= 0, !flags.contains(.isChanged) else { return }
    records[i].flags.insert(.isChanged)
    changed.append(before)
  }

  /// Does the same for the node's container, whose arrangement depends on more of the node than what it answers.
  func invalidateContainer(of id: LayoutID) {
    let parent = records[Int(id.index)].parent
    if parent >= 0 { invalidate(LayoutID(parent)) }
  }

  /// The spacing of a node shows through its ancestors, up to and including the stack that keeps the distance.
  func invalidateGaps(above index: Int32) {
    var parent = records[Int(index)].parent
    while parent >= 0, records[Int(parent)].flags.contains(.hasGaps) || records[Int(parent)].kind != .stack {
      if records[Int(parent)].flags.contains(.hasGaps) {
        records[Int(parent)].flags.remove(.hasGaps)
        invalidate(LayoutID(parent))
      }
      parent = records[Int(parent)].parent
    }
  }

  /// Sets a flag that says something of a node or what is in it.
  func mark(_ flag: LayoutRecord.Flags, _ index: Int32) {
    var index = index
    while index >= 0, !records[Int(index)].flags.contains(flag) {
      records[Int(index)].flags.insert(flag)
      index = records[Int(index)].parent
    }
  }

  /// Sets those of the flags that say something of all that contain a node.
  func markThatShowsThrough(_ flags: LayoutRecord.Flags, _ index: Int32) {
    for flag in [LayoutRecord.Flags.hasGuides, .hasBaselines, .readsPosition, .mayShrink]
    where flags.contains(flag) {
      mark(flag, index)
    }
  }

  /// Forgets what a node answered.
  func forgetAnswers(_ i: Int) {
    records[i].answerCount = 0
    records[i].nextAnswer = 0
    if !records[i].flags.contains(.hasOwnRanges) { records[i].flags.remove(.knowsRanges) }
  }

  /// Does the same, and has it placed again.
  func forget(_ i: Int) {
    forgetAnswers(i)
    records[i].flags.insert(.needsPlacement)
    if records[i].kind == .custom { box(i)?.invalidate() }
  }

  /// A geometry reader's size does not depend on its content.
  private func forgetContainers(of index: Int32) {
    var index = records[Int(index)].parent
    while index >= 0 {
      guard records[Int(index)].kind != .geometry else { return setNeedsPlacement(LayoutID(index)) }
      forget(Int(index))
      index = records[Int(index)].parent
    }
  }

  /// Brings the answers up to date with what changed, the deepest nodes first.
  ///
  /// A container hears of a change in a node only as far as it concerns the container: see `concern`.
  func applyChanges() {
    guard !changed.isEmpty else { return }
    arena.pointee.isLayingOut = true
    defer { arena.pointee.isLayingOut = false }
    var levels: [[Changed]] = []
    for node in changed where records[Int(node.node)].flags.contains(.isChanged) {
      let depth = depth(node.node)
      while levels.count <= depth { levels.append([]) }
      levels[depth].append(node)
    }
    changed = []
    while let level = levels.popLast() {
      for node in level {
        let index = node.node
        records[Int(index)].flags.remove(.isChanged)
        let parent = Int(records[Int(index)].parent)
        guard parent >= 0 else { continue }
        let concern = concern(node)
        if concern != .answers, records[Int(index)].flags.contains(.needsPlacement) {
          if canBePlacedAlone(index) {
            placedAlone.append(index)
          } else {
            setNeedsPlacement(LayoutID(Int32(parent)))
          }
        }
        guard concern != .nothing else { continue }
        let before = Changed(
          node: Int32(parent), width: knownRange(parent, .horizontal), height: knownRange(parent, .vertical))
        if concern == .answers {
          forget(parent)
        } else {
          let knewRanges = records[parent].flags.contains(.knowsRanges)
          forgetAnswers(parent)
          if knewRanges { followLimits(of: node, in: parent) }
        }
        guard !records[parent].flags.contains(.isChanged) else { continue }
        records[parent].flags.insert(.isChanged)
        levels[levels.count - 1].append(before)
      }
    }
  }

  /// A node that changed, with the ranges that it had.
  struct Changed {
    var node: Int32
    var width, height: LengthRange?
  }

  /// What of a change in a node concerns its container.
  private enum Concern {
    case nothing
    /// The container's own limits may be others, but its arrangement stays.
    case limits
    /// It must be arranged anew.
    case answers
  }

  private func concern(_ node: Changed) -> Concern {
    let index = node.node
    let i = Int(index), parent = Int(records[Int(index)].parent)
    guard records[parent].kind != .geometry else { return .nothing }
    // Guides are not remembered, so that nobody can tell whether they moved.
    guard records[i].flags.isDisjoint(with: [.hasGuides, .hasBaselines]) else { return .answers }
    findRanges(index)
    let isSameWidth = node.width != nil && node.width == knownRange(i, .horizontal)
    let isSameHeight = node.height != nil && node.height == knownRange(i, .vertical)
    if isSameWidth, isSameHeight { return .nothing }
    guard records[parent].kind == .stack, records[parent].axis == .horizontal ? isSameWidth : isSameHeight,
      records[i].flags.contains(.isPlaced), size(index, records[i].placed) == records[i].size
    else { return .answers }
    return .limits
  }

  /// Brings the range of a stack across itself up to date with that of one child, where that can be told from the two.
  ///
  /// A child that was the largest and is so no longer leaves it to a look at all of them.
  /// - Complexity: constant.
  private func followLimits(of node: Changed, in parent: Int) {
    let cross = records[parent].axis.other
    guard records[parent].flags.contains([.hasWidthRange, .hasHeightRange]), let range = knownRange(parent, cross),
      let old = cross == .horizontal ? node.width : node.height, let new = knownRange(Int(node.node), cross),
      let followed = range.largest(replacing: old, by: new)
    else { return }
    if cross == .horizontal { records[parent].width = followed } else { records[parent].height = followed }
    records[parent].flags.insert(.knowsRanges)
  }

  /// Whether a placed node whose proposal and place stay can be placed without those that contain it: none of them tells
  /// its content more than where it is.
  private func canBePlacedAlone(_ index: Int32) -> Bool {
    guard records[Int(index)].flags.contains(.isPlaced) else { return false }
    var parent = records[Int(index)].parent
    while parent >= 0 {
      if records[Int(parent)].kind == .custom || records[Int(parent)].kind == .geometry { return false }
      parent = records[Int(parent)].parent
    }
    return true
  }

  /// Places the nodes below a root that changed within themselves only.
  func placeThoseAlone(below root: Int32) {
    guard !placedAlone.isEmpty else { return }
    let candidates = placedAlone
    let alone: LayoutRecord.Flags = [.needsPlacement, .isPlaced, .isHidden, .isFree]
    placedAlone = []
    let outer = context
    for index in candidates where records[Int(index)].flags.intersection(alone) == [.needsPlacement, .isPlaced] {
      (arena.pointee.context.x, arena.pointee.context.y) = (outer.x, outer.y)
      var node = index
      while node != root, node >= 0 {
        arena.pointee.context.x += records[Int(node)].x
        arena.pointee.context.y += records[Int(node)].y
        node = records[Int(node)].parent
      }
      if node == root {
        let proposal = records[Int(index)].placed
        place(index, proposal, size(index, proposal))
        noteChange(from: records[Int(index)].parent)
      } else {
        placedAlone.append(index)
      }
    }
    context = outer
  }

  private func depth(_ index: Int32) -> Int {
    var depth = 0
    var parent = records[Int(index)].parent
    while parent >= 0 {
      depth += 1
      parent = records[Int(parent)].parent
    }
    return depth
  }

  /// Asks for the node to be placed again, its size kept.
  public func setNeedsPlacement(_ id: LayoutID) {
    var index = id.index
    while index >= 0 {
      records[Int(index)].flags.insert(.needsPlacement)
      index = records[Int(index)].parent
    }
  }
}
