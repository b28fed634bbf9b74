internal import DrawingCore
import Foundation
internal import LayoutCore

/// What a view that has the focus does with it.
public nonisolated struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It is activated by a key, as a button is; Tab comes to it only where the platform has full keyboard access.
  public static let activate = FocusInteractions(rawValue: 1)
  /// It is edited by keys.
  public static let edit = FocusInteractions(rawValue: 2)
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// Lets a view have the focus.
public nonisolated struct _FocusableModifier: DecorationModifier {
  public typealias Body = Never
  let isFocusable: Bool
  let interactions: FocusInteractions
  var onFocusChange: ((Bool) -> Void)?

  final class Keeper: DecorationKeeper {
    private let responder: FocusableResponder

    init(_ modifier: _FocusableModifier, _ node: ViewNode) {
      responder = FocusableResponder(modifier, node.graph)
      responder.environment = node.environment
    }
    func renew(_ modifier: _FocusableModifier, _ node: ViewNode) -> Bool {
      responder.renew(modifier)
      return false
    }
    func environmentDidChange(_ node: ViewNode) { responder.environment = node.environment }
    func decorate(_ root: LayoutID, _ graph: ViewGraph) {
      graph.info[root.offset].decorations.append(.responder(responder))
      graph.info[root.offset].decorations.append(.effect(responder))
    }
    func willDestroy(_ node: ViewNode) { node.graph.input.willRemove(responder) }
  }
}

/// A view that can have the focus; a press gives it.
final class FocusableResponder: Responder, FocusItem, DrawingEffect {
  private var modifier: _FocusableModifier
  private unowned let graph: ViewGraph
  var environment = EnvironmentValues()
  private var isFocused = false

  init(_ modifier: _FocusableModifier, _ graph: ViewGraph) {
    self.modifier = modifier
    self.graph = graph
  }

  func renew(_ modifier: _FocusableModifier) {
    self.modifier = modifier
    if isFocused, !canBecomeFocused { graph.input.focus(nil) }
  }

  override var focusItem: (any FocusItem)? { self }
  override var priority: PressPriority { .simultaneous }
  var canBecomeFocused: Bool { modifier.isFocusable && environment.isEnabled }
  var isTabStop: Bool { canBecomeFocused && modifier.interactions.contains(.edit) }

  override func pressBegan(at point: CGPoint, in frame: CGRect) -> Bool {
    if canBecomeFocused, modifier.interactions.contains(.edit) { graph.input.focus(self) }
    return false
  }

  func focusDidChange(_ isFocused: Bool) {
    self.isFocused = isFocused
    modifier.onFocusChange?(isFocused)
  }

  func drawAbove(_ frame: CGRect, _ context: inout DrawingContext) {
    guard isFocused, !environment.isFocusEffectDisabled, environment.platform == .macos else { return }
    FocusRing.draw(around: frame, radius: 4, environment, &context)
  }
}

/// The ring around what has the focus on macOS.
enum FocusRing {
  /// In points.
  static let width: CGFloat = 3

  @MainActor static func draw(
    around frame: CGRect, radius: CGFloat, _ environment: EnvironmentValues, _ context: inout DrawingContext
  ) {
    let paint = Paint.color(Color.accentColor.rgba(in: environment.resolution).opacity(0.5))
    let path = Path(
      roundedRect: frame.insetBy(dx: -width / 2, dy: -width / 2), cornerRadius: radius + width / 2, style: .continuous)
    context.commands.append(.stroke(path, paint, StrokeStyle(lineWidth: width)))
  }
}

/// Has Tab go through the views within before it goes on.
public nonisolated struct _FocusSectionModifier: DecorationModifier {
  public typealias Body = Never

  final class Keeper: DecorationKeeper {
    private let responder = FocusSectionResponder()
    init(_ modifier: _FocusSectionModifier, _ node: ViewNode) {}
    func renew(_ modifier: _FocusSectionModifier, _ node: ViewNode) -> Bool { false }
    func decorate(_ root: LayoutID, _ graph: ViewGraph) {
      graph.info[root.offset].decorations.append(.responder(responder))
    }
  }
}

final class FocusSectionResponder: Responder {}

/// Gives the focus to a value when its view appears.
nonisolated struct _DefaultFocusModifier<Value: Hashable>: ViewModifier {
  let binding: FocusState<Value>.Binding
  let value: Value

  func body(content: Content) -> some View {
    content.onAppear { if binding.wrappedValue == binding.location.none { binding.wrappedValue = value } }
  }
}

/// When a default focus is used.
public nonisolated struct DefaultFocusEvaluationPriority: Sendable {
  let isUserInitiated: Bool
  public static let automatic = DefaultFocusEvaluationPriority(isUserInitiated: false)
  public static let userInitiated = DefaultFocusEvaluationPriority(isUserInitiated: true)
}

private struct FocusEffectKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var isFocusEffectDisabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }
  public var isFocusEffectEnabled: Bool {
    get { !isFocusEffectDisabled }
    set { isFocusEffectDisabled = !newValue }
  }
}

extension View {
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(_FocusableModifier(isFocusable: isFocusable, interactions: .automatic))
  }
  nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    modifier(_FocusableModifier(isFocusable: isFocusable, interactions: interactions))
  }
  nonisolated public func focusable(_ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void)
    -> some View
  {
    modifier(_FocusableModifier(isFocusable: isFocusable, interactions: .automatic, onFocusChange: onFocusChange))
  }
  /// Tab goes through the views within before it goes on.
  nonisolated public func focusSection() -> some View { modifier(_FocusSectionModifier()) }
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isFocusEffectDisabled) { $0 = $0 || disabled }
  }
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(_DefaultFocusModifier(binding: binding, value: value))
  }
}
