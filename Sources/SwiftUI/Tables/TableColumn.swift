/// The columns of a table.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue> {
  associatedtype TableRowValue
  nonisolated var _columns: [_TableColumnSpec<TableRowValue>] { get }
}

/// A column as its table shows it.
public nonisolated struct _TableColumnSpec<Value> {
  let title: Text
  var width = _TableColumnWidth()
  let comparator: KeyPathComparator<Value>?
  let content: (Value) -> AnyView
}

/// How wide a column is, in points.
public nonisolated struct _TableColumnWidth: Hashable, Sendable {
  var min: CGFloat?
  /// nil shares the room with other columns, within the limits.
  var ideal: CGFloat?
  var max: CGFloat?
}

/// A column of a table: what each row shows in it.
public nonisolated struct TableColumn<RowValue, Content: View>: TableColumnContent {
  public typealias TableRowValue = RowValue
  public let _columns: [_TableColumnSpec<RowValue>]

  init(
    title: Text, comparator: KeyPathComparator<RowValue>?, content: @escaping (RowValue) -> Content
  ) {
    _columns = [_TableColumnSpec(title: title, comparator: comparator) { AnyView(content($0)) }]
  }
  private init(_ columns: [_TableColumnSpec<RowValue>]) { _columns = columns }

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(title: Text(titleKey), comparator: nil, content: content)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(title: Text(title), comparator: nil, content: content)
  }
  /// - Parameter value: by which the column sorts.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(title: Text(titleKey), comparator: KeyPathComparator(value), content: content)
  }

  /// - Parameter width: in points; nil shares the room with other columns.
  public func width(_ width: CGFloat? = nil) -> TableColumn { setting(_TableColumnWidth(ideal: width)) }
  /// - Parameters: lengths in points; without an ideal one columns share the room within the limits.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
    setting(_TableColumnWidth(min: min, ideal: ideal, max: max))
  }
  private func setting(_ width: _TableColumnWidth) -> TableColumn {
    var columns = _columns
    for index in columns.indices { columns[index].width = width }
    return TableColumn(columns)
  }
}

extension TableColumn where Content == Text {
  public init(_ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(title: Text(titleKey), comparator: KeyPathComparator(value)) { Text(verbatim: $0[keyPath: value]) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(title: Text(title), comparator: KeyPathComparator(value)) { Text(verbatim: $0[keyPath: value]) }
  }
}

/// The columns of a block.
public nonisolated struct TupleTableColumnContent<RowValue>: TableColumnContent {
  public typealias TableRowValue = RowValue
  public let _columns: [_TableColumnSpec<RowValue>]
}

/// Builds the columns of a table from the statements of a closure.
@resultBuilder
public struct TableColumnBuilder<RowValue> {
  public static func buildExpression<C: TableColumnContent>(_ column: C) -> TupleTableColumnContent<RowValue>
  where C.TableRowValue == RowValue {
    TupleTableColumnContent(_columns: column._columns)
  }
  public static func buildBlock(_ columns: TupleTableColumnContent<RowValue>...) -> TupleTableColumnContent<RowValue> {
    TupleTableColumnContent(_columns: columns.flatMap(\._columns))
  }
  public static func buildIf(_ column: TupleTableColumnContent<RowValue>?) -> TupleTableColumnContent<RowValue> {
    TupleTableColumnContent(_columns: column?._columns ?? [])
  }
  public static func buildEither(first: TupleTableColumnContent<RowValue>) -> TupleTableColumnContent<RowValue> {
    first
  }
  public static func buildEither(second: TupleTableColumnContent<RowValue>) -> TupleTableColumnContent<RowValue> {
    second
  }
}
