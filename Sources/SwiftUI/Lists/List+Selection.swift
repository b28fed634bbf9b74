/// What is selected in a list, and how that changes.
struct ListSelection {
  let read: () -> Set<AnyHashable>
  /// Several values can be selected.
  var isMany = false
  /// Takes a tap on the row of a value.
  let select: (AnyHashable) -> Void

  init<Value: Hashable>(many binding: Binding<Set<Value>>) {
    isMany = true
    read = { Set(binding.wrappedValue.map { AnyHashable($0) }) }
    select = {
      guard let value = $0.base as? Value else { return }
      binding.wrappedValue.formSymmetricDifference([value])
    }
  }
  init<Value: Hashable>(one binding: Binding<Value?>) {
    read = { Set([AnyHashable(binding.wrappedValue)].compactMap(\.withoutOptionals)) }
    select = { if let value = $0.base as? Value { binding.wrappedValue = value } }
  }
  init<Value: Hashable>(always binding: Binding<Value>) {
    read = { Set([AnyHashable(binding.wrappedValue)].compactMap(\.withoutOptionals)) }
    select = { if let value = $0.base as? Value { binding.wrappedValue = value } }
  }
}

extension AnyHashable {
  /// The value in optionals, so that a tag and a selection that may be missing meet; nil for a missing one.
  var withoutOptionals: AnyHashable? {
    guard let optional = base as? any OptionalHashable else { return self }
    return optional.unwrapped
  }
}

/// An optional of any type whose value can be compared.
private protocol OptionalHashable {
  var unwrapped: AnyHashable? { get }
}

extension Optional: OptionalHashable where Wrapped: Hashable {
  fileprivate var unwrapped: AnyHashable? { flatMap { AnyHashable($0).withoutOptionals } }
}

extension List {
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      selection: selection.map { ListSelection(many: $0) }, content: ForEach(data, content: rowContent))
  }
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection.map { ListSelection(one: $0) }, content: ForEach(data, content: rowContent))
  }
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: ListSelection(always: selection), content: ForEach(data, content: rowContent))
  }

  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      selection: selection.map { ListSelection(many: $0) }, content: ForEach(data, id: id, content: rowContent))
  }
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      selection: selection.map { ListSelection(one: $0) }, content: ForEach(data, id: id, content: rowContent))
  }
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: ListSelection(always: selection), content: ForEach(data, id: id, content: rowContent))
  }

  public nonisolated init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(
      selection: selection.map { ListSelection(many: $0) }, content: ForEach(data, content: rowContent))
  }
  public nonisolated init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: selection.map { ListSelection(one: $0) }, content: ForEach(data, content: rowContent))
  }

  public nonisolated init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
    Data.Element: Identifiable, Data.Indices: RandomAccessCollection
  {
    self.init(
      selection: selection.map { ListSelection(many: $0) }, content: ForEach(data, content: rowContent))
  }
  public nonisolated init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
    Data.Element: Identifiable, Data.Indices: RandomAccessCollection
  {
    self.init(selection: selection.map { ListSelection(one: $0) }, content: ForEach(data, content: rowContent))
  }
}
