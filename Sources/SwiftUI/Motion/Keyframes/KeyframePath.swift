public import Foundation
internal import LayoutCore

/// The way of one track: its keyframes with the speeds at their ends.
///
/// Cubic keyframes that follow each other are a Catmull-Rom spline; where another kind of keyframe precedes or follows,
/// they take over the speed that it has there.
struct KeyframePath<Value: Animatable> {
  typealias Vector = Value.AnimatableData
  private let keyframes: [_Keyframe<Value>]
  private let durations: [Double]

  init(_ keyframes: [_Keyframe<Value>]) {
    self.keyframes = keyframes
    durations = keyframes.map { keyframe in
      if let duration = keyframe.duration { return max(duration, 0) }
      if case .spring(let spring, _) = keyframe.kind { return spring.settlingDuration }
      return 0
    }
  }

  var duration: Double { durations.reduce(0, +) }

  func value(from start: Vector, at time: Double) -> Vector { state(start, time).value }
  func velocity(from start: Vector, at time: Double) -> Vector { state(start, time).velocity }

  /// Goes through the keyframes up to the one at `time`, with the speed with which each ends.
  private func state(_ start: Vector, _ time: Double) -> (value: Vector, velocity: Vector) {
    var begin = 0.0
    var (from, speed) = (start, Vector.zero)
    for index in keyframes.indices {
      let end = begin + durations[index]
      if time < end { return segment(index, from, speed, start, time - begin) }
      let last = segment(index, from, speed, start, durations[index])
      (from, speed) = (keyframes[index].target.animatableData, last.velocity)
      begin = end
    }
    return (from, .zero)
  }

  private func segment(
    _ index: Int, _ from: Vector, _ speed: Vector, _ start: Vector, _ time: Double
  ) -> (value: Vector, velocity: Vector) {
    let target = keyframes[index].target.animatableData
    let way = target - from, length = durations[index]
    guard length > 0 else { return (target, .zero) }
    switch keyframes[index].kind {
    case .move: return (target, .zero)
    case .linear(let curve):
      return (
        from + way.scaled(by: curve.value(at: time / length)),
        way.scaled(by: curve.velocity(at: time / length) / length)
      )
    case .spring(let spring, let given):
      let initial = given?.animatableData ?? speed
      return (
        from + spring.value(target: way, initialVelocity: initial, time: time),
        spring.velocity(target: way, initialVelocity: initial, time: time)
      )
    case .cubic(let first, let last):
      let initial = first?.animatableData ?? (isCubic(index - 1) ? tangent(before: index, start) : speed)
      let final = last?.animatableData ?? endSpeed(index, start)
      return Self.cubic(from, target, initial.scaled(by: length), final.scaled(by: length), time / length, length)
    }
  }

  private func isCubic(_ index: Int) -> Bool {
    guard keyframes.indices.contains(index), case .cubic = keyframes[index].kind else { return false }
    return true
  }

  /// The speed at which a cubic keyframe ends.
  private func endSpeed(_ index: Int, _ start: Vector) -> Vector {
    guard index + 1 < keyframes.count else { return .zero }
    switch keyframes[index + 1].kind {
    case .cubic(let first, _): return first?.animatableData ?? tangent(before: index + 1, start)
    case .linear(let curve):
      let way = keyframes[index + 1].target.animatableData - keyframes[index].target.animatableData
      let length = durations[index + 1]
      return length > 0 ? way.scaled(by: curve.velocity(at: 0) / length) : .zero
    case .spring(_, let first): return first?.animatableData ?? .zero
    case .move: return .zero
    }
  }

  /// The speed between two cubic keyframes: that of the line from the one before to the one after.
  private func tangent(before index: Int, _ start: Vector) -> Vector {
    let earlier = index >= 2 ? keyframes[index - 2].target.animatableData : start
    let time = durations[index - 1] + durations[index]
    return time > 0 ? (keyframes[index].target.animatableData - earlier).scaled(by: 1 / time) : .zero
  }

  /// Hermite's curve between two values with a slope at each.
  private static func cubic(
    _ a: Vector, _ b: Vector, _ slopeA: Vector, _ slopeB: Vector, _ t: Double, _ length: Double
  ) -> (value: Vector, velocity: Vector) {
    let (t2, t3) = (t * t, t * t * t)
    let rising = a.scaled(by: 2 * t3 - 3 * t2 + 1) + b.scaled(by: 3 * t2 - 2 * t3)
    let value = rising + slopeA.scaled(by: t3 - 2 * t2 + t) + slopeB.scaled(by: t3 - t2)
    let change = (b - a).scaled(by: 6 * t - 6 * t2)
    let velocity = change + slopeA.scaled(by: 3 * t2 - 4 * t + 1) + slopeB.scaled(by: 3 * t2 - 2 * t)
    return (value, velocity.scaled(by: 1 / length))
  }
}

/// Values over time, by keyframes.
public struct KeyframeTimeline<Value> {
  private let initial: Value
  private let tracks: [_KeyframeTrack<Value>]

  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    initial = initialValue
    tracks = content()._tracks()
  }

  /// Seconds that the longest track takes.
  public var duration: TimeInterval { tracks.map { $0.duration(initial) }.max() ?? 0 }

  /// The value after some seconds.
  public func value(time: TimeInterval) -> Value {
    var value = initial
    for track in tracks { track.apply(&value, initial, time) }
    return value
  }
  /// The value after a share of the duration.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// How fast each part of the value changes, for each second.
  public func velocity(time: TimeInterval) -> Value {
    var value = initial
    for track in tracks { track.applyVelocity(&value, initial, time) }
    return value
  }
  public func velocity(progress: Double) -> Value { velocity(time: progress * duration) }
}
