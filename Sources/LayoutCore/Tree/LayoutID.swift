/// Names a node of a `LayoutTree`.
public struct LayoutID: Hashable, Sendable {
  let index: Int32

  init(_ index: Int32) { self.index = index }

  /// The node's place in tables kept beside the tree; small, and used again after the node is removed.
  public var offset: Int { Int(index) }
}
