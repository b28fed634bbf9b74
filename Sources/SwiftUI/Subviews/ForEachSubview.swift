internal import LayoutCore

/// One of the views of a content, as a container of the framework sees it.
struct SubviewProxy {
  /// The values for which the content's views stand, in their order: their tags, else the identities that they were
  /// given.
  var tags: [AnyHashable?]
  /// The part of a section that it belongs to; nil outside of sections.
  var part: SectionMark.Part?
  var index: Int
  /// The view itself.
  let content: SubviewContent

  var tag: AnyHashable? { tags[index] }
}

/// Something around each view of a content, however the content groups them.
nonisolated struct ForEachSubview<Content: View, Row: View>: View {
  typealias Body = Never
  let content: Content
  /// Made outside of any body: it should read nothing that changes but what it was made with.
  let row: @MainActor (SubviewProxy) -> Row

  init(content: Content, @ViewBuilder row: @escaping @MainActor (SubviewProxy) -> Row) {
    self.content = content
    self.row = row
  }

  @MainActor static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(SubviewsNode(view, inputs))
  }
}

/// Keeps a content, and a row around each of its roots.
final class SubviewsNode<Content: View, Row: View>: TypedNode<ForEachSubview<Content, Row>>, RootCollecting {
  private struct Entry {
    let serial: Int
    var proxy: SubviewProxy
    let node: ViewNode
  }

  private var view: ForEachSubview<Content, Row>
  private let source = SubviewSource()
  private var entries: [Entry] = []

  init(_ view: ForEachSubview<Content, Row>, _ inputs: _ViewInputs) {
    self.view = view
    super.init(inputs)
    content = make(view.content, contentEnvironment)
    source.content = content
    collectRoots()
  }

  /// The content is the user's own.
  private var contentEnvironment: EnvironmentValues {
    var result = environment
    result.base.isInternal = false
    return result
  }

  override var lazyHost: (any LazyHosting)? { nil }

  override func environmentDidChange(from old: EnvironmentValues) {
    content?.setEnvironment(contentEnvironment)
    for entry in entries { entry.node.setEnvironment(environment) }
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    super.forEachChild(visit)
    for entry in entries { visit(entry.node) }
  }

  override func renew(_ new: ForEachSubview<Content, Row>) {
    view = new
    if let content { renew(content, new.content) }
    for entry in entries { renew(entry.node, new.row(entry.proxy)) }
  }

  override func rootsDidChange(below child: ViewNode) {
    if child === content { graph.collectLater(self) } else { super.rootsDidChange(below: child) }
  }

  func collectRoots() {
    let roots = source.collect()
    let old = Dictionary(entries.map { ($0.serial, $0) }, uniquingKeysWith: { first, _ in first })
    let serials = entries.map(\.serial)
    let tags = roots.map { graph.rowMarks($0).tag ?? graph.info[$0.offset].identityValue }
    entries = roots.enumerated().map { index, root in
      let info = graph.info[root.offset]
      let proxy = SubviewProxy(
        tags: tags, part: info.section?.part, index: index,
        content: SubviewContent(
          subview: Subview(
            id: Subview.ID(serial: info.serial), containerValues: ContainerValues(), root: root, source: source)))
      guard var known = old[info.serial] else {
        return Entry(serial: info.serial, proxy: proxy, node: make(view.row(proxy)))
      }
      if known.proxy.tags != tags || known.proxy.index != proxy.index || known.proxy.part != proxy.part {
        known.proxy = proxy
        renew(known.node, view.row(proxy))
      }
      return known
    }
    let new = Set(entries.map(\.serial))
    for (serial, entry) in old where !new.contains(serial) { entry.node.destroy() }
    if serials != entries.map(\.serial) { rootsDidChange() }
  }

  override func collect(_ roots: inout [LayoutID]) {
    _ = source.collect()
    for entry in entries { entry.node.collect(&roots) }
  }
}

/// A view of a content, where a row has it: the user's own, in the environment of the row.
nonisolated struct SubviewContent: View, FrameworkView {
  let subview: Subview

  @MainActor var body: some View { subview.modifier(_InternalModifier(isInternal: false)) }
}
