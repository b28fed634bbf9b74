internal import LayoutCore

extension ViewGraph {
  /// The geometry of a placed view.
  func proxy(for node: LayoutID) -> GeometryProxy {
    GeometryProxy(size: tree.frame(node).size, node: node, graph: self, safeAreaInsets: tree.safeAreaInsets(node))
  }

  /// Notes that a view's content depends on where the view is.
  func notePosition(of node: LayoutID) {
    guard positionReaders.insert(node).inserted else { return }
    tree.setReadsPosition(node)
  }
}
