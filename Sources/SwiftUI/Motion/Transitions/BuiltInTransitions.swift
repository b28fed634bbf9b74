internal import DrawingCore
public import Foundation
public import LayoutCore

/// Fades in and out.
public nonisolated struct OpacityTransition: Transition {
  public init() {}
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
  @MainActor public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// Comes and goes at once.
public nonisolated struct IdentityTransition: Transition {
  public init() {}
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
  @MainActor public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// Grows and shrinks.
public nonisolated struct ScaleTransition: Transition {
  public var scale: Double
  public var anchor: UnitPoint

  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

/// Comes and goes over an edge, as far as the view is long.
public nonisolated struct MoveTransition: Transition {
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(_MoveEffect(edge: edge, amount: phase.isIdentity ? 0 : 1))
  }
}

/// Comes over the leading edge and goes over the trailing one.
public nonisolated struct SlideTransition: Transition {
  public init() {}
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(_MoveEffect(edge: .trailing, amount: phase.value))
  }
}

/// Comes over an edge and goes over the opposite one, fading.
public nonisolated struct PushTransition: Transition {
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0).modifier(_MoveEffect(edge: edge, amount: -phase.value))
  }
}

/// Comes and goes by a distance.
public nonisolated struct OffsetTransition: Transition {
  public var offset: CGSize
  public init(_ offset: CGSize) { self.offset = offset }
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(_DrawnOffsetEffect(offset: phase.isIdentity ? .zero : offset))
  }
}

/// Blurs, fades and scales.
public nonisolated struct BlurReplaceTransition: Transition {
  public struct Configuration: Hashable, Sendable {
    let growsOut: Bool
    /// Grows as it comes and shrinks as it goes.
    public static let downUp = Configuration(growsOut: false)
    /// Grows as it comes and as it goes.
    public static let upUp = Configuration(growsOut: true)
  }
  public var configuration: Configuration
  public init(configuration: Configuration) { self.configuration = configuration }

  /// Apple does not document how far views are scaled and blurred; these are near what its pictures show.
  private static let way = 0.2
  private static let radius: CGFloat = 8

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    let scale: Double =
      switch phase {
      case .identity: 1
      case .willAppear: 1 - Self.way
      case .didDisappear: configuration.growsOut ? 1 + Self.way : 1 - Self.way
      }
    content.blur(radius: phase.isIdentity ? 0 : Self.radius).opacity(phase.isIdentity ? 1 : 0).scaleEffect(scale)
  }
}

/// Changes a view by one of two modifiers.
public nonisolated struct _ModifierTransition<M: ViewModifier>: Transition {
  let active, identity: M
  init(active: M, identity: M) {
    self.active = active
    self.identity = identity
  }
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

extension Transition where Self == OpacityTransition {
  nonisolated public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == IdentityTransition {
  nonisolated public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == ScaleTransition {
  nonisolated public static var scale: ScaleTransition { ScaleTransition(0) }
  nonisolated public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}
extension Transition where Self == MoveTransition {
  nonisolated public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}
extension Transition where Self == SlideTransition {
  nonisolated public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == PushTransition {
  nonisolated public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}
extension Transition where Self == OffsetTransition {
  nonisolated public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
  nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}
extension Transition where Self == BlurReplaceTransition {
  nonisolated public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
  nonisolated public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition { BlurReplaceTransition(configuration: configuration) }
}
extension Transition {
  nonisolated public static func asymmetric<I: Transition, R: Transition>(
    insertion: I, removal: R
  ) -> Self where Self == AsymmetricTransition<I, R> {
    AsymmetricTransition(insertion: insertion, removal: removal)
  }
}

/// Moves a view over one of its edges by a share of its length.
public nonisolated struct _MoveEffect: EffectModifier {
  public typealias Body = Never
  let edge: Edge
  var amount: Double
  public var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  func effects(for frame: CGRect, _ environment: EnvironmentValues) -> [Effect] {
    guard amount != 0 else { return [] }
    let ahead: CGFloat = environment.layoutDirection == .rightToLeft ? -1 : 1
    let way: CGSize =
      switch edge {
      case .top: CGSize(width: 0, height: -frame.height)
      case .bottom: CGSize(width: 0, height: frame.height)
      case .leading: CGSize(width: -frame.width * ahead, height: 0)
      case .trailing: CGSize(width: frame.width * ahead, height: 0)
      }
    return [.transform(CGAffineTransform(translationX: way.width * amount, y: way.height * amount))]
  }
}

/// Moves a view where it is drawn.
public nonisolated struct _DrawnOffsetEffect: EffectModifier {
  public typealias Body = Never
  var offset: CGSize
  public var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }

  func effects(for frame: CGRect, _ environment: EnvironmentValues) -> [Effect] {
    let ahead: CGFloat = environment.layoutDirection == .rightToLeft ? -1 : 1
    return [.transform(CGAffineTransform(translationX: offset.width * ahead, y: offset.height))]
  }
}
