/// The rows of a table.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable
  nonisolated var _values: [TableRowValue] { get }
}

/// A row of a table.
public nonisolated struct TableRow<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value
  public let _values: [Value]
  public init(_ value: Value) { _values = [value] }
}

/// The rows of a block.
public nonisolated struct TupleTableRowContent<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value
  public let _values: [Value]
}

extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public nonisolated var _values: [Content.TableRowValue] { data.flatMap { content($0)._values } }
}

extension ForEach where Content: TableRowContent, Data.Element: Identifiable, ID == Data.Element.ID {
  public nonisolated init<V: Identifiable>(
    _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.TableRowValue == V {
    self.init(data: data, content: content, id: { $0.id })
  }
  /// A row for each element.
  public nonisolated init(_ data: Data) where Content == TableRow<Data.Element> {
    self.init(data: data, content: { TableRow($0) }, id: { $0.id })
  }
}

/// Builds the rows of a table from the statements of a closure.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
  public static func buildExpression<R: TableRowContent>(_ rows: R) -> TupleTableRowContent<Value>
  where R.TableRowValue == Value {
    TupleTableRowContent(_values: rows._values)
  }
  public static func buildBlock(_ rows: TupleTableRowContent<Value>...) -> TupleTableRowContent<Value> {
    TupleTableRowContent(_values: rows.flatMap(\._values))
  }
  public static func buildIf(_ rows: TupleTableRowContent<Value>?) -> TupleTableRowContent<Value> {
    TupleTableRowContent(_values: rows?._values ?? [])
  }
  public static func buildEither(first: TupleTableRowContent<Value>) -> TupleTableRowContent<Value> { first }
  public static func buildEither(second: TupleTableRowContent<Value>) -> TupleTableRowContent<Value> { second }
}

/// Tables whose rows are written one by one.
extension Table {
  public nonisolated init<Rows: TableRowContent>(
    of valueType: Value.Type = Value.self, @TableColumnBuilder<Value> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Rows.TableRowValue == Value {
    self.init(rows()._values, nil, nil, columns())
  }
  public nonisolated init<Rows: TableRowContent>(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Rows.TableRowValue == Value {
    self.init(rows()._values, ListSelection(one: selection), nil, columns())
  }
  public nonisolated init<Rows: TableRowContent>(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Rows.TableRowValue == Value {
    self.init(rows()._values, ListSelection(many: selection), nil, columns())
  }
  /// - Parameter sortOrder: set by taps on titles; the rows stand as they are written.
  public nonisolated init<Rows: TableRowContent>(
    of valueType: Value.Type = Value.self, sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Rows.TableRowValue == Value {
    self.init(rows()._values, nil, sortOrder, columns())
  }
  public nonisolated init<Rows: TableRowContent>(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>,
    sortOrder: Binding<[KeyPathComparator<Value>]>, @TableColumnBuilder<Value> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Rows.TableRowValue == Value {
    self.init(rows()._values, ListSelection(one: selection), sortOrder, columns())
  }
  public nonisolated init<Rows: TableRowContent>(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[KeyPathComparator<Value>]>, @TableColumnBuilder<Value> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Rows.TableRowValue == Value {
    self.init(rows()._values, ListSelection(many: selection), sortOrder, columns())
  }
}
