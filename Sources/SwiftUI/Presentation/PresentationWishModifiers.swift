public import LayoutCore

/// Asks something of the presentation around a view.
nonisolated struct _PresentationWishModifier: BarModifier {
  typealias Body = Never
  let change: @MainActor (inout PresentationWishes, any PropertyOwner) -> Void
  @MainActor func apply(to bars: inout BarContent, _ node: any PropertyOwner) {
    change(&bars.presentation, node)
  }
}

extension View {
  nonisolated private func wishing(_ change: @escaping @MainActor (inout PresentationWishes) -> Void) -> some View {
    modifier(_PresentationWishModifier { wishes, _ in change(&wishes) })
  }

  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    wishing { $0.detents = detents }
  }
  /// - Parameter selection: the detent at which the sheet rests.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    // Bindings are read and set on the main actor.
    nonisolated(unsafe) let selection = selection
    return wishing {
      $0.detents = detents
      $0.detent = selection
    }
  }
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    wishing { $0.dragIndicator = visibility }
  }
  /// - Parameter cornerRadius: in points; nil is the system's.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    wishing { $0.cornerRadius = cornerRadius }
  }
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    modifier(
      _PresentationWishModifier { $0.background = HoistedView(AnyView(Rectangle().fill(style)), $1, keepsLook: true) })
  }
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let content = content()
    let lines = SourceLines.take()
    return modifier(
      _PresentationWishModifier {
        $0.background = HoistedView(
          AnyView(ZStack(alignment: alignment) { content }), $1, lines: lines, keepsLook: true)
      })
  }
  nonisolated public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction)
    -> some View
  {
    wishing {
      $0.isBackgroundInteractive = interaction.isEnabled
      $0.interactiveUpThrough = interaction.upThrough
    }
  }
  /// In a preview, what can be scrolled scrolls and the rest of a sheet resizes it.
  nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    wishing { $0.isContentScrolledFirst = behavior.isScrolling }
  }
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    wishing { $0.horizontalAdaptation = adaptation }
  }
  /// - Parameter vertical: for low screens that are wide, which a preview tells by their width alone.
  nonisolated public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View {
    wishing { $0.horizontalAdaptation = horizontal }
  }
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    let kind = sizing._kind.kind
    return wishing { $0.sizing = kind }
  }
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    wishing { $0.isDismissDisabled = isDisabled }
  }
}
