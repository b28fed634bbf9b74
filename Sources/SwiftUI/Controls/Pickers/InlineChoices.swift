/// The values of a picker as rows of a list, the chosen one with a tick at its end.
nonisolated struct InlineChoices: View, FrameworkView {
  let label, content: AnyView
  let choice: PickerChoice
  @Environment(\.hidesLabels) private var hidesLabels

  init(label: AnyView, content: AnyView, choice: PickerChoice) {
    self.label = label
    self.content = content
    self.choice = choice
  }

  @MainActor var body: some View {
    let choice = choice
    if !hidesLabels { label.foregroundStyle(.secondary) }
    ForEachSubview(content: content) { option in
      ChoiceRow(content: option.content, isChosen: choice.isChosen(option.tag)) { choice.choose(option.tag) }
    }
  }
}

/// One value in a row.
nonisolated struct ChoiceRow: View, FrameworkView {
  let content: SubviewContent
  let isChosen: Bool
  let choose: @MainActor () -> Void

  @MainActor var body: some View {
    HStack(spacing: 8) {
      content
      Spacer(minLength: 0)
      if isChosen { Checkmark().foregroundStyle(.tint) }
    }
    .modifier(_ListRowActionModifier(action: choose))
  }
}

/// The mark of a chosen row.
nonisolated struct Checkmark: View, FrameworkView {
  @Environment(\.platform) private var platform
  @Environment(\.dynamicTypeSize) private var typeSize

  init() {}

  @MainActor var body: some View {
    let isMac = platform == .macos
    let scale = isMac ? 1 : typeSize.scale(relativeTo: .body, on: platform)
    Tick()
      .stroke(style: StrokeStyle(lineWidth: (isMac ? 1.6 : 2.2) * scale, lineCap: .round, lineJoin: .round))
      .frame(width: (isMac ? 8 : 13) * scale, height: (isMac ? 8 : 12) * scale)
  }
}

/// The values of a picker below each other, each with a circle. Recorded on macOS 26: circles of 16, 5 before the label,
/// rows 6 apart.
nonisolated struct RadioChoices: View, FrameworkView {
  let content: AnyView
  let choice: PickerChoice

  @MainActor var body: some View {
    let choice = choice
    VStack(alignment: .leading, spacing: 6) {
      ForEachSubview(content: content) { option in
        RadioRow(content: option.content, isChosen: choice.isChosen(option.tag)) { choice.choose(option.tag) }
      }
    }
  }
}

nonisolated struct RadioRow: View, FrameworkView {
  let content: SubviewContent
  let isChosen: Bool
  let choose: @MainActor () -> Void
  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.capHeight) private var capHeight

  init(content: SubviewContent, isChosen: Bool, choose: @escaping @MainActor () -> Void) {
    self.content = content
    self.isChosen = isChosen
    self.choose = choose
  }

  @MainActor var body: some View {
    CentredIconLayout(spacing: 5, capHeight: capHeight) {
      Circle().fill(isChosen ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(FillShapeStyle(level: 1)))
        .overlay { if isChosen { Circle().fill(Color.white).frame(width: 6, height: 6) } }
        .opacity(isPressed ? ButtonMetrics.pressedOpacity : 1)
        .frame(width: 16, height: 16)
      content
    }
    .opacity(isEnabled ? 1 : 0.5)
    .contentShape(Rectangle())
    .modifier(_PressModifier(setPressed: { isPressed = $0 }, action: choose))
  }
}
