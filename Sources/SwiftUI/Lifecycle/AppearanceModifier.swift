internal import LayoutCore

/// Runs actions when a view comes and goes.
public nonisolated struct _AppearanceActionModifier: DecorationModifier {
  public typealias Body = Never
  let appear, disappear: (() -> Void)?

  final class Keeper: DecorationKeeper {
    private var modifier: _AppearanceActionModifier

    init(_ modifier: _AppearanceActionModifier, _ node: ViewNode) {
      self.modifier = modifier
      if let appear = modifier.appear { node.graph.afterUpdate(appear) }
    }
    func renew(_ modifier: _AppearanceActionModifier, _ node: ViewNode) -> Bool {
      self.modifier = modifier
      return false
    }
    func decorate(_ root: LayoutID, _ graph: ViewGraph) {}
    func willDestroy(_ node: ViewNode) {
      if let disappear = modifier.disappear { node.graph.afterUpdate(disappear) }
    }
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
