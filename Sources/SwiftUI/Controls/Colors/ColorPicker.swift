internal import Foundation

/// Chooses a colour.
public nonisolated struct ColorPicker<Label: View>: View, ControlView {
  private let selection: Binding<Color>
  private let supportsOpacity: Bool
  private let label: Label
  private let lines: [Int32]

  init(selection: Binding<Color>, supportsOpacity: Bool, label: Label, lines: [Int32] = []) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label
    self.lines = lines
  }

  @MainActor public var body: some View {
    LabeledControl(
      label: Label.self == EmptyView.self ? nil : .user(label, lines),
      control: ColorWell(selection: selection, supportsOpacity: supportsOpacity))
  }

  /// A binding to a colour of Core Graphics as one to a colour of views.
  private static func colors(_ selection: Binding<CGColor>) -> Binding<Color> {
    Binding(
      get: { Color(cgColor: selection.wrappedValue) },
      set: { new in
        let resolved = new.resolve(in: EnvironmentValues())
        selection.wrappedValue = CGColor(
          red: CGFloat(resolved.red), green: CGFloat(resolved.green), blue: CGFloat(resolved.blue),
          alpha: CGFloat(resolved.opacity))
      })
  }
}

extension ColorPicker {
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    let label = label()
    self.init(selection: selection, supportsOpacity: supportsOpacity, label: label, lines: SourceLines.take())
  }
  public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    let label = label()
    self.init(
      selection: Self.colors(selection), supportsOpacity: supportsOpacity, label: label, lines: SourceLines.take())
  }
}

extension ColorPicker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity, label: Text(titleKey))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity, label: Text(title))
  }
  public init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(selection: Self.colors(selection), supportsOpacity: supportsOpacity, label: Text(titleKey))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(selection: Self.colors(selection), supportsOpacity: supportsOpacity, label: Text(title))
  }
}
