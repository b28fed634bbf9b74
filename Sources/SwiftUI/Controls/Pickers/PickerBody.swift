internal import LayoutCore

/// A picker in the look that is set around it.
nonisolated struct PickerBody: View, FrameworkView {
  let label, content: AnyView
  let current: AnyView?
  let choice: PickerChoice
  @Environment(\.pickerKind) private var kind
  @Environment(\.platform) private var platform
  @Environment(\.isInList) private var isInList
  @Environment(\.isListRow) private var isListRow
  @Environment(\.isInMenu) private var isInMenu

  init(label: AnyView, content: AnyView, current: AnyView?, choice: PickerChoice) {
    self.label = label
    self.content = content
    self.current = current
    self.choice = choice
  }

  /// What the style means here.
  private var look: _PickerKind {
    if isInMenu { return kind == .menu || kind == .palette ? kind : .inline }
    switch kind {
    case .automatic: return .menu
    case .menu, .segmented, .wheel: return kind
    case .palette: return .segmented
    case .inline: return isInList && isListRow ? .inline : platform == .macos ? .radioGroup : .wheel
    case .navigationLink: return platform == .ios && isInList ? .navigationLink : .menu
    case .radioGroup: return platform == .macos ? .radioGroup : .menu
    }
  }

  @MainActor var body: some View {
    switch look {
    case .menu, .automatic:
      if isInMenu {
        SubmenuRow(label: label) { MenuChoices(label: nil, content: content, choice: choice) }
      } else {
        MenuPicker(label: label, content: content, current: current, choice: choice)
      }
    case .segmented, .palette:
      if isInMenu {
        SegmentedChoices(content: content, choice: choice).padding(.horizontal, 12).padding(.vertical, 6)
      } else {
        LabeledControl(
          label: platform == .macos ? label : nil, control: SegmentedChoices(content: content, choice: choice))
      }
    case .wheel:
      LabeledControl(
        label: platform == .macos ? label : nil, control: WheelChoices(content: content, choice: choice))
    case .inline:
      if isInMenu {
        MenuChoices(label: label, content: content, choice: choice)
      } else {
        InlineChoices(label: label, content: content, choice: choice)
      }
    case .radioGroup:
      LabeledControl(label: label, control: RadioChoices(content: content, choice: choice))
    case .navigationLink:
      LinkedChoices(label: label, content: content, current: current, choice: choice)
    }
  }
}

/// The view of a picker's content that is chosen.
nonisolated struct ChosenView: View, FrameworkView {
  let content: AnyView
  let choice: PickerChoice
  /// As wide as the widest of all, as the closed menus of macOS are.
  var keepsWidestWidth = false

  @MainActor var body: some View {
    let choice = choice
    if keepsWidestWidth {
      ZStack(alignment: .leading) {
        ForEachSubview(content: content) { option in
          option.content.opacity(choice.isChosen(option.tag) ? 1 : 0).frame(
            height: choice.isChosen(option.tag) ? nil : 0)
        }
      }
    } else {
      ForEachSubview(content: content) { option in
        if choice.isChosen(option.tag) { option.content }
      }
    }
  }
}
