internal import DrawingCore
internal import Foundation

/// Finds the part of an icon's view box that its shapes cover.
///
/// Icons of the set are a view box with paths, circles and rectangles without transforms, all of them filled.
nonisolated enum SVGInk {
  /// The covered part as fractions of the view box; nil where nothing is drawn.
  static func bounds(_ source: String) -> CGRect? {
    guard let box = attribute("viewBox", in: source[...]).map(numbers), box.count == 4, box[2] > 0, box[3] > 0 else {
      return nil
    }
    var union = CGRect.null
    for element in source.split(separator: "<") {
      let name = element.prefix { !$0.isWhitespace }
      var rect: CGRect?
      func number(_ key: String) -> CGFloat { attribute(key, in: element).flatMap { Double($0) } ?? 0 }
      switch name {
      case "path":
        if let data = attribute("d", in: element) { rect = SVGPathReader.path(data).boundingRect }
      case "circle":
        let radius = number("r")
        rect = CGRect(x: number("cx") - radius, y: number("cy") - radius, width: 2 * radius, height: 2 * radius)
      case "rect":
        rect = CGRect(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
      default: break
      }
      if let rect { union = union.isNull ? rect : union.union(rect) }
    }
    guard !union.isNull, union.width > 0, union.height > 0 else { return nil }
    let unit = CGRect(
      x: (union.minX - box[0]) / box[2], y: (union.minY - box[1]) / box[3], width: union.width / box[2],
      height: union.height / box[3])
    let visible = unit.intersection(SymbolDrawing.unitSquare)
    return visible.isNull ? nil : visible
  }

  private static func attribute(_ name: String, in element: Substring) -> String? {
    guard let start = element.range(of: " \(name)=\"") else { return nil }
    return String(element[start.upperBound...].prefix { $0 != "\"" })
  }

  private static func numbers(_ text: String) -> [CGFloat] {
    text.split { $0 == " " || $0 == "," }.compactMap { Double($0).map { CGFloat($0) } }
  }
}
