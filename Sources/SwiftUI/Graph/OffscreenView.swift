internal import DrawingCore
internal import Foundation
internal import LayoutCore

/// A view in a graph of its own, laid out and drawn without being shown.
@MainActor
final class OffscreenView<Content: View> {
  let graph: ViewGraph
  private let root: GroupingNode<Content>

  init(_ content: Content, _ environment: EnvironmentValues, shaper: any TextShaper, imageLoader: any ImageLoader) {
    graph = ViewGraph(shaper: shaper, imageLoader: imageLoader)
    graph.shading = ViewGraph.current?.shading
    let inputs = _ViewInputs(graph: graph, parent: nil, environment: environment)
    root = GroupingNode(content, inputs, many: .depthStack(.center))
  }

  isolated deinit { root.destroy() }

  func renew(_ content: Content) { root.renew(content) }
  func setEnvironment(_ environment: EnvironmentValues) { root.setEnvironment(environment) }

  /// Lays the view out for a proposal.
  /// - Returns: the size that it answered.
  @discardableResult
  func layOut(_ proposal: ProposedViewSize) -> CGSize {
    graph.update()
    let size = graph.tree.layOut(
      root.id, proposal: proposal, origin: .zero, surroundings: LayoutSurroundings(screen: .zero, safeArea: .zero))
    graph.collectRoots()
    graph.layoutDidEnd()
    return size
  }

  /// The views of the content, which lie above each other.
  var views: [LayoutID] { graph.tree.children(root.id) }

  /// Draws a view with its corner at the origin.
  func draw(_ view: LayoutID, scale: CGFloat) -> (commands: [DrawCommand], images: [ImageID: Bitmap]) {
    let frame = graph.tree.frame(view)
    var context = DrawingContext(graph: graph, scale: scale)
    graph.draw(view, origin: CGPoint(x: -frame.minX, y: -frame.minY), &context)
    graph.didRender()
    return (context.commands, context.images)
  }

  /// Draws all.
  func draw(scale: CGFloat) -> (commands: [DrawCommand], images: [ImageID: Bitmap]) { draw(root.id, scale: scale) }
}
