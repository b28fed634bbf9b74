public import Foundation

/// The subviews of a layout container.
public struct LayoutSubviews: RandomAccessCollection, Equatable, @unchecked Sendable {
  public typealias Element = LayoutSubview
  public typealias Index = Int

  unowned let tree: LayoutTree
  unowned let box: LayoutBox
  var positions: [Int]
  public var layoutDirection: LayoutDirection

  init(box: LayoutBox, tree: LayoutTree, layoutDirection: LayoutDirection) {
    self.tree = tree
    self.box = box
    self.layoutDirection = layoutDirection
    positions = Array(box.nodes.indices)
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { positions.count }
  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(tree: tree, box: box, position: positions[index])
  }
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    var result = self
    result.positions = Array(positions[bounds])
    return result
  }
  public subscript(indices: some Sequence<Int>) -> LayoutSubviews {
    var result = self
    result.positions = indices.map { positions[$0] }
    return result
  }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.box === rhs.box && lhs.positions == rhs.positions }

  var nodes: [Int32] { positions.map { box.nodes[$0].index } }

  /// The explicit guide of the subviews where they were last placed, merged; what a layout answers by default.
  func mergedGuide(_ key: AlignmentKey) -> CGFloat? {
    let values = box.placedGuides(key)
    return LayoutTree.merge(key, values).map { CGFloat($0) }
  }
}

/// A subview of a layout container, by which it is measured and placed.
public struct LayoutSubview: Equatable, @unchecked Sendable {
  unowned let tree: LayoutTree
  unowned let box: LayoutBox
  let position: Int

  var node: Int32 { box.nodes[position].index }

  /// The subview's answer to a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { tree.size(node, Proposal(proposal)).cgSize }

  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let proposal = Proposal(proposal)
    return ViewDimensions(tree: tree, node: node, proposal: proposal, size: tree.size(node, proposal))
  }

  public var spacing: ViewSpacing { tree.spacing(node) }
  public var priority: Double { tree.priority(LayoutID(node)) }

  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    tree.layoutValue(LayoutID(node), ObjectIdentifier(key)) as? K.Value ?? K.defaultValue
  }

  /// Puts the subview's `anchor` at `position`, in the coordinates of the container's bounds; the last call counts.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    box.setPlace(self.position, at: position, anchor: anchor, Proposal(proposal))
  }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.box === rhs.box && lhs.position == rhs.position }
}
