internal import DrawingCore
internal import LayoutCore

/// A frame along the inside of a view's edges.
public nonisolated struct _BorderEffect<S: ShapeStyle>: EffectModifier {
  public typealias Body = Never
  let style: S
  var width: CGFloat
  public var animatableData: CGFloat {
    get { width }
    set { width = newValue }
  }

  @MainActor func drawAbove(_ frame: CGRect, _ environment: EnvironmentValues, _ context: inout DrawingContext) {
    guard width > 0 else { return }
    let inset = min(width, frame.width / 2, frame.height / 2) / 2
    context.draw(with: style, in: frame, environment.styleContext) { paint, context in
      context.commands.append(
        .stroke(
          Path(frame.insetBy(dx: inset, dy: inset)), paint, StrokeStyle(lineWidth: inset * 2, lineJoin: .miter)))
    }
  }
}

extension View {
  /// Draws a frame of `width` points along the inside of the view's edges.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(_BorderEffect(style: content, width: width))
  }
}
