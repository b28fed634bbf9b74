import DrawingCore
import Foundation

/// An angular gradient as stops around a whole turn.
///
/// Where it spans less than a turn, the rest has the last colour up to its middle and the first one from there. Where it
/// spans more, only the last whole turn is seen.
struct AngularTurn {
  var stops: [ColorStop]
  /// Degrees clockwise from the top at which the stops begin.
  var rotation: Double

  init?(_ gradient: GradientStops, start: Double, end: Double) {
    let turn = 2 * Double.pi
    guard start.isFinite, end.isFinite else { return nil }
    var stops = gradient.stops, (from, to) = (start, end)
    if to < from {
      (from, to) = (to, from)
      stops = stops.reversed().map { ColorStop($0.color, at: 1 - $0.location) }
    }
    let span = (to - from) / turn
    if span > 1 {
      // Place 1 − 1/span of the gradient is where the last turn begins.
      let first = 1 - 1 / span
      stops = stops.map { ColorStop($0.color, at: CGFloat((Double($0.location) - first) * span)) }
      guard let cut = GradientStops(stops) else { return nil }
      self.stops = cut.stops
      from = to - turn
    } else {
      let first = stops[0].color, last = stops[stops.count - 1].color
      stops = stops.map { ColorStop($0.color, at: CGFloat(Double($0.location) * span)) }
      if span < 1 {
        let middle = CGFloat((span + 1) / 2)
        stops += [ColorStop(last, at: middle), ColorStop(first, at: middle), ColorStop(first, at: 1)]
      }
      self.stops = stops
    }
    rotation = fmod(from, turn) * 180 / .pi + 90
  }
}
