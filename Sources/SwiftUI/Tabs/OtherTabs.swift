internal import LayoutCore

/// Tabs as pages that are swiped through, with dots.
nonisolated struct PagedTabs<Content: View>: View, FrameworkView {
  let pages: TabPages<Content>
  let model: TabModel
  let indexVisibility: PageTabViewStyle.IndexDisplayMode
  /// How far the pages are dragged, in points.
  @State private var drag: CGFloat = 0
  @Kept private var size = PageSize()
  @Environment(\.indexBackground) private var background
  @Environment(\.layoutDirection) private var direction

  init(pages: TabPages<Content>, model: TabModel, indexVisibility: PageTabViewStyle.IndexDisplayMode) {
    self.pages = pages
    self.model = model
    self.indexVisibility = indexVisibility
  }

  @MainActor var body: some View {
    let state = model.state
    PageStripLayout(position: CGFloat(state.selected), drag: drag, size: size) { pages }
      .clipped()
      .contentShape(Rectangle())
      .gesture(dragging(state))
      .overlay(alignment: .bottom) {
        if indexVisibility != .never, state.items.count > 1 || indexVisibility == .always {
          PageDots(count: state.items.count, selected: state.selected, hasGround: background == .visible)
            .padding(.bottom, 10)
        }
      }
  }

  @MainActor private func dragging(_ state: TabModel.State) -> some Gesture {
    DragGesture(minimumDistance: 10)
      .onChanged { value in
        let way = direction == .rightToLeft ? -value.translation.width : value.translation.width
        let isAtEnd = (state.selected == 0 && way > 0) || (state.selected == state.items.count - 1 && way < 0)
        drag = isAtEnd ? way / 3 : way
      }
      .onEnded { value in
        let end = value.predictedEndTranslation.width * (direction == .rightToLeft ? -1 : 1)
        let step = end < -size.width / 2 ? 1 : end > size.width / 2 ? -1 : 0
        let next = min(max(0, state.selected + step), state.items.count - 1)
        withAnimation(.snappy) {
          drag = 0
          if next != state.selected, state.items.indices.contains(next) { model.select(state.items[next]) }
        }
      }
  }
}

/// The width of a page, as it was laid out.
final class PageSize {
  var width: CGFloat = 0
}

/// Puts pages side by side, the one at `position` in sight.
struct PageStripLayout: Layout {
  var position: CGFloat
  var drag: CGFloat
  let size: PageSize

  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(position, drag) }
    set { (position, drag) = (newValue.first, newValue.second) }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let ideal = subviews.map { $0.sizeThatFits(proposal) }
    return CGSize(
      width: proposal.width ?? ideal.map(\.width).max() ?? 0, height: proposal.height ?? ideal.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    size.width = bounds.width
    for (index, subview) in subviews.enumerated() {
      let x = bounds.midX + (CGFloat(index) - position) * bounds.width + drag
      subview.place(at: CGPoint(x: x, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(bounds.size))
    }
  }
}

/// Dots that stand for pages, as a page control of UIKit: 8 wide, 10 apart.
nonisolated struct PageDots: View, FrameworkView {
  let count: Int
  let selected: Int
  let hasGround: Bool

  @MainActor var body: some View {
    HStack(spacing: 10) {
      ForEach(0..<count, id: \.self) { index in
        Circle().fill(Color.white.opacity(index == selected ? 1 : 0.35)).frame(width: 8, height: 8)
      }
    }
    .padding(.horizontal, 12)
    .frame(height: 26)
    .background { if hasGround { Capsule().fill(Color.black.opacity(0.25)) } }
  }
}

/// Tabs on macOS: a row of segments in the middle of the top.
///
/// Recorded from macOS 26: 24 high, each as wide as its title and 24; the content right below.
nonisolated struct MacTabs<Content: View>: View, FrameworkView {
  let pages: TabPages<Content>
  let model: TabModel

  @MainActor var body: some View {
    let state = model.state
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        ForEach(state.items, id: \.index) { item in
          Group { item.tab.label }
            .labelStyle(.titleOnly)
            .font(.system(size: 13, weight: item.index == state.selected ? .semibold : .regular))
            .lineLimit(1).padding(.horizontal, 12).frame(height: 24)
            .background {
              if item.index == state.selected { Capsule().fill(Color(system: .fill)) }
            }
            .contentShape(Rectangle())
            .modifier(_PressModifier(setPressed: { _ in }, action: { model.select(item) }))
        }
      }
      .background { Capsule().fill(Color(system: .quaternaryFill)) }
      pages.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}

/// Tabs where there is much room: a capsule of titles at the top, or a sidebar.
nonisolated struct WideTabs<Content: View>: View, FrameworkView {
  let pages: TabPages<Content>
  let model: TabModel
  let hasSidebar: Bool

  @MainActor var body: some View {
    BarsView(
      content: pages, top: bar(model.state), title: EmptyView(), bottom: EmptyView(), collapse: TitleCollapse())
  }

  /// As on iPadOS 26: titles in a capsule 44 high.
  @MainActor private func bar(_ state: TabModel.State) -> some View {
    Group {
      if !state.bars.isHidden(.tabBar), !UITabBar.all.isHidden, !state.items.isEmpty {
        HStack(spacing: 0) {
          ForEach(state.items, id: \.index) { item in
            HStack(spacing: 4) {
              Group { item.tab.label }.labelStyle(TabTitleStyle(isSearch: item.tab.isSearch))
              if let badge = item.tab.badge { TabBadge(text: badge) }
            }
            .font(.system(size: 15, weight: .semibold))
            .foregroundStyle(
              item.index == state.selected ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.primary)
            )
            .lineLimit(1).padding(.horizontal, 16).frame(height: 36)
            .background { if item.index == state.selected { Capsule().fill(Color.primary.opacity(0.086)) } }
            .contentShape(Rectangle())
            .modifier(_PressModifier(setPressed: { _ in }, action: { model.select(item) }))
          }
        }
        .padding(4)
        .background { GlassShape(shape: AnyShape(Capsule())) }
        .padding(.top, 4).padding(.bottom, 6)
        .frame(maxWidth: .infinity)
        .modifier(_BarSchemeModifier(scheme: state.bars.schemes[.tabBar]))
        .environment(\.dynamicTypeSize, .large)
      }
    }
  }
}

/// The title of a tab, or the symbol of the one that searches.
nonisolated struct TabTitleStyle: LabelStyle, BuiltInStyle {
  let isSearch: Bool
  @MainActor func makeBody(configuration: Configuration) -> some View {
    if isSearch { configuration.icon } else { configuration.title }
  }
}
