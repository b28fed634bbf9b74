internal import DrawingCore
internal import Foundation

extension Paint {
  /// The paint between two of a kind; nil where nothing lies between.
  /// - Parameter offset: what the first paint has yet to be moved by.
  static func mix(_ a: Paint, _ b: Paint, _ amount: Double, _ offset: CGPoint) -> Paint? {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * CGFloat(amount) }
    func moved(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: mix(a.x + offset.x, b.x), y: mix(a.y + offset.y, b.y))
    }
    switch (a, b) {
    case (.color(let a), .color(let b)): return .color(a.mixed(with: b, amount))
    case (.color(let color), _):
      return b.stops.flatMap { stops in
        Paint.mix(b.withStops(stops.map { ColorStop(color, at: $0.location) }), b, amount, .zero)
      }
    case (_, .color(let color)):
      return a.stops.flatMap { stops in
        Paint.mix(a, a.withStops(stops.map { ColorStop(color, at: $0.location) }).moved(by: offset), amount, offset)
      }
    default: break
    }
    if a == b, offset == .zero { return b }
    guard let old = a.stops, let new = b.stops, let stops = mixStops(old, new, amount) else { return nil }
    switch (a, b) {
    case (.linearGradient(_, let from, let to), .linearGradient(_, let from2, let to2)):
      return .linearGradient(stops, from: moved(from, from2), to: moved(to, to2))
    case (.radialGradient(_, let c, let r, let e), .radialGradient(_, let c2, let r2, let e2)):
      return .radialGradient(
        stops, center: moved(c, c2), startRadius: max(0, mix(r, r2)), endRadius: max(0, mix(e, e2)))
    case (.angularGradient(_, let c, let f, let t), .angularGradient(_, let c2, let f2, let t2)):
      return .angularGradient(
        stops, center: moved(c, c2), start: f + (f2 - f) * amount, end: t + (t2 - t) * amount)
    case (
      .ellipticalGradient(_, let c, let size, let f, let e), .ellipticalGradient(_, let c2, let size2, let f2, let e2)
    ):
      let mixed = CGSize(width: mix(size.width, size2.width), height: mix(size.height, size2.height))
      return .ellipticalGradient(
        stops, center: moved(c, c2), size: mixed, startFraction: mix(f, f2), endFraction: mix(e, e2))
    default: return nil
    }
  }

  private static func mixStops(_ a: [ColorStop], _ b: [ColorStop], _ amount: Double) -> [ColorStop]? {
    guard a.count == b.count else { return nil }
    return zip(a, b).map {
      ColorStop(
        $0.color.mixed(with: $1.color, amount),
        at: min(max($0.location + ($1.location - $0.location) * CGFloat(amount), 0), 1))
    }
  }

  /// The colours of a gradient.
  private var stops: [ColorStop]? {
    switch self {
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
      .ellipticalGradient(let stops, _, _, _, _), .angularGradient(let stops, _, _, _):
      stops
    default: nil
    }
  }

  private func withStops(_ stops: [ColorStop]) -> Paint {
    switch self {
    case .linearGradient(_, let from, let to): .linearGradient(stops, from: from, to: to)
    case .radialGradient(_, let center, let start, let end):
      .radialGradient(stops, center: center, startRadius: start, endRadius: end)
    case .ellipticalGradient(_, let center, let size, let start, let end):
      .ellipticalGradient(stops, center: center, size: size, startFraction: start, endFraction: end)
    case .angularGradient(_, let center, let start, let end):
      .angularGradient(stops, center: center, start: start, end: end)
    default: self
    }
  }

  private func moved(by offset: CGPoint) -> Paint {
    func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + offset.x, y: point.y + offset.y) }
    return switch self {
    case .linearGradient(let stops, let from, let to): .linearGradient(stops, from: moved(from), to: moved(to))
    case .radialGradient(let stops, let center, let start, let end):
      .radialGradient(stops, center: moved(center), startRadius: start, endRadius: end)
    case .ellipticalGradient(let stops, let center, let size, let start, let end):
      .ellipticalGradient(stops, center: moved(center), size: size, startFraction: start, endFraction: end)
    case .angularGradient(let stops, let center, let start, let end):
      .angularGradient(stops, center: moved(center), start: start, end: end)
    default: self
    }
  }
}

extension RGBA {
  /// The colour a share of the way to another; where one is clear, its hue does not count.
  func mixed(with other: RGBA, _ amount: Double) -> RGBA {
    let amount = Float(amount)
    if alpha == 0 {
      return RGBA(red: other.red, green: other.green, blue: other.blue, alpha: clamp(other.alpha * amount))
    }
    if other.alpha == 0 { return RGBA(red: red, green: green, blue: blue, alpha: clamp(alpha * (1 - amount))) }
    return RGBA(
      red: clamp(red + (other.red - red) * amount), green: clamp(green + (other.green - green) * amount),
      blue: clamp(blue + (other.blue - blue) * amount), alpha: clamp(alpha + (other.alpha - alpha) * amount))
  }

  private func clamp(_ value: Float) -> Float { min(max(value, 0), 1) }
}
