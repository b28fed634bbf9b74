import Foundation

/// A tree of measured and placed nodes in flat arrays.
///
/// The graph of views sets specifications and children; `place` lays the tree out. A node answers a proposal once and
/// remembers it until it, or something below it, is invalidated; a subtree whose proposal and place did not change and
/// in which nothing was invalidated is not visited again.
///
/// Nodes are named by numbers that are used again after `remove`. Frames are relative to the parent, so that a move is
/// one write.
public final class LayoutTree {
  let arena: UnsafeMutablePointer<LayoutArena>

  /// How many answers were computed, neither taken from a cache nor from the range of a length.
  public var measureCount: Int { arena.pointee.measureCount }
  /// How many nodes were placed.
  public var placementCount: Int { arena.pointee.placementCount }
  var trace: [Int32: [LayoutStep]]? {
    didSet { arena.pointee.isTracing = trace != nil }
  }
  /// Explicit guides of containers, until something changes.
  var guideAnswers: [GuideQuestion: Double?] = [:]
  /// Nodes that changed since the tree was laid out.
  var changed: [Changed] = []
  /// Of those, the ones whose containers need not be placed again.
  var placedAlone: [Int32] = []
  /// The size that frames relative to their container follow.
  var container = Size.zero
  var lastScrollContainer = Size.zero
  var relativeBoxes = WeakBoxes()
  /// Containers that turned out of another size than they answered while the tree was placed.
  var unsettled: [LayoutID] = []
  var layoutValues: [Int32: [ObjectIdentifier: Any]] = [:]

  public init() {
    arena = .allocate(capacity: 1)
    arena.initialize(to: LayoutArena())
  }

  deinit {
    for index in 0..<Int(count) { records[index].answers?.deallocate() }
    records.deallocate()
    slots.deallocate()
    arena.deinitialize(count: 1)
    arena.deallocate()
  }

  // MARK: Nodes

  /// Makes a node without parent or children.
  /// - Complexity: constant on average.
  public func makeNode(_ spec: LayoutSpec, isRightToLeft: Bool = false) -> LayoutID {
    let index: Int32
    if arena.pointee.firstFree >= 0 {
      index = arena.pointee.firstFree
      arena.pointee.firstFree = records[Int(index)].next
      records[Int(index)] = LayoutRecord()
    } else {
      if count == arena.pointee.capacity { arena.pointee.grow() }
      index = count
      arena.pointee.count += 1
      (records + Int(index)).initialize(to: LayoutRecord())
      arena.pointee.objects.append(nil)
    }
    if isRightToLeft { records[Int(index)].flags.insert(.isRightToLeft) }
    apply(spec, to: index)
    return LayoutID(index)
  }

  /// Forgets the node, not its children.
  public func remove(_ id: LayoutID) {
    let index = id.index
    precondition(!records[Int(index)].flags.contains(.isFree), "A layout node was removed twice.")
    records[Int(index)].answers?.deallocate()
    records[Int(index)] = LayoutRecord()
    records[Int(index)].flags = .isFree
    records[Int(index)].next = arena.pointee.firstFree
    arena.pointee.objects[Int(index)] = nil
    if !layoutValues.isEmpty { layoutValues[index] = nil }
    arena.pointee.firstFree = index
  }

  /// Changes what a node does.
  public func setSpec(_ id: LayoutID, _ spec: LayoutSpec) {
    let before = spacingOfOne(id.index)
    let priority = records[Int(id.index)].priority
    invalidate(id)
    apply(spec, to: id.index)
    // A spacer has a priority of its own.
    if records[Int(id.index)].priority != priority { invalidateContainer(of: id) }
    records[Int(id.index)].flags.remove(.hasGaps)
    if before == nil || before != spacingOfOne(id.index) { invalidateGaps(above: id.index) }
  }

  public func setDirection(_ id: LayoutID, isRightToLeft: Bool) {
    guard records[Int(id.index)].flags.contains(.isRightToLeft) != isRightToLeft else { return }
    if isRightToLeft {
      records[Int(id.index)].flags.insert(.isRightToLeft)
    } else {
      records[Int(id.index)].flags.remove(.isRightToLeft)
    }
    records[Int(id.index)].flags.remove(.hasGaps)
    invalidate(id)
  }

  /// The priority among the children of a stack; a spacer's is below all others by itself.
  public func setPriority(_ id: LayoutID, _ priority: Double) {
    guard records[Int(id.index)].priority != priority else { return }
    records[Int(id.index)].priority = priority
    invalidateContainer(of: id)
  }

  public func priority(_ id: LayoutID) -> Double { records[Int(id.index)].priority }

  /// Sets the children, in order. A child that was under another node belongs to this one from now on.
  /// - Complexity: linear in the number of children.
  public func setChildren(_ id: LayoutID, _ children: [LayoutID]) {
    guard !hasChildren(id.index, children) else { return }
    let index = Int(id.index)
    var previous: Int32 = -1
    var flags = LayoutRecord.Flags()
    records[index].firstChild = children.first?.index ?? -1
    for child in children {
      if previous >= 0 { records[Int(previous)].next = child.index }
      records[Int(child.index)].parent = id.index
      records[Int(child.index)].next = -1
      flags.formUnion(records[Int(child.index)].flags)
      previous = child.index
    }
    records[index].lastChild = previous
    records[index].childCount = Int32(children.count)
    box(index)?.setSubviews(children)
    childrenDidChange(id, flags)
  }

  /// Sets the one child of a node, as `setChildren` does.
  /// - Complexity: constant.
  public func setChild(_ id: LayoutID, _ child: LayoutID) {
    let (index, inner) = (Int(id.index), Int(child.index))
    let isSame = records[index].childCount == 1 && records[index].firstChild == child.index
    guard !isSame || records[inner].parent != id.index else { return }
    records[index].firstChild = child.index
    records[index].lastChild = child.index
    records[index].childCount = 1
    records[inner].parent = id.index
    records[inner].next = -1
    box(index)?.setSubviews([child])
    childrenDidChange(id, records[inner].flags)
  }

  private func childrenDidChange(_ id: LayoutID, _ flags: LayoutRecord.Flags) {
    records[Int(id.index)].flags.remove(.hasGaps)
    noteChange(from: id.index)
    markThatShowsThrough(flags, id.index)
    invalidate(id)
    invalidateGaps(above: id.index)
  }

  /// Whether these are the node's children already.
  private func hasChildren(_ index: Int32, _ children: [LayoutID]) -> Bool {
    guard records[Int(index)].childCount == Int32(children.count), !children.isEmpty else { return false }
    var next = records[Int(index)].firstChild
    for child in children {
      guard next == child.index, records[Int(next)].parent == index else { return false }
      next = records[Int(next)].next
    }
    return next < 0
  }

  public func children(_ id: LayoutID) -> [LayoutID] {
    var result: [LayoutID] = []
    result.reserveCapacity(Int(records[Int(id.index)].childCount))
    var child = records[Int(id.index)].firstChild
    while child >= 0 {
      result.append(LayoutID(child))
      child = records[Int(child)].next
    }
    return result
  }

  public func firstChild(_ id: LayoutID) -> LayoutID? { Self.id(records[Int(id.index)].firstChild) }
  /// The child that follows in the same parent.
  public func nextSibling(_ id: LayoutID) -> LayoutID? { Self.id(records[Int(id.index)].next) }
  private static func id(_ index: Int32) -> LayoutID? { index < 0 ? nil : LayoutID(index) }

  /// The node at a place in tables kept beside the tree; nil where there is none.
  public func id(at offset: Int) -> LayoutID? {
    guard offset < Int(count), !records[offset].flags.contains(.isFree) else { return nil }
    return LayoutID(Int32(offset))
  }

  /// The node above, or nil for a root.
  public func parent(_ id: LayoutID) -> LayoutID? {
    let parent = records[Int(id.index)].parent
    return parent < 0 ? nil : LayoutID(parent)
  }
}
