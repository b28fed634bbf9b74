/// A field that shows rounds for what a person types.
public nonisolated struct SecureField<Label: View>: View, ControlView {
  let content: TextFieldContent
  let prompt: Text?
  let label: Label
  let lines: [Int32]
  @Environment(\.textFieldStyle) private var style

  init(_ content: TextFieldContent, prompt: Text?, label: Label, lines: [Int32] = []) {
    self.content = content
    self.prompt = prompt
    self.label = label
    self.lines = lines
  }

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    let label = label()
    self.init(TextFieldContent(text: text), prompt: prompt, label: label, lines: SourceLines.take())
  }

  @MainActor public var body: some View {
    let erased = TextField<_TextFieldStyleLabel>(
      content, prompt: prompt,
      label: _TextFieldStyleLabel(content: AnyView(UserContent(content: label, lines: lines))))
    (style ?? .automatic).makeView(StyledField(field: erased, isSecure: true))
  }
}

extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(TextFieldContent(text: text), prompt: prompt, label: Text(titleKey))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(TextFieldContent(text: text), prompt: prompt, label: Text(title))
  }
  /// - Parameter onCommit: runs when Return is pressed.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    var content = TextFieldContent(text: text)
    content.onCommit = onCommit
    self.init(content, prompt: nil, label: Text(titleKey))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    var content = TextFieldContent(text: text)
    content.onCommit = onCommit
    self.init(content, prompt: nil, label: Text(title))
  }
}
