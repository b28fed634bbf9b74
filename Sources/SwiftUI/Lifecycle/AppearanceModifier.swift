internal import LayoutCore

/// Runs actions when a view comes and goes.
public nonisolated struct _AppearanceActionModifier: DecorationModifier {
  public typealias Body = Never
  let appear, disappear: (() -> Void)?

  final class Keeper: DecorationKeeper {
    /// The actions live on until the view has gone.
    private final class Actions {
      var modifier: _AppearanceActionModifier
      init(_ modifier: _AppearanceActionModifier) { self.modifier = modifier }
    }
    private let actions: Actions
    private let appearance: AppearanceKeeper

    init(_ modifier: _AppearanceActionModifier, _ node: ViewNode) {
      let actions = Actions(modifier)
      self.actions = actions
      appearance = AppearanceKeeper(node) { appears in
        if appears { actions.modifier.appear?() } else { actions.modifier.disappear?() }
      }
    }
    func environmentDidChange(_ node: ViewNode) { appearance.join(node) }
    func renew(_ modifier: _AppearanceActionModifier, _ node: ViewNode) -> Bool {
      actions.modifier = modifier
      return false
    }
    func decorate(_ root: LayoutID, _ graph: ViewGraph) {}
    func willDestroy(_ node: ViewNode) { appearance.end() }
  }
}

extension View {
  /// Runs an action after the view was laid out for the first time.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: action, disappear: nil))
  }
  /// Runs an action after the view went.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: nil, disappear: action))
  }
}
