/// The label of a control: its views below each other, the first the title, the others what describes it.
nonisolated struct TitledLabel<Content: View>: View, FrameworkView {
  let content: Content
  /// How the texts stand to each other: in the columns of a form labels end at the controls.
  let alignment: HorizontalAlignment

  init(content: Content, alignment: HorizontalAlignment = .leading) {
    self.content = content
    self.alignment = alignment
  }

  @MainActor var body: some View {
    VStack(alignment: alignment, spacing: 2) {
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
