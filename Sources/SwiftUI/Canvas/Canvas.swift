internal import DrawingCore
public import Foundation
internal import LayoutCore

/// Draws at once, without views for its parts.
public nonisolated struct Canvas<Symbols: View>: View {
  public typealias Body = Never
  /// Views that the renderer draws by their tags.
  public var symbols: Symbols
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode
  public var rendersAsynchronously: Bool

  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
    _ = SourceLines.take()
  }

  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(CanvasNode(view, inputs))
  }
}

extension Canvas where Symbols == EmptyView {
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    symbols = EmptyView()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
}

/// Keeps a canvas. The renderer runs whenever the picture is drawn; what it reads has the picture drawn again.
final class CanvasNode<Symbols: View>: TypedNode<Canvas<Symbols>>, Drawing {
  private var view: Canvas<Symbols>
  private let id: LayoutID
  private var symbols: CanvasSymbols<Symbols>?

  init(_ view: Canvas<Symbols>, _ inputs: _ViewInputs) {
    self.view = view
    id = inputs.graph.makeLayoutNode(.fill, LayoutInfo(name: "Canvas", line: inputs.line), inputs.environment)
    super.init(inputs)
    graph.info[id.offset].drawing = self
  }

  override func renew(_ view: Canvas<Symbols>) {
    self.view = view
    symbols?.renew(view.symbols)
    graph.setNeedsRender()
  }

  override func update() {
    isDirty = false
    graph.setNeedsRender()
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    symbols?.setEnvironment(environment)
    graph.setNeedsRender()
  }

  override func collect(_ roots: inout [LayoutID]) { graph.begin(id, &roots) }
  override func willDestroy() {
    symbols = nil
    graph.removeLayoutNode(id)
  }

  func draw(in frame: CGRect, _ context: inout DrawingContext) {
    let bounds = CGRect(origin: .zero, size: frame.size)
    let recorder = CanvasRecorder(graph: graph, line: line, scale: context.scale, bounds: bounds)
    if Symbols.self != EmptyView.self {
      let symbols = self.symbols ?? CanvasSymbols(view.symbols, environment, above: graph)
      self.symbols = symbols
      recorder.symbol = { symbols.resolve($0, scale: $1) }
    }
    var graphics = GraphicsContext(recorder: recorder, environment: environment)
    graph.evaluate(self, countsAsBody: false) { view.renderer(&graphics, frame.size) }
    recorder.end()
    let place = CGAffineTransform(translationX: frame.minX, y: frame.minY)
    context.commands += [.push(.clip(Path(frame), FillStyle())), .push(.transform(place))]
    if view.isOpaque { context.commands.append(.fill(Path(recorder.bounds), .color(.black), FillStyle())) }
    context.commands += recorder.commands + [.pop, .pop]
    context.images.merge(recorder.images) { first, _ in first }
  }
}
