public import Foundation

/// Lines and curves that are added before any `move(to:)` have no start and are ignored.
extension Path {
  public mutating func move(to point: CGPoint) { append(.move(to: point)) }

  public mutating func addLine(to point: CGPoint) { appendIfStarted(.line(to: point)) }

  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    appendIfStarted(.quadCurve(to: point, control: control))
  }

  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    appendIfStarted(.curve(to: point, control1: control1, control2: control2))
  }

  public mutating func closeSubpath() {
    if case .elements(let elements) = storage, elements.last == nil || elements.last == .closeSubpath { return }
    appendIfStarted(.closeSubpath)
  }

  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(rect), transform: transform)
  }

  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
  }

  /// Leading is left. Each radius is at most half the shorter side.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let rect = rect.standardized
    func corner(_ radius: CGFloat) -> RoundedCorner {
      let limited = min(max(radius, 0), min(rect.width, rect.height) / 2)
      return RoundedCorner(size: CGSize(width: limited, height: limited), style: style, in: rect.size)
    }
    var path = Path()
    path.appendRoundedRect(
      rect, topLeft: corner(cornerRadii.topLeading), topRight: corner(cornerRadii.topTrailing),
      bottomRight: corner(cornerRadii.bottomTrailing), bottomLeft: corner(cornerRadii.bottomLeading))
    addPath(path, transform: transform)
  }

  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(ellipseIn: rect), transform: transform)
  }

  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// An empty path takes the other over as it is, so that a common outline stays one.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    let path = path.applying(transform)
    if isEmpty {
      storage = path.storage
    } else {
      var all = elements
      storage = .elements([])
      all += path.elements
      storage = .elements(all)
    }
  }

  mutating func append(_ element: Element) {
    var elements = elements
    // The array must not be shared while it grows.
    storage = .elements([])
    elements.append(element)
    storage = .elements(elements)
  }

  private mutating func appendIfStarted(_ element: Element) {
    guard !isEmpty else { return }
    append(element)
  }

  /// An ellipse as four curves, from the right, by way of the bottom.
  mutating func appendEllipse(in rect: CGRect) {
    // The usual distance of the control points, 4/3 (√2 − 1), for a radius of 1.
    let k: CGFloat = 0.552284749830793
    let rx = rect.width / 2, ry = rect.height / 2
    let cx = rect.midX, cy = rect.midY
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: cx + rx * x, y: cy + ry * y) }
    append(.move(to: point(1, 0)))
    append(.curve(to: point(0, 1), control1: point(1, k), control2: point(k, 1)))
    append(.curve(to: point(-1, 0), control1: point(-k, 1), control2: point(-1, k)))
    append(.curve(to: point(0, -1), control1: point(-1, -k), control2: point(-k, -1)))
    append(.curve(to: point(1, 0), control1: point(k, -1), control2: point(1, -k)))
    append(.closeSubpath)
  }
}
