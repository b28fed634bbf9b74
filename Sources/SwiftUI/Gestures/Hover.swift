public import Foundation
internal import LayoutCore

/// Where the pointer is as it goes over a view.
public enum HoverPhase: Equatable, Sendable {
  /// In the space that was asked for, in points.
  case active(CGPoint)
  case ended
}

/// Tells a view where the pointer is.
public nonisolated struct _HoverModifier: DecorationModifier {
  public typealias Body = Never
  var space = CoordinateSpace.local
  var onChange: ((Bool) -> Void)?
  var onPhase: ((HoverPhase) -> Void)?
  var pointerStyle: PointerStyle?

  final class Keeper: DecorationKeeper {
    private let responder: HoverResponder
    init(_ modifier: _HoverModifier, _ node: ViewNode) {
      responder = HoverResponder(modifier)
      node.graph.input.hoverFollowers += 1
    }
    func renew(_ modifier: _HoverModifier, _ node: ViewNode) -> Bool {
      responder.modifier = modifier
      return false
    }
    func decorate(_ root: LayoutID, _ graph: ViewGraph) {
      responder.place = { [weak graph] point, frame, space in
        graph?.place(point, in: frame, of: root, space) ?? point
      }
      graph.info[root.offset].decorations.append(.responder(responder))
    }
    func willDestroy(_ node: ViewNode) {
      node.graph.input.hoverFollowers -= 1
      node.graph.input.hovered.removeAll { $0 === responder }
    }
  }
}

/// Follows the pointer over a view.
final class HoverResponder: Responder {
  var modifier: _HoverModifier
  var place: @MainActor (CGPoint, CGRect, CoordinateSpace) -> CGPoint = { point, _, _ in point }
  private var isInside = false

  init(_ modifier: _HoverModifier) { self.modifier = modifier }

  override var followsHover: Bool { true }
  var pointerStyle: PointerStyle? { modifier.pointerStyle }

  override func hover(_ point: CGPoint?, in frame: CGRect) {
    if (point != nil) != isInside {
      isInside = point != nil
      modifier.onChange?(isInside)
      if !isInside { modifier.onPhase?(.ended) }
    }
    if let point { modifier.onPhase?(.active(place(point, frame, modifier.space))) }
  }
}

extension ViewHost {
  /// Says where the pointer is, in points of the picture; nil where it is not over it.
  public func sendHover(_ point: CGPoint?) {
    graph.input.pointer = point
    graph.input.hover(point)
  }
}

extension InputState {
  /// Tells the views under the pointer, and those that it has left.
  func hover(_ point: CGPoint?) {
    guard hoverFollowers > 0 else { return }
    let found = point.map { responders(at: $0) { $0.followsHover } } ?? []
    let left = hovered.filter { old in !found.contains { $0.responder === old } }
    // The innermost first.
    hovered = found.map(\.responder)
    for responder in left { responder.hover(nil, in: .zero) }
    for entry in found { entry.responder.hover(point, in: entry.frame) }
  }

  /// The responders whose views' frames lie at a point, those in front and within first.
  func responders(at point: CGPoint, where isMeant: (Responder) -> Bool) -> [(responder: Responder, frame: CGRect)] {
    var found: [(responder: Responder, frame: CGRect)] = []
    for root in roots { follow(root, point, clip: .infinite, isMeant, &found) }
    return found
  }

  private func follow(
    _ node: LayoutID, _ point: CGPoint, clip: CGRect, _ isMeant: (Responder) -> Bool,
    _ found: inout [(responder: Responder, frame: CGRect)]
  ) {
    guard graph.tree.isShown(node), !graph.info[node.offset].isHidden else { return }
    let frame = graph.tree.absoluteFrame(node)
    let own = graph.info[node.offset]
    let inner = own.clip.map { clip.intersection($0(frame)) } ?? clip
    if inner.contains(point) {
      for child in graph.tree.children(node).reversed() { follow(child, point, clip: inner, isMeant, &found) }
    }
    guard clip.contains(point), frame.contains(point) else { return }
    for case .responder(let responder) in own.decorations where isMeant(responder) {
      found.append((responder, frame))
    }
  }
}

/// How a view answers to the pointer over it.
public nonisolated struct HoverEffect: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, highlight, lift }
  let kind: Kind
  public static let automatic = HoverEffect(kind: .automatic)
  /// A light shape behind the view.
  public static let highlight = HoverEffect(kind: .highlight)
  /// The view comes nearer.
  public static let lift = HoverEffect(kind: .lift)
}

private struct HoverEffectKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  public internal(set) var isHoverEffectEnabled: Bool {
    get { self[HoverEffectKey.self] }
    set { self[HoverEffectKey.self] = newValue }
  }
}

/// Shows that the pointer is over a view.
nonisolated struct _HoverEffectModifier: ViewModifier {
  let effect: HoverEffect
  let isEnabled: Bool
  @State private var isHovered = false
  @Environment(\.isHoverEffectEnabled) private var isAllowed

  init(effect: HoverEffect, isEnabled: Bool) {
    self.effect = effect
    self.isEnabled = isEnabled
  }

  func body(content: Content) -> some View {
    let isOn = isHovered && isEnabled && isAllowed
    let isLifted = isOn && effect.kind == .lift
    content
      .background {
        if isOn, effect.kind != .lift {
          RoundedRectangle(cornerRadius: 8, style: .continuous).fill(FillShapeStyle(level: 2)).padding(-6)
        }
      }
      .scaleEffect(isLifted ? 1.05 : 1)
      .shadow(color: .black.opacity(isLifted ? 0.2 : 0), radius: isLifted ? 8 : 0, y: isLifted ? 4 : 0)
      .modifier(_HoverModifier(onChange: { isHovered = $0 }))
  }
}

extension View {
  /// - Parameter action: told whether the pointer is over the view.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(_HoverModifier(onChange: action))
  }
  nonisolated public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(_HoverModifier(space: coordinateSpace, onPhase: action))
  }
  @_disfavoredOverload
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(_HoverModifier(space: coordinateSpace.coordinateSpace, onPhase: action))
  }
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    modifier(_HoverEffectModifier(effect: effect, isEnabled: true))
  }
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View {
    modifier(_HoverEffectModifier(effect: effect, isEnabled: isEnabled))
  }
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isHoverEffectEnabled) { $0 = $0 && !disabled }
  }
}
