import Foundation
import Testing

@testable import SwiftUI

@Suite struct CurveTests {
  private func value(_ animation: Animation, _ time: Double) -> Double? {
    var context = AnimationContext(state: AnimationState<Double>(), environment: EnvironmentValues())
    return animation.base.animate(value: 1, time: time, context: &context)
  }

  @Test func aSpringWithoutBounceFollowsItsClosedForm() {
    let spring = Spring(duration: 0.5, bounce: 0)
    let w = 2 * Double.pi / 0.5
    for time in [0.0, 0.1, 0.25, 0.5, 1] {
      let expected = 1 - exp(-w * time) * (1 + w * time)
      #expect(abs(spring.value(target: 1.0, time: time) - expected) < 1e-12)
    }
  }

  @Test func aBouncySpringFollowsItsClosedForm() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let (w, z) = (2 * Double.pi / 0.5, 0.7)
    let d = w * (1 - z * z).squareRoot()
    for time in [0.0, 0.1, 0.25, 0.5, 1] {
      let expected = 1 - exp(-z * w * time) * (cos(d * time) + z * w / d * sin(d * time))
      #expect(abs(spring.value(target: 1.0, time: time) - expected) < 1e-12)
    }
    #expect(spring.value(target: 1.0, time: 0.4) > 1)
  }

  @Test(arguments: [Spring(duration: 0.5, bounce: 0.3), Spring(duration: 0.5), Spring(duration: 0.5, bounce: -0.4)])
  func aSpringsVelocityIsTheSlopeOfItsValue(spring: Spring) {
    let step = 1e-6
    for time in [0.05, 0.2, 0.6] {
      let slope =
        (spring.value(target: 3.0, initialVelocity: 2, time: time + step)
          - spring.value(target: 3.0, initialVelocity: 2, time: time - step)) / (2 * step)
      #expect(abs(spring.velocity(target: 3.0, initialVelocity: 2, time: time) - slope) < 1e-5)
    }
  }

  @Test func springsHaveApplesParameters() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(abs(spring.response - 2 * .pi / 10) < 1e-12)
    #expect(abs(spring.dampingRatio - 0.5) < 1e-12)
    #expect(abs(Spring(duration: 0.5, bounce: 0.2).stiffness - 157.91367041742973) < 1e-9)
    #expect(abs(Spring(duration: 0.5, bounce: 0.2).damping - 20.106192982974676) < 1e-9)
    #expect(abs(Spring(duration: 1, bounce: -0.5).dampingRatio - 2) < 1e-12)
    #expect(Animation.default == .spring(response: 0.55, dampingFraction: 1))
    #expect(Animation.bouncy == .spring(duration: 0.5, bounce: 0.3))
    #expect(Animation.snappy != .bouncy)
  }

  @Test func aSpringHasSettledAfterItsSettlingDuration() {
    for spring in [Spring.smooth, .snappy, .bouncy, Spring(duration: 0.3, bounce: -0.5)] {
      let end = spring.settlingDuration
      for time in stride(from: end, to: end + 1, by: 0.02) {
        #expect(abs(spring.value(target: 1.0, time: time) - 1) < 0.0015)
      }
      #expect(abs(spring.value(target: 1.0, time: end * 0.5) - 1) > 0.001)
    }
    let made = Spring(settlingDuration: 0.8, dampingRatio: 0.7)
    #expect(abs(made.settlingDuration - 0.8) < 1e-9)
  }

  @Test func easingFollowsItsCubicCurve() {
    #expect(UnitCurve.linear.value(at: 0.3) == 0.3)
    #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-9)
    // The point of the cubic with t = 0.5: x = 3/8 * 0.42 + 3/8 + 1/8, y = 3/8 + 1/8.
    #expect(abs(UnitCurve.easeIn.value(at: 0.6575) - 0.5) < 1e-9)
    #expect(abs(UnitCurve.easeOut.value(at: 0.3425) - 0.5) < 1e-9)
    #expect(abs(UnitCurve.circularEaseIn.value(at: 0.6) - 0.2) < 1e-9)
    #expect(abs(UnitCurve.easeIn.inverse.value(at: UnitCurve.easeIn.value(at: 0.3)) - 0.3) < 1e-6)
    #expect(abs(UnitCurve.linear.velocity(at: 0.5) - 1) < 1e-6)
  }

  @Test func modifiersOfAnimationsChangeTime() {
    let linear = Animation.linear(duration: 1)
    #expect(value(linear, 0.25) == 0.25)
    #expect(value(linear, 1) == nil)
    #expect(value(linear.delay(1), 0.5) == 0)
    #expect(value(linear.delay(1), 1.5) == 0.5)
    #expect(value(linear.speed(2), 0.25) == 0.5)
    #expect(value(linear.repeatCount(3), 1.25) == 0.75)
    #expect(value(linear.repeatCount(3, autoreverses: false), 1.25) == 0.25)
    #expect(value(linear.repeatCount(3), 3) == nil)
    #expect(value(linear.repeatForever(autoreverses: false), 1000.5) == 0.5)
    #expect(value(linear.delay(1).repeatForever(autoreverses: false), 3.5) == 0.5)
    #expect(value(.timingCurve(0.42, 0, 1, 1, duration: 2), 1.315).map { abs($0 - 0.5) < 1e-9 } == true)
    #expect(value(.interpolatingSpring(stiffness: 100, damping: 20), 0.1).map { abs($0 - 0.2642411) < 1e-6 } == true)
  }

  private struct Steps: CustomAnimation {
    let count: Int
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
      guard time < 1 else { return nil }
      var result = value
      result.scale(by: (time * Double(count)).rounded(.down) / Double(count))
      return result
    }
  }

  @Test func animationsOfTheUsersOwnRun() {
    let steps = Animation(Steps(count: 4))
    #expect(value(steps, 0.6) == 0.5)
    #expect(value(steps, 1) == nil)
    #expect(steps == Animation(Steps(count: 4)))
    var context = AnimationContext(state: AnimationState<Double>(), environment: EnvironmentValues())
    let forever = steps.repeatForever(autoreverses: false).base
    #expect(forever.animate(value: 1, time: 0.5, context: &context) == 0.5)
    #expect(forever.animate(value: 1, time: 1, context: &context) == 1)
    #expect(forever.animate(value: 1, time: 1.3, context: &context) == 0.25)
  }

  @Test func vectorsAddUp() {
    var pair = AnimatableValues(1.0, CGFloat(2)) + AnimatableValues(3.0, 4)
    pair.scale(by: 2)
    #expect(pair == AnimatableValues(8.0, 12))
    #expect(AnimatableValues(3.0, 4.0).magnitudeSquared == 25)
  }
}
