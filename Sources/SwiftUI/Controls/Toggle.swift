/// A control that turns something on and off.
public nonisolated struct Toggle<Label: View>: View, ControlView {
  private let values: [Binding<Bool>]
  private let label: Label
  private let lines: [Int32]
  @Environment(\.toggleStyle) private var style

  init(values: [Binding<Bool>], label: Label, lines: [Int32]) {
    self.values = values
    self.label = label
    self.lines = lines
  }

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    let label = label()
    self.init(values: [isOn], label: label, lines: SourceLines.take())
  }

  /// A toggle for several values; it looks mixed where they differ.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let label = label()
    self.init(values: sources.map { $0[keyPath: isOn] }, label: label, lines: SourceLines.take())
  }

  @MainActor public var body: some View {
    let isMixed = Set(values.map(\.wrappedValue)).count > 1
    let binding =
      values.count == 1
      ? values[0]
      : Binding(
        get: { [values] in !values.isEmpty && values.allSatisfy(\.wrappedValue) },
        set: { [values] new in for value in values { value.wrappedValue = new } })
    let content = AnyView(UserContent(content: label, lines: lines))
    let configuration = ToggleStyleConfiguration(
      label: ToggleStyleConfiguration.Label(content: content), isOn: binding, isMixed: isMixed)
    (style ?? .automatic).body(configuration)
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// A toggle in the body of a style: the one that is styled, in the style around that.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(values: [configuration.$isOn], label: configuration.label, lines: [])
  }
}
