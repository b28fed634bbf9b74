/// Views in a box, with a label.
public nonisolated struct GroupBox<Label: View, Content: View>: View, ControlView {
  private let label: Label
  private let content: Content
  private let labelLines, contentLines: [Int32]

  init(label: Label, content: Content, labelLines: [Int32], contentLines: [Int32]) {
    self.label = label
    self.content = content
    self.labelLines = labelLines
    self.contentLines = contentLines
  }

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    let content = content()
    let contentLines = SourceLines.take()
    let label = label()
    self.init(label: label, content: content, labelLines: SourceLines.take(), contentLines: contentLines)
  }
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(label: label, content: content(), labelLines: [], contentLines: SourceLines.take())
  }

  @MainActor public var body: some View {
    let configuration = GroupBoxStyleConfiguration(
      label: .init(content: AnyView(UserContent(content: label, lines: labelLines))),
      content: .init(content: AnyView(UserContent(content: content, lines: contentLines))),
      hasLabel: Label.self != EmptyView.self)
    StylableView(configuration: configuration, builtIn: Box(configuration: configuration))
  }
}

extension GroupBox where Label == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(label: EmptyView(), content: content(), labelLines: [], contentLines: SourceLines.take())
  }
}

extension GroupBox where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content(), labelLines: [], contentLines: SourceLines.take())
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content(), labelLines: [], contentLines: SourceLines.take())
  }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// A box in the body of a style: the one that is styled, in the style around that.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content, labelLines: [], contentLines: [])
  }
}

/// The built-in look of group boxes.
///
/// Recorded on macOS: the content with 5 points around it in a box with round corners, the label in a subheadline 3
/// points above the box and 10 points in. On iOS the box is around both.
nonisolated struct Box: View, FrameworkView {
  let configuration: GroupBoxStyleConfiguration
  @Environment(\.platform) private var platform
  @Environment(\.boxLevel) private var level

  init(configuration: GroupBoxStyleConfiguration) { self.configuration = configuration }

  @MainActor var body: some View {
    if platform == .macos {
      VStack(alignment: .leading, spacing: 3) {
        if configuration.hasLabel { configuration.label.font(.subheadline).padding(.leading, 10) }
        content.padding(5)
          .background(Color(system: .tertiaryFill), in: RoundedRectangle(cornerRadius: 12))
      }
    } else {
      VStack(alignment: .leading) {
        if configuration.hasLabel {
          HStack(spacing: 0) {
            configuration.label
            Spacer(minLength: 0)
          }
          .font(.headline)
        }
        content
      }
      .padding(16)
      .background(ground, in: RoundedRectangle(cornerRadius: 12))
    }
  }

  @MainActor private var content: some View {
    VStack { configuration.content }.environment(\.boxLevel, level + 1)
  }

  /// Boxes in boxes alternate with the ground.
  private var ground: Color {
    Color(system: level % 2 == 0 ? .secondaryBackground : .tertiaryBackground)
  }
}

private struct BoxLevelKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  /// How many group boxes are around a view.
  var boxLevel: Int {
    get { self[BoxLevelKey.self] }
    set { self[BoxLevelKey.self] = newValue }
  }
}
