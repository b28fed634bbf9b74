/// The label of a control: its views below each other, the first the title, the others what describes it.
nonisolated struct TitledLabel<Content: View>: View, FrameworkView {
  let content: Content

  init(content: Content) { self.content = content }

  @MainActor var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      ForEachSubview(content: content) { part in
        if part.index == 0 {
          part.content
        } else {
          part.content.font(.subheadline).foregroundStyle(.secondary)
        }
      }
    }
  }
}
