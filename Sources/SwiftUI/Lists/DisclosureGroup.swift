/// Content that is shown or not, with a label that opens and closes it.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: View, RenamedControlView {
  static var reportName: String? { nil }
  private let label: Label
  private let content: () -> Content
  private let labelLines: [Int32]
  private let expansion: Binding<Bool>?
  @State private var isOpen = false
  @Environment(\.isListRow) private var isListRow
  @Environment(\.outlineLevel) private var level
  @Environment(\.platform) private var platform
  @Environment(\.[style: ViewStyleName<DisclosureGroupStyleConfiguration>()]) private var style

  init(label: Label, labelLines: [Int32], expansion: Binding<Bool>?, content: @escaping () -> Content) {
    self.label = label
    self.labelLines = labelLines
    self.expansion = expansion
    self.content = content
  }

  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    let label = label()
    self.init(label: label, labelLines: SourceLines.take(), expansion: nil, content: content)
  }
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    let label = label()
    self.init(label: label, labelLines: SourceLines.take(), expansion: isExpanded, content: content)
  }

  @MainActor public var body: some View {
    let isExpanded = expansion ?? $isOpen
    let title = UserContent(content: label, lines: labelLines)
    if let style {
      style.makeView(
        DisclosureGroupStyleConfiguration(
          label: .init(content: AnyView(title)),
          content: .init(content: AnyView(LateContent(isShown: true, content: content))), isExpanded: isExpanded))
    } else if isListRow {
      DisclosureRow(content: title, isExpanded: isExpanded, level: level)
      LateContent(isShown: isExpanded.wrappedValue, content: content)
        .environment(\.outlineLevel, level + 1)
        .modifier(_ListRowModifier(change: .level(outlineIndent(level + 1, platform))))
    } else {
      DisclosureStack(
        title: title, content: LateContent(isShown: isExpanded.wrappedValue, content: content), isExpanded: isExpanded)
    }
  }
}

/// On macOS all rows of an outline leave room for its chevrons.
private func outlineIndent(_ level: Int, _ platform: ViewPlatform) -> Int { platform == .macos ? level + 1 : level }

extension DisclosureGroup where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(label: Text(titleKey), labelLines: [], expansion: nil, content: content)
  }
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(titleKey), labelLines: [], expansion: isExpanded, content: content)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(label: Text(label), labelLines: [], expansion: nil, content: content)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(label), labelLines: [], expansion: isExpanded, content: content)
  }
}

/// What a closure of the user's makes, where it is shown.
struct LateContent<Content: View>: View, FrameworkView {
  let isShown: Bool
  let content: () -> Content

  var body: some View {
    if isShown { made }
  }

  private var made: some View {
    let content = content()
    return UserContent(content: content, lines: SourceLines.take())
  }
}

/// A group outside of lists: the label, and the content right under it.
nonisolated struct DisclosureStack<Title: View, Content: View>: View, RenamedControlView {
  static var reportName: String? { "DisclosureGroup" }
  let title: Title
  let content: Content
  let isExpanded: Binding<Bool>

  @MainActor var body: some View {
    VStack(spacing: 0) {
      DisclosureLabel(content: title, isExpanded: isExpanded)
      content
    }
  }
}

/// The label of a group outside of lists.
nonisolated struct DisclosureLabel<Content: View>: View, FrameworkView {
  let content: Content
  let isExpanded: Binding<Bool>
  @Environment(\.platform) private var platform

  init(content: Content, isExpanded: Binding<Bool>) {
    self.content = content
    self.isExpanded = isExpanded
  }

  @MainActor var body: some View {
    TapArea(content: row, action: { withAnimation { isExpanded.wrappedValue.toggle() } })
  }

  /// macOS: recorded, the label with 4 points above and below, after a chevron and 5 points.
  @MainActor @ViewBuilder private var row: some View {
    let chevron = DisclosureChevron(isExpanded: isExpanded.wrappedValue)
    if platform == .macos {
      HStack(spacing: 5) {
        chevron.foregroundStyle(.secondary)
        content
        Spacer(minLength: 0)
      }
      .padding(.vertical, 4)
    } else {
      HStack(spacing: 0) {
        content
        Spacer(minLength: 8)
        chevron
      }
      .foregroundStyle(.tint)
    }
  }
}

/// The row of a group in a list.
nonisolated struct DisclosureRow<Content: View>: View, RenamedControlView {
  static var reportName: String? { "DisclosureGroup" }
  let content: Content
  let isExpanded: Binding<Bool>
  let level: Int
  @Environment(\.platform) private var platform

  init(content: Content, isExpanded: Binding<Bool>, level: Int) {
    self.content = content
    self.isExpanded = isExpanded
    self.level = level
  }

  @MainActor var body: some View {
    row
      .modifier(_ListRowModifier(change: .level(outlineIndent(level, platform))))
      .modifier(_ListRowActionModifier { withAnimation { isExpanded.wrappedValue.toggle() } })
  }

  @MainActor @ViewBuilder private var row: some View {
    let chevron = DisclosureChevron(isExpanded: isExpanded.wrappedValue)
    if platform == .macos {
      content.overlay(alignment: .leading) { chevron.foregroundStyle(.secondary).offset(x: -11.5) }
    } else {
      HStack(spacing: 0) {
        content
        Spacer(minLength: 8)
        chevron.foregroundStyle(.tint)
      }
    }
  }
}
