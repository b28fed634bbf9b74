internal import LayoutCore

/// Screens of which a bar shows one at a time.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: View, ControlView {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  private let lines: [Int32]
  @Kept private var model = TabModel()
  @Environment(\.tabViewKind) private var kind
  @Environment(\.platform) private var platform
  @Environment(\.horizontalSizeClass) private var sizeClass

  init(selection: Binding<SelectionValue>?, content: Content, lines: [Int32]) {
    self.selection = selection
    self.content = content
    self.lines = lines
  }

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content(), lines: SourceLines.take())
  }

  @MainActor public var body: some View {
    let pages = TabPages(
      content: content, lines: lines, model: model, showsAll: kind.isPaged,
      selection: selection.map { TabSelection($0) })
    if case .page(let index) = kind {
      PagedTabs(pages: pages, model: model, indexVisibility: index)
    } else if platform == .macos {
      MacTabs(pages: pages, model: model)
    } else if sizeClass == .regular {
      WideTabs(pages: pages, model: model, hasSidebar: kind == .sidebarAdaptable)
    } else {
      BarsView(
        content: pages, top: EmptyView(), title: EmptyView(), bottom: TabBar(model: model), collapse: TitleCollapse())
    }
  }
}

extension TabView where SelectionValue == Int {
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content(), lines: SourceLines.take())
  }
}

extension TabView {
  public nonisolated init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentViews<C>, C.TabValue == SelectionValue {
    self.init(selection: selection, content: TabContentViews(content: content()), lines: [])
  }
  public nonisolated init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where Content == TabContentViews<C>, SelectionValue == Never, C.TabValue == Never {
    self.init(selection: nil, content: TabContentViews(content: content()), lines: [])
  }
}

/// A selection of any type.
struct TabSelection {
  let read: () -> AnyHashable
  let write: (AnyHashable) -> Void

  init<V: Hashable>(_ binding: Binding<V>) {
    read = { AnyHashable(binding.wrappedValue) }
    write = { value in
      if let value = value.base as? V { binding.wrappedValue = value }
    }
  }
}

/// The tabs of a view as its bar shows them.
@MainActor
final class TabModel {
  struct Item {
    let index: Int
    let value: AnyHashable?
    let tab: BarContent.Tab
  }
  struct State {
    var items: [Item] = []
    var selected = 0
    /// What the screen that is shown asks of the bar.
    var bars = BarContent()
  }
  private let location = StateLocation(State())
  private var known = State()
  var selection: TabSelection?
  weak var host: ViewNode?
  /// The tab that is shown where no binding decides.
  var ownSelection = 0

  nonisolated init() {}

  var state: State { location.read() }
  func set(_ state: State) {
    guard !state.isSame(as: known) else { return }
    known = state
    location.write(state)
  }

  func select(_ item: Item) {
    if let selection {
      if let value = item.value { selection.write(value) }
    } else {
      ownSelection = item.index
      host?.setNeedsUpdate()
    }
  }
}

extension BarContent {
  /// What a screen says of its tab.
  struct Tab {
    var label: HoistedView?
    var badge: Text?
    var isHidden = false
    var isSearch = false
    var section: Text?
  }
}

@MainActor
extension TabModel.State {
  /// Whether bars look the same for both.
  func isSame(as other: TabModel.State) -> Bool {
    selected == other.selected && items.count == other.items.count
      && zip(items, other.items).allSatisfy { $0.isSame(as: $1) }
      && bars.visibility[.tabBar] == other.bars.visibility[.tabBar]
      && bars.backgroundVisibility[.tabBar] == other.bars.backgroundVisibility[.tabBar]
      && bars.schemes[.tabBar] == other.bars.schemes[.tabBar]
      && AnyLayout.areSame(bars.backgrounds[.tabBar], other.bars.backgrounds[.tabBar])
  }
}

@MainActor
extension TabModel.Item {
  private func isLabelSame(as other: TabModel.Item) -> Bool {
    guard let label = tab.label, let otherLabel = other.tab.label else {
      return tab.label == nil && other.tab.label == nil
    }
    return label.content.box === otherLabel.content.box && label.environment.isIdentical(to: otherLabel.environment)
  }

  func isSame(as other: TabModel.Item) -> Bool {
    index == other.index && value == other.value && tab.badge == other.tab.badge && tab.isHidden == other.tab.isHidden
      && tab.isSearch == other.tab.isSearch && tab.section == other.tab.section
      && isLabelSame(as: other)
  }
}
