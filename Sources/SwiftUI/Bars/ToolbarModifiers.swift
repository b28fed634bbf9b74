// Apple's overloads differ only in what their closures build.
// swift-format-ignore-file: AmbiguousTrailingClosureOverload

/// Adds items to the bars around a view.
public nonisolated struct _ToolbarModifier<Content: ToolbarContent>: BarModifier {
  public typealias Body = Never
  let content: Content

  @MainActor func apply(to bars: inout BarContent, _ node: any PropertyOwner) {
    var items = _ToolbarItems(node)
    Content._collect(content, &items)
    bars.items += items.items
    if let menu = items.titleMenu { bars.titleMenu = menu }
  }
}

extension View {
  nonisolated public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    modifier(_ToolbarModifier(content: content()))
  }
  /// Views at the end of the bar.
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(_ToolbarModifier(content: ToolbarItemGroup(content: content)))
  }
  /// - Parameter id: by which a person's arrangement of the toolbar is known.
  nonisolated public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(_ToolbarModifier(content: content()))
  }

  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    changingBars(bars) { $0.visibility[$1] = visibility }
  }
  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    changingBars(bars) { $0.visibility[$1] = visibility }
  }
  nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    changingBars(bars) { $0.backgrounds[$1] = AnyShapeStyle(style) }
  }
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    changingBars(bars) { $0.backgroundVisibility[$1] = visibility }
  }
  nonisolated public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    changingBars(bars) { $0.backgroundVisibility[$1] = visibility }
  }
  nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    changingBars(bars) { $0.schemes[$1] = colorScheme }
  }
  nonisolated private func changingBars(
    _ bars: [ToolbarPlacement], _ change: @escaping (inout BarContent, ToolbarPlacement.Kind) -> Void
  ) -> some View {
    let kinds = bars.isEmpty ? [.navigationBar] : bars.map(\.bar)
    return modifier(_BarChangeModifier { bars in for kind in kinds { change(&bars, kind) } })
  }

  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    modifier(_BarChangeModifier { $0.titleMode = mode.mode })
  }
  /// The titles of browsers and editors stand at the start of the bar where there is room, as on an iPad.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View {
    modifier(_BarChangeModifier { $0.role = role })
  }
  nonisolated public func toolbarTitleMenu<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(_ToolbarModifier(content: ToolbarTitleMenu(content: content)))
  }
}

/// How large the title of a screen is.
public nonisolated struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let mode: BarContent.TitleMode
  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
}

/// What a screen with a toolbar is for.
public nonisolated struct ToolbarRole: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, navigationStack, browser, editor }
  let kind: Kind
  public static let automatic = ToolbarRole(kind: .automatic)
  public static let navigationStack = ToolbarRole(kind: .navigationStack)
  public static let browser = ToolbarRole(kind: .browser)
  public static let editor = ToolbarRole(kind: .editor)

  /// Where the bar is wide, as documented for an iPad.
  var hasLeadingTitle: Bool { kind == .browser || kind == .editor }
}
