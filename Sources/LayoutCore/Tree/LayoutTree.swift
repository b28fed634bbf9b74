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
  var records: UnsafeMutablePointer<LayoutRecord>
  var capacity: Int32
  var count: Int32 = 0
  var firstFree: Int32 = -1
  /// The object of a leaf, custom layout, geometry reader or guide.
  var objects: [AnyObject?] = []

  /// Working room of the stacks that are being measured, used as a stack itself.
  var slots: UnsafeMutablePointer<StackSlot>
  var slotCapacity = 256
  var slotCount = 0

  /// How many answers were computed, not taken from a cache.
  public internal(set) var measureCount = 0
  /// How many nodes were placed.
  public internal(set) var placementCount = 0
  var trace: [Int32: [LayoutStep]]?
  /// Explicit guides of containers, until something changes.
  var guideAnswers: [GuideQuestion: Double?] = [:]
  var context = PlacingContext()
  /// The size that frames relative to their container follow.
  var container = Size.zero
  var lastScrollContainer = Size.zero
  var relativeBoxes = WeakBoxes()
  /// Containers that turned out of another size than they answered while the tree was placed.
  var unsettled: [LayoutID] = []
  var layoutValues: [Int32: [ObjectIdentifier: Any]] = [:]

  public init() {
    capacity = 64
    records = .allocate(capacity: 64)
    slots = .allocate(capacity: 256)
  }

  deinit {
    for index in 0..<count { records[Int(index)].answers?.deallocate() }
    records.deallocate()
    slots.deallocate()
  }

  // MARK: Nodes

  /// Makes a node without parent or children.
  /// - Complexity: constant on average.
  public func makeNode(_ spec: LayoutSpec, isRightToLeft: Bool = false) -> LayoutID {
    let index: Int32
    if firstFree >= 0 {
      index = firstFree
      firstFree = records[Int(index)].next
      records[Int(index)] = LayoutRecord()
    } else {
      if count == capacity { grow() }
      index = count
      count += 1
      (records + Int(index)).initialize(to: LayoutRecord())
      objects.append(nil)
    }
    if isRightToLeft { records[Int(index)].flags.insert(.isRightToLeft) }
    apply(spec, to: index)
    return LayoutID(index)
  }

  private func grow() {
    let wider = UnsafeMutablePointer<LayoutRecord>.allocate(capacity: Int(capacity) * 2)
    wider.moveInitialize(from: records, count: Int(count))
    records.deallocate()
    records = wider
    capacity *= 2
  }

  /// Forgets the node, not its children.
  public func remove(_ id: LayoutID) {
    let index = id.index
    precondition(!records[Int(index)].flags.contains(.isFree), "A layout node was removed twice.")
    records[Int(index)].answers?.deallocate()
    records[Int(index)] = LayoutRecord()
    records[Int(index)].flags = .isFree
    records[Int(index)].next = firstFree
    objects[Int(index)] = nil
    layoutValues[index] = nil
    firstFree = index
  }

  /// Changes what a node does.
  public func setSpec(_ id: LayoutID, _ spec: LayoutSpec) {
    apply(spec, to: id.index)
    records[Int(id.index)].flags.remove(.hasGaps)
    invalidate(id)
    invalidateGaps(above: id.index)
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
    invalidate(id)
  }

  public func priority(_ id: LayoutID) -> Double { records[Int(id.index)].priority }

  /// Sets the children, in order. A child that was under another node belongs to this one from now on.
  /// - Complexity: linear in the number of children.
  public func setChildren(_ id: LayoutID, _ children: [LayoutID]) {
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
    records[index].flags.remove(.hasGaps)
    if let box = objects[index] as? LayoutBox { box.setSubviews(children) }
    if flags.contains(.hasGuides) { mark(.hasGuides, id.index) }
    if flags.contains(.readsPosition) { mark(.readsPosition, id.index) }
    invalidate(id)
    invalidateGaps(above: id.index)
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

  // MARK: Changes

  /// Forgets the answers of a node and of all that contain it.
  /// - Complexity: linear in the depth of the node.
  public func invalidate(_ id: LayoutID) {
    if !guideAnswers.isEmpty { guideAnswers.removeAll(keepingCapacity: true) }
    var index = id.index
    while index >= 0 {
      records[Int(index)].answerCount = 0
      records[Int(index)].nextAnswer = 0
      records[Int(index)].flags.insert(.needsPlacement)
      if records[Int(index)].kind == .custom { (objects[Int(index)] as? LayoutBox)?.invalidate() }
      index = records[Int(index)].parent
      // A geometry reader's size does not depend on its content.
      if index >= 0, records[Int(index)].kind == .geometry {
        setNeedsPlacement(LayoutID(index))
        return
      }
    }
  }

  /// Asks for the node to be placed again, its size kept.
  public func setNeedsPlacement(_ id: LayoutID) {
    var index = id.index
    while index >= 0 {
      records[Int(index)].flags.insert(.needsPlacement)
      index = records[Int(index)].parent
    }
  }

  /// The spacing of a node shows through its ancestors, up to and including the stack that keeps the distance.
  func invalidateGaps(above index: Int32) {
    var parent = records[Int(index)].parent
    while parent >= 0, records[Int(parent)].flags.contains(.hasGaps) || records[Int(parent)].kind != .stack {
      records[Int(parent)].flags.remove(.hasGaps)
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
}
