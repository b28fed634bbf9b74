public import Foundation
public import LayoutCore

/// Values over time, as keyframes describe them.
public protocol Keyframes<Value> {
  associatedtype Value
  associatedtype Body
  /// The tracks, each of which changes a part of the value.
  func _tracks() -> [_KeyframeTrack<Value>]
}

/// Changes a part of a value over time.
public struct _KeyframeTrack<Root> {
  /// In seconds.
  let duration: (Root) -> Double
  let apply: (inout Root, Root, Double) -> Void
  let applyVelocity: (inout Root, Root, Double) -> Void
}

/// The keyframes of one part of a value.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  public typealias Body = Never
  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  public init(_ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content) {
    self.keyPath = keyPath
    self.content = content()
  }
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    keyPath = \Root.self
    self.content = content()
  }

  public func _tracks() -> [_KeyframeTrack<Root>] {
    let keyPath = keyPath
    let path = KeyframePath(content._keyframes())
    return [
      _KeyframeTrack(
        duration: { _ in path.duration },
        apply: { root, initial, time in
          let start = initial[keyPath: keyPath]
          var part = start
          part.animatableData = path.value(from: start.animatableData, at: time)
          root[keyPath: keyPath] = part
        },
        applyVelocity: { root, initial, time in
          let start = initial[keyPath: keyPath]
          var part = start
          part.animatableData = path.velocity(from: start.animatableData, at: time)
          root[keyPath: keyPath] = part
        })
    ]
  }
}

/// One keyframe, or several after another.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable
  func _keyframes() -> [_Keyframe<Value>]
}

/// One keyframe: where it leads, how and for how long.
public struct _Keyframe<Value: Animatable> {
  enum Kind {
    case linear(UnitCurve)
    case cubic(start: Value?, end: Value?)
    case spring(Spring, start: Value?)
    case move
  }
  let target: Value
  /// In seconds; nil for as long as its spring takes to settle.
  let duration: Double?
  let kind: Kind
}

/// Leads along a line.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: _Keyframe<Value>
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    keyframe = _Keyframe(target: to, duration: duration, kind: .linear(timingCurve))
  }
  public func _keyframes() -> [_Keyframe<Value>] { [keyframe] }
}

/// Leads along a curve that goes on smoothly from keyframe to keyframe.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: _Keyframe<Value>
  /// - Parameters:
  ///   - startVelocity: for each second; nil for that of the keyframes around.
  ///   - endVelocity: likewise.
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    keyframe = _Keyframe(target: to, duration: duration, kind: .cubic(start: startVelocity, end: endVelocity))
  }
  public func _keyframes() -> [_Keyframe<Value>] { [keyframe] }
}

/// Leads by a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: _Keyframe<Value>
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
    keyframe = _Keyframe(target: to, duration: duration, kind: .spring(spring, start: startVelocity))
  }
  public func _keyframes() -> [_Keyframe<Value>] { [keyframe] }
}

/// Goes there at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: _Keyframe<Value>
  public init(_ to: Value) { keyframe = _Keyframe(target: to, duration: 0, kind: .move) }
  public func _keyframes() -> [_Keyframe<Value>] { [keyframe] }
}

/// Keyframes after another.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
  let keyframes: [_Keyframe<Value>]
  public func _keyframes() -> [_Keyframe<Value>] { keyframes }
}

/// Builds a track from its keyframes.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    _KeyframeSequence(keyframes: accumulated._keyframes() + next._keyframes())
  }
  public static func buildBlock() -> some KeyframeTrackContent<Value> { _KeyframeSequence(keyframes: []) }
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> some KeyframeTrackContent<Value> {
    _KeyframeSequence(keyframes: components.flatMap { $0._keyframes() })
  }
  public static func buildEither<K: KeyframeTrackContent<Value>>(first component: K) -> _KeyframeSequence<Value> {
    _KeyframeSequence(keyframes: component._keyframes())
  }
  public static func buildEither<K: KeyframeTrackContent<Value>>(second component: K) -> _KeyframeSequence<Value> {
    _KeyframeSequence(keyframes: component._keyframes())
  }
  public static func buildIf<K: KeyframeTrackContent<Value>>(_ component: K?) -> _KeyframeSequence<Value> {
    _KeyframeSequence(keyframes: component?._keyframes() ?? [])
  }
}

/// Builds keyframes from tracks, or from the keyframes of a single one.
@resultBuilder
public struct KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> { _KeyframeTracks(tracks: accumulated._tracks() + next._tracks()) }
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> where Value: Animatable {
    _KeyframeSequence(keyframes: accumulated._keyframes() + next._keyframes())
  }
  public static func buildBlock() -> some Keyframes<Value> { _KeyframeTracks(tracks: []) }
  public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where K.Value == Value { component }
  public static func buildFinalResult<K: KeyframeTrackContent>(_ component: K) -> KeyframeTrack<Value, Value, K>
  where K.Value == Value { KeyframeTrack { component } }
}

/// Tracks side by side.
public struct _KeyframeTracks<Value>: Keyframes {
  public typealias Body = Never
  let tracks: [_KeyframeTrack<Value>]
  public func _tracks() -> [_KeyframeTrack<Value>] { tracks }
}
