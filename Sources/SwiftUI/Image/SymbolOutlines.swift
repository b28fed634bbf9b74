internal import DrawingCore
internal import Foundation

/// Symbols that the installed set has nothing for, drawn here in a square of 16 units with lines one unit wide.
nonisolated enum SymbolOutlines {
  /// A line or an area.
  struct Piece: Hashable, Sendable {
    /// In a square whose sides are 1.
    var path: Path
    /// nil for an area.
    var lineWidth: CGFloat?
    /// Whether it is taken away from what was drawn before.
    var isCut: Bool

    func commands(_ transform: CGAffineTransform, _ paint: Paint, weight: CGFloat) -> [DrawCommand] {
      let placed = path.applying(transform)
      let paint = isCut ? .color(.black) : paint
      var commands: [DrawCommand] = []
      if let lineWidth {
        let width = transform.a * max(lineWidth + (isCut ? -weight : weight), 0.01)
        commands.append(.stroke(placed, paint, StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)))
      } else {
        commands.append(.fill(placed, paint, FillStyle()))
      }
      return isCut ? [.push(.blend(.destinationOut))] + commands + [.pop] : commands
    }

    var ink: CGRect {
      let reach = (lineWidth ?? 0) / 2
      return path.boundingRect.insetBy(dx: -reach, dy: -reach)
    }
  }

  /// By name, which begins with `~`.
  static let pieces: [String: [Piece]] = {
    var pieces = drawings.merging(figures) { first, _ in first }.mapValues {
      $0.split(separator: "|").compactMap { piece($0) }
    }
    let unit = CGAffineTransform(scaleX: 1.0 / 16, y: 1.0 / 16)
    pieces["~seal"] = [Piece(path: scalloped.applying(unit), lineWidth: 1.0 / 16, isCut: false)]
    pieces["~seal-fill"] = [Piece(path: scalloped.applying(unit), lineWidth: nil, isCut: false)]
    return pieces
  }()

  static func ink(of name: String) -> CGRect? {
    pieces[name]?.filter { !$0.isCut }.map(\.ink).reduce(CGRect?.none) { $0?.union($1) ?? $1 }
  }

  /// Reads a piece: `-` for a line, `+` for an area, `!` and `x` for those that are cut away; a line's width, a colon, and
  /// path data of SVG.
  private static func piece(_ text: Substring) -> Piece? {
    guard let kind = text.first, let colon = text.firstIndex(of: ":") else { return nil }
    let width = Double(text[text.index(after: text.startIndex)..<colon]) ?? 1
    let unit = CGAffineTransform(scaleX: 1.0 / 16, y: 1.0 / 16)
    let path = SVGPathReader.path(String(text[text.index(after: colon)...])).applying(unit)
    return Piece(
      path: path, lineWidth: kind == "-" || kind == "!" ? width / 16 : nil, isCut: kind == "!" || kind == "x")
  }

  /// A disc whose edge has twelve waves.
  private static let scalloped: Path = {
    var path = Path()
    for step in 0..<120 {
      let angle = Double(step) / 60 * .pi, radius = 6.7 + 0.42 * cos(angle * 10)
      let point = CGPoint(x: 8 + radius * cos(angle), y: 8 + radius * sin(angle))
      if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }()
}
