internal import LayoutCore

/// The lengths of bars on iOS 26, in points, as recorded.
enum BarMetrics {
  /// The row of buttons and titles.
  static let row: CGFloat = 44
  /// Above it where nothing else covers the screen's edge, and below it.
  static let margin: CGFloat = 10
  /// Above and below a large title.
  static let aboveLargeTitle: CGFloat = 1.5
  static let belowLargeTitle: CGFloat = 10
  static let side: CGFloat = 16
  /// From the edge of the screen to the bottom of a bar there, and its row.
  static let bottom: CGFloat = 76
  static let bottomRow: CGFloat = 48
  static let bottomSide: CGFloat = 28
}

/// The bar at the top of a screen: what leads back, items, the title.
nonisolated struct NavigationBar: View, FrameworkView {
  let title: BarTitle
  let store: BarStore
  let collapse: TitleCollapse
  /// Leaves the screen; nil for the root.
  let back: (@MainActor () -> Void)?
  @Environment(\.coveredEdges) private var covered
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.sidebarToggle) private var toggle

  init(title: BarTitle, store: BarStore, collapse: TitleCollapse, back: (@MainActor () -> Void)?) {
    self.title = title
    self.store = store
    self.collapse = collapse
    self.back = back
  }

  @MainActor var body: some View {
    let bars = store.content
    let leading = bars.items(.leading), trailing = bars.items(.trailing, .overflow), principal = bars.items(.principal)
    let back = bars.hidesBackButton ? nil : back
    let hasContent =
      back != nil || toggle != nil || bars.title != nil || !leading.isEmpty || !trailing.isEmpty || !principal.isEmpty
    if hasContent, !bars.isHidden(.navigationBar) {
      NavigationBarLayout(
        above: max(0, BarMetrics.margin - covered.top),
        hasLeadingTitle: bars.role.hasLeadingTitle && horizontalSizeClass == .regular
      ) {
        HStack { BarItemsRow(items: leading, height: BarMetrics.row, back: back, toggle: toggle) }
        HStack { middle(principal) }
        HStack { BarItemsRow(items: trailing, height: BarMetrics.row) }
      }
      .modifier(_BarTypeSizeModifier())
      .background { BarBackground(bars: bars, bar: .navigationBar, collapse: collapse) }
      .modifier(_BarSchemeModifier(scheme: bars.schemes[.navigationBar]))
    }
  }

  @MainActor @ViewBuilder private func middle(_ principal: [BarItem]) -> some View {
    if let item = principal.last {
      item.content.font(.headline).lineLimit(1)
    } else if let text = title.text {
      VStack(spacing: 0) {
        text.foregroundColor(UINavigationBar.titleColor(isLarge: false)).font(.headline).lineLimit(1)
        if let subtitle = title.subtitle {
          subtitle.font(.footnote).foregroundStyle(.secondary).lineLimit(1)
        }
      }
      .modifier(
        _CollapseFade(
          collapse: collapse, way: title.isLarge(isLow: verticalSizeClass == .compact) ? .titleArrives : .always))
    }
  }
}

/// Puts the title of a bar in the middle where it fits there, else in the room between the items.
struct NavigationBarLayout: Layout {
  let above: CGFloat
  /// The title follows the items before it.
  var hasLeadingTitle = false

  private func side(_ width: CGFloat) -> CGFloat { width < 390 ? BarMetrics.margin : BarMetrics.side }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let ideal = subviews.reduce(0) { $0 + $1.sizeThatFits(.unspecified).width } + 2 * BarMetrics.side
    return CGSize(width: proposal.width ?? ideal, height: above + BarMetrics.row + BarMetrics.margin)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard subviews.count == 3 else { return }
    let side = side(bounds.width)
    let y = bounds.minY + above + BarMetrics.row / 2
    let row = ProposedViewSize(width: nil, height: BarMetrics.row)
    let leading = subviews[0].sizeThatFits(row).width
    let trailing = subviews[2].sizeThatFits(row).width
    subviews[0].place(at: CGPoint(x: bounds.minX + side, y: y), anchor: .leading, proposal: row)
    subviews[2].place(at: CGPoint(x: bounds.maxX - side, y: y), anchor: .trailing, proposal: row)
    let start = bounds.minX + side + (leading > 0 ? leading + 8 : 0)
    let end = bounds.maxX - side - (trailing > 0 ? trailing + 8 : 0)
    let room = max(0, end - start)
    let own = min(subviews[1].sizeThatFits(ProposedViewSize(width: room, height: BarMetrics.row)).width, room)
    let x = hasLeadingTitle ? start : min(max(bounds.midX - own / 2, start), max(start, end - own))
    subviews[1].place(
      at: CGPoint(x: x, y: y), anchor: .leading, proposal: ProposedViewSize(width: own, height: BarMetrics.row))
  }
}

/// A large title below the bar.
nonisolated struct LargeTitle: View, FrameworkView {
  let title: BarTitle
  let collapse: TitleCollapse
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  init(title: BarTitle, collapse: TitleCollapse) {
    self.title = title
    self.collapse = collapse
  }

  @MainActor var body: some View {
    if title.isLarge(isLow: verticalSizeClass == .compact), let text = title.text {
      VStack(alignment: .leading, spacing: 0) {
        text.foregroundColor(UINavigationBar.titleColor(isLarge: true)).font(.largeTitle.bold()).lineLimit(1)
        if let subtitle = title.subtitle { subtitle.font(.subheadline).foregroundStyle(.secondary).lineLimit(1) }
      }
      .padding(.top, BarMetrics.aboveLargeTitle)
      .padding(.bottom, BarMetrics.belowLargeTitle)
      .padding(.horizontal, BarMetrics.side)
      .frame(maxWidth: .infinity, alignment: .leading)
      .modifier(_CollapseFade(collapse: collapse, way: .titleLeaves))
    }
  }
}

/// The bar at the bottom of a screen.
nonisolated struct BottomBar: View, FrameworkView {
  let store: BarStore
  let focus: FieldFocus
  @Environment(\.coveredEdges) private var covered

  init(store: BarStore, focus: FieldFocus) {
    self.store = store
    self.focus = focus
  }

  @MainActor var body: some View {
    let bars = store.content
    let items = bars.items(.bottom, .status), keys = bars.items(.keyboard)
    let search = bars.search.flatMap { $0.isInDrawer ? nil : $0 }
    if !keys.isEmpty, focus.isFocused {
      KeyboardBar(items: keys)
    } else if search != nil || !items.isEmpty, !bars.isHidden(.bottomBar) {
      HStack(spacing: BarSlotsLayout.gap) {
        if let search { search.field.environment(\.searchFieldHeight, BarMetrics.bottomRow) }
        if !items.isEmpty { BarItemsRow(items: items, height: BarMetrics.bottomRow, fills: search == nil) }
      }
      .padding(.horizontal, BarMetrics.bottomSide)
      .frame(height: max(BarMetrics.bottom - covered.bottom, 0), alignment: .top)
      .modifier(_BarTypeSizeModifier())
      .background { BarBackground(bars: bars, bar: .bottomBar, collapse: nil) }
      .modifier(_BarSchemeModifier(scheme: bars.schemes[.bottomBar]))
    }
  }
}

/// The ground of a bar, which reaches to the edge of the screen.
nonisolated struct BarBackground: View, FrameworkView {
  let bars: BarContent
  let bar: ToolbarPlacement.Kind
  /// The scroll view below; nil where the ground does not depend on it.
  let collapse: TitleCollapse?
  @Environment(\.colorScheme) private var scheme

  init(bars: BarContent, bar: ToolbarPlacement.Kind, collapse: TitleCollapse?) {
    self.bars = bars
    self.bar = bar
    self.collapse = collapse
  }

  @MainActor var body: some View {
    let visibility = bars.backgroundVisibility[bar] ?? .automatic
    if visibility != .hidden {
      let ground = ground(visibility).ignoresSafeArea(edges: bar == .navigationBar ? .top : .bottom)
      if visibility == .visible || collapse == nil {
        ground
      } else if let collapse {
        ground.modifier(_CollapseFade(collapse: collapse, way: .groundArrives))
      }
    }
  }

  @MainActor @ViewBuilder private func ground(_ visibility: Visibility) -> some View {
    if let style = bars.backgrounds[bar] {
      Rectangle().fill(style)
    } else if visibility == .visible {
      Rectangle().fill(.bar)
    } else if bar == .navigationBar {
      // The soft edge of scrolled content.
      let color = scheme == .dark ? Color(white: 0.04) : Color(white: 0.98)
      LinearGradient(
        colors: [color.opacity(0.92), color.opacity(0.75), color.opacity(0)], startPoint: .top, endPoint: .bottom)
    }
  }
}

/// Text in bars grows no further than the largest of the sizes that are none for accessibility.
nonisolated struct _BarTypeSizeModifier: EnvironmentModifier, Equatable {
  typealias Body = Never
  func modify(_ environment: inout EnvironmentValues) {
    environment.base.dynamicTypeSize = min(environment.base.dynamicTypeSize, .xxxLarge)
  }
}

nonisolated struct _BarSchemeModifier: EnvironmentModifier, Equatable {
  typealias Body = Never
  let scheme: ColorScheme?
  func modify(_ environment: inout EnvironmentValues) {
    if let scheme { environment.base.colorScheme = scheme }
  }
}

extension EnvironmentValues {
  /// What covers the edges of the screen around a view, in points.
  var coveredEdges: EdgeInsets { base.bars.covered }
}
