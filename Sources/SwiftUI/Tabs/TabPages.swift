internal import LayoutCore

/// The screens of tabs: the one that is selected, or all of them side by side.
nonisolated struct TabPages<Content: View>: View {
  typealias Body = Never
  let content: Content
  let lines: [Int32]
  let model: TabModel
  let showsAll: Bool
  let selection: TabSelection?

  @MainActor static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(TabNode(view, inputs))
  }
}

/// A node whose children stand for it in a container.
@MainActor
protocol TransparentNode: ViewNode {}
extension TupleNode: TransparentNode {}
extension OptionalNode: TransparentNode {}
extension ConditionalNode: TransparentNode {}
extension AnyViewNode: TransparentNode {}
extension WrapperNode: TransparentNode {}
extension ForEachNode: TransparentNode {}

/// Keeps the screens of tabs. All of them live; those out of sight have not appeared.
final class TabNode<Content: View>: TypedNode<TabPages<Content>>, RootCollecting {
  /// What is kept for a screen.
  private final class Page: BarHosting {
    unowned let node: ViewNode
    let group: LayoutID
    let scope: AppearanceScope
    weak var tabs: TabNode?
    var bars = BarContent()
    var tag: AnyHashable?

    init(_ node: ViewNode, _ tabs: TabNode) {
      self.node = node
      self.tabs = tabs
      group = tabs.graph.makeLayoutNode(VStackLayout().spec, LayoutInfo(name: ""), tabs.environment)
      scope = AppearanceScope(in: tabs.environment.base.appearance, isShown: false)
    }

    func barsDidChange() {
      tabs?.setNeedsUpdate()
      tabs?.environment.base.bars.host?.barsDidChange()
    }
  }

  private var view: TabPages<Content>
  private var pages: [Page] = []
  private var selected = 0

  init(_ view: TabPages<Content>, _ inputs: _ViewInputs) {
    self.view = view
    super.init(inputs)
    view.model.host = self
    view.model.selection = view.selection
    content = make(view.content, userEnvironment, line: view.lines.count == 1 ? view.lines[0] : inputs.line)
    collectRoots()
    update()
  }

  private var userEnvironment: EnvironmentValues {
    var result = environment.oriented(nil)
    result.base.isInternal = false
    result.tabViewKind = .automatic
    return result
  }

  private func environment(of page: Page) -> EnvironmentValues {
    var result = userEnvironment
    result.base.bars.host = page
    result.base.appearance = page.scope
    return result
  }

  override var lazyHost: (any LazyHosting)? { nil }

  override func renew(_ new: TabPages<Content>) {
    let changesLayout = new.showsAll != view.showsAll
    view = new
    view.model.host = self
    view.model.selection = new.selection
    if let content { renew(content, new.content) }
    if changesLayout { rootsDidChange() }
    setNeedsUpdate()
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    content?.setEnvironment(userEnvironment)
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    for page in pages {
      page.node.setEnvironment(environment(of: page))
      graph.tree.setDirection(page.group, isRightToLeft: isRightToLeft)
    }
  }

  override func rootsDidChange(below child: ViewNode) { graph.collectLater(self) }

  /// Finds the screens: the views that are no groups of others.
  func collectRoots() {
    var found: [ViewNode] = []
    func visit(_ node: ViewNode) {
      if node is any TransparentNode {
        for child in node.children { visit(child) }
      } else {
        found.append(node)
      }
    }
    if let content { visit(content) }
    var old = Dictionary(uniqueKeysWithValues: pages.map { (ObjectIdentifier($0.node), $0) })
    let before = pages.map { ObjectIdentifier($0) }
    pages = found.map { node in
      if let known = old.removeValue(forKey: ObjectIdentifier(node)) { return known }
      let page = Page(node, self)
      node.setEnvironment(environment(of: page))
      return page
    }
    for page in old.values { graph.removeLayoutNode(page.group) }
    for page in pages {
      var roots: [LayoutID] = []
      page.node.collect(&roots)
      page.tag =
        roots.lazy.compactMap { [graph] in graph.rowMarks($0).tag ?? graph.info[$0.offset].identityValue }.first
      graph.tree.setSpec(page.group, roots.count == 1 ? .passThrough : VStackLayout().spec)
      graph.tree.setChildren(page.group, roots)
    }
    if before != pages.map({ ObjectIdentifier($0) }) { rootsDidChange() }
    setNeedsUpdate()
  }

  /// The selection, or what the screens say of their tabs, has changed.
  override func update() {
    for page in pages {
      var bars: BarContent?
      page.node.collectPreference(BarKey.self, &bars)
      page.bars = bars ?? BarContent()
    }
    let items = pages.enumerated().filter { !$1.bars.tab.isHidden }.map { index, page in
      TabModel.Item(index: index, value: page.tag, tab: page.bars.tab)
    }
    let wanted = graph.evaluate(self, countsAsBody: false) { view.selection?.read() }
    let old = selected
    if let wanted {
      selected =
        pages.firstIndex { $0.tag?.withoutOptionals == wanted.withoutOptionals }
        ?? min(selected, max(0, pages.count - 1))
    } else {
      selected = min(view.model.ownSelection, max(0, pages.count - 1))
    }
    for (index, page) in pages.enumerated() { page.scope.show(index == selected) }
    let bars = pages.indices.contains(selected) ? pages[selected].bars : BarContent()
    view.model.set(TabModel.State(items: items, selected: selected, bars: bars))
    if old != selected || !hasCollected { rootsDidChange() }
  }

  private var hasCollected = false

  override func collect(_ roots: inout [LayoutID]) {
    hasCollected = true
    for (index, page) in pages.enumerated() where view.showsAll || index == selected {
      graph.begin(page.group, &roots)
    }
  }

  override func collectPreference<K: PreferenceKey>(_ key: K.Type, _ value: inout K.Value?) {
    guard pages.indices.contains(selected) else { return }
    guard key == BarKey.self else {
      pages[selected].node.collectPreference(key, &value)
      return
    }
    // The bar for tabs is here; the rest is for the bars around.
    var bars: BarContent?
    pages[selected].node.collectPreference(BarKey.self, &bars)
    bars?.tab = BarContent.Tab()
    guard let outward = bars as? K.Value else { return }
    K.append(outward, to: &value)
  }

  override func willDestroy() {
    for page in pages { graph.removeLayoutNode(page.group) }
  }
}
