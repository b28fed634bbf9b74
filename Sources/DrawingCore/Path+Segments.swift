import Foundation

/// A straight line or a cubic curve of a path.
struct PathSegment {
  var start, control1, control2, end: CGPoint
  var isLine: Bool

  init(from start: CGPoint, to end: CGPoint) {
    (self.start, control1, control2, self.end, isLine) = (start, start, end, end, true)
  }
  init(from start: CGPoint, control1: CGPoint, control2: CGPoint, to end: CGPoint) {
    (self.start, self.control1, self.control2, self.end, isLine) = (start, control1, control2, end, false)
  }
  /// A quadratic curve as a cubic one.
  init(from start: CGPoint, control: CGPoint, to end: CGPoint) {
    self.init(
      from: start, control1: Self.mix(start, control, 2 / 3), control2: Self.mix(end, control, 2 / 3), to: end)
  }

  static func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }

  func point(at t: CGFloat) -> CGPoint {
    if isLine { return Self.mix(start, end, t) }
    let s = 1 - t
    let a = s * s * s, b = 3 * s * s * t, c = 3 * s * t * t, d = t * t * t
    return CGPoint(
      x: a * start.x + b * control1.x + c * control2.x + d * end.x,
      y: a * start.y + b * control1.y + c * control2.y + d * end.y)
  }

  /// The part between two parameters.
  func part(from t0: CGFloat, to t1: CGFloat) -> PathSegment {
    if isLine { return PathSegment(from: point(at: t0), to: point(at: t1)) }
    let upper = t1 < 1 ? split(at: t1).0 : self
    return t0 > 0 && t1 > 0 ? upper.split(at: t0 / t1).1 : upper
  }

  private func split(at t: CGFloat) -> (PathSegment, PathSegment) {
    let a = Self.mix(start, control1, t), b = Self.mix(control1, control2, t), c = Self.mix(control2, end, t)
    let d = Self.mix(a, b, t), e = Self.mix(b, c, t), f = Self.mix(d, e, t)
    return (
      PathSegment(from: start, control1: a, control2: d, to: f), PathSegment(from: f, control1: e, control2: c, to: end)
    )
  }

  /// Parameters at which a polyline leaves the curve by at most `tolerance`; the last is 1.
  func parameters(tolerance: CGFloat) -> [CGFloat] {
    if isLine { return [1] }
    // The distance of a chord is at most an eighth of the second derivative over the square of the number of parts.
    let bend = max(
      hypot(start.x - 2 * control1.x + control2.x, start.y - 2 * control1.y + control2.y),
      hypot(control1.x - 2 * control2.x + end.x, control1.y - 2 * control2.y + end.y))
    let wanted = (6 * bend / (8 * tolerance)).squareRoot().rounded(.up)
    let count = wanted.isFinite ? Int(min(max(wanted, 1), 256)) : 1
    return (1...count).map { CGFloat($0) / CGFloat(count) }
  }
}

/// A connected stretch of a path.
struct Subpath {
  var start: CGPoint
  var segments: [PathSegment] = []
  /// Whether it ends with `closeSubpath`; its last segment then leads back to the start.
  var isClosed = false
}

extension Path {
  /// The path as connected stretches of lines and cubic curves.
  var subpaths: [Subpath] {
    var subpaths: [Subpath] = []
    var open: Subpath?
    var current = CGPoint.zero
    func add(_ segment: PathSegment) {
      if open == nil { open = Subpath(start: current) }
      open?.segments.append(segment)
      current = segment.end
    }
    for element in elements {
      switch element {
      case .move(let point):
        if let finished = open { subpaths.append(finished) }
        open = Subpath(start: point)
        current = point
      case .line(let point): add(PathSegment(from: current, to: point))
      case .quadCurve(let point, let control): add(PathSegment(from: current, control: control, to: point))
      case .curve(let point, let control1, let control2):
        add(PathSegment(from: current, control1: control1, control2: control2, to: point))
      case .closeSubpath:
        guard var finished = open else { continue }
        if current != finished.start { finished.segments.append(PathSegment(from: current, to: finished.start)) }
        finished.isClosed = true
        subpaths.append(finished)
        current = finished.start
        open = nil
      }
    }
    if let finished = open { subpaths.append(finished) }
    return subpaths
  }
}
