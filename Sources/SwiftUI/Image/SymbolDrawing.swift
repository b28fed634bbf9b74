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
    /// A glyph that is cut out of what lies below.
    case cutout(String, CGRect)
    /// A line across the symbol, with a gap beside it.
    case slash(from: CGPoint, to: CGPoint)
    /// A disc that is cut out of what lies below.
    case hole(CGRect)
  }

  var layers: [Layer]
  /// The part of the square that is drawn on: the symbol's frame.
  var ink: CGRect
  /// Whether parts of the symbol had to be left out.
  var isPartial = false

  static let unitSquare = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// Whether layers must be put together apart from what lies below the symbol.
  var needsGroup: Bool {
    layers.contains {
      switch $0 {
      case .glyph, .secondaryGlyph, .letters(_, _, isCutout: false): false
      case .cutout, .slash, .hole, .letters: true
      }
    }
  }

  /// The commands that draw the symbol.
  /// - Parameters:
  ///   - square: where the whole square lies, of which `ink` is a part; in points.
  ///   - secondary: for layers of the second level; the same paint where nil.
  ///   - letters: draws characters in the middle of a rectangle.
  func commands(
    in square: CGRect, paint: Paint, secondary: Paint? = nil,
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
      case .glyph(let stem, let rect): commands.append(.symbol(stem, in: place(rect), paint))
      case .secondaryGlyph(let stem, let rect): commands.append(.symbol(stem, in: place(rect), secondary ?? paint))
      case .letters(let text, let rect, let isCutout):
        guard isCutout else {
          commands += letters(text, place(rect), paint)
          continue
        }
        commands += [.push(.blend(.destinationOut))] + letters(text, place(rect), .color(.black)) + [.pop]
      case .cutout(let stem, let rect): commands += cut(.symbol(stem, in: place(rect), .color(.black)))
      case .hole(let rect): commands += cut(.fill(Path(ellipseIn: place(rect)), .color(.black), FillStyle()))
      case .slash(let from, let to):
        var line = Path()
        line.move(to: place(from))
        line.addLine(to: place(to))
        let width = square.width / 16
        commands += cut(.stroke(line, .color(.black), StrokeStyle(lineWidth: width * 3, lineCap: .round)))
        commands.append(.stroke(line, paint, StrokeStyle(lineWidth: width, lineCap: .round)))
      }
    }
    if needsGroup { commands.append(.pop) }
    return commands
  }
}
