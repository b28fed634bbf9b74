internal import DrawingCore
internal import Foundation

/// How a symbol is drawn from the glyphs of the installed set.
nonisolated struct SymbolDrawing: Hashable, Sendable {
  /// A part, in a square whose sides count as 1.
  enum Layer: Hashable, Sendable {
    /// A glyph by its file name without extension, drawn to fill a rectangle.
    case glyph(String, CGRect)
    /// A glyph that has the secondary style where the symbol's layers have styles of their own.
    case secondaryGlyph(String, CGRect)
    /// One or two characters in the middle of a rectangle, cut out of what lies below or drawn upon it.
    case letters(String, CGRect, isCutout: Bool)
    /// A glyph with a colour of its own.
    case coloredGlyph(String, CGRect, Ink)
    /// A part of a glyph with a colour of its own, drawn to fill a rectangle.
    case part(String, in: CGRect = SymbolDrawing.unitSquare, clip: Path?, Ink)
    /// A glyph that is cut out of what lies below.
    case cutout(String, CGRect)
    /// A line across the symbol, with a gap beside it.
    case slash(from: CGPoint, to: CGPoint)
    /// A disc that is cut out of what lies below.
    case hole(CGRect)
  }

  /// What a part is drawn with in the multicolour mode, or by a value.
  enum Ink: Hashable, Sendable {
    case primary, white
    case system(SystemColor)
    /// Above the symbol's value.
    case inactive
  }

  var layers: [Layer]
  /// The part of the square that is drawn on: the symbol's frame.
  var ink: CGRect
  /// Whether parts of the symbol had to be left out.
  var isPartial = false
  /// Drawn the other way round, as text from right to left wants it.
  var isMirrored = false

  static let unitSquare = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// Whether layers must be put together apart from what lies below the symbol.
  var needsGroup: Bool {
    layers.contains {
      switch $0 {
      case .glyph(let stem, _), .secondaryGlyph(let stem, _):
        SymbolOutlines.pieces[stem]?.contains(where: \.isCut) ?? false
      case .coloredGlyph, .part, .letters(_, _, isCutout: false): false
      case .cutout, .slash, .hole, .letters: true
      }
    }
  }

  /// The commands that draw the symbol.
  /// - Parameters:
  ///   - square: where the whole square lies, of which `ink` is a part; in points.
  ///   - secondary: for layers of the second level; the same paint where nil.
  ///   - weight: how much thicker lines are than the set's, as a share of the square's width.
  ///   - ink: the paint for colours of a symbol's own.
  ///   - letters: draws characters in the middle of a rectangle.
  func commands(
    in square: CGRect, paint: Paint, secondary: Paint? = nil, weight: CGFloat = 0,
    ink: (Ink) -> Paint? = { _ in nil },
    letters: (_ text: String, _ rect: CGRect, _ paint: Paint) -> [DrawCommand] = { _, _, _ in [] }
  ) -> [DrawCommand] {
    func place(_ rect: CGRect) -> CGRect {
      CGRect(
        x: square.minX + rect.minX * square.width, y: square.minY + rect.minY * square.height,
        width: rect.width * square.width, height: rect.height * square.height)
    }
    func place(_ point: CGPoint) -> CGPoint {
      CGPoint(x: square.minX + point.x * square.width, y: square.minY + point.y * square.height)
    }
    func cut(_ command: DrawCommand) -> [DrawCommand] { [.push(.blend(.destinationOut)), command, .pop] }

    var commands: [DrawCommand] = needsGroup ? [.push(.group)] : []
    for layer in layers {
      switch layer {
      case .glyph(let stem, let rect):
        commands += Self.glyph(stem, in: place(rect), paint, Self.weight(stem, rect, weight))
      case .secondaryGlyph(let stem, let rect):
        commands += Self.glyph(stem, in: place(rect), secondary ?? paint, Self.weight(stem, rect, weight))
      case .coloredGlyph(let stem, let rect, let own):
        commands += Self.glyph(stem, in: place(rect), ink(own) ?? paint, Self.weight(stem, rect, weight))
      case .part(let stem, let rect, let clip, let own):
        let drawn = Self.glyph(stem, in: place(rect), ink(own) ?? paint, Self.weight(stem, rect, weight))
        guard let clip else {
          commands += drawn
          continue
        }
        let placed = clip.applying(
          CGAffineTransform(scaleX: square.width, y: square.height)
            .concatenating(CGAffineTransform(translationX: square.minX, y: square.minY)))
        commands += [.push(.clip(placed, FillStyle()))] + drawn + [.pop]
      case .letters(let text, let rect, let isCutout):
        guard isCutout else {
          commands += letters(text, place(rect), paint)
          continue
        }
        commands += [.push(.blend(.destinationOut))] + letters(text, place(rect), .color(.black)) + [.pop]
      case .cutout(let stem, let rect):
        commands.append(.push(.blend(.destinationOut)))
        commands += Self.glyph(stem, in: place(rect), .color(.black), Self.weight(stem, rect, weight))
        commands.append(.pop)
      case .hole(let rect): commands += cut(.fill(Path(ellipseIn: place(rect)), .color(.black), FillStyle()))
      case .slash(let from, let to):
        var line = Path()
        line.move(to: place(from))
        line.addLine(to: place(to))
        let width = square.width * max(1 / 16 + weight, 1 / 64)
        commands += cut(.stroke(line, .color(.black), StrokeStyle(lineWidth: width * 3, lineCap: .round)))
        commands.append(.stroke(line, paint, StrokeStyle(lineWidth: width, lineCap: .round)))
      }
    }
    if needsGroup { commands.append(.pop) }
    return commands
  }

  /// A glyph of the set, or one that is drawn here.
  /// - Parameter weight: as a share of the rectangle's width.
  private static func glyph(_ stem: String, in rect: CGRect, _ paint: Paint, _ weight: CGFloat) -> [DrawCommand] {
    guard let pieces = SymbolOutlines.pieces[stem] else { return [.symbol(stem, in: rect, paint, weight: weight)] }
    let transform = CGAffineTransform(scaleX: rect.width, y: rect.height)
      .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
    return pieces.flatMap { $0.commands(transform, paint, weight: weight) }
  }

  /// Lines keep their width in small parts, as far as the set's allow; areas hardly grow with the weight.
  private static func weight(_ stem: String, _ rect: CGRect, _ weight: CGFloat) -> CGFloat {
    guard rect.width > 0 else { return 0 }
    if stem.hasSuffix("-fill") { return weight / 3 / rect.width }
    let lost = rect.width < 1 ? 0.8 * (1 - rect.width) / 16 : 0
    return (weight + lost) / rect.width
  }
}
