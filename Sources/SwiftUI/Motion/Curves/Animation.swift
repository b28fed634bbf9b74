internal import Foundation
internal import LayoutCore

/// How a view goes from what it shows to what it shall show.
public struct Animation: Hashable, Sendable {
  public let base: any CustomAnimation

  public init<A: CustomAnimation>(_ base: A) { self.base = base }

  public static func == (lhs: Animation, rhs: Animation) -> Bool { AnyHashable(lhs.base) == AnyHashable(rhs.base) }
  public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }

  /// Seconds until it ends by itself; nil for one of the user's own, or one that repeats for ever.
  var length: Double? {
    switch base {
    case let timed as any TimedAnimation: timed.length
    case let delay as DelayAnimation: delay.base.length.map { $0 + delay.delay }
    case let speed as SpeedAnimation: speed.speed > 0 ? speed.base.length.map { $0 / speed.speed } : nil
    case let complete as LogicallyCompleteAnimation: complete.base.length
    case let rounds as RepeatAnimation: rounds.count.flatMap { count in rounds.base.length.map { $0 * Double(count) } }
    default: nil
    }
  }
}

extension Animation {
  /// Whether it repeats for ever.
  var isEndless: Bool {
    switch base {
    case let rounds as RepeatAnimation: rounds.count == nil || rounds.base.isEndless
    case let delay as DelayAnimation: delay.base.isEndless
    case let speed as SpeedAnimation: speed.base.isEndless
    case let complete as LogicallyCompleteAnimation: complete.base.isEndless
    default: false
    }
  }
}

extension Animation {
  /// A spring without bounce that takes 0.55 seconds: Apple's default since iOS 17.
  public static let `default` = spring(response: 0.55, dampingFraction: 1)

  /// Seconds that curves take unless told otherwise; Apple's.
  static let curveDuration = 0.35

  public static let linear = linear(duration: curveDuration)
  public static let easeIn = easeIn(duration: curveDuration)
  public static let easeOut = easeOut(duration: curveDuration)
  public static let easeInOut = easeInOut(duration: curveDuration)

  public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }
  public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }
  public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(.easeOut, duration: duration) }
  public static func easeInOut(duration: TimeInterval) -> Animation { timingCurve(.easeInOut, duration: duration) }

  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(CurveAnimation(curve: curve, duration: duration))
  }
  /// A cubic curve by its two control points.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(
      .bezier(startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
      duration: duration)
  }
}

extension Animation {
  public static let spring = spring()
  public static let interactiveSpring = interactiveSpring()
  public static let interpolatingSpring = interpolatingSpring()
  public static let smooth = smooth()
  public static let snappy = snappy()
  public static let bouncy = bouncy()

  /// - Parameter blendDuration: seconds over which a change of the spring is spread; the value's speed is kept anyway.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(SpringAnimation(spring: spring))
  }
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { spring(Spring(duration: duration, bounce: bounce)) }
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { spring(Spring(response: response, dampingRatio: dampingFraction)) }

  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation { spring(Spring(response: response, dampingRatio: dampingFraction)) }
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation { spring(Spring(duration: duration, bounce: 0.14 + extraBounce)) }

  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring whose effect is added to that of animations that run already.
  /// - Parameter initialVelocity: in ways for each second.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    Animation(InterpolatingSpringAnimation(spring: spring, initialVelocity: initialVelocity))
  }
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }
}

extension Animation {
  public func delay(_ delay: TimeInterval) -> Animation { Animation(DelayAnimation(base: self, delay: delay)) }
  public func speed(_ speed: Double) -> Animation { Animation(SpeedAnimation(base: self, speed: speed)) }
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(base: self, count: max(repeatCount, 1), autoreverses: autoreverses))
  }
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(base: self, count: nil, autoreverses: autoreverses))
  }
  /// Counts as complete after `duration` seconds, whenever it ends.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(LogicallyCompleteAnimation(base: self, duration: duration))
  }
}

extension Animation: CustomStringConvertible {
  public var description: String { String(describing: base) }
}
