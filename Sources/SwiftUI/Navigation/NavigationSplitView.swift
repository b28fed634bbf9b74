/// Screens in columns: what is chosen in one shows in the next. One column on a phone.
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View, ControlView {
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let compactColumn: Binding<NavigationSplitViewColumn>?
  private let sidebar: Sidebar
  private let content: Content?
  private let detail: Detail
  @State private var ownVisibility = NavigationSplitViewVisibility.automatic
  @Kept private var models = ColumnModels()
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.platform) private var platform

  init(
    _ visibility: Binding<NavigationSplitViewVisibility>?, _ compactColumn: Binding<NavigationSplitViewColumn>?,
    sidebar: Sidebar, content: Content?, detail: Detail
  ) {
    self.visibility = visibility
    self.compactColumn = compactColumn
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }

  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, nil, sidebar: sidebar(), content: content(), detail: detail())
  }
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar: sidebar(), content: content(), detail: detail())
  }
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, sidebar: sidebar(), content: content(), detail: detail())
  }
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, preferredCompactColumn, sidebar: sidebar(), content: content(), detail: detail())
  }

  @MainActor public var body: some View {
    if sizeClass == .compact && platform == .ios {
      CompactColumns(
        sidebar: sidebar, content: content, detail: detail, models: models, column: compactColumn)
    } else {
      SplitColumns(
        sidebar: sidebar, content: content, detail: detail, models: models,
        visibility: visibility ?? $ownVisibility)
    }
  }
}

extension NavigationSplitView where Content == EmptyView {
  public nonisolated init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(nil, nil, sidebar: sidebar(), content: nil, detail: detail())
  }
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar: sidebar(), content: nil, detail: detail())
  }
  public nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, sidebar: sidebar(), content: nil, detail: detail())
  }
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, preferredCompactColumn, sidebar: sidebar(), content: nil, detail: detail())
  }
}

/// Which columns are shown.
public nonisolated struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  private let name: String
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  public static let all = NavigationSplitViewVisibility(name: "all")
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A column of a split view.
public nonisolated struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  public static let content = NavigationSplitViewColumn(name: "content")
  public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// How the columns share the room.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {
  nonisolated static var _keepsDetailSize: Bool { get }
}
/// The columns side by side.
public nonisolated struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  public static var _keepsDetailSize: Bool { false }
  public init() {}
}
/// The columns side by side.
public nonisolated struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  public static var _keepsDetailSize: Bool { false }
  public init() {}
}
/// On an iPad the sidebar above the detail, which keeps its size.
public nonisolated struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  public static var _keepsDetailSize: Bool { true }
  public init() {}
}
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  nonisolated public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  nonisolated public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  nonisolated public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

extension View {
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    environment(\.keepsDetailSize, S._keepsDetailSize)
  }

  /// - Parameter width: of the column around the view, in points.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    modifier(_BarChangeModifier { $0.columnWidth = width })
  }
  /// - Parameters: lengths in points; a column of a preview has the ideal one.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    modifier(
      _BarChangeModifier {
        $0.columnWidth = Swift.min(Swift.max(ideal, min ?? ideal), max ?? ideal)
      })
  }
}
