internal import DrawingCore
internal import LayoutCore

extension Color: View {
  public typealias Body = Never

  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(StyleNode.make(view, inputs, name: "Color"))
  }
}

/// Styles that are views themselves: they fill what they are offered.
extension LinearGradient: View {
  public typealias Body = Never
  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(StyleNode.make(view, inputs, name: "LinearGradient"))
  }
}
extension RadialGradient: View {
  public typealias Body = Never
  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(StyleNode.make(view, inputs, name: "RadialGradient"))
  }
}
extension AngularGradient: View {
  public typealias Body = Never
  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(StyleNode.make(view, inputs, name: "AngularGradient"))
  }
}
extension EllipticalGradient: View {
  public typealias Body = Never
  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(StyleNode.make(view, inputs, name: "EllipticalGradient"))
  }
}

/// Keeps a style that is a view.
@MainActor
enum StyleNode {
  static func make<V: View & ShapeStyle>(_ view: V, _ inputs: _ViewInputs, name: String) -> ViewNode {
    StyleLeafNode(view, inputs, name: name)
  }
}

final class StyleLeafNode<V: View & ShapeStyle>: TypedNode<V>, Drawing {
  private var style: V
  private let id: LayoutID
  /// The environment that is drawn in; its successor is the node's for a moment.
  private var shownEnvironment: EnvironmentValues

  init(_ view: V, _ inputs: _ViewInputs, name: String) {
    style = view
    shownEnvironment = inputs.environment
    id = inputs.graph.makeLayoutNode(.fill, LayoutInfo(name: name, line: inputs.line), inputs.environment)
    super.init(inputs)
    graph.info[id.offset].drawing = self
  }

  override func renew(_ view: V) {
    guard !Comparison.areSame(style, view) else { return }
    let old = graph.contentBeforeChange(id, environment)
    style = view
    graph.moveContent(id, from: old, environment)
    graph.setNeedsDrawing(id)
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    let content = graph.contentBeforeChange(id, environment)
    shownEnvironment = environment
    graph.moveContent(id, from: content, environment)
    graph.setNeedsDrawing(id)
  }
  override func collect(_ roots: inout [LayoutID]) { graph.begin(id, &roots) }
  override func willDestroy() { graph.removeLayoutNode(id) }

  var readsOthers: Bool { false }

  func draw(in frame: CGRect, _ context: inout DrawingContext) {
    let styles = shownEnvironment.styleContext
    let paint = style._paint(in: frame, context: styles)
    if case .color(let color) = paint, color.alpha == 0, graph.info[id.offset].contentMotion == nil { return }
    context.draw(with: style, in: frame, styles, line: line) { paint, context in
      context.commands.append(.fill(Path(frame), paint, FillStyle()))
    }
  }

  func contains(_ point: CGPoint, in frame: CGRect) -> Bool {
    if case .color(let color) = style._paint(in: frame, context: environment.styleContext) { return color.alpha > 0 }
    return true
  }
}
