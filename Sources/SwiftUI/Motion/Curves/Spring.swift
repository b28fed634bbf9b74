internal import Foundation
public import LayoutCore

/// A damped spring that draws a value to its target.
public struct Spring: Hashable, Sendable {
  /// The angular frequency without damping, in radians for each second.
  let frequency: Double
  /// 1 for a spring that comes to rest as fast as it can without passing its target.
  public let dampingRatio: Double
  public let mass: Double

  private init(frequency: Double, dampingRatio: Double, mass: Double = 1) {
    self.frequency = frequency
    self.dampingRatio = dampingRatio
    self.mass = mass
  }

  /// - Parameters:
  ///   - duration: seconds that the spring is felt to take.
  ///   - bounce: 0 for none, 1 for a spring that never rests; below 0 it is flatter.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: Self.dampingRatio(bounce))
  }

  /// - Parameter response: seconds that one swing takes without damping.
  public init(response: Double, dampingRatio: Double) {
    self.init(frequency: 2 * .pi / max(response, 1e-5), dampingRatio: max(dampingRatio, 0))
  }

  /// - Parameter allowOverDamping: else a spring is damped as far as it does not get slower by it.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let (mass, stiffness) = (max(mass, 1e-5), max(stiffness, 1e-5))
    let ratio = max(damping, 0) / (2 * (mass * stiffness).squareRoot())
    self.init(
      frequency: (stiffness / mass).squareRoot(), dampingRatio: allowOverDamping ? ratio : min(ratio, 1), mass: mass)
  }

  /// A spring that is within `epsilon` of its target after the settling duration.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let unit = Spring(frequency: 1, dampingRatio: max(dampingRatio, 0.001))
    self.init(
      frequency: unit.settlingTime(epsilon) / max(settlingDuration, 1e-5), dampingRatio: max(dampingRatio, 0.001))
  }

  private static func dampingRatio(_ bounce: Double) -> Double {
    bounce >= 0 ? 1 - min(bounce, 1) : 1 / (1 + max(bounce, -0.99999))
  }

  public static let smooth = smooth()
  public static let snappy = snappy()
  public static let bouncy = bouncy()
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  public var response: Double { 2 * .pi / frequency }
  public var duration: TimeInterval { response }
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
  public var stiffness: Double { mass * frequency * frequency }
  public var damping: Double { 2 * dampingRatio * mass * frequency }

  /// Seconds until a spring that starts at rest stays within a thousandth of its way from its target.
  public var settlingDuration: TimeInterval { settlingTime(0.001) }

  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    let way = target.magnitudeSquared.squareRoot() + initialVelocity.magnitudeSquared.squareRoot() / frequency
    return way > epsilon ? settlingTime(epsilon / way) : 0
  }

  /// Seconds until what is left of a way of 1 is `epsilon` at the most.
  func settlingTime(_ epsilon: Double) -> Double {
    let decay = dampingRatio * frequency
    // A spring without damping never rests.
    guard decay > 0 else { return .infinity }
    if dampingRatio < 1 {
      let amplitude = 1 / (1 - dampingRatio * dampingRatio).squareRoot()
      return max(0, log(min(amplitude, 100) / epsilon) / decay)
    }
    let slowest = decay - frequency * (dampingRatio * dampingRatio - 1).squareRoot()
    // For critical damping the rest is (1 + wt)·exp(-wt); the logarithm of its first factor converges quickly.
    var time = -log(epsilon) / slowest
    if dampingRatio == 1 { for _ in 0..<20 { time = (log(1 + frequency * time) - log(epsilon)) / frequency } }
    return time
  }

  /// The shares of target and initial velocity in the place after some seconds, and those in the velocity then.
  func shares(_ t: Double) -> (target: Double, velocity: Double, targetSpeed: Double, velocitySpeed: Double) {
    let (w, z) = (frequency, dampingRatio)
    if abs(z - 1) < 1e-6 {
      let e = exp(-w * t)
      return (1 - e * (1 + w * t), t * e, w * w * t * e, (1 - w * t) * e)
    }
    if z < 1 {
      let d = w * (1 - z * z).squareRoot(), e = exp(-z * w * t)
      let (s, c) = (sin(d * t), cos(d * t))
      return (1 - e * (c + z * w / d * s), e * s / d, e * s * w * w / d, e * (c - z * w / d * s))
    }
    let root = w * (z * z - 1).squareRoot()
    let (a, b) = (-z * w + root, -z * w - root)
    let (ea, eb) = (exp(a * t), exp(b * t))
    return (
      1 - (a * eb - b * ea) / (a - b), (ea - eb) / (a - b), a * b * (ea - eb) / (a - b),
      (a * ea - b * eb) / (a - b)
    )
  }

  /// Where a value that began at zero is after `time` seconds.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let share = shares(max(time, 0))
    return target.scaled(by: share.target) + initialVelocity.scaled(by: share.velocity)
  }

  /// How fast it is then, for each second.
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let share = shares(max(time, 0))
    return target.scaled(by: share.targetSpeed) + initialVelocity.scaled(by: share.velocitySpeed)
  }

  /// Leads a value and its velocity on by `deltaTime` seconds.
  public func update<V: VectorArithmetic>(value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval) {
    let way = target - value
    let share = shares(max(deltaTime, 0))
    let speed = way.scaled(by: share.targetSpeed) + velocity.scaled(by: share.velocitySpeed)
    value += way.scaled(by: share.target) + velocity.scaled(by: share.velocity)
    velocity = speed
  }

  /// The acceleration that the spring gives to a value, times its mass.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }
}

extension Spring {
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = toValue
    result.animatableData =
      fromValue.animatableData
      + value(
        target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
        time: time)
    return result
  }
}

extension VectorArithmetic {
  /// The vector multiplied by a number.
  public func scaled(by factor: Double) -> Self {
    var result = self
    result.scale(by: factor)
    return result
  }
  /// Leads the vector a share of the way to another.
  mutating func interpolate(towards other: Self, amount: Double) {
    self += (other - self).scaled(by: amount)
  }
}
