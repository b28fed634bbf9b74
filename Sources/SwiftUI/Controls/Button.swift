/// A control that runs an action.
public nonisolated struct Button<Label: View>: View, ControlView {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
  let lines: [Int32]
  @Environment(\.buttonStyle) private var style
  @Environment(\.isInList) private var isInList
  @Environment(\.platform) private var platform

  init(role: ButtonRole?, action: @escaping @MainActor () -> Void, label: Label, lines: [Int32]) {
    self.role = role
    self.action = action
    self.label = label
    self.lines = lines
  }

  @preconcurrency public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    let label = label()
    self.init(role: role, action: action, label: label, lines: SourceLines.take())
  }
  @preconcurrency public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  @MainActor public var body: some View {
    let content = AnyView(UserContent(content: label, lines: lines))
    let configuration = PrimitiveButtonStyleConfiguration(
      role: role, label: PrimitiveButtonStyleConfiguration.Label(content: content), action: action)
    if isInList && platform == .ios {
      // The whole row of a list is the button.
      (style ?? .automatic).body(configuration).modifier(_ListRowActionModifier(action: action))
    } else {
      (style ?? .automatic).body(configuration)
    }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// A button in the body of a style: the one that is styled, in the style around that.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action, label: configuration.label, lines: [])
  }
}

extension EnvironmentValues {
  var buttonStyle: AnyButtonStyle? {
    get { base.controls.buttonStyle }
    set { base.controls.buttonStyle = newValue }
  }
}

/// A button in a style that decides on everything.
struct StyledButton<S: PrimitiveButtonStyle>: View, FrameworkView {
  let style: StyleProperty<S>
  let configuration: PrimitiveButtonStyleConfiguration
  /// The style of buttons that the style itself makes.
  let outer: AnyButtonStyle?

  var body: some View {
    style.style.makeBody(configuration: configuration).writtenBy(S.self).environment(\.buttonStyle, outer)
  }
}

/// A button in a style that decides on the look.
struct PressableButton<S: ButtonStyle>: View, FrameworkView {
  let style: StyleProperty<S>
  let configuration: PrimitiveButtonStyleConfiguration
  @State private var isPressed = false

  var body: some View {
    style.style.makeBody(
      configuration: ButtonStyleConfiguration(
        role: configuration.role, label: ButtonStyleConfiguration.Label(content: configuration.label.content),
        isPressed: isPressed)
    )
    .writtenBy(S.self)
    .modifier(_PressModifier(setPressed: { isPressed = $0 }, action: configuration.action))
  }
}
