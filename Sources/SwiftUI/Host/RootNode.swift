internal import LayoutCore

/// The root of a graph: several views stand in a column, as in a window of Apple's.
final class RootNode: ViewNode, RootCollecting {
  let id: LayoutID
  private var content: ViewNode?

  init(_ view: AnyView, _ graph: ViewGraph, _ environment: EnvironmentValues) {
    let spec = VStackLayout().spec
    id = graph.makeLayoutNode(spec, LayoutInfo(name: ""), environment)
    super.init(_ViewInputs(graph: graph, parent: nil, environment: environment))
    content = make(view)
    collectRoots()
  }

  override var children: [ViewNode] { content.map { [$0] } ?? [] }

  override func environmentDidChange(from old: EnvironmentValues) {
    graph.tree.setDirection(id, isRightToLeft: environment.layoutDirection == .rightToLeft)
    content?.setEnvironment(environment)
  }

  override func rootsDidChange(below child: ViewNode) { graph.collectLater(self) }

  func collectRoots() {
    var roots: [LayoutID] = []
    content?.collect(&roots)
    graph.tree.setSpec(id, roots.count == 1 ? .passThrough : VStackLayout().spec)
    graph.tree.setChildren(id, roots)
  }
}
