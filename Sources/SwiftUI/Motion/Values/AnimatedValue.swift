internal import LayoutCore

/// A value that is shown between old and new while an animation leads it there.
@MainActor
final class AnimatedValue<A: Animatable> {
  private(set) var target: A
  private var motion: ValueMotion<A.AnimatableData>?

  init(_ target: A) { self.target = target }

  var isMoving: Bool { motion?.isMoving == true }

  /// What is to be shown now.
  var presented: A {
    guard let motion, motion.isMoving else { return target }
    var result = target
    result.animatableData = target.animatableData - motion.lag
    return result
  }

  /// Takes a new value, to which the update's transaction leads.
  /// - Parameter onStep: called after each step on the way.
  func set(_ new: A, _ graph: ViewGraph, _ environment: EnvironmentValues, onStep: (() -> Void)? = nil) {
    let old = target
    target = new
    guard A.AnimatableData.self != EmptyAnimatableData.self else { return }
    let way = new.animatableData - old.animatableData
    guard way != .zero else { return }
    let transaction = graph.transaction(in: environment)
    guard transaction.effectiveAnimation != nil else {
      motion?.stop(graph)
      return
    }
    let motion = motion ?? ValueMotion(environment)
    self.motion = motion
    motion.onStep = onStep
    motion.add(way, transaction, graph)
  }

  func stop(_ graph: ViewGraph) { motion?.stop(graph) }
}

/// The same for a value whose type may or may not be animatable.
@MainActor
class AnyAnimatedValue<Value> {
  func set(_ new: Value, _ graph: ViewGraph, _ environment: EnvironmentValues, onStep: @escaping () -> Void) {}
  var presented: Value { preconditionFailure("An animated value has a type.") }
  var isMoving: Bool { false }
  func stop(_ graph: ViewGraph) {}

  /// What leads values of the type; nil where there is nothing to lead.
  static func make(_ value: Value) -> AnyAnimatedValue<Value>? {
    func open<A: Animatable>(_ value: A) -> AnyObject? {
      A.AnimatableData.self == EmptyAnimatableData.self ? nil : TypedAnimatedValue(value)
    }
    guard let animatable = value as? any Animatable else { return nil }
    return open(animatable) as? AnyAnimatedValue<Value>
  }
}

final class TypedAnimatedValue<A: Animatable>: AnyAnimatedValue<A> {
  private let value: AnimatedValue<A>
  init(_ value: A) { self.value = AnimatedValue(value) }

  override func set(_ new: A, _ graph: ViewGraph, _ environment: EnvironmentValues, onStep: @escaping () -> Void) {
    value.set(new, graph, environment, onStep: onStep)
  }
  override var presented: A { value.presented }
  override var isMoving: Bool { value.isMoving }
  override func stop(_ graph: ViewGraph) { value.stop(graph) }
}
