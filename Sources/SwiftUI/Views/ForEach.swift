/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  /// Where the identity is read, where it is not the element's own.
  var path: KeyPath<Data.Element, ID>?
}

extension ForEach: View where Content: View {
  public typealias Body = Never
  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    if let type = Data.self as? any ContentCollection.Type { return _ViewOutputs(contents(type, view, inputs)) }
    // Sections are made at once, so that the container knows their headers, and are lazy within.
    if let host = inputs.parent?.lazyHost, !SectionSearch.holdsSections(Content.self) {
      return _ViewOutputs(LazyForEachNode(view, inputs, host))
    }
    return _ViewOutputs(ForEachNode(view, inputs))
  }

  @MainActor private static func contents<C: ContentCollection>(
    _ type: C.Type, _ view: Self, _ inputs: _ViewInputs
  ) -> ViewNode {
    guard let view = view as? ForEach<C, ID, Content> else { preconditionFailure("The data has its own type.") }
    return C.makeView(view, inputs)
  }

  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] }, path: id)
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: View {
  nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}

extension ForEach where Content: View {
  /// A view for a binding to each element.
  nonisolated public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection,
    C.Element: Identifiable, ID == C.Element.ID, C.Indices: RandomAccessCollection
  {
    let base = data.wrappedValue
    self.init(
      data: base.indices.lazy.map { ($0, base[$0].id) }, content: { content(data.element(at: $0.0)) }, id: { $0.1 })
  }

  nonisolated public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection,
    C.Indices: RandomAccessCollection
  {
    let base = data.wrappedValue
    self.init(
      data: base.indices.lazy.map { ($0, base[$0][keyPath: id]) }, content: { content(data.element(at: $0.0)) },
      id: { $0.1 })
  }
}
