extension LayoutTree {
  /// Forgets the answers of a node and of all that contain it, at the next question to the tree.
  ///
  /// What changed is looked at together, so that those that contain it are left alone where it does not concern them.
  /// - Complexity: constant; linear in the depth of the node while the tree is being laid out.
  public func invalidate(_ id: LayoutID) {
    if !guideAnswers.isEmpty { guideAnswers.removeAll(keepingCapacity: true) }
    let i = Int(id.index)
    // Of a new node nobody knows anything: who takes it in changes as well.
    let isNew = records[i].answerCount == 0 && records[i].flags.isDisjoint(with: [.knowsRanges, .isPlaced])
    forget(i)
    guard !arena.pointee.isLayingOut else { return forgetContainers(of: id.index) }
    guard !isNew, !records[i].flags.contains(.isChanged) else { return }
    records[i].flags.insert(.isChanged)
    changed.append(id.index)
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
    for flag in [LayoutRecord.Flags.hasGuides, .hasBaselines, .readsPosition] where flags.contains(flag) {
      mark(flag, index)
    }
  }

  /// Forgets what a node answered.
  func forgetAnswers(_ i: Int) {
    records[i].answerCount = 0
    records[i].nextAnswer = 0
    records[i].flags.remove(.knowsRanges)
  }

  /// Does the same, and has it placed again.
  func forget(_ i: Int) {
    forgetAnswers(i)
    records[i].flags.insert(.needsPlacement)
    if records[i].kind == .custom { (objects[i] as? LayoutBox)?.invalidate() }
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
    var levels: [[Int32]] = []
    for index in changed where records[Int(index)].flags.contains(.isChanged) {
      let depth = depth(index)
      while levels.count <= depth { levels.append([]) }
      levels[depth].append(index)
    }
    changed = []
    while let level = levels.popLast() {
      for index in level {
        records[Int(index)].flags.remove(.isChanged)
        let parent = Int(records[Int(index)].parent)
        guard parent >= 0 else { continue }
        let concern = concern(index)
        if concern != .answers, records[Int(index)].flags.contains(.needsPlacement) {
          if canBePlacedAlone(index) {
            placedAlone.append(index)
          } else {
            setNeedsPlacement(LayoutID(Int32(parent)))
          }
        }
        guard concern != .nothing else { continue }
        if concern == .answers { forget(parent) } else { forgetAnswers(parent) }
        guard !records[parent].flags.contains(.isChanged) else { continue }
        records[parent].flags.insert(.isChanged)
        levels[levels.count - 1].append(Int32(parent))
      }
    }
  }

  /// What of a change in a node concerns its container.
  private enum Concern {
    case nothing
    /// The container's own limits may be others, but its arrangement stays.
    case limits
    /// It must be arranged anew.
    case answers
  }

  private func concern(_ index: Int32) -> Concern {
    let i = Int(index), parent = Int(records[Int(index)].parent)
    guard records[parent].kind != .geometry else { return .nothing }
    // Guides are not remembered, so that nobody can tell whether they moved.
    guard records[i].flags.isDisjoint(with: [.hasGuides, .hasBaselines]) else { return .answers }
    let axes: [Axis] = [.horizontal, .vertical]
    let before = axes.map { knownRange(i, $0) }
    findRanges(index)
    let after = axes.map { knownRange(i, $0) }
    let isSame = zip(before, after).map { $0 != nil && $0 == $1 }
    if isSame == [true, true] { return .nothing }
    guard records[parent].kind == .stack, isSame[records[parent].axis == .horizontal ? 0 : 1],
      records[i].flags.contains(.isPlaced), size(index, records[i].placed) == records[i].size
    else { return .answers }
    return .limits
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
