internal import LayoutCore

/// Where subviews come from: the content that their nodes belong to.
@MainActor
final class SubviewSource {
  weak var content: ViewNode?
  /// The node that each root belongs to, with those around it within the content, the outermost first.
  private var owners: [LayoutID: [ViewNode]] = [:]
  /// How many decorations the content itself gave each root.
  fileprivate var decorations: [LayoutID: Int] = [:]

  nonisolated init() {}

  /// Collects the content's roots anew.
  func collect() -> [LayoutID] {
    guard let content else { return [] }
    owners = [:]
    addOwners(content, within: [])
    var roots: [LayoutID] = []
    content.collect(&roots)
    decorations = [:]
    for root in roots { decorations[root] = content.graph.info[root.offset].decorations.count }
    return roots
  }

  /// Looks for the nodes that stand for a view each: through blocks, conditions and collections, and through views and
  /// changes of the environment around several.
  private func addOwners(_ node: ViewNode, within outer: [ViewNode]) {
    var roots: [LayoutID] = []
    if !node.isStructural { node.collect(&roots) }
    if node.isStructural || (roots.count > 1 && node.contentEnvironment(in: node.environment) != nil) {
      for child in node.children { addOwners(child, within: outer + [node]) }
    } else {
      for root in roots { owners[root] = outer + [node] }
    }
  }

  /// Puts the view of a root into an environment, as what is around it in the content changes that.
  fileprivate func setEnvironment(_ environment: EnvironmentValues, of root: LayoutID) {
    guard let path = owners[root], let owner = path.last else { return }
    owner.setEnvironment(path.dropLast().reduce(environment) { $1.contentEnvironment(in: $0) ?? $0 })
  }
}

/// Stands for a view that is kept elsewhere.
final class PlacedSubviewNode: TypedNode<Subview> {
  private var view: Subview

  init(_ view: Subview, _ inputs: _ViewInputs) {
    self.view = view
    super.init(inputs)
    passEnvironment()
  }

  override func renew(_ view: Subview) {
    let isSame = self.view.root == view.root
    self.view = view
    if !isSame { rootsDidChange() }
    passEnvironment()
  }

  override func environmentDidChange(from old: EnvironmentValues) { passEnvironment() }

  private func passEnvironment() { view.source.setEnvironment(environment, of: view.root) }

  override func collect(_ roots: inout [LayoutID]) {
    guard let count = view.source.decorations[view.root] else { return }
    // What modifiers of this subview added when it was collected before.
    let offset = view.root.offset
    graph.info[offset].decorations.removeSubrange(min(count, graph.info[offset].decorations.count)...)
    roots.append(view.root)
  }
}

/// Shows what a closure makes of another view's subviews.
nonisolated struct SubviewsReader<Content: View, Result: View>: View {
  typealias Body = Never
  let content: Content
  let lines: [Int32]
  let result: (SubviewsCollection, SectionCollection) -> Result

  @MainActor static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(SubviewsReaderNode(view, inputs))
  }
}

/// Keeps the content, which is shown nowhere itself, and what was made of it.
final class SubviewsReaderNode<Content: View, Result: View>: TypedNode<SubviewsReader<Content, Result>>, RootCollecting
{
  private var view: SubviewsReader<Content, Result>
  private let source = SubviewSource()
  private var result: ViewNode?
  private var roots: [LayoutID] = []

  init(_ view: SubviewsReader<Content, Result>, _ inputs: _ViewInputs) {
    self.view = view
    super.init(inputs)
    let content = make(view.content, line: view.lines.count == 1 ? view.lines[0] : nil)
    self.content = content
    source.content = content
    roots = source.collect()
    update()
  }

  override var lazyHost: (any LazyHosting)? { nil }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    super.forEachChild(visit)
    if let result { visit(result) }
  }

  override func renew(_ view: SubviewsReader<Content, Result>) {
    self.view = view
    if let content { renew(content, view.content) }
    update()
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    super.environmentDidChange(from: old)
    wakeReaders(of: old)
  }

  override func rootsDidChange(below child: ViewNode) {
    if child === content { graph.collectLater(self) } else { super.rootsDidChange(below: child) }
  }

  /// The content's views are others than before.
  func collectRoots() {
    roots = source.collect()
    setNeedsUpdate()
    rootsDidChange()
  }

  override func update() {
    let (subviews, sections) = (subviews(roots), sections())
    let (body, lines) = graph.evaluate(self, countsAsBody: false) {
      (view.result(subviews, sections), SourceLines.take())
    }
    let line = lines.count == 1 ? lines[0] : nil
    if let result { renew(result, body, line: line) } else { result = make(body, line: line ?? self.line) }
  }

  override func collect(_ roots: inout [LayoutID]) {
    self.roots = source.collect()
    result?.collect(&roots)
  }

  private func subviews(_ roots: [LayoutID]) -> SubviewsCollection {
    SubviewsCollection(
      elements: roots.map { root in
        var values = graph.tree.containerValues(root)
        values.marks = graph.rowMarks(root)
        return Subview(
          id: Subview.ID(serial: graph.info[root.offset].serial), containerValues: values, root: root, source: source)
      })
  }

  private func sections() -> SectionCollection {
    var groups: [(mark: SectionMark?, roots: [LayoutID])] = []
    for root in roots {
      let mark = graph.info[root.offset].section?.mark
      if mark !== groups.last?.mark || groups.isEmpty { groups.append((mark, [])) }
      groups[groups.count - 1].roots.append(root)
    }
    return SectionCollection(
      elements: groups.map { group in
        @MainActor func part(_ part: SectionMark.Part) -> SubviewsCollection {
          subviews(group.roots.filter { (graph.info[$0.offset].section?.part ?? .content) == part })
        }
        return SectionConfiguration(
          id: SectionConfiguration.ID(serial: graph.info[group.roots[0].offset].serial), header: part(.header),
          content: part(.content), footer: part(.footer))
      })
  }
}
