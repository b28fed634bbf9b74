internal import LayoutCore

/// Where a lazy container's collections say what they have while roots are collected.
final class LazyCollector {
  struct Segment {
    var source: any LazyRows
    /// The source's roots among those collected.
    var roots: Range<Int>
    var section: (mark: SectionMark, part: SectionMark.Part)?
  }
  var segments: [Segment] = []
  /// Roots of rows that went and are still shown.
  var leaving: [LayoutID] = []
  var section: (mark: SectionMark, part: SectionMark.Part)?
}

/// A collection whose rows are made as they are wanted.
@MainActor
protocol LazyRows: AnyObject {
  var count: Int { get }
  /// The rows that are there, in order, with how many roots each has.
  var shown: [(row: Int, roots: Int)] { get }
  /// Makes these rows and lets the others go.
  /// - Returns: whether that changed anything.
  func show(_ rows: [Range<Int>]) -> Bool
  /// The place of the element with an identity.
  func row(of id: AnyHashable) -> Int?
}

/// Tells a lazy container of changes in its collections.
@MainActor
protocol LazyHosting: AnyObject {
  func rowsDidChange()
}

/// Keeps a lazy container.
class LazyContainerNode<V: LazyContainerView>: TypedNode<V>, RootCollecting, LazyContent, LazyHosting, LazyFinding {
  private var view: V
  private(set) final var id = LayoutID?.none
  private(set) final var box: LazyBox?

  /// What the container's items are: views that are there, and collections.
  private enum Entry {
    case view(LayoutID)
    case rows(any LazyRows, roots: Range<Int>)
  }
  private final var entries: [(entry: Entry, first: Int)] = []
  private var roots: [LayoutID] = []
  private var knownRuns: [LazyRun] = []
  private var isShowing = false

  init(_ view: V, _ inputs: _ViewInputs) {
    self.view = view
    super.init(inputs)
    let box = view.makeBox(graph, environment, content: self)
    self.box = box
    id = graph.makeLayoutNode(.custom(box), LayoutInfo(name: V.viewName, line: inputs.line), environment)
    graph.lazyContainers.append(WeakLazyContainer(container: self))
    content = make(view.content, inner, line: view.lines.count == 1 ? view.lines[0] : inputs.line)
    collectRoots()
  }

  final override var lazyHost: (any LazyHosting)? { self }

  /// What the items are made with.
  var inner: EnvironmentValues { environment.oriented(view.style.axis) }

  override func renew(_ new: V) {
    let isSame = view.style == new.style
    view = new
    if !isSame { remakeBox() }
    if let content { renew(content, new.content) }
  }

  /// Lays the items out by another box.
  final func remakeBox() {
    guard let id else { return }
    let box = view.makeBox(graph, environment, content: self)
    self.box = box
    graph.tree.setSpec(id, .custom(box))
    graph.setNeedsRender()
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    if let id { graph.tree.setDirection(id, isRightToLeft: environment.layoutDirection == .rightToLeft) }
    content?.setEnvironment(inner)
  }

  override func rootsDidChange(below child: ViewNode) {
    if !isShowing { graph.collectLater(self) }
  }

  func rowsDidChange() { graph.collectLater(self) }

  func collectRoots() {
    readRoots()
    box?.itemsDidChange()
  }

  /// Reads what is there: the roots in order, and which collection each is of.
  private func readRoots() {
    let collector = LazyCollector()
    let outer = graph.lazyCollector
    graph.lazyCollector = collector
    roots = []
    content?.collect(&roots)
    graph.lazyCollector = outer
    if let id { graph.notePassages(id, roots, leaving: collector.leaving) }
    entries = []
    knownRuns = []
    var sections: [ObjectIdentifier: Int] = [:]
    func number(_ mark: SectionMark?) -> Int {
      guard let mark else { return -1 }
      if let known = sections[ObjectIdentifier(mark)] { return known }
      sections[ObjectIdentifier(mark)] = sections.count
      return sections.count - 1
    }
    func add(_ entry: Entry, _ count: Int, _ section: (mark: SectionMark, part: SectionMark.Part)?) {
      let kind: LazyRun.Kind =
        switch section?.part {
        case .header: .header
        case .footer: .footer
        case .content, nil: .cells
        }
      entries.append((entry, knownRuns.reduce(0) { $0 + $1.count }))
      knownRuns.append(LazyRun(kind: kind, count: count, section: number(section?.mark)))
    }
    var index = 0
    for segment in collector.segments {
      while index < segment.roots.lowerBound {
        add(.view(roots[index]), 1, graph.info[roots[index].offset].section)
        index += 1
      }
      add(.rows(segment.source, roots: segment.roots), segment.source.count, segment.section)
      index = segment.roots.upperBound
    }
    while index < roots.count {
      add(.view(roots[index]), 1, graph.info[roots[index].offset].section)
      index += 1
    }
  }

  override func collect(_ roots: inout [LayoutID]) {
    if let id { graph.begin(id, &roots) }
  }
  override func willDestroy() {
    if let id { graph.removeLayoutNode(id) }
  }

  var layoutNode: LayoutID? { isDestroyed ? nil : id }

  func frame(of wanted: AnyHashable) -> CGRect? {
    for (entry, first) in entries {
      if case .rows(let source, _) = entry, let row = source.row(of: wanted) { return box?.frame(ofItem: first + row) }
    }
    return nil
  }

  // MARK: For the layout

  nonisolated var runs: [LazyRun] { MainActor.assumeIsolated { knownRuns } }

  nonisolated func show(_ items: [Range<Int>]) -> [(item: Int, nodes: [LayoutID])] {
    MainActor.assumeIsolated {
      showRows(items)
      return shownItems { item, _ in items.contains { $0.contains(item) } }
    }
  }

  nonisolated func present(_ nodes: Set<LayoutID>) -> [(item: Int, nodes: [LayoutID])] {
    MainActor.assumeIsolated { shownItems { _, root in nodes.contains(root) } }
  }

  private func showRows(_ items: [Range<Int>]) {
    isShowing = true
    defer { isShowing = false }
    var hasChanged = false
    for (entry, first) in entries {
      guard case .rows(let source, _) = entry else { continue }
      let rows = items.map { $0.clamped(to: first..<first + source.count) }.filter { !$0.isEmpty }
      if source.show(rows.map { ($0.lowerBound - first)..<($0.upperBound - first) }) { hasChanged = true }
    }
    if hasChanged { readRoots() }
  }

  /// - Parameter isShown: whether an item that is there in any case counts.
  private func shownItems(_ isShown: (Int, LayoutID) -> Bool) -> [(item: Int, nodes: [LayoutID])] {
    var result: [(item: Int, nodes: [LayoutID])] = []
    for (entry, first) in entries {
      switch entry {
      case .view(let root):
        if isShown(first, root) { result.append((first, [root])) }
      case .rows(let source, let range):
        var next = range.lowerBound
        for (row, count) in source.shown {
          result.append((first + row, Array(roots[next..<next + count])))
          next += count
        }
      }
    }
    return result
  }
}

/// Keeps the rows of a collection in a lazy container: those in sight, by the elements' identity.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: TypedNode<
  ForEach<Data, ID, Content>
>, LazyRows
{
  private struct Row {
    var node: ViewNode
    var id: ID
    var index: Int
    var roots = 0
  }

  private var view: ForEach<Data, ID, Content>
  private var rows: [Row] = []
  /// Rows that went, while they are still shown.
  private var leaving: [Row] = []
  /// The row whose view is being made.
  private var making: ID?
  private weak var host: (any LazyHosting)?

  init(_ view: ForEach<Data, ID, Content>, _ inputs: _ViewInputs, _ host: any LazyHosting) {
    self.view = view
    self.host = host
    super.init(inputs)
  }

  override var lazyHost: (any LazyHosting)? { nil }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    for row in leaving { visit(row.node) }
    for row in rows { visit(row.node) }
  }

  override var identityName: String? { "each" }
  override func identity(of child: ViewNode) -> String? {
    (making ?? rows.first { $0.node === child }?.id).map { "[\($0)]" }
  }

  var count: Int { view.data.count }
  var shown: [(row: Int, roots: Int)] { rows.map { ($0.index, $0.roots) } }

  /// - Complexity: constant where elements are their own indices, such as in a range; else linear.
  func row(of wanted: AnyHashable) -> Int? {
    guard let wanted = wanted.base as? ID else { return nil }
    let data = view.data
    if let index = wanted as? Data.Index, index >= data.startIndex, index < data.endIndex,
      view.id(data[index]) == wanted
    {
      return data.distance(from: data.startIndex, to: index)
    }
    guard let index = data.firstIndex(where: { view.id($0) == wanted }) else { return nil }
    return data.distance(from: data.startIndex, to: index)
  }

  override func renew(_ new: ForEach<Data, ID, Content>) {
    let count = view.data.count
    view = new
    update(places(since: count), renewsAll: true)
    host?.rowsDidChange()
  }

  /// Where rows in sight keep their places, and where their elements are now, as far as that is near.
  /// - Parameter count: of the elements before.
  private func places(since count: Int) -> [Int] {
    let data = view.data
    var places = Set(rows.map(\.index).filter { $0 < data.count })
    guard let first = rows.first?.index, let last = rows.last?.index else { return [] }
    let reach = min(abs(data.count - count) + rows.count, Self.reach)
    let known = Set(rows.map(\.id))
    for place in (first - reach..<last + reach + 1).clamped(to: 0..<data.count)
    where known.contains(view.id(data[data.index(data.startIndex, offsetBy: place)])) {
      places.insert(place)
    }
    return places.sorted()
  }

  /// How many places a row may move and still be found.
  private static var reach: Int { 200 }

  func show(_ wanted: [Range<Int>]) -> Bool {
    let indices = wanted.flatMap { Array($0) }.filter { $0 < view.data.count }
    guard indices != rows.map(\.index) else { return false }
    update(indices, renewsAll: false)
    return true
  }

  /// What the rows' closure read has changed.
  override func update() {
    update(rows.map(\.index).filter { $0 < view.data.count }, renewsAll: true)
    host?.rowsDidChange()
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    super.environmentDidChange(from: old)
    wakeReaders(of: old)
  }

  private func update(_ indices: [Int], renewsAll: Bool) {
    var old: [ID: Row] = [:]
    for row in rows { old[row.id] = row }
    var new: [Row] = []
    for (index, id, content, lines) in contents(indices, except: renewsAll ? [] : Set(old.keys)) {
      let line = lines.count == 1 ? lines[0] : line
      if var row = old.removeValue(forKey: id) {
        row.index = index
        if let content { renew(row.node, content, line: line) }
        new.append(row)
      } else if let content {
        making = id
        let node = make(content, line: line)
        making = nil
        if renewsAll { welcome(node) }
        new.append(Row(node: node, id: id, index: index))
      }
    }
    for row in old.values {
      let isShown =
        renewsAll
        && dismiss(row.node) { [weak self] gone in
          self?.leaving.removeAll { $0.node === gone }
          self?.host?.rowsDidChange()
        }
      if isShown { leaving.append(row) } else { row.node.destroy() }
    }
    rows = new
  }

  /// The views of elements, but of those that are known and of those whose identity occurred before.
  private func contents(
    _ indices: [Int], except known: Set<ID>
  ) -> [(index: Int, id: ID, content: Content?, lines: [Int32])] {
    var seen: Set<ID> = []
    return graph.evaluate(self, countsAsBody: false, addsToLast: !known.isEmpty) {
      indices.compactMap { index in
        let element = view.data[view.data.index(view.data.startIndex, offsetBy: index)]
        let id = view.id(element)
        guard seen.insert(id).inserted else { return nil }
        if known.contains(id) { return (index, id, nil, []) }
        let content = view.content(element)
        return (index, id, content, SourceLines.take())
      }
    }
  }

  override func collect(_ roots: inout [LayoutID]) {
    let first = roots.count
    let isInList = environment.listContext != nil
    for index in rows.indices {
      let start = roots.count
      rows[index].node.collect(&roots)
      markPassage(of: rows[index].node, roots[start...])
      rows[index].roots = roots.count - start
      for root in roots[start...] {
        graph.info[root.offset].decorations.append(.identity(AnyHashable(rows[index].id)))
        if isInList, graph.info[root.offset].element == nil {
          graph.info[root.offset].element = RowElement(id: AnyHashable(rows[index].id), index: rows[index].index)
        }
      }
    }
    guard let collector = graph.lazyCollector else { return }
    for row in leaving {
      let start = collector.leaving.count
      row.node.collect(&collector.leaving)
      markPassage(of: row.node, collector.leaving[start...])
    }
    collector.segments.append(
      LazyCollector.Segment(source: self, roots: first..<roots.count, section: collector.section))
  }
}
