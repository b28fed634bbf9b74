extension View {
  /// Says how the tab of a screen is shown.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    let label = label()
    let lines = SourceLines.take()
    return modifier(_TabLabelModifier(label: AnyView(label), lines: lines))
  }

  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewKind, style._name.kind)
  }
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.indexBackground, style._background.visibility)
  }
}

/// Says how the tab of a screen is shown.
nonisolated struct _TabLabelModifier: BarModifier {
  typealias Body = Never
  let label: AnyView
  let lines: [Int32]
  @MainActor func apply(to bars: inout BarContent, _ node: any PropertyOwner) {
    bars.tab.label = HoistedView(label, node, lines: lines)
  }
}

enum TabViewKind: Hashable, Sendable {
  case automatic, tabBarOnly, sidebarAdaptable, grouped
  case page(PageTabViewStyle.IndexDisplayMode)

  var isPaged: Bool {
    if case .page = self { return true }
    return false
  }
}

private struct TabViewKindKey: EnvironmentKey {
  static var defaultValue: TabViewKind { .automatic }
}
private struct IndexBackgroundKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  var tabViewKind: TabViewKind {
    get { self[TabViewKindKey.self] }
    set { self[TabViewKindKey.self] = newValue }
  }
  /// Whether the dots for pages have a ground.
  var indexBackground: Visibility {
    get { self[IndexBackgroundKey.self] }
    set { self[IndexBackgroundKey.self] = newValue }
  }
}

/// How tabs look.
@MainActor @preconcurrency
public protocol TabViewStyle {
  nonisolated var _name: _TabViewStyleName { get }
}

/// Names a built-in style of tabs.
public nonisolated struct _TabViewStyleName: Sendable {
  let kind: TabViewKind
}

/// A bar at the bottom of a phone, at the top elsewhere.
public nonisolated struct DefaultTabViewStyle: TabViewStyle {
  public init() {}
  public var _name: _TabViewStyleName { _TabViewStyleName(kind: .automatic) }
}
/// A bar, never a sidebar.
public nonisolated struct TabBarOnlyTabViewStyle: TabViewStyle {
  public init() {}
  public var _name: _TabViewStyleName { _TabViewStyleName(kind: .tabBarOnly) }
}
/// A sidebar where there is room.
public nonisolated struct SidebarAdaptableTabViewStyle: TabViewStyle {
  public init() {}
  public var _name: _TabViewStyleName { _TabViewStyleName(kind: .sidebarAdaptable) }
}
/// Tabs in a group, on macOS.
public nonisolated struct GroupedTabViewStyle: TabViewStyle {
  public init() {}
  public var _name: _TabViewStyleName { _TabViewStyleName(kind: .grouped) }
}
/// Pages that are swiped through.
public nonisolated struct PageTabViewStyle: TabViewStyle {
  /// Whether dots stand for the pages.
  public struct IndexDisplayMode: Hashable, Sendable {
    let visibility: Visibility
    public static let automatic = IndexDisplayMode(visibility: .automatic)
    public static let always = IndexDisplayMode(visibility: .visible)
    public static let never = IndexDisplayMode(visibility: .hidden)
  }
  let mode: IndexDisplayMode
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
  public var _name: _TabViewStyleName { _TabViewStyleName(kind: .page(mode)) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  nonisolated public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  nonisolated public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  nonisolated public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}
extension TabViewStyle where Self == GroupedTabViewStyle {
  nonisolated public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  nonisolated public static var page: PageTabViewStyle { PageTabViewStyle() }
  nonisolated public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// How the dots for pages look.
@MainActor @preconcurrency
public protocol IndexViewStyle {
  nonisolated var _background: _IndexBackground { get }
}

/// Whether the dots for pages have a ground.
public nonisolated struct _IndexBackground: Sendable {
  let visibility: Visibility
}

/// Dots in a row.
public nonisolated struct PageIndexViewStyle: IndexViewStyle {
  /// When the dots have a ground.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    let visibility: Visibility
    public static let automatic = BackgroundDisplayMode(visibility: .automatic)
    public static let interactive = BackgroundDisplayMode(visibility: .automatic)
    public static let always = BackgroundDisplayMode(visibility: .visible)
    public static let never = BackgroundDisplayMode(visibility: .hidden)
  }
  let mode: BackgroundDisplayMode
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { mode = backgroundDisplayMode }
  public var _background: _IndexBackground { _IndexBackground(visibility: mode.visibility) }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  nonisolated public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  nonisolated public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode)
    -> PageIndexViewStyle
  {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}
