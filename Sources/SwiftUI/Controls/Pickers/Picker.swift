/// Chooses one of several values.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View, ControlView {
  private let selections: [Binding<SelectionValue>]
  private let label: Label
  private let content: Content
  /// What the closed menu shows; nil for the chosen view.
  private let current: AnyView?
  private let labelLines, contentLines: [Int32]

  init(
    selections: [Binding<SelectionValue>], label: Label, content: Content, current: AnyView? = nil,
    labelLines: [Int32] = [], contentLines: [Int32] = []
  ) {
    self.selections = selections
    self.label = label
    self.content = content
    self.current = current
    self.labelLines = labelLines
    self.contentLines = contentLines
  }

  @MainActor public var body: some View {
    PickerBody(
      label: .user(label, labelLines), content: AnyView(LinedContent(content: content, lines: contentLines)),
      current: current,
      choice: PickerChoice(selections))
  }
}

/// What a picker has chosen, whatever the type of its values.
struct PickerChoice {
  /// The values chosen, without optionals: one, or several where the picker is for several values that differ.
  let values: Set<AnyHashable?>
  private let set: (AnyHashable) -> Void

  /// Reads the bindings, so that the body that does so runs again when they change.
  init<Value: Hashable>(_ selections: [Binding<Value>]) {
    values = Set(selections.map { AnyHashable($0.wrappedValue).withoutOptionals })
    set = { tag in
      guard let value = tag.base as? Value else { return }
      for selection in selections where selection.wrappedValue != value { selection.wrappedValue = value }
    }
  }

  /// Whether all is set to a tag.
  func isChosen(_ tag: AnyHashable?) -> Bool {
    guard let tag else { return false }
    return values == [tag.withoutOptionals]
  }

  func choose(_ tag: AnyHashable?) {
    if let tag { set(tag) }
  }
}

extension Picker {
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    let content = content()
    let contentLines = SourceLines.take()
    let label = label()
    self.init(
      selections: [selection], label: label, content: content, labelLines: SourceLines.take(),
      contentLines: contentLines)
  }
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    let content = content()
    let contentLines = SourceLines.take()
    let label = label()
    self.init(
      selections: [selection], label: label, content: content, current: AnyView(currentValueLabel()),
      labelLines: SourceLines.take(), contentLines: contentLines)
  }
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(selections: [selection], label: label, content: content(), contentLines: SourceLines.take())
  }
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    let content = content()
    let contentLines = SourceLines.take()
    let label = label()
    self.init(
      selections: sources.map { $0[keyPath: selection] }, label: label, content: content,
      labelLines: SourceLines.take(), contentLines: contentLines)
  }
}

extension Picker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      selections: [selection], label: Text(titleKey), content: content(), contentLines: SourceLines.take())
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selections: [selection], label: Text(title), content: content(), contentLines: SourceLines.take())
  }
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      selections: [selection], label: Text(titleResource), content: content(), contentLines: SourceLines.take())
  }
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selections: sources.map { $0[keyPath: selection] }, label: Text(titleKey), content: content(),
      contentLines: SourceLines.take())
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selections: [selection], label: SwiftUI.Label(titleKey, systemImage: systemImage), content: content(),
      contentLines: SourceLines.take())
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      selections: [selection], label: SwiftUI.Label(title, systemImage: systemImage), content: content(),
      contentLines: SourceLines.take())
  }
}
