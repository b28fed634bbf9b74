internal import CGtk
import DrawingCore
import Foundation

/// Colour stops as Cairo and GSK want them: at places from 0 to 1 that never decrease, at least two.
///
/// Between two stops SwiftUI's colours run with their components multiplied by opacity, Cairo's do not. Where opacity
/// differs, stops are added that bring Cairo close to it.
struct GradientStops {
  private(set) var stops: [ColorStop] = []

  /// nil where there is no colour at all.
  init?(_ given: [ColorStop]) {
    var last = -CGFloat.infinity
    let ordered = given.map { stop in
      last = max(last, stop.location)
      return ColorStop(stop.color.clamped, at: last)
    }
    guard let first = ordered.first, let final = ordered.last else { return nil }
    add(ColorStop(Self.color(at: 0, in: ordered), at: 0))
    for stop in ordered where stop.location >= 0 && stop.location <= 1 { add(stop) }
    add(ColorStop(final.location <= 1 ? final.color : Self.color(at: 1, in: ordered), at: 1))
    if stops.count < 2 { stops = [ColorStop(first.color, at: 0), ColorStop(first.color, at: 1)] }
  }

  /// The one colour of all stops, if so.
  var plain: RGBA? {
    let color = stops[0].color
    return stops.allSatisfy { $0.color == color } ? color : nil
  }

  var gsk: [GskColorStop] { stops.map { GskColorStop(offset: Float($0.location), color: GdkRGBA($0.color)) } }

  /// The same colours between other places, and the rest of 0 to 1 filled with the first and the last.
  func spread(_ place: (CGFloat) -> CGFloat) -> [ColorStop] {
    stops.map { ColorStop($0.color, at: place($0.location)) }
  }

  private mutating func add(_ stop: ColorStop) {
    if let before = stops.last {
      if before == stop { return }
      addBetween(before, stop)
    }
    stops.append(stop)
  }

  private mutating func addBetween(_ a: ColorStop, _ b: ColorStop) {
    guard a.color.alpha != b.color.alpha, a.location < b.location else { return }
    if a.color.alpha == 0 {
      stops.append(ColorStop(b.color.opacity(0), at: a.location))
    } else if b.color.alpha == 0 {
      stops.append(ColorStop(a.color.opacity(0), at: b.location))
    } else if a.color.opacity(0) != b.color.opacity(0) {
      for step in 1..<8 {
        let t = CGFloat(step) / 8
        stops.append(ColorStop(.mix(a.color, b.color, t), at: a.location + (b.location - a.location) * t))
      }
    }
  }

  /// The colour at a place on either side of stops whose places do not decrease.
  private static func color(at place: CGFloat, in stops: [ColorStop]) -> RGBA {
    guard let upper = stops.firstIndex(where: { $0.location > place }) else { return stops[stops.count - 1].color }
    guard upper > 0 else { return stops[0].color }
    let a = stops[upper - 1], b = stops[upper]
    return .mix(a.color, b.color, (place - a.location) / (b.location - a.location))
  }
}

extension RGBA {
  var clamped: RGBA {
    func clamp(_ value: Float) -> Float { value > 0 ? min(value, 1) : 0 }
    return RGBA(red: clamp(red), green: clamp(green), blue: clamp(blue), alpha: clamp(alpha))
  }

  /// Between two colours, components multiplied by opacity.
  static func mix(_ a: RGBA, _ b: RGBA, _ t: CGFloat) -> RGBA {
    let t = Float(t), alpha = a.alpha + (b.alpha - a.alpha) * t
    guard alpha > 0 else { return RGBA.clear }
    func component(_ x: Float, _ y: Float) -> Float {
      (x * a.alpha + (y * b.alpha - x * a.alpha) * t) / alpha
    }
    return RGBA(
      red: component(a.red, b.red), green: component(a.green, b.green), blue: component(a.blue, b.blue), alpha: alpha)
  }
}

extension GdkRGBA {
  init(_ color: RGBA) {
    let color = color.clamped
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}
