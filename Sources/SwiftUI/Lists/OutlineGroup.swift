/// Views for the elements of a tree: those that have children can be opened.
public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup> where Data: RandomAccessCollection, ID: Hashable {
  let roots: Data
  let id: KeyPath<Data.Element, ID>
  let children: (Data.Element) -> Data?
  let leaf: (Data.Element) -> Leaf
  /// There is only one root, which is shown itself.
  let data: Data
}

extension OutlineGroup: View
where Parent: View, Leaf: View, Subgroup: View, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  public typealias Body = Never

  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(WrapperNode(view, inputs, { OutlineElements(data: $0.data, outline: $0.outline) }))
  }

  private var outline: Outline<Data, ID> {
    let leaf = leaf
    return Outline(
      id: id, children: children,
      row: {
        let row = leaf($0)
        return AnyView(UserContent(content: row, lines: SourceLines.take()))
      })
  }
}

/// The views for an element's children.
public nonisolated struct OutlineSubgroupChildren: View {
  public typealias Body = Never
  let content: AnyView
  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(WrapperNode(view, inputs, { $0.content }))
  }
}

extension OutlineGroup
where
  Parent == Leaf, Parent: View, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  nonisolated init(
    elements: Data, id: KeyPath<Data.Element, ID>, children: @escaping (Data.Element) -> Data?,
    leaf: @escaping (Data.Element) -> Leaf
  ) {
    self.init(roots: elements, id: id, children: children, leaf: leaf, data: elements)
  }

  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(elements: data, id: id, children: { $0[keyPath: children] }, leaf: content)
  }
}

extension OutlineGroup
where
  Parent == Leaf, Parent: View, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>,
  Data.Element: Identifiable, ID == Data.Element.ID
{
  nonisolated public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(elements: data, id: \.id, children: { $0[keyPath: children] }, leaf: content)
  }
}

/// What is needed to show elements of a tree.
struct Outline<Data: RandomAccessCollection, ID: Hashable> {
  let id: KeyPath<Data.Element, ID>
  let children: (Data.Element) -> Data?
  let row: (Data.Element) -> AnyView
}

/// Elements of a tree that are children of one.
struct OutlineElements<Data: RandomAccessCollection, ID: Hashable>: View, FrameworkView {
  let data: Data
  let outline: Outline<Data, ID>

  var body: ForEach<Data, ID, OutlineElement<Data, ID>> {
    return ForEach(
      data: data, content: { OutlineElement(element: $0, outline: outline) }, id: { $0[keyPath: outline.id] })
  }
}

/// An element of a tree: a row, which can be opened where it has children.
struct OutlineElement<Data: RandomAccessCollection, ID: Hashable>: View, RenamedControlView {
  nonisolated static var reportName: String? { nil }
  let element: Data.Element
  let outline: Outline<Data, ID>

  var body: some View {
    if let children = outline.children(element) {
      DisclosureGroup(
        label: outline.row(element), labelLines: [], expansion: nil,
        content: { OutlineChildren(data: children, outline: outline) })
    } else {
      OutlineLeaf(row: outline.row(element))
    }
  }
}

/// Hides the type of an element's children, which contains itself.
struct OutlineChildren<Data: RandomAccessCollection, ID: Hashable>: View, RenamedControlView {
  nonisolated static var reportName: String? { nil }
  let data: Data
  let outline: Outline<Data, ID>

  var body: AnyView { AnyView(OutlineElements(data: data, outline: outline)) }
}

/// A row without children.
struct OutlineLeaf: View, FrameworkView {
  let row: AnyView
  @Environment(\.isInList) private var isInList
  @Environment(\.outlineLevel) private var level
  @Environment(\.platform) private var platform

  init(row: AnyView) { self.row = row }

  var body: some View {
    row.modifier(_ListRowModifier(change: .level(platform == .macos ? level + 1 : level)))
  }
}

extension List {
  /// Rows for the elements of a tree.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    SelectionValue == Never, Data.Element: Identifiable,
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >
  {
    self.init(selection: nil, content: OutlineGroup(data, children: children, content: rowContent))
  }
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    SelectionValue == Never,
    Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>
  {
    self.init(selection: nil, content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Data.Element: Identifiable,
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >
  {
    self.init(
      selection: selection.map { ListSelection(one: $0) },
      content: OutlineGroup(data, children: children, content: rowContent))
  }
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Data.Element: Identifiable,
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >
  {
    self.init(
      selection: selection.map { ListSelection(many: $0) },
      content: OutlineGroup(data, children: children, content: rowContent))
  }
}
