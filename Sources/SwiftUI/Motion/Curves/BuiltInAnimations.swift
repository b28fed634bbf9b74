internal import Foundation
internal import LayoutCore

/// An animation whose length is known beforehand, so that it can be repeated and turned round.
protocol TimedAnimation: CustomAnimation {
  /// In seconds.
  var length: Double { get }
}

/// Follows a curve.
struct CurveAnimation: TimedAnimation {
  let curve: UnitCurve
  let duration: Double
  var length: Double { max(duration, 0) }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    guard time < duration else { return nil }
    return value.scaled(by: curve.value(at: time / duration))
  }
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    value.scaled(by: curve.velocity(at: time / max(duration, 1e-9)) / max(duration, 1e-9))
  }
}

/// Follows a spring. A spring takes over from a spring with its speed, so that the value never turns sharply.
struct SpringAnimation: TimedAnimation {
  let spring: Spring
  var length: Double { spring.settlingDuration }

  private struct Start<V: VectorArithmetic>: AnimationStateKey {
    var time = 0.0
    var value = V.zero
    var velocity = V.zero
    static var defaultValue: Start<V> { Start() }
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let start = context.state[Start<V>.self]
    let elapsed = time - start.time
    if elapsed >= spring.duration { context.isLogicallyComplete = true }
    guard elapsed < spring.settlingDuration else { return nil }
    return start.value + spring.value(target: value - start.value, initialVelocity: start.velocity, time: elapsed)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    let start = context.state[Start<V>.self]
    return spring.velocity(target: value - start.value, initialVelocity: start.velocity, time: time - start.time)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard let previous = previous.base as? SpringAnimation else { return false }
    let reached = previous.animate(value: value, time: time, context: &context) ?? value
    let speed = previous.velocity(value: value, time: time, context: context) ?? .zero
    context.state[Start<V>.self] = Start(time: time, value: reached, velocity: speed)
    context.isLogicallyComplete = false
    return true
  }
}

/// Follows a spring that adds to what others do.
struct InterpolatingSpringAnimation: TimedAnimation {
  let spring: Spring
  /// In ways for each second.
  let initialVelocity: Double
  var length: Double {
    spring.settlingDuration(target: 1.0, initialVelocity: initialVelocity, epsilon: 0.001)
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    if time >= spring.duration { context.isLogicallyComplete = true }
    guard time < length else { return nil }
    return spring.value(target: value, initialVelocity: value.scaled(by: initialVelocity), time: time)
  }
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    spring.velocity(target: value, initialVelocity: value.scaled(by: initialVelocity), time: time)
  }
}

/// Begins later.
struct DelayAnimation: CustomAnimation {
  let base: Animation
  let delay: Double

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    time < delay ? .zero : base.base.animate(value: value, time: time - delay, context: &context)
  }
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    time < delay ? .zero : base.base.velocity(value: value, time: time - delay, context: context)
  }
}

/// Goes faster or slower.
struct SpeedAnimation: CustomAnimation {
  let base: Animation
  let speed: Double

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    base.base.animate(value: value, time: time * speed, context: &context)
  }
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.base.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
  }
}

/// Counts as complete at a time of its own.
struct LogicallyCompleteAnimation: CustomAnimation {
  let base: Animation
  let duration: Double

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let result = base.base.animate(value: value, time: time, context: &context)
    context.isLogicallyComplete = time >= duration
    return result
  }
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.base.velocity(value: value, time: time, context: context)
  }
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

/// Runs again, each second time backwards if asked to.
struct RepeatAnimation: CustomAnimation {
  let base: Animation
  /// nil for ever.
  let count: Int?
  let autoreverses: Bool

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    guard let length = base.length else { return again(value, time, &context) }
    guard length > 0 else { return nil }
    let round = (time / length).rounded(.down)
    if let count, Int(round) >= count { return nil }
    let passed = time - round * length
    let isBackwards = autoreverses && round.truncatingRemainder(dividingBy: 2) == 1
    var inner = AnimationContext(state: AnimationState<V>(), environment: context.environment)
    return base.base.animate(value: value, time: isBackwards ? length - passed : passed, context: &inner) ?? value
  }

  private struct Round<V: VectorArithmetic>: AnimationStateKey {
    var begin = 0.0
    var number = 0
    var state = AnimationState<V>()
    static var defaultValue: Round<V> { Round() }
  }

  /// An animation of the user's own says only by ending how long it is; it runs forwards each time.
  private func again<V: VectorArithmetic>(
    _ value: V, _ time: TimeInterval, _ context: inout AnimationContext<V>
  ) -> V? {
    var round = context.state[Round<V>.self]
    var inner = AnimationContext(state: round.state, environment: context.environment)
    let result = base.base.animate(value: value, time: time - round.begin, context: &inner)
    round.state = inner.state
    if result == nil {
      round = Round(begin: time, number: round.number + 1)
      if let count, round.number >= count { return nil }
    }
    context.state[Round<V>.self] = round
    return result ?? value
  }
}
