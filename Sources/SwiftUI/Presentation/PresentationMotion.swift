internal import DrawingCore
internal import Foundation
internal import LayoutCore

/// How what is shown above the picture comes and goes.
///
/// UIKit does not document its curves; these are near what its pictures show.
@MainActor
enum PresentationMotion {
  /// The ground behind sheets and alerts.
  static var fade: AnyTransition { .opacity.animation(.easeInOut(duration: 0.25)) }
  /// An alert settles as it comes, and fades as it goes.
  static var settle: AnyTransition {
    .asymmetric(
      insertion: .scale(scale: 1.15).combined(with: .opacity).animation(.smooth(duration: 0.35)),
      removal: .opacity.animation(.easeOut(duration: 0.2)))
  }
  /// A sheet of a desktop.
  static var zoom: AnyTransition {
    .scale(scale: 0.95).combined(with: .opacity).animation(.smooth(duration: 0.25))
  }
  /// A sheet comes over the picture's bottom edge.
  static func rise(_ rest: SheetRest) -> AnyTransition {
    AnyTransition(RiseTransition(rest: rest)).animation(.smooth(duration: 0.45))
  }
  /// A cover comes over its own bottom edge, which is the picture's.
  static var cover: AnyTransition { .move(edge: .bottom).animation(.smooth(duration: 0.45)) }
  /// A menu grows out of what it belongs to; that of a desktop only fades.
  static func grow(_ platform: ViewPlatform) -> AnyTransition {
    platform == .macos
      ? .asymmetric(insertion: .identity, removal: .opacity.animation(.easeOut(duration: 0.15)))
      : AnyTransition(GrowTransition()).animation(.spring(duration: 0.35, bounce: 0.15))
  }
}

/// Where the view is that shows something above the picture, in points of the picture; null where that is unknown.
final class PresentationAnchor {
  var frame = CGRect.null
  nonisolated init() {}
}

private struct PresentationAnchorKey: EnvironmentKey {
  static var defaultValue: PresentationAnchor? { nil }
}

extension EnvironmentValues {
  var presentationAnchor: PresentationAnchor? {
    get { self[PresentationAnchorKey.self] }
    set { self[PresentationAnchorKey.self] = newValue }
  }
}

/// Comes and goes over the bottom edge of the picture.
nonisolated struct RiseTransition: Transition {
  let rest: SheetRest
  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(_RiseEffect(rest: rest, amount: phase.isIdentity ? 0 : 1))
  }
}

nonisolated struct _RiseEffect: EffectModifier {
  typealias Body = Never
  let rest: SheetRest
  var amount: Double
  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  func effects(for frame: CGRect, _ environment: EnvironmentValues) -> [Effect] {
    guard amount != 0 else { return [] }
    // Its shadow goes out of sight, too.
    let way = max(0, rest.screen - frame.minY) + 24
    return [.transform(CGAffineTransform(translationX: 0, y: way * amount))]
  }
}

/// Grows out of what presents it, and back into it.
nonisolated struct GrowTransition: Transition {
  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(_GrowEffect(amount: phase.isIdentity ? 1 : 0)).opacity(phase.isIdentity ? 1 : 0)
  }
}

nonisolated struct _GrowEffect: EffectModifier {
  typealias Body = Never
  /// How small it begins.
  private static let least = 0.3
  var amount: Double
  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  func effects(for frame: CGRect, _ environment: EnvironmentValues) -> [Effect] {
    guard amount != 1 else { return [] }
    let scale = Self.least + (1 - Self.least) * amount
    let from = environment.presentationAnchor?.frame ?? .null
    let middle = from.isNull ? CGPoint(x: frame.midX, y: frame.midY) : CGPoint(x: from.midX, y: from.midY)
    let place = CGPoint(
      x: min(max(middle.x, frame.minX), frame.maxX), y: min(max(middle.y, frame.minY), frame.maxY))
    return [.transform(CGAffineTransform(scaleX: scale, y: scale).around(place))]
  }
}

/// Has the views in a container come and go each by its own transition, as the container does.
nonisolated struct _TransitionsWithinModifier: DecorationModifier {
  typealias Body = Never
  final class Keeper: DecorationKeeper {
    init(_ modifier: _TransitionsWithinModifier, _ node: ViewNode) {}
    func renew(_ modifier: _TransitionsWithinModifier, _ node: ViewNode) -> Bool { false }
    func decorate(_ root: LayoutID, _ graph: ViewGraph) { graph.info[root.offset].passesTransitionsOn = true }
  }
}

extension ViewGraph {
  /// The views whose transitions run where a root comes or goes.
  func transitionRoots(_ root: LayoutID) -> [LayoutID] {
    guard info[root.offset].passesTransitionsOn else { return [root] }
    return tree.children(root).flatMap(transitionRoots)
  }
}
