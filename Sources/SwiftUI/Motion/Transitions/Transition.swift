internal import Foundation
public import LayoutCore

/// How a view comes and goes.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>
  /// The view as it is in a phase; the changes from one phase to the next are animated.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  static var properties: TransitionProperties { get }
}

extension Transition {
  @MainActor public static var properties: TransitionProperties { TransitionProperties() }
}

/// Where a view is on its way in or out.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear

  public var isIdentity: Bool { self == .identity }
  /// -1, 0 or 1.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// Facts about a transition.
public struct TransitionProperties: Hashable, Sendable {
  /// Whether something moves; a person who asks for less motion sees the view fade instead.
  public var hasMotion: Bool
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// A transition of any type.
public struct AnyTransition {
  let box: AnyTransitionBox

  public init<T: Transition>(_ transition: T) { box = TransitionBox(transition) }
  init(box: AnyTransitionBox) { self.box = box }

  public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }
  public static var scale: AnyTransition { AnyTransition(ScaleTransition(0)) }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
  }
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
  public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(_ModifierTransition(active: active, identity: identity))
  }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(box: insertion.box.asymmetric(removal: removal.box))
  }

  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(box: box.combined(with: other.box))
  }
  /// Gives the transition an animation of its own, whatever makes the view come or go.
  public func animation(_ animation: Animation?) -> AnyTransition { AnyTransition(box: box.animated(animation)) }
}

/// Hides a transition's type.
@MainActor @preconcurrency
class AnyTransitionBox {
  nonisolated init() {}
  nonisolated func combined(with second: AnyTransitionBox) -> AnyTransitionBox { self }
  nonisolated func combined<T: Transition>(after first: T) -> AnyTransitionBox { self }
  nonisolated func asymmetric(removal: AnyTransitionBox) -> AnyTransitionBox { self }
  nonisolated func asymmetric<T: Transition>(insertion: T) -> AnyTransitionBox { self }
  nonisolated func animated(_ animation: Animation?) -> AnyTransitionBox { self }
  func view(of subject: TransitionSubject, _ phase: TransitionPhase) -> AnyView { AnyView(EmptyView()) }
  var hasMotion: Bool { false }
  /// What a person sees who asks for less motion.
  var fading: AnyTransition { .opacity }
  @MainActor func ownsAnimation(_ phase: TransitionPhase) -> Bool { false }
}

final class TransitionBox<T: Transition>: AnyTransitionBox {
  nonisolated(unsafe) private let transition: T
  nonisolated init(_ transition: T) {
    self.transition = transition
    super.init()
  }

  override nonisolated func combined(with second: AnyTransitionBox) -> AnyTransitionBox {
    second.combined(after: transition)
  }
  override nonisolated func combined<First: Transition>(after first: First) -> AnyTransitionBox {
    TransitionBox<_CombinedTransition<First, T>>(_CombinedTransition(first: first, second: transition))
  }
  override nonisolated func asymmetric(removal: AnyTransitionBox) -> AnyTransitionBox {
    removal.asymmetric(insertion: transition)
  }
  override nonisolated func asymmetric<Insertion: Transition>(insertion: Insertion) -> AnyTransitionBox {
    TransitionBox<AsymmetricTransition<Insertion, T>>(
      AsymmetricTransition(insertion: insertion, removal: transition))
  }
  override nonisolated func animated(_ animation: Animation?) -> AnyTransitionBox {
    TransitionBox<_AnimatedTransition<T>>(_AnimatedTransition(base: transition, animation: animation))
  }
  override func view(of subject: TransitionSubject, _ phase: TransitionPhase) -> AnyView {
    AnyView(_AppliedTransition(transition: transition, phase: phase, content: _TransitionSubjectView(subject: subject)))
  }
  override var hasMotion: Bool { T.properties.hasMotion }
  override var fading: AnyTransition {
    (transition as? any AnimationOwning)?.ownAnimation.map { .opacity.animation($0) } ?? .opacity
  }
  override func ownsAnimation(_ phase: TransitionPhase) -> Bool {
    (transition as? any AnimationOwning)?.ownsAnimation(phase) ?? false
  }
}

/// A transition that may have an animation of its own.
@MainActor
protocol AnimationOwning {
  @MainActor func ownsAnimation(_ phase: TransitionPhase) -> Bool
  /// One of its animations.
  @MainActor var ownAnimation: Animation? { get }
}

@MainActor
private func ownAnimation<T: Transition>(_ transition: T) -> Animation? {
  (transition as? any AnimationOwning)?.ownAnimation
}

@MainActor
private func owns<T: Transition>(_ transition: T, _ phase: TransitionPhase) -> Bool {
  (transition as? any AnimationOwning)?.ownsAnimation(phase) ?? false
}

/// Two transitions at once.
public nonisolated struct _CombinedTransition<First: Transition, Second: Transition>: Transition, AnimationOwning {
  let first: First
  let second: Second

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    _AppliedTransition(
      transition: second, phase: phase,
      content: _AppliedTransition(transition: first, phase: phase, content: content))
  }
  @MainActor public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
  }
  @MainActor func ownsAnimation(_ phase: TransitionPhase) -> Bool { owns(first, phase) || owns(second, phase) }
  @MainActor var ownAnimation: Animation? { SwiftUI.ownAnimation(first) ?? SwiftUI.ownAnimation(second) }
}

/// A transition for coming and another for going.
public nonisolated struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition, AnimationOwning
{
  public var insertion: Insertion
  public var removal: Removal

  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    _AppliedTransition(
      transition: removal, phase: phase == .didDisappear ? .didDisappear : .identity,
      content: _AppliedTransition(
        transition: insertion, phase: phase == .willAppear ? .willAppear : .identity, content: content))
  }
  @MainActor public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }
  @MainActor func ownsAnimation(_ phase: TransitionPhase) -> Bool {
    phase == .didDisappear ? owns(removal, phase) : owns(insertion, phase)
  }
  @MainActor var ownAnimation: Animation? { SwiftUI.ownAnimation(insertion) ?? SwiftUI.ownAnimation(removal) }
}

/// A transition with an animation of its own.
public nonisolated struct _AnimatedTransition<Base: Transition>: Transition, AnimationOwning {
  let base: Base
  let animation: Animation?

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    let animation = animation
    _AppliedTransition(transition: base, phase: phase, content: content)
      .transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }
  @MainActor public static var properties: TransitionProperties { Base.properties }
  @MainActor func ownsAnimation(_ phase: TransitionPhase) -> Bool { animation != nil }
  @MainActor var ownAnimation: Animation? { animation }
}

extension Transition {
  nonisolated public func combined<T: Transition>(with other: T) -> some Transition {
    _CombinedTransition(first: self, second: other)
  }
  /// Gives the transition an animation of its own, whatever makes the view come or go.
  nonisolated public func animation(_ animation: Animation?) -> some Transition {
    _AnimatedTransition(base: self, animation: animation)
  }
  /// The view as the transition shows it in a phase.
  nonisolated public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    _AppliedTransition(transition: self, phase: phase, content: content)
  }
}

extension View {
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(_TransitionModifier(transition: AnyTransition(transition)))
  }
  @_disfavoredOverload
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    modifier(_TransitionModifier(transition: t))
  }
}

/// Says how a view comes and goes.
public nonisolated struct _TransitionModifier: DecorationModifier {
  public typealias Body = Never
  let transition: AnyTransition

  final class Keeper: DecorationKeeper {
    private var transition: AnyTransition
    init(_ modifier: _TransitionModifier, _ node: ViewNode) {
      transition = modifier.transition
      node.graph.motion.hasTransitions = true
    }
    func renew(_ modifier: _TransitionModifier, _ node: ViewNode) -> Bool {
      transition = modifier.transition
      return true
    }
    func decorate(_ root: LayoutID, _ graph: ViewGraph) { graph.info[root.offset].transition = transition }
  }
}
