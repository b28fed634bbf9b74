/// Rows of values in columns.
public nonisolated struct Table<Value: Identifiable, Columns: TableColumnContent>: View, ControlView
where Columns.TableRowValue == Value {
  private let values: [Value]
  private let selection: ListSelection?
  private let sortOrder: Binding<[KeyPathComparator<Value>]>?
  private let columns: Columns
  @Environment(\.platform) private var platform
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.tableLook) private var look
  @Environment(\.tableHeaders) private var headers
  @Environment(\.list.alternatesRowBackgrounds) private var alternates

  init(
    _ values: [Value], _ selection: ListSelection?, _ sortOrder: Binding<[KeyPathComparator<Value>]>?,
    _ columns: Columns
  ) {
    self.values = values
    self.selection = selection
    self.sortOrder = sortOrder
    self.columns = columns
  }

  @MainActor public var body: some View {
    let specs = columns._columns
    // On a phone a table is a list of its first column.
    let isList = platform == .ios && sizeClass == .compact
    let shown = isList ? Array(specs.prefix(1)) : specs
    let isMac = platform == .macos, hasBorder = isMac && look.hasBorder
    VStack(spacing: 0) {
      if !isList, headers != .hidden {
        TableHeader(columns: shown, sortOrder: sortOrder)
        Divider()
      }
      List<Value.ID, ForEach<[Value], Value.ID, TableCells<Value>>>(
        selection: selection, content: ForEach(values) { TableCells(value: $0, columns: shown) }
      )
      .modifier(
        _ListEnvironmentModifier {
          $0.kind = hasBorder ? .bordered : .plain
          $0.alternatesRowBackgrounds = alternates ?? look.alternatesRowBackgrounds ?? isMac
          $0.isInTable = true
        })
    }
    .border(Color(system: .separator), width: hasBorder ? 1 : 0)
  }
}

extension Table {
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Columns == TupleTableColumnContent<Value> {
    self.init(Array(data), nil, nil, columns())
  }
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Columns == TupleTableColumnContent<Value> {
    self.init(Array(data), ListSelection(one: selection), nil, columns())
  }
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Columns == TupleTableColumnContent<Value> {
    self.init(Array(data), ListSelection(many: selection), nil, columns())
  }
  /// - Parameter sortOrder: set by taps on titles; the rows stand in the order of `data`.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, sortOrder: Binding<[KeyPathComparator<Value>]>, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Columns == TupleTableColumnContent<Value> {
    self.init(Array(data), nil, sortOrder, columns())
  }
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Columns == TupleTableColumnContent<Value> {
    self.init(Array(data), ListSelection(one: selection), sortOrder, columns())
  }
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Columns == TupleTableColumnContent<Value> {
    self.init(Array(data), ListSelection(many: selection), sortOrder, columns())
  }
}

/// The cells of a row.
public nonisolated struct TableCells<Value>: View, FrameworkView {
  let value: Value
  let columns: [_TableColumnSpec<Value>]

  @MainActor public var body: some View {
    HStack(spacing: 8) {
      ForEach(Array(columns.enumerated()), id: \.offset) { _, column in
        column.content(value).modifier(_InternalModifier(isInternal: false)).lineLimit(1)
          .modifier(TableWidth(width: column.width))
      }
    }
  }
}

/// The titles of a table's columns; a tap on one that sorts makes it the first criterion, another turns it round.
nonisolated struct TableHeader<Value>: View, FrameworkView {
  let columns: [_TableColumnSpec<Value>]
  let sortOrder: Binding<[KeyPathComparator<Value>]>?
  @Environment(\.platform) private var platform

  init(columns: [_TableColumnSpec<Value>], sortOrder: Binding<[KeyPathComparator<Value>]>?) {
    self.columns = columns
    self.sortOrder = sortOrder
  }

  @MainActor var body: some View {
    let isMac = platform == .macos
    HStack(spacing: 8) {
      ForEach(Array(columns.enumerated()), id: \.offset) { _, column in
        HStack(spacing: 4) {
          column.title.font(isMac ? .system(size: 11, weight: .medium) : .subheadline.weight(.semibold)).lineLimit(1)
          if let first = sortOrder?.wrappedValue.first, let own = column.comparator, first.keyPath == own.keyPath {
            Image(systemName: first.order == .forward ? "chevron.up" : "chevron.down").font(.system(size: 9))
          }
        }
        .foregroundStyle(.secondary)
        .modifier(TableWidth(width: column.width))
        .contentShape(Rectangle())
        .modifier(_PressModifier(setPressed: { _ in }, action: { sort(by: column) }))
      }
    }
    .padding(.horizontal, isMac ? 8 : 16)
    .frame(height: isMac ? 24 : 36)
  }

  private func sort(by column: _TableColumnSpec<Value>) {
    guard let sortOrder, var comparator = column.comparator else { return }
    var order = sortOrder.wrappedValue
    if let first = order.first, first.keyPath == comparator.keyPath {
      comparator.order = first.order == .forward ? .reverse : .forward
    }
    order.removeAll { $0.keyPath == comparator.keyPath }
    sortOrder.wrappedValue = [comparator] + order
  }
}

/// A column's share of the width, or its own.
nonisolated struct TableWidth: ViewModifier, FrameworkView {
  let width: _TableColumnWidth
  @MainActor func body(content: Content) -> some View {
    if let ideal = width.ideal {
      content.frame(width: min(max(ideal, width.min ?? ideal), width.max ?? ideal), alignment: .leading)
    } else {
      content.frame(minWidth: width.min, maxWidth: width.max ?? .infinity, alignment: .leading)
    }
  }
}
