internal import LayoutCore

extension EnvironmentValues {
  /// The environment of a part of a section: lists give headers and footers their own fonts and colours.
  func part(_ part: SectionMark.Part) -> EnvironmentValues {
    guard part != .content else { return self }
    var result = self
    guard let list = listContext else {
      guard isInColumns else { return self }
      result.base.font = part == .header ? .headline : .subheadline
      if part == .footer {
        result.base.foreground = ForegroundStyles().setting(AnyShapeStyle(HierarchicalShapeStyle.secondary))
      }
      return result
    }
    result.listContext?.isRow = false
    let style = SectionPartStyle(part, list, self)
    result.base.font = style.font
    result.base.foreground = ForegroundStyles().setting(AnyShapeStyle(HierarchicalShapeStyle(level: style.level)))
    return result
  }
}

/// The look of a header or footer.
///
/// iOS 26 writes headers as they are, in headlines; recorded on macOS.
private struct SectionPartStyle {
  var font = Font.footnote
  /// 0 is primary.
  var level = 1

  init(_ part: SectionMark.Part, _ list: ListContext, _ environment: EnvironmentValues) {
    let isProminent = environment.headerProminence == .increased
    switch (environment.base.platform, part) {
    case (_, .content): break
    case (.ios, .header):
      if list.kind == .sidebar || isProminent {
        font = .title3.weight(.semibold)
        level = 0
      } else {
        font = .headline
      }
    case (.ios, .footer): font = .footnote
    case (.macos, .header):
      if list.kind == .grouped || list.kind == .insetGrouped || isProminent {
        font = .headline
        level = 0
      } else {
        font = .subheadline.weight(.semibold)
      }
    case (.macos, .footer):
      font = list.isForm ? .subheadline : .subheadline.weight(.semibold)
    }
  }
}

/// The content of a section that can be closed.
struct CollapsibleContent<Content: View>: View, FrameworkView {
  let isExpanded: Binding<Bool>
  let content: Content

  var body: some View {
    if isExpanded.wrappedValue { content }
  }
}

/// The header of a section that can be closed: the title, and a chevron that closes and opens the section.
struct CollapsibleHeader<Title: View>: View, RenamedControlView {
  nonisolated static var reportName: String? { nil }
  let isExpanded: Binding<Bool>
  let title: Title

  var body: some View {
    TapArea(
      content: HStack(spacing: 0) {
        UserContent(content: title, lines: [])
        Spacer(minLength: 8)
        DisclosureChevron(isExpanded: isExpanded.wrappedValue)
      }, action: { isExpanded.wrappedValue.toggle() })
  }
}
