internal import LayoutCore

/// A row with the chosen value that leads to a page with all values.
nonisolated struct LinkedChoices: View, FrameworkView {
  let label, content: AnyView
  let current: AnyView?
  let choice: PickerChoice
  @State private var isOpen = false
  @Kept private var page = PageContent()
  @Environment(\.navigation) private var navigation
  @Environment(\.dynamicTypeSize) private var typeSize

  init(label: AnyView, content: AnyView, current: AnyView?, choice: PickerChoice) {
    self.label = label
    self.content = content
    self.current = current
    self.choice = choice
  }

  @MainActor var body: some View {
    let _ = show()
    HStack(spacing: 8) {
      if typeSize.isAccessibilitySize {
        VStack(alignment: .leading, spacing: 4) {
          label
          chosen
        }
        Spacer(minLength: 0)
      } else {
        label
        Spacer(minLength: 0)
        chosen
      }
      DisclosureChevron(isExpanded: false).foregroundStyle(Color(system: .tertiary))
    }
    .modifier(
      _ListRowActionModifier {
        if let navigation { navigation.push(page) } else { isOpen = true }
      }
    )
    .modifier(
      _PresentationModifier(isPresented: isOpen, arrangement: { _ in ZStackLayout() }) {
        ChoicesPage(label: label, content: content, choice: choice) { isOpen = false }
      })
  }

  @MainActor private var chosen: some View {
    ZStack { if let current { current } else { ChosenView(content: content, choice: choice) } }
      .foregroundStyle(.secondary)
  }

  /// Lets a page that was pushed already know what is chosen.
  private func show() {
    guard let navigation else { return }
    page.set(
      AnyView(
        ChoicesList(content: content, choice: choice) { navigation.pop() }
          .toolbar { ToolbarItem(placement: .principal) { label.font(.headline) } }
          .navigationBarTitleDisplayMode(.inline)))
  }
}

/// The values of a picker in a list of their own.
nonisolated struct ChoicesList: View, FrameworkView {
  let content: AnyView
  let choice: PickerChoice
  let close: @MainActor () -> Void

  @MainActor var body: some View {
    let (choice, close) = (choice, close)
    List {
      ForEachSubview(content: content) { option in
        ChoiceRow(content: option.content, isChosen: choice.isChosen(option.tag)) {
          choice.choose(option.tag)
          close()
        }
      }
    }
  }
}

/// A page with the values of a picker below a bar, where there is no stack of screens to push it on.
nonisolated struct ChoicesPage: View, FrameworkView {
  let label, content: AnyView
  let choice: PickerChoice
  let close: @MainActor () -> Void

  @MainActor var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        BackButton(action: close)
        Spacer(minLength: 8)
        label.font(.headline).lineLimit(1)
        Spacer(minLength: 8)
        Color.clear.frame(width: 44, height: 1)
      }
      .padding(.horizontal, 10)
      .frame(height: 64)
      ChoicesList(content: content, choice: choice, close: close)
    }
    .background(Color(system: .groupedBackground))
    .transition(PresentationMotion.cover)
    .modifier(_InternalModifier(isInternal: true))
  }
}

/// A round button with an arrowhead to the start: recorded on iOS 26, a circle of 44.
nonisolated struct BackButton: View, FrameworkView {
  let action: @MainActor () -> Void
  @State private var isPressed = false

  init(action: @escaping @MainActor () -> Void) { self.action = action }

  @MainActor var body: some View {
    Circle().fill(Color(system: .secondaryGroupedBackground))
      .shadow(color: .black.opacity(0.08), radius: 8, y: 2)
      .overlay {
        ChevronShape().stroke(style: StrokeStyle(lineWidth: 2.2, lineCap: .round, lineJoin: .round))
          .frame(width: 8, height: 16).scaleEffect(x: -1)
      }
      .frame(width: 44, height: 44)
      .opacity(isPressed ? 0.5 : 1)
      .modifier(_PressModifier(setPressed: { isPressed = $0 }, action: action))
  }
}
