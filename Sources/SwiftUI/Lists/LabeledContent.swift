internal import LayoutCore

/// A label with a value.
public nonisolated struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
  var labelLines: [Int32] = []
  var contentLines: [Int32] = []
}

extension LabeledContent: View, FrameworkView, ControlView where Label: View, Content: View {
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    let content = content()
    let contentLines = SourceLines.take()
    let label = label()
    self.init(label: label, content: content, labelLines: SourceLines.take(), contentLines: contentLines)
  }

  @MainActor public var body: some View {
    let configuration = LabeledContentStyleConfiguration(
      label: .init(content: .user(label, labelLines)), content: .init(content: .user(content, contentLines)))
    StylableView(configuration: configuration, builtIn: LabeledRow(configuration: configuration))
  }
}

extension LabeledContent where Label == Text, Content: View {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content(), contentLines: SourceLines.take())
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content(), contentLines: SourceLines.take())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  public nonisolated init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }
  @_disfavoredOverload
  public nonisolated init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }
  public nonisolated init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// Labeled content in the body of a style: the one that is styled, in the style around that.
  public nonisolated init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

/// The built-in look: in rows the label at the start and the value at the end; in columns beside each other.
nonisolated struct LabeledRow: View, FrameworkView {
  let configuration: LabeledContentStyleConfiguration
  @Environment(\.isInList) private var isInList
  @Environment(\.isInColumns) private var isInColumns
  @Environment(\.platform) private var platform
  @Environment(\.hidesLabels) private var hidesLabels
  @Environment(\.dynamicTypeSize) private var typeSize

  init(configuration: LabeledContentStyleConfiguration) { self.configuration = configuration }

  @MainActor var body: some View {
    if hidesLabels {
      value
    } else if isInColumns {
      HStack(spacing: 8) {
        TitledLabel(content: configuration.label, alignment: .trailing).multilineTextAlignment(.trailing)
        value.alignmentGuide(.formContent) { $0[.leading] }
      }
    } else if platform == .macos && !isInList {
      HStack(spacing: 8) {
        label
        value
      }
    } else if typeSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: 4) {
        label
        value
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      HStack(spacing: 0) {
        label
        Spacer(minLength: 8)
        value.multilineTextAlignment(.trailing)
      }
    }
  }

  @MainActor private var label: some View { TitledLabel(content: configuration.label) }

  /// Values are secondary but beside the labels of macOS.
  @MainActor @ViewBuilder private var value: some View {
    if platform == .macos && !isInList {
      configuration.content
    } else {
      configuration.content.foregroundStyle(.secondary)
    }
  }
}
