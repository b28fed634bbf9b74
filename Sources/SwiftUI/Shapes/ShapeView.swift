public import DrawingCore
internal import LayoutCore

/// A shape filled with a style.
public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle>: LeafView {
  public typealias Body = Never
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle

  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }

  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(LeafNode(view, inputs))
  }
  static var viewName: String { TypeLayout.shapeName(of: Content.self) }

  final class Leaf: LeafDrawing, LayoutLeaf {
    private var view: _ShapeView
    private var environment: EnvironmentValues
    private unowned let graph: ViewGraph
    /// Leads the shape from one to another; the style is led as part of the drawing.
    private let shape: AnimatedValue<Content>
    private let line: Int32

    init(_ view: _ShapeView, _ environment: EnvironmentValues, _ graph: ViewGraph, line: Int32) {
      self.view = view
      self.line = line
      self.environment = environment
      self.graph = graph
      shape = AnimatedValue(view.shape)
    }

    /// Most shapes take any size, which layout knows without asking them.
    var spec: LayoutSpec { view.shape is any PlainSizedShape ? .fill : .leaf(self) }

    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
      MainActor.assumeIsolated { view.shape.sizeThatFits(proposal) }
    }

    func renew(_ new: _ShapeView, _ environment: EnvironmentValues) -> LeafChange {
      view = new
      self.environment = environment
      shape.set(new.shape, graph, environment)
      return view.shape is any PlainSizedShape ? .drawing : .layout
    }

    let readsOthers = Content.self is any ContainerDependentShape.Type

    func draw(in frame: CGRect, _ context: inout DrawingContext) {
      let outline = outline(in: frame)
      context.draw(with: view.style, in: frame, environment.styleContext, line: line) { paint, context in
        if let stroke = outline.stroke {
          context.commands.append(.stroke(outline.path, paint, stroke))
        } else {
          context.commands.append(.fill(outline.path, paint, view.fillStyle))
        }
      }
    }

    private func outline(in frame: CGRect) -> _ShapeOutline {
      let outline = shape.presented.outline(at: frame, environment)
      // What follows the container lies in the picture as that does.
      guard !(view.shape is any ContainerDependentShape),
        case .mirrors(let direction) = view.shape.layoutDirectionBehavior, direction == environment.layoutDirection,
        direction == .rightToLeft
      else { return outline }
      let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: frame.minX + frame.maxX, ty: 0)
      return _ShapeOutline(path: outline.path.applying(mirror), stroke: outline.stroke)
    }

    func contains(_ point: CGPoint, in frame: CGRect) -> Bool {
      let outline = outline(in: frame)
      let path = outline.stroke.map { outline.path.strokedPath($0) } ?? outline.path
      return path.contains(point, eoFill: view.fillStyle.isEOFilled)
    }
  }
}

/// A shape that takes whatever size it is proposed, 10 points where there is none.
protocol PlainSizedShape: Shape {}
extension Rectangle: PlainSizedShape {}
extension RoundedRectangle: PlainSizedShape {}
extension UnevenRoundedRectangle: PlainSizedShape {}
extension Ellipse: PlainSizedShape {}
extension Capsule: PlainSizedShape {}

extension TypeLayout {
  /// The name by which people know a shape: that of what it was made from.
  nonisolated static func shapeName(of type: Any.Type) -> String {
    let name = String(describing: type)
    guard name.hasPrefix("_"), let open = name.firstIndex(of: "<") else { return Self.name(of: type) }
    return String(name[name.index(after: open)...].prefix { $0 != "<" && $0 != ">" && $0 != "," })
  }
}

extension Shape {
  /// Shapes fill themselves with the foreground style.
  nonisolated public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }

  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(WrapperNode(view, inputs, { _ShapeView(shape: $0, style: ForegroundStyle()) }))
  }

  nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }
  nonisolated public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }

  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<_StrokedShape<Self>, S> {
    _ShapeView(
      shape: _StrokedShape(shape: self, style: style), style: content, fillStyle: FillStyle(antialiased: antialiased))
  }
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<_StrokedShape<Self>, S> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension InsettableShape {
  /// Draws the outline wholly inside the shape.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<_StrokedShape<InsetShape>, S> {
    inset(by: style.lineWidth / 2).stroke(content, style: style, antialiased: antialiased)
  }
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<_StrokedShape<InsetShape>, S> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
  nonisolated public func strokeBorder(
    style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<_StrokedShape<InsetShape>, ForegroundStyle> {
    strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
  }
  nonisolated public func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<_StrokedShape<InsetShape>, ForegroundStyle> {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth, antialiased: antialiased)
  }
}

/// A shape view to which more fills and strokes can be added, each above the one before.
extension _ShapeView {
  nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
    overlay(plainShape.fill(content, style: style))
  }
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View
  {
    overlay(plainShape.stroke(content, style: style, antialiased: antialiased))
  }
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> some View
  {
    overlay(plainShape.stroke(content, lineWidth: lineWidth, antialiased: antialiased))
  }
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View where Content: InsettableShape {
    overlay(shape.strokeBorder(content, lineWidth: lineWidth, antialiased: antialiased))
  }
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View where Content: InsettableShape {
    overlay(shape.strokeBorder(content, style: style, antialiased: antialiased))
  }

  /// The shape before it was stroked.
  nonisolated private var plainShape: AnyShape { (shape as? any StrokedShapeProtocol)?.unstroked ?? AnyShape(shape) }
}

/// A stroked shape of any type.
protocol StrokedShapeProtocol {
  var unstroked: AnyShape { get }
}
extension _StrokedShape: StrokedShapeProtocol {
  var unstroked: AnyShape { AnyShape(shape) }
}
