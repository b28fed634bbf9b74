internal import DrawingCore
internal import LayoutCore

/// The rows of a list or form: what scrolls in it.
nonisolated struct ListRows<Content: View>: LazyContainerView {
  typealias Body = Never
  static var viewName: String { "" }
  let content: Content
  let lines: [Int32]
  let selection: ListSelection?
  let isForm: Bool

  var style: LazyBox.Style { LazyBox.Style(axis: .vertical, spacing: nil, alignment: .topLeading) }

  @MainActor static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(ListRowsNode(view, inputs))
  }

  @MainActor func makeBox(_ graph: ViewGraph, _ environment: EnvironmentValues, content: any LazyContent) -> LazyBox {
    let appearance = ListAppearance(ListAppearance.kind(environment, isForm: isForm), environment)
    return ListBox(
      tree: graph.tree, metrics: appearance.metrics, pinsHeaders: appearance.pinsHeaders, content: content)
  }
}

/// Keeps the rows of a list, with what is drawn around them.
final class ListRowsNode<Content: View>: LazyContainerNode<ListRows<Content>> {
  private let chrome: ListChrome
  private let isForm: Bool
  private let responder: ListResponder
  private lazy var gestures = ListGestures(chrome, self)
  private var kind: ListKind
  private var leaves: [LayoutID] = []
  /// A large title is above the list, which then begins without room above the first card.
  private var isUnderLargeTitle = false

  override init(_ view: ListRows<Content>, _ inputs: _ViewInputs) {
    isForm = view.isForm
    kind = ListAppearance.kind(inputs.environment, isForm: view.isForm)
    chrome = ListChrome(graph: inputs.graph)
    responder = ListResponder(chrome)
    chrome.selection = view.selection
    super.init(view, inputs)
    leaves = [chrome, ListOverlay(chrome), ListPinnedGround(chrome)].map { (drawing: any Drawing) in
      graph.makeLayoutNode(.fill, LayoutInfo(name: "", drawing: drawing), environment)
    }
    chrome.gestures = gestures
    connectBox()
    readSelection()
  }

  override var inner: EnvironmentValues {
    // Rows are in no stack, which tells them from what stands in stacks within them.
    var result = environment.oriented(nil)
    result.listContext = ListContext(kind: kind, isForm: isForm, chrome: chrome, selects: chrome.selection != nil)
    return result
  }

  /// Gives the box what it places, and the chrome what it draws.
  private func connectBox() {
    chrome.environment = environment
    chrome.appearance = ListAppearance(kind, environment)
    if isUnderLargeTitle { chrome.appearance.metrics.gaps.topToRows = 0 }
    chrome.isForm = isForm
    guard let box = box as? ListBox else { return }
    chrome.box = box
    let chrome = chrome
    box.accessories = { [unowned chrome] node in MainActor.assumeIsolated { chrome.accessories(node) } }
    box.displacement = { [unowned chrome] node in
      MainActor.assumeIsolated { chrome.gestures?.displacement(of: node) ?? .zero }
    }
    box.metrics = chrome.appearance.metrics
    box.ground = leaves.first
    box.overlay = leaves.count > 1 ? leaves[1] : nil
    box.pinnedGround = leaves.last
  }

  override func renew(_ new: ListRows<Content>) {
    super.renew(new)
    chrome.selection = new.selection
    readSelection()
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    let newKind = ListAppearance.kind(environment, isForm: isForm)
    if newKind != kind {
      kind = newKind
      remakeBox()
    }
    connectBox()
    readSelection()
    for leaf in leaves {
      graph.tree.setDirection(leaf, isRightToLeft: environment.layoutDirection == .rightToLeft)
    }
    super.environmentDidChange(from: old)
  }

  /// What is selected, or whether rows are edited, has changed.
  override func update() { readSelection() }

  /// What was selected when it was read last; nil before that.
  private var lastSelected: Set<AnyHashable>?

  /// Where columns cover each other, the next one is shown for a value that is selected, from the start too.
  private func advanceColumns() {
    let (last, selected) = (lastSelected, chrome.selected)
    lastSelected = selected
    guard let advance = environment.columnAdvance, chrome.selection?.isMany == false, !chrome.editing.isActive,
      !selected.isEmpty, selected != last
    else { return }
    graph.afterUpdate {
      var transaction = Transaction()
      transaction.disablesAnimations = last == nil
      withTransaction(transaction) { advance.run() }
    }
  }

  private func readSelection() {
    defer { readTitle() }
    let mode = environment.editMode
    guard chrome.selection != nil || mode != nil else { return }
    let wasEditing = chrome.editing.isActive
    graph.evaluate(self, countsAsBody: false) {
      chrome.selected = chrome.selection?.read() ?? []
      chrome.editing.isActive = mode?.wrappedValue.isEditing == true
    }
    chrome.editing.selectsMany = chrome.selection?.isMany == true
    advanceColumns()
    if chrome.editing.isActive != wasEditing { box?.itemsDidChange() }
    graph.setNeedsRender()
  }

  private func readTitle() {
    guard let title = environment.largeTitle, kind == .insetGrouped || kind == .grouped else { return }
    let isUnder = graph.evaluate(self, countsAsBody: false, addsToLast: true) {
      title.isLarge(isLow: environment.verticalSizeClass == .compact)
    }
    guard isUnder != isUnderLargeTitle else { return }
    isUnderLargeTitle = isUnder
    connectBox()
    box?.itemsDidChange()
    graph.setNeedsRender()
  }

  override func collect(_ roots: inout [LayoutID]) {
    super.collect(&roots)
    guard let id else { return }
    graph.info[id.offset].decorations.append(.responder(responder))
    graph.info[id.offset].decorations.append(.responder(gestures))
  }

  override func willDestroy() {
    super.willDestroy()
    gestures.strip?.destroy()
    for leaf in leaves { graph.removeLayoutNode(leaf) }
  }
}
