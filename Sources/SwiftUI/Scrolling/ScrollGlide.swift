internal import Foundation

/// Lets content go on as a finger let go of it, and brings it back from beyond its ends.
///
/// 1. Within its ends it slows down as scroll views on iOS do: a five-hundredth of the speed is lost in each
///    millisecond.
/// 2. Beyond them a spring without bounce brings it back, which takes over the speed with which it went there.
///
/// Both are computed from where the content is at each step, so that ends which become known meanwhile count.
@MainActor
final class ScrollGlide: Moving {
  /// What is left of the speed after a millisecond: `UIScrollView.DecelerationRate.normal`.
  private nonisolated static let rate = 0.998
  /// The way for each point a second, in points.
  nonisolated static let distance = -1 / (1000 * log(rate))
  /// The spring's frequency, a second: near that of UIKit's scroll views, which Apple does not document.
  private nonisolated static let frequency = 12.0
  /// In points; what is left of the way then is gone at once.
  private nonisolated static let rest = 0.25

  private(set) var velocity: CGSize
  private(set) var isMoving = true
  private var time: Double
  /// Where the content is, and between where it comes to rest.
  private let place: () -> (now: CGPoint, start: CGPoint, end: CGPoint)
  private let show: (CGPoint) -> Void
  private let onRest: () -> Void

  init(
    velocity: CGSize, at time: Double, place: @escaping () -> (now: CGPoint, start: CGPoint, end: CGPoint),
    show: @escaping (CGPoint) -> Void, onRest: @escaping () -> Void
  ) {
    self.velocity = velocity
    self.time = time
    self.place = place
    self.show = show
    self.onRest = onRest
  }

  var isEndless: Bool { false }
  func stop() { isMoving = false }

  func advance(_ graph: ViewGraph) -> Bool {
    guard isMoving else { return false }
    let seconds = graph.motion.time - time
    time = graph.motion.time
    let (now, start, end) = place()
    var x = Way(place: now.x, speed: velocity.width), y = Way(place: now.y, speed: velocity.height)
    x.pass(seconds, start.x, end.x)
    y.pass(seconds, start.y, end.y)
    velocity = CGSize(width: x.speed, height: y.speed)
    show(CGPoint(x: x.place, y: y.place))
    if x.speed == 0, y.speed == 0 { isMoving = false }
    if !isMoving { onRest() }
    return isMoving
  }

  /// Where content is along an axis, and how fast it is.
  private struct Way {
    var place: Double
    var speed: Double

    mutating func pass(_ seconds: Double, _ start: Double, _ end: Double) {
      let edge = min(max(place, start), end)
      guard place == edge else { return spring(seconds, edge) }
      let rest = place + speed * ScrollGlide.distance
      let bound = min(max(rest, start), end)
      if rest == bound {
        glide(seconds)
        if abs(speed) * ScrollGlide.distance < ScrollGlide.rest { (place, speed) = (rest, 0) }
        return
      }
      // Step 2 begins when the end is reached.
      let left = 1 - (bound - place) / (rest - place)
      let reaching = log(left) / (1000 * log(ScrollGlide.rate))
      guard seconds > reaching else { return glide(seconds) }
      glide(reaching)
      place = bound
      spring(seconds - reaching, bound)
    }

    private mutating func glide(_ seconds: Double) {
      let left = pow(ScrollGlide.rate, 1000 * seconds)
      place += speed * ScrollGlide.distance * (1 - left)
      speed *= left
    }

    private mutating func spring(_ seconds: Double, _ edge: Double) {
      let (over, frequency) = (place - edge, ScrollGlide.frequency)
      // It comes back no faster than the spring would bring it, or it would go on beyond the end.
      if over > 0 { speed = max(speed, -over * frequency) }
      if over < 0 { speed = min(speed, -over * frequency) }
      let drive = speed + frequency * over
      let left = exp(-frequency * seconds)
      place = edge + (over + drive * seconds) * left
      speed = (drive - frequency * (over + drive * seconds)) * left
      let isAtRest = abs(place - edge) < ScrollGlide.rest && abs(speed) < ScrollGlide.rest * frequency
      if isAtRest { (place, speed) = (edge, 0) }
    }
  }
}
