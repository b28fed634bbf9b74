public import Foundation

extension Path {
  /// The outline as elements, whichever way it is stored.
  /// - Complexity: constant for stored elements and common outlines.
  public var elements: [Element] {
    switch storage {
    case .elements(let elements): return elements
    case .rect(let rect):
      guard !rect.isNull else { return [] }
      return [
        .move(to: CGPoint(x: rect.minX, y: rect.minY)), .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
        .line(to: CGPoint(x: rect.maxX, y: rect.maxY)), .line(to: CGPoint(x: rect.minX, y: rect.maxY)), .closeSubpath,
      ]
    case .ellipse(let rect):
      guard !rect.isNull else { return [] }
      var path = Path()
      path.appendEllipse(in: rect)
      return path.elements
    case .roundedRect(let rect, let cornerSize, let style):
      guard !rect.isNull else { return [] }
      let corner = RoundedCorner(size: cornerSize, style: style, in: rect.size)
      var path = Path()
      path.appendRoundedRect(rect, topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner)
      return path.elements
    }
  }

  public var isEmpty: Bool {
    switch storage {
    case .elements(let elements): elements.isEmpty
    case .rect(let rect), .ellipse(let rect), .roundedRect(let rect, _, _): rect.isNull
    }
  }

  /// Calls `body` with each element in turn.
  public func forEach(_ body: (Element) -> Void) {
    for element in elements { body(element) }
  }

  /// Where the next line begins: the end of the last element, or the start of the subpath that it closed.
  public var currentPoint: CGPoint? {
    let elements = elements
    switch elements.last {
    case nil: return nil
    case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _): return point
    case .closeSubpath:
      for element in elements.reversed() {
        if case .move(let point) = element { return point }
      }
      return nil
    }
  }
}

extension Path: CustomStringConvertible {
  /// The elements as points followed by `m`, `l`, `q`, `c` or `h`.
  public var description: String {
    func text(_ points: CGPoint...) -> String { points.map { "\($0.x) \($0.y)" }.joined(separator: " ") }
    return elements.map { element in
      switch element {
      case .move(let point): "\(text(point)) m"
      case .line(let point): "\(text(point)) l"
      case .quadCurve(let point, let control): "\(text(control, point)) q"
      case .curve(let point, let control1, let control2): "\(text(control1, control2, point)) c"
      case .closeSubpath: "h"
      }
    }.joined(separator: " ")
  }
}

extension Path: LosslessStringConvertible {
  /// - Returns: nil where the text is not what `description` gives.
  public init?(_ description: String) {
    self.init()
    var numbers: [CGFloat] = []
    func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1]) }
    for word in description.split(whereSeparator: \.isWhitespace) {
      switch (word, numbers.count) {
      case ("m", 2): move(to: point(0))
      case ("l", 2): addLine(to: point(0))
      case ("q", 4): addQuadCurve(to: point(1), control: point(0))
      case ("c", 6): addCurve(to: point(2), control1: point(0), control2: point(1))
      case ("h", 0): closeSubpath()
      default:
        guard let number = Double(word), number.isFinite else { return nil }
        numbers.append(CGFloat(number))
        continue
      }
      numbers = []
    }
    guard numbers.isEmpty else { return nil }
  }
}
