/// How a screen comes above the one before, and goes.
public nonisolated protocol NavigationTransition: Sendable {
  /// What is said of it where it is drawn otherwise; nil where it is not.
  var _approximation: String? { get }
}

/// The platform's own way.
public nonisolated struct AutomaticNavigationTransition: NavigationTransition {
  public init() {}
  public var _approximation: String? { nil }
}

/// A screen that grows out of a view.
public nonisolated struct ZoomNavigationTransition: NavigationTransition {
  public var _approximation: String? { "Screens come as usual instead of growing out of a view." }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  public nonisolated static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
  public nonisolated static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}

extension View {
  /// Approximated: a screen comes and goes in the platform's own way, whatever the transition.
  @ViewBuilder nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    if let detail = style._approximation {
      modifier(_ApproximationModifier(what: "effect", detail: detail))
    } else {
      self
    }
  }
  /// Approximated: the screen does not grow out of the view.
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    modifier(
      _ApproximationModifier(what: "effect", detail: "Screens come as usual instead of growing out of a view."))
  }
}
