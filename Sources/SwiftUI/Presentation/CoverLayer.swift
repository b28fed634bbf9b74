internal import LayoutCore

/// Content that covers the whole screen.
nonisolated struct CoverLayer<Content: View>: View, FrameworkView {
  let content: () -> Content
  let dismiss: () -> Void
  @Kept private var store = BarStore()
  @Environment(\.coveredEdges) private var covered

  init(content: @escaping () -> Content, dismiss: @escaping () -> Void) {
    self.content = content
    self.dismiss = dismiss
  }

  @MainActor var body: some View {
    let wishes = store.content.presentation
    ZStack {
      if let background = wishes.background {
        background
      } else {
        Rectangle().fill(.background)
      }
      PresentedContent(content: content, store: store, dismiss: dismiss)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .padding(covered)
    }
    .contentShape(Rectangle())
    // Nothing behind a cover can be reached.
    .modifier(_PressModifier(setPressed: { _ in }, action: {}))
    .transition(PresentationMotion.cover)
  }
}
