/// A control that shows text and lets a person change it.
public nonisolated struct TextField<Label: View>: View, ControlView {
  let content: TextFieldContent
  let prompt: Text?
  let label: Label
  let axis: Axis
  let lines: [Int32]
  @Environment(\.textFieldStyle) private var style

  init(_ content: TextFieldContent, prompt: Text?, axis: Axis = .horizontal, label: Label, lines: [Int32] = []) {
    self.content = content
    self.prompt = prompt
    self.axis = axis
    self.label = label
    self.lines = lines
  }

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    let label = label()
    self.init(TextFieldContent(text: text), prompt: prompt, label: label, lines: SourceLines.take())
  }
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    let label = label()
    self.init(TextFieldContent(text: text), prompt: prompt, axis: axis, label: label, lines: SourceLines.take())
  }
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    let label = label()
    self.init(TextFieldContent(value: value, format: format), prompt: prompt, label: label, lines: SourceLines.take())
  }
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    let label = label()
    self.init(
      TextFieldContent(optional: value, format: format), prompt: prompt, label: label, lines: SourceLines.take())
  }
  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    let label = label()
    self.init(
      TextFieldContent(value: value, formatter: formatter), prompt: prompt, label: label, lines: SourceLines.take())
  }

  @MainActor public var body: some View {
    let erased = TextField<_TextFieldStyleLabel>(
      content, prompt: prompt, axis: axis,
      label: _TextFieldStyleLabel(content: AnyView(UserContent(content: label, lines: lines))))
    (style ?? .automatic).makeView(StyledField(field: erased, isSecure: false))
  }
}

/// The label of a text field in a style, whatever its type.
public nonisolated struct _TextFieldStyleLabel: View {
  public typealias Body = Never
  let content: AnyView
  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(WrapperNode(view, inputs, { $0.content }))
  }
}

/// What a text field edits.
nonisolated struct TextFieldContent {
  /// The text of a value, or the text itself.
  enum Source {
    case text(Binding<String>)
    case value(any FieldValue)
  }
  let source: Source
  var selection: Binding<TextSelection?>?
  var onEditingChanged: ((Bool) -> Void)?
  var onCommit: (() -> Void)?

  init(text: Binding<String>, selection: Binding<TextSelection?>? = nil) {
    source = .text(text)
    self.selection = selection
  }
  init<F: ParseableFormatStyle>(value: Binding<F.FormatInput>, format: F) where F.FormatOutput == String {
    source = .value(
      FormattedFieldValue(
        value: value, write: { format.locale($1).format($0) },
        read: { try? format.locale($1).parseStrategy.parse($0) }))
  }
  init<F: ParseableFormatStyle>(optional value: Binding<F.FormatInput?>, format: F) where F.FormatOutput == String {
    source = .value(
      FormattedFieldValue(
        value: value, write: { value, locale in value.map { format.locale(locale).format($0) } ?? "" },
        // An empty field means that there is no value.
        read: { $0.isEmpty ? .some(nil) : (try? format.locale($1).parseStrategy.parse($0)).map { .some($0) } }))
  }
  init<V>(value: Binding<V>, formatter: Formatter) {
    source = .value(
      FormattedFieldValue(
        value: value, write: { value, _ in formatter.string(for: value) ?? "" },
        read: { text, _ in FieldFormatter.value(text, formatter) }))
  }
}

/// A value that is shown and edited as text.
protocol FieldValue {
  /// The value as text.
  func text(in locale: Locale) -> String
  /// Takes a text that was edited.
  /// - Returns: whether it stands for a value.
  func take(_ text: String, in locale: Locale) -> Bool
}

struct FormattedFieldValue<Value>: FieldValue {
  let value: Binding<Value>
  let write: (Value, Locale) -> String
  let read: (String, Locale) -> Value?

  func text(in locale: Locale) -> String { write(value.wrappedValue, locale) }
  func take(_ text: String, in locale: Locale) -> Bool {
    guard let new = read(text, locale) else { return false }
    value.wrappedValue = new
    return true
  }
}

enum FieldFormatter {
  /// The value that a formatter reads from a text, as the type that is edited.
  static func value<V>(_ text: String, _ formatter: Formatter) -> V? {
    switch formatter {
    case let formatter as NumberFormatter: number(formatter.number(from: text))
    case let formatter as DateFormatter: formatter.date(from: text) as? V
    default: text as? V
    }
  }

  private static func number<V>(_ number: NSNumber?) -> V? {
    guard let number else { return nil }
    let candidates: [Any] = [
      number.doubleValue, number.intValue, Float(number.doubleValue), CGFloat(number.doubleValue),
      Decimal(number.doubleValue), number.int64Value, number.int32Value, number.uintValue, number,
    ]
    for candidate in candidates { if let value = candidate as? V { return value } }
    return nil
  }
}
