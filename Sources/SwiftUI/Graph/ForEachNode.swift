internal import LayoutCore

/// Keeps a view for each element of a collection, by the element's identity.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: TypedNode<
  ForEach<Data, ID, Content>
>
{
  private struct Key: Hashable {
    var id: ID
    /// Elements that share an identity are told apart by how many came before.
    var occurrence: Int
  }
  private struct Row {
    var node: ViewNode
    var id: AnyHashable
  }

  private var view: ForEach<Data, ID, Content>
  private var keys: [Key] = []
  private var rows: [Key: Row] = [:]
  /// The row whose view is being made.
  private var making: Key?
  /// Rows that went, while they are still shown.
  private var leaving: [Key: Row] = [:]

  init(_ view: ForEach<Data, ID, Content>, _ inputs: _ViewInputs) {
    self.view = view
    super.init(inputs)
    makeRows()
  }

  override var identityName: String? { "each" }
  override func identity(of child: ViewNode) -> String? {
    let key = making ?? rows.first { $0.value.node === child }?.key
    return key.map { "[\($0.id)]" + ($0.occurrence > 0 ? "#\($0.occurrence)" : "") }
  }
  override var children: [ViewNode] { leaving.values.map(\.node) + keys.compactMap { rows[$0]?.node } }
  override var isStructural: Bool { true }

  override func renew(_ view: ForEach<Data, ID, Content>) {
    self.view = view
    update()
  }

  /// What the rows' closure read has changed.
  override func update() {
    if makeRows() { rootsDidChange() }
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    super.environmentDidChange(from: old)
    wakeReaders(of: old)
  }

  /// - Returns: whether rows came, went or moved.
  @discardableResult
  private func makeRows() -> Bool {
    let contents = graph.evaluate(self, countsAsBody: false) {
      view.data.map { (id: view.id($0), content: view.content($0), lines: SourceLines.take()) }
    }
    var newKeys: [Key] = []
    newKeys.reserveCapacity(contents.count)
    var newRows: [Key: Row] = [:]
    newRows.reserveCapacity(contents.count)
    var occurrences: [ID: Int] = [:]
    for (id, content, lines) in contents {
      var key = Key(id: id, occurrence: 0)
      if newRows[key] != nil {
        key.occurrence = occurrences[id, default: 0] + 1
        occurrences[id] = key.occurrence
        graph.warn("ForEach: the identity \(id) occurs more than once; give each element one of its own.", line)
      }
      if let row = rows.removeValue(forKey: key) {
        renew(row.node, content, line: lines.count == 1 ? lines[0] : nil)
        newRows[key] = row
      } else if let row = leaving.removeValue(forKey: key) {
        welcomeBack(row.node)
        renew(row.node, content, line: lines.count == 1 ? lines[0] : nil)
        newRows[key] = row
      } else {
        making = key
        defer { making = nil }
        let node = make(content, line: lines.count == 1 ? lines[0] : line)
        welcome(node)
        newRows[key] = Row(node: node, id: AnyHashable(id))
      }
      newKeys.append(key)
    }
    for (key, row) in rows {
      let isShown = dismiss(row.node) { [weak self] gone in
        if self?.leaving[key]?.node === gone { self?.leaving[key] = nil }
      }
      if isShown { leaving[key] = row }
    }
    let hasChanged = newKeys != keys
    keys = newKeys
    rows = newRows
    return hasChanged
  }

  override func collect(_ roots: inout [LayoutID]) {
    let isInList = environment.listContext != nil
    for row in leaving.values {
      let start = roots.count
      row.node.collect(&roots)
      markPassage(of: row.node, roots[start...])
    }
    for (index, key) in keys.enumerated() {
      guard let row = rows[key] else { continue }
      let start = roots.count
      row.node.collect(&roots)
      markPassage(of: row.node, roots[start...])
      for root in roots[start...] {
        graph.info[root.offset].decorations.append(.identity(row.id))
        if isInList, graph.info[root.offset].element == nil {
          graph.info[root.offset].element = RowElement(id: AnyHashable(key.id), index: index)
        }
      }
    }
  }
}
