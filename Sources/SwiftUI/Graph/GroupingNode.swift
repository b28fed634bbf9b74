internal import LayoutCore

/// Keeps views that stand for one in the layout tree: a single view as it is, several in a layout that users did not
/// write, such as the column in a scroll view or the layers of an overlay.
final class GroupingNode<Content: View>: ViewNode, RootCollecting {
  let id: LayoutID
  private var many: LayoutSpec
  private var count = -1
  /// A single view too is in the layout.
  private let isAlwaysMany: Bool

  init(_ view: Content, _ inputs: _ViewInputs, many: LayoutSpec, isAlwaysMany: Bool = false) {
    self.many = many
    self.isAlwaysMany = isAlwaysMany
    id = inputs.graph.makeLayoutNode(.passThrough, LayoutInfo(name: ""), inputs.environment)
    super.init(inputs)
    content = make(view)
    collectRoots()
  }

  func renew(_ view: Content, line: Int32? = nil) {
    if let content { renew(content, view, line: line) }
  }

  func setSpec(_ spec: LayoutSpec) {
    many = spec
    if count != 1 || isAlwaysMany { graph.tree.setSpec(id, many) }
  }

  override var lazyHost: (any LazyHosting)? { nil }

  override func environmentDidChange(from old: EnvironmentValues) {
    graph.tree.setDirection(id, isRightToLeft: environment.layoutDirection == .rightToLeft)
    content?.setEnvironment(environment)
  }

  override func rootsDidChange(below child: ViewNode) { graph.collectLater(self) }

  func collectRoots() {
    var roots: [LayoutID] = []
    content?.collect(&roots)
    // What comes and goes within has its own way.
    if passage != nil {
      for index in roots.indices where graph.info[roots[index].offset].passage == nil {
        markPassage(of: self, roots[index...index])
      }
    }
    let staying = roots.count { !graph.info[$0.offset].isDeparting }
    if (staying == 1) != (count == 1) || count < 0 {
      graph.tree.setSpec(id, staying == 1 && !isAlwaysMany ? .passThrough : many)
    }
    count = staying
    graph.setChildren(id, roots)
  }

  override func willDestroy() { graph.removeLayoutNode(id) }
}
