internal import LayoutCore

/// The stacks of the columns.
final class ColumnModels {
  let sidebar = NavigationModel()
  let content = NavigationModel()
  let detail = NavigationModel()
  /// What one column shows of the next ones.
  let contentPage = PageContent()
  let detailPage = PageContent()

  @MainActor func connect() {
    content.extraStores = [sidebar.rootStore]
    detail.extraStores = [sidebar.rootStore, content.rootStore]
  }
}

/// Columns side by side.
///
/// Recorded from macOS 26: the sidebar a panel 8 from the edges, 140 wide; the next column 200. An iPad's sidebar is 320
/// wide, and not shown where the screen stands upright.
nonisolated struct SplitColumns<Sidebar: View, Content: View, Detail: View>: View, FrameworkView {
  let sidebar: Sidebar
  let content: Content?
  let detail: Detail
  let models: ColumnModels
  let visibility: Binding<NavigationSplitViewVisibility>
  @State private var isWide = true
  @Environment(\.platform) private var platform
  @Environment(\.keepsDetailSize) private var keepsDetailSize

  init(
    sidebar: Sidebar, content: Content?, detail: Detail, models: ColumnModels,
    visibility: Binding<NavigationSplitViewVisibility>
  ) {
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
    self.models = models
    self.visibility = visibility
  }

  private var showsSidebar: Bool {
    switch visibility.wrappedValue {
    case .all: true
    case .detailOnly: false
    case .doubleColumn: content == nil
    default: isWide
    }
  }
  private var showsContent: Bool { visibility.wrappedValue != .detailOnly }

  @MainActor var body: some View {
    let _ = models.connect()
    let isMac = platform == .macos
    let isShown = showsSidebar, isAbove = keepsDetailSize && !isMac
    HStack(spacing: 0) {
      if isShown, !isAbove { sidebarColumn }
      if let content, showsContent {
        NavigationScreens(
          path: nil, root: UserContent(content: content, lines: []).modifier(_ColumnModifier(isSidebar: false)),
          model: models.content
        )
        .environment(\.columnTarget, models.detail)
        .environment(\.searchModel, nil)
        .frame(width: models.content.rootStore.columnWidth ?? (isMac ? 200 : 320))
        Divider().ignoresSafeArea()
      }
      NavigationScreens(path: nil, root: UserContent(content: detail, lines: []), model: models.detail)
        .environment(\.sidebarToggle, isShown ? nil : toggle)
        .environment(\.searchModel, nil)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .overlay(alignment: .leading) { if isShown, isAbove { sidebarColumn } }
    .onGeometryChange(for: Bool.self) {
      isMac || $0.size.width >= 1000
    } action: {
      isWide = $0
    }
  }

  @MainActor private var sidebarColumn: some View {
    let isMac = platform == .macos
    return NavigationScreens(
      path: nil, root: UserContent(content: sidebar, lines: []).modifier(_ColumnModifier(isSidebar: true)),
      model: models.sidebar
    )
    .environment(\.columnTarget, content == nil ? models.detail : models.content)
    .environment(\.sidebarToggle, toggle)
    .clipShape(RoundedRectangle(cornerRadius: isMac ? 7.5 : 28))
    .background {
      RoundedRectangle(cornerRadius: isMac ? 7.5 : 28).fill(.background)
        .shadow(color: .black.opacity(isMac ? 0.08 : 0.1), radius: 10, y: 2)
    }
    .frame(width: models.sidebar.rootStore.columnWidth ?? (isMac ? 140 : 320))
    .padding(.leading, isMac ? 8 : 10).padding(.bottom, isMac ? 8 : 10).padding(.top, isMac ? 8 : 0)
    .modifier(_CoveredEdgesModifier { $0 = EdgeInsets() })
  }

  private var toggle: Dismissal? {
    guard platform == .ios else { return nil }
    let (visibility, isShown) = (visibility, showsSidebar)
    return Dismissal(change: { visibility.wrappedValue = isShown ? .detailOnly : .all })
  }
}

/// One column: the others cover it when something is chosen.
nonisolated struct CompactColumns<Sidebar: View, Content: View, Detail: View>: View, FrameworkView {
  let sidebar: Sidebar
  let content: Content?
  let detail: Detail
  let models: ColumnModels
  let column: Binding<NavigationSplitViewColumn>?

  @MainActor var body: some View {
    let (models, hasContent) = (models, content != nil)
    if let content {
      models.contentPage.set(
        AnyView(
          UserContent(content: content, lines: [])
            .environment(\.columnAdvance, Dismissal({ models.sidebar.push(models.detailPage) }))))
    }
    models.detailPage.set(AnyView(UserContent(content: detail, lines: [])))
    let next = Dismissal({ models.sidebar.push(hasContent ? models.contentPage : models.detailPage) })
    return NavigationScreens(
      path: nil,
      root: UserContent(content: sidebar, lines: []).environment(\.columnAdvance, next)
        .onAppear {
          guard let column, column.wrappedValue != .sidebar else { return }
          var transaction = Transaction()
          transaction.disablesAnimations = true
          withTransaction(transaction) {
            if hasContent { models.sidebar.push(models.contentPage) }
            if column.wrappedValue == .detail { models.sidebar.push(models.detailPage) }
          }
        },
      model: models.sidebar)
  }
}

/// Lists in sidebars have their own look.
nonisolated struct _ColumnModifier: EnvironmentModifier {
  typealias Body = Never
  let isSidebar: Bool
  func modify(_ environment: inout EnvironmentValues) {
    if isSidebar, environment.list.kind == .automatic { environment.list.kind = .sidebar }
    environment.list.isInColumn = isSidebar
  }
}

/// Changes what is said to cover the edges of the screen.
nonisolated struct _CoveredEdgesModifier: EnvironmentModifier {
  typealias Body = Never
  let change: (inout EdgeInsets) -> Void
  init(_ change: @escaping (inout EdgeInsets) -> Void) { self.change = change }
  func modify(_ environment: inout EnvironmentValues) { change(&environment.base.bars.covered) }
}

private struct ColumnTargetKey: EnvironmentKey {
  static var defaultValue: NavigationModel? { nil }
}
private struct ColumnAdvanceKey: EnvironmentKey {
  static var defaultValue: Dismissal? { nil }
}
private struct KeepsDetailSizeKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
private struct SidebarToggleKey: EnvironmentKey {
  static var defaultValue: Dismissal? { nil }
}

extension EnvironmentValues {
  /// The column in which links of this one show their destinations.
  var columnTarget: NavigationModel? {
    get { self[ColumnTargetKey.self] }
    set { self[ColumnTargetKey.self] = newValue }
  }
  /// Shows the next column, where columns cover each other.
  var columnAdvance: Dismissal? {
    get { self[ColumnAdvanceKey.self] }
    set { self[ColumnAdvanceKey.self] = newValue }
  }
  /// The sidebars of an iPad lie above the detail, which is as wide without them.
  var keepsDetailSize: Bool {
    get { self[KeepsDetailSizeKey.self] }
    set { self[KeepsDetailSizeKey.self] = newValue }
  }
  /// Shows or hides the sidebar.
  var sidebarToggle: Dismissal? {
    get { self[SidebarToggleKey.self] }
    set { self[SidebarToggleKey.self] = newValue }
  }
}
