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
    var name: String
  }

  private var keys: [Key] = []
  private var rows: [Key: Row] = [:]

  init(_ view: ForEach<Data, ID, Content>, _ inputs: _ViewInputs) {
    super.init(inputs)
    update(view)
  }

  override var children: [ViewNode] { keys.compactMap { rows[$0]?.node } }

  override func renew(_ view: ForEach<Data, ID, Content>) {
    if update(view) { rootsDidChange() }
  }

  /// - Returns: whether rows came, went or moved.
  @discardableResult
  private func update(_ view: ForEach<Data, ID, Content>) -> Bool {
    var newKeys: [Key] = []
    newKeys.reserveCapacity(view.data.count)
    var newRows: [Key: Row] = [:]
    newRows.reserveCapacity(view.data.count)
    var occurrences: [ID: Int] = [:]
    for element in view.data {
      let id = view.id(element)
      var key = Key(id: id, occurrence: 0)
      if newRows[key] != nil {
        key.occurrence = occurrences[id, default: 0] + 1
        occurrences[id] = key.occurrence
        graph.onWarning?("ForEach: the identity \(id) occurs more than once; give each element one of its own.", line)
      }
      let content = view.content(element)
      let lines = SourceLines.take()
      if let row = rows.removeValue(forKey: key) {
        renew(row.node, content)
        newRows[key] = row
      } else {
        let node = make(content, line: lines.count == 1 ? lines[0] : line)
        newRows[key] = Row(node: node, name: String(describing: id))
      }
      newKeys.append(key)
    }
    for row in rows.values { row.node.destroy() }
    let hasChanged = newKeys != keys
    keys = newKeys
    rows = newRows
    return hasChanged
  }

  override func collect(_ roots: inout [LayoutID]) {
    for key in keys {
      guard let row = rows[key] else { continue }
      let start = roots.count
      row.node.collect(&roots)
      for root in roots[start...] { graph.info[root.offset].decorations.append(.identity(row.name)) }
    }
  }
}
