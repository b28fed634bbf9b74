/// A button that opens a list of actions.
///
/// Approximated: the panel is opaque where Apple's is glass.
public nonisolated struct Menu<Label: View, Content: View>: View, ControlView {
  private let label: Label
  private let content: () -> Content
  private let lines: [Int32]
  private let primaryAction: (@MainActor () -> Void)?
  @Environment(\.isInMenu) private var isInMenu

  init(
    label: Label, lines: [Int32] = [], primaryAction: (@MainActor () -> Void)? = nil,
    content: @escaping () -> Content
  ) {
    self.label = label
    self.lines = lines
    self.primaryAction = primaryAction
    self.content = content
  }

  @MainActor public var body: some View {
    if isInMenu {
      SubmenuRow(label: .user(label, lines)) { LateContent(isShown: true, content: content) }
    } else {
      let configuration = MenuStyleConfiguration(
        label: .init(content: .user(label, lines)),
        content: .init(content: AnyView(LateContent(isShown: true, content: content))), primaryAction: primaryAction)
      StylableView(configuration: configuration, builtIn: MenuButton(configuration: configuration))
    }
  }
}

extension Menu {
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    let label = label()
    self.init(label: label, lines: SourceLines.take(), content: content)
  }
  /// - Parameter primaryAction: runs at a tap; a press that lasts opens the menu.
  @preconcurrency public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    let label = label()
    self.init(label: label, lines: SourceLines.take(), primaryAction: primaryAction, content: content)
  }
}

extension Menu where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(label: Text(titleKey), content: content)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(label: Text(title), content: content)
  }
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
    self.init(label: Text(titleResource), content: content)
  }
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label: Text(titleKey), primaryAction: primaryAction, content: content)
  }
  @_disfavoredOverload
  @preconcurrency public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label: Text(title), primaryAction: primaryAction, content: content)
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(label: SwiftUI.Label(titleKey, systemImage: systemImage), content: content)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(label: SwiftUI.Label(title, systemImage: systemImage), content: content)
  }
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: @escaping () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      label: SwiftUI.Label(titleKey, systemImage: systemImage), primaryAction: primaryAction, content: content)
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// A menu in the body of a style: the one that is styled, in the style around that.
  public init(_ configuration: MenuStyleConfiguration) {
    let content = configuration.content
    self.init(label: configuration.label, primaryAction: configuration.primaryAction, content: { content })
  }
}
