public import Foundation
public import LayoutCore

/// A way in which values are led from old to new.
///
/// Each change of a value is one `animate` from zero to how far the value changed; what several ways running at once have
/// left is added up, so that a value never jumps.
public protocol CustomAnimation: Hashable, Sendable {
  /// How far it has come after `time` seconds.
  /// - Parameter value: the whole way.
  /// - Returns: nil at the end.
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
  /// How fast it is then, for each second.
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
  /// Whether this takes over what `previous` has left of its way, with its state and its time.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// What an animation keeps from one frame to the next.
public struct AnimationContext<Value: VectorArithmetic> {
  public var state: AnimationState<Value>
  /// Set where the animation is felt to be over, though it still moves.
  public var isLogicallyComplete = false
  public let environment: EnvironmentValues

  init(state: AnimationState<Value>, environment: EnvironmentValues) {
    self.state = state
    self.environment = environment
  }

  /// The same context for a vector of another type.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var result = AnimationContext<T>(state: state, environment: environment)
    result.isLogicallyComplete = isLogicallyComplete
    return result
  }
}

/// Values that an animation keeps by key.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// Names a value that an animation keeps.
public protocol AnimationStateKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
