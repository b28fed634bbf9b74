internal import DrawingCore
internal import Foundation
internal import LayoutCore

/// Draws an image into a frame, and says where it is drawn only nearly as on Apple's platforms.
@MainActor
struct ImageDrawer {
  let image: Image
  let resolved: ResolvedImage
  let paint: Paint
  /// For the second level of a symbol.
  var secondary: Paint?
  /// Finds the colours that symbols have themselves.
  var resolution = ResolutionContext()
  let graph: ViewGraph
  let line: Int32

  func draw(in frame: CGRect, _ context: inout DrawingContext) {
    switch resolved.content {
    case .empty: break
    case .symbol(let drawing, let weight):
      guard drawing.ink.width > 0, drawing.ink.height > 0 else { return }
      // The square is so large, and lies so, that the symbol's ink fills the frame.
      let width = frame.width / drawing.ink.width, height = frame.height / drawing.ink.height
      let square = CGRect(
        x: frame.minX - drawing.ink.minX * width, y: frame.minY - drawing.ink.minY * height, width: width,
        height: height)
      let commands = drawing.commands(
        in: square, paint: paint, secondary: secondary, weight: weight, ink: ink
      ) { text, rect, paint in
        letters(text, in: rect, weight: 600, paint)
      }
      let turn = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * frame.midX, ty: 0)
      context.commands += drawing.isMirrored ? [.push(.transform(turn))] + commands + [.pop] : commands
    case .bitmap(let id, let bitmap, let isTemplate):
      context.images[id] = bitmap
      let insets = image.resizing?.capInsets ?? EdgeInsets()
      context.commands.append(
        .image(
          id, in: frame,
          ImageDrawing(
            interpolation: image.interpolation.drawing, tint: isTemplate ? paint : nil,
            capInsets: [insets.top, insets.leading, insets.bottom, insets.trailing],
            isTiled: image.resizing?.mode == .tile)))
    case .drawing(let list, let isTemplate):
      context.images.merge(list.images) { first, _ in first }
      if isTemplate {
        context.commands += [
          .push(.mask(list.commands(in: frame))), .fill(Path(frame), paint, FillStyle()), .pop,
        ]
      } else if image.resizing?.mode == .tile {
        drawTiles(list, in: frame, &context)
      } else {
        context.commands += list.commands(in: frame)
      }
    case .unknown(let name): drawUnknown(name, in: frame, &context)
    }
  }

  /// Repeats a drawing from the corner of a rectangle, at most some thousand times.
  private func drawTiles(_ list: DisplayList, in frame: CGRect, _ context: inout DrawingContext) {
    let size = list.size
    guard size.width > 0, size.height > 0, frame.width * frame.height / (size.width * size.height) < 4096 else {
      return
    }
    context.commands.append(.push(.clip(Path(frame), FillStyle())))
    for y in stride(from: frame.minY, to: frame.maxY, by: size.height) {
      for x in stride(from: frame.minX, to: frame.maxX, by: size.width) {
        context.commands += list.commands(in: CGRect(origin: CGPoint(x: x, y: y), size: size))
      }
    }
    context.commands.append(.pop)
  }

  private func ink(_ ink: SymbolDrawing.Ink) -> Paint? {
    switch ink {
    case .primary: nil
    case .white: .color(.white)
    case .system(let color): .color(color.resolve(in: resolution))
    // Chosen by eye.
    case .inactive: paint.opacity(0.3)
    }
  }

  /// Says what stands for a symbol. Called when the image is resolved, not each time that it is drawn.
  func noteSubstitution() {
    guard case .symbol(let name, _) = image.source, case .symbol(let drawing, _) = resolved.content else { return }
    let parts = drawing.isPartial ? ", without some of its parts" : ""
    graph.approximate("symbol", "“\(name)” is drawn from the installed icons\(parts).", line: line)
  }

  /// A frame with the symbol's name in it, small enough to fit.
  private func drawUnknown(_ name: String, in frame: CGRect, _ context: inout DrawingContext) {
    graph.approximate("symbol", "The installed icons have nothing for “\(name)”: its name is shown.", line: line)
    let box = Path(roundedRect: frame.insetBy(dx: 0.5, dy: 0.5), cornerRadius: frame.height / 6)
    context.commands.append(.stroke(box, paint, StrokeStyle(lineWidth: 1, dash: [2, 1.5])))
    context.commands += letters(name, in: frame.insetBy(dx: 1, dy: 1), weight: 400, paint)
  }

  /// Characters in the middle of a rectangle, as large as fits.
  private func letters(_ text: String, in rect: CGRect, weight: Int, _ paint: Paint) -> [DrawCommand] {
    guard rect.width > 0, rect.height > 0 else { return [] }
    // Capital letters take 0.7 of a font's size; they are as high as the rectangle where the text is short.
    let capital = 1443.0 / 2048
    func layout(size: CGFloat) -> TextLayout {
      let span = TextSpan(
        text: text, font: FontRequest(size: size, weight: weight), metrics: .ios(size: size))
      return TextLayout(graph.shaper.shape([span], isRightToLeft: false, locale: "en"), spans: [span]) { _ in
        ShapedText()
      }
    }
    let natural = layout(size: rect.height / capital).size(width: nil, height: nil).width
    let size = rect.height / capital * min(1, natural > 0 ? rect.width / natural : 1)
    let fitted = layout(size: size)
    let width = fitted.size(width: nil, height: nil).width
    let baseline = rect.midY + size * capital / 2
    return fitted.lines(width: nil, height: nil).flatMap(\.runs).compactMap { run in
      guard let glyphs = run.glyphs else { return nil }
      return .glyphs(glyphs, origin: CGPoint(x: rect.midX - width / 2 + run.origin.x, y: baseline), paint)
    }
  }
}
