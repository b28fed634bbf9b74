internal import LayoutCore

/// The user's content of a presentation: it can dismiss itself, and what it asks for is read into a store.
nonisolated struct PresentedContent<Content: View>: View, FrameworkView {
  let content: () -> Content
  let store: BarStore
  let dismiss: () -> Void
  /// The content begins a screen of its own, whose edges nothing covers but this; in points.
  var covered: EdgeInsets?
  var isElevated = false
  /// The sheet, where swipes move it.
  var rest: SheetRest?

  @MainActor var body: some View {
    BarScope(content: OneRoot(content: DeferredView(make: content)), store: store) { environment in
      environment.base.isInternal = false
      environment.base.bars.navigation = nil
      environment.columnTarget = nil
      environment.columnAdvance = nil
      environment.sidebarToggle = nil
      environment.base.scroll = ScrollEnvironment()
      environment.largeTitle = nil
      environment.dismissal = Dismissal(change: dismiss)
      environment.sheetRest = rest
      if let covered { environment.base.bars.covered = covered }
      if isElevated { environment.base.isElevated = true }
    }
  }
}

/// Fills the picture with each of its subviews.
struct FillingLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}

/// Dims what lies behind a presentation and takes the presses there.
nonisolated struct PresentationScrim: View, FrameworkView {
  let opacity: Double
  let press: @MainActor () -> Void

  @MainActor var body: some View {
    Color.black.opacity(opacity).contentShape(Rectangle())
      .modifier(_PressModifier(setPressed: { _ in }, action: press))
      .transition(PresentationMotion.fade)
  }
}
