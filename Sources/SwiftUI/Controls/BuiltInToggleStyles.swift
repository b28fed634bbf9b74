/// The platform's default: a switch on iOS and in the forms of macOS that have cards, else a checkbox.
public nonisolated struct DefaultToggleStyle: ToggleStyle, BuiltInStyle {
  @Environment(\.platform) private var platform
  @Environment(\.isInCardForm) private var isInCardForm
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if platform == .macos && !isInCardForm {
      CheckboxRow(configuration: configuration)
    } else {
      SwitchRow(configuration: configuration)
    }
  }
}

/// A label and a switch.
public nonisolated struct SwitchToggleStyle: ToggleStyle, BuiltInStyle {
  private let tint: Color?
  public init() { tint = nil }
  public init(tint: Color) { self.tint = tint }
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if let tint { SwitchRow(configuration: configuration).tint(tint) } else { SwitchRow(configuration: configuration) }
  }
}

/// A bordered button that stays highlighted while the toggle is on.
public nonisolated struct ButtonToggleStyle: ToggleStyle, BuiltInStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ToggleButton(configuration: configuration)
  }
}

/// A box with a tick before the label; on macOS only.
public nonisolated struct CheckboxToggleStyle: ToggleStyle, BuiltInStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    CheckboxRow(configuration: configuration)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
  nonisolated public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

/// A toggle as a button.
nonisolated struct ToggleButton: View, FrameworkView {
  let configuration: ToggleStyleConfiguration
  @State private var isPressed = false
  @Environment(\.platform) private var platform

  init(configuration: ToggleStyleConfiguration) { self.configuration = configuration }

  @MainActor var body: some View {
    let isOn = configuration.isOn || configuration.isMixed
    let button = ButtonStyleConfiguration(
      role: nil, label: ButtonStyleConfiguration.Label(content: configuration.label.content), isPressed: isPressed)
    Group {
      if isOn {
        BorderedButton(configuration: button, prominence: .prominent)
      } else if platform == .macos {
        BorderedButton(configuration: button, prominence: .standard)
      } else {
        BorderlessToggleLabel(configuration: button)
      }
    }
    .modifier(_PressModifier(setPressed: { isPressed = $0 }, action: { configuration.isOn.toggle() }))
  }
}

/// A toggle as a button on iOS while it is off: the room of a bordered one, without its shape.
nonisolated struct BorderlessToggleLabel: View, FrameworkView {
  let configuration: ButtonStyleConfiguration
  @Environment(\.controlSize) private var size

  init(configuration: ButtonStyleConfiguration) { self.configuration = configuration }

  @MainActor var body: some View {
    let metrics = ButtonMetrics(.ios, size)
    configuration.label
      .modifier(_LabelFontModifier(font: metrics.font))
      .modifier(_ControlForegroundModifier(role: nil))
      .padding(.horizontal, metrics.horizontal).padding(.vertical, metrics.vertical)
      .contentShape(Capsule())
      .opacity(configuration.isPressed ? ButtonMetrics.borderlessPressedOpacity : 1)
  }
}
