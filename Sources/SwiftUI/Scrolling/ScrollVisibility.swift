extension View {
  /// Runs when a view comes into sight in the scroll view around it, and when it goes.
  /// - Parameter threshold: the share of the view that must be in sight.
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (_ isVisible: Bool) -> Void
  ) -> some View {
    modifier(
      _GeometryActionModifier(
        value: { proxy -> Bool in
          guard let bounds = proxy.bounds(of: .scrollView), proxy.size.width > 0, proxy.size.height > 0 else {
            return false
          }
          let seen = bounds.intersection(proxy.frame(in: .local))
          guard !seen.isNull else { return false }
          return seen.width * seen.height >= threshold * proxy.size.width * proxy.size.height
        },
        action: { wasVisible, isVisible in if isVisible || wasVisible { action(isVisible) } }))
  }
}
