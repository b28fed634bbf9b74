internal import LayoutCore

/// A part of the picture within which a view may wish to have the focus first.
public nonisolated struct _FocusScopeModifier: DecorationModifier {
  public typealias Body = Never
  let namespace: Namespace.ID

  final class Keeper: DecorationKeeper {
    private let responder = FocusScopeResponder()

    init(_ modifier: _FocusScopeModifier, _ node: ViewNode) {
      responder.namespace = modifier.namespace
      // Where nothing has the focus as the scope appears, what wishes for it has it.
      node.graph.afterUpdate { [weak graph = node.graph] in
        if graph?.input.focused == nil { graph?.input.resetFocus(in: modifier.namespace, prefersOnly: true) }
      }
    }
    func renew(_ modifier: _FocusScopeModifier, _ node: ViewNode) -> Bool {
      responder.namespace = modifier.namespace
      return false
    }
    func decorate(_ root: LayoutID, _ graph: ViewGraph) {
      graph.info[root.offset].decorations.append(.responder(responder))
    }
  }
}

final class FocusScopeResponder: Responder {
  var namespace: Namespace.ID?
}

/// Wishes for the focus in a scope.
public nonisolated struct _FocusPreferenceModifier: DecorationModifier {
  public typealias Body = Never
  let prefers: Bool
  let namespace: Namespace.ID

  final class Keeper: DecorationKeeper {
    private let responder = FocusPreferenceResponder()
    init(_ modifier: _FocusPreferenceModifier, _ node: ViewNode) { _ = renew(modifier, node) }
    func renew(_ modifier: _FocusPreferenceModifier, _ node: ViewNode) -> Bool {
      responder.namespace = modifier.prefers ? modifier.namespace : nil
      return false
    }
    func decorate(_ root: LayoutID, _ graph: ViewGraph) {
      graph.info[root.offset].decorations.append(.responder(responder))
    }
  }
}

final class FocusPreferenceResponder: Responder {
  /// Where the view wishes for the focus; nil for nowhere.
  var namespace: Namespace.ID?
}

extension InputState {
  /// Gives the focus to the view of a scope that wishes for it, else to the first that can have it.
  /// - Parameter prefersOnly: leaves the focus where no view wishes for it.
  func resetFocus(in namespace: Namespace.ID, prefersOnly: Bool = false) {
    var scope: LayoutID?
    forEachResponder { responder, node in
      if (responder as? FocusScopeResponder)?.namespace == namespace { scope = node }
    }
    guard let scope else { return }
    var wanted: (any FocusItem)?
    visit(scope) { responder, node in
      guard wanted == nil, (responder as? FocusPreferenceResponder)?.namespace == namespace else { return }
      wanted = self.items(below: node).first { $0.canBecomeFocused }
    }
    if wanted == nil, !prefersOnly { wanted = items(below: scope).first { $0.canBecomeFocused } }
    if let wanted { focus(wanted) }
  }
}

/// Has the focus of a scope decided anew.
@MainActor @preconcurrency
public struct ResetFocusAction {
  /// - Parameter namespace: that of the scope.
  public func callAsFunction(in namespace: Namespace.ID) {
    guard let graph = ViewGraph.current else { return }
    // What a change made in the same action shows is looked at, too.
    graph.afterUpdate { [weak graph] in graph?.input.resetFocus(in: namespace) }
    graph.setNeedsRender()
  }
}

extension EnvironmentValues {
  /// Has the focus of a scope decided anew.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
}

extension View {
  /// Limits wishes for the focus to the view.
  nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View {
    modifier(_FocusScopeModifier(namespace: namespace))
  }
  /// Wishes for the focus as the scope of a namespace appears, and where its focus is decided anew.
  nonisolated public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID)
    -> some View
  {
    modifier(_FocusPreferenceModifier(prefers: prefersDefaultFocus, namespace: namespace))
  }
}
