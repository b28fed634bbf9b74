internal import DrawingCore
import Foundation
internal import LayoutCore

/// Lets a person drag a view.
public nonisolated struct _DragModifier<Preview: View>: DecorationModifier {
  public typealias Body = Never
  let providers: () -> (providers: [NSItemProvider], values: [any Transferable])
  /// nil shows the view itself.
  let preview: (() -> Preview)?

  final class Keeper: DecorationKeeper {
    private let responder: DragResponder
    init(_ modifier: _DragModifier, _ node: ViewNode) {
      responder = DragResponder(node.graph)
      take(modifier, node)
    }
    func renew(_ modifier: _DragModifier, _ node: ViewNode) -> Bool {
      take(modifier, node)
      return false
    }
    func environmentDidChange(_ node: ViewNode) { responder.environment = node.environment }
    private func take(_ modifier: _DragModifier, _ node: ViewNode) {
      responder.environment = node.environment
      responder.providers = modifier.providers
      responder.drawPreview = nil
      if let preview = modifier.preview {
        responder.drawPreview = { [unowned node] in DragPreview.draw(preview(), node) }
      }
    }
    func decorate(_ root: LayoutID, _ graph: ViewGraph) {
      responder.node = root
      graph.info[root.offset].decorations.append(.responder(responder))
    }
  }
}

/// Begins to drag a view when a press on it moves.
final class DragResponder: Responder {
  /// How far a press goes before it drags, in points.
  private static let threshold: CGFloat = 8

  private unowned let graph: ViewGraph
  var environment = EnvironmentValues()
  var node: LayoutID?
  var providers: () -> (providers: [NSItemProvider], values: [any Transferable]) = { ([], []) }
  var drawPreview: (@MainActor () -> (context: DrawingContext, size: CGSize))?
  private var start: CGPoint?
  private var offset = CGSize.zero

  init(_ graph: ViewGraph) { self.graph = graph }

  override func pressBegan(at point: CGPoint, in frame: CGRect) -> Bool {
    start = environment.isEnabled ? point : nil
    return environment.isEnabled
  }

  override func pressMoved(to point: CGPoint) -> Bool {
    guard let start else { return graph.input.drag != nil }
    guard hypot(point.x - start.x, point.y - start.y) >= Self.threshold else { return false }
    self.start = nil
    begin(at: start)
    return true
  }

  private func begin(at point: CGPoint) {
    guard let node else { return }
    let (providers, values) = providers()
    var context = DrawingContext(graph: graph, scale: environment.displayScale)
    if let drawPreview {
      let (drawn, size) = drawPreview()
      // The preview hangs at the pointer by its middle.
      let way = CGAffineTransform(translationX: point.x - size.width / 2, y: point.y - size.height / 2)
      context.commands = [.push(.transform(way))] + drawn.commands + [.pop]
      context.images = drawn.images
    } else {
      graph.draw(node, origin: parentOrigin(of: node), &context)
    }
    graph.input.drag = DragSession(
      providers: providers, values: values, at: point, commands: context.commands, images: context.images)
  }

  private func parentOrigin(of node: LayoutID) -> CGPoint {
    let (absolute, own) = (graph.tree.absoluteFrame(node), graph.tree.frame(node))
    return CGPoint(x: absolute.minX - own.minX, y: absolute.minY - own.minY)
  }

  override func pressEnded(at point: CGPoint) -> Bool {
    start = nil
    return graph.input.drag != nil
  }
  override func pressCancelled() {
    start = nil
    graph.input.dragDidMove(.cancelled, to: .zero)
  }
}

/// Draws a view that is shown nowhere, as previews of what is dragged are.
enum DragPreview {
  @MainActor static func draw<V: View>(_ view: V, _ node: ViewNode) -> (context: DrawingContext, size: CGSize) {
    let graph = node.graph
    let content = GroupingNode(view, node.inputs(node.environment.oriented(nil)), many: .depthStack(.center))
    defer { content.destroy() }
    graph.collectRoots()
    let size = graph.tree.sizeThatFits(content.id, .unspecified)
    graph.tree.layOut(
      content.id, proposal: ProposedViewSize(size), origin: .zero,
      surroundings: LayoutSurroundings(
        screen: CGRect(origin: .zero, size: size), safeArea: CGRect(origin: .zero, size: size)))
    var context = DrawingContext(graph: graph, scale: node.environment.displayScale)
    graph.draw(content.id, origin: .zero, &context)
    return (context, size)
  }
}

extension View {
  /// - Parameter payload: what is dropped.
  nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    modifier(_DragModifier<EmptyView>(providers: { ([NSItemProvider(payload())], [payload()]) }, preview: nil))
  }
  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: @escaping () -> V
  ) -> some View {
    modifier(_DragModifier(providers: { ([NSItemProvider(payload())], [payload()]) }, preview: preview))
  }
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(_DragModifier<EmptyView>(providers: { provided(data()) }, preview: nil))
  }
  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: @escaping () -> V
  ) -> some View {
    modifier(_DragModifier(providers: { provided(data()) }, preview: preview))
  }
}

private func provided(_ provider: NSItemProvider) -> (providers: [NSItemProvider], values: [any Transferable]) {
  ([provider], provider.transferable.map { [$0] } ?? [])
}
