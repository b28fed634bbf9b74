internal import DrawingCore
internal import Foundation

@MainActor extension DrawingContext {
  /// A style's paint, whose picture, if any, belongs to the drawing from now on.
  /// - Parameter rect: the frame to which the style's unit points refer.
  mutating func paint<S: ShapeStyle>(_ style: S, in rect: CGRect, _ styles: _StyleContext) -> Paint {
    let paint = style._paint(in: rect, context: styles)
    if case .image(let id, _, _) = paint, let bitmap = PictureStore.shared.bitmap(named: id) { images[id] = bitmap }
    return paint
  }

  /// Draws with a style: its paint, within what the style does to all that is drawn with it.
  /// - Parameters:
  ///   - rect: the frame to which the style's unit points refer.
  ///   - line: the line of the view in the user's file, 0 where unknown.
  mutating func draw<S: ShapeStyle>(
    with style: S, in rect: CGRect, _ styles: _StyleContext, line: Int32 = 0,
    _ body: (Paint, inout DrawingContext) -> Void
  ) {
    let paint = paint(style, in: rect, styles)
    let effects = style._effects(in: rect, context: styles)
    for effect in effects {
      if case .backdrop = effect {
        graph.approximate("material", "Materials are near to Apple's, whose recipes are not published.", line: line)
      }
      commands.append(.push(effect))
    }
    body(paint, &self)
    for _ in effects { commands.append(.pop) }
  }
}
