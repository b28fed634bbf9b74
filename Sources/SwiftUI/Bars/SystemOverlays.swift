/// What the system draws above an app.
extension View {
  /// Approximated: a preview has no status bar, so that it is always hidden.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
    modifier(_ApproximationModifier(what: "bar", detail: "A preview has no status bar."))
  }
  /// Approximated: a preview has no status bar, so that it is always hidden.
  nonisolated public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }
  /// Approximated: a preview has no home indicator and no other overlays, so that they are always hidden.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    modifier(_ApproximationModifier(what: "bar", detail: "A preview has no home indicator."))
  }
}
