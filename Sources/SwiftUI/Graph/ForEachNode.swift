internal import LayoutCore

/// Keeps a view for each element of a collection, by the element's identity.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: TypedNode<
  ForEach<Data, ID, Content>
>
{
  private struct Key: Hashable {
    var id: ID
    /// Elements that share an identity are told apart by how many came before.
    var occurrence = 0
  }
  private struct Row {
    let node: ViewNode
    let key: Key
    let id: AnyHashable
  }
  private typealias Evaluated = (id: ID, content: Content, lines: [Int32])

  private var view: ForEach<Data, ID, Content>
  private var rows: [Row] = []
  private var identities: Set<ID> = []
  private var hasRepeatedIdentities: Bool { identities.count < rows.count }
  /// The row whose view is being made.
  private var making: Key?
  /// Rows that went, while they are still shown.
  private var leaving: [Key: Row] = [:]

  init(_ view: ForEach<Data, ID, Content>, _ inputs: _ViewInputs) {
    self.view = view
    super.init(inputs)
    makeRows(keeping: (0, 0))
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    for row in leaving.values { visit(row.node) }
    for row in rows { visit(row.node) }
  }

  override var identityName: String? { "each" }
  override func identity(of child: ViewNode) -> String? {
    let key = making ?? rows.first { $0.node === child }?.key
    return key.map { "[\($0.id)]" + ($0.occurrence > 0 ? "#\($0.occurrence)" : "") }
  }
  override var isStructural: Bool { true }

  override func renew(_ new: ForEach<Data, ID, Content>) {
    let kept = isDirty || hasRepeatedIdentities ? (0, 0) : new.ends(equalTo: view, count: rows.count)
    view = new
    if makeRows(keeping: kept) { rootsDidChange() }
  }

  /// What the rows' closure read has changed.
  override func update() {
    if makeRows(keeping: (0, 0)) { rootsDidChange() }
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    super.environmentDidChange(from: old)
    wakeReaders(of: old)
  }

  /// - Parameter kept: of how many rows at the start and at the end nothing can have changed.
  /// - Returns: whether rows came, went or moved.
  /// - Complexity: linear in the rows that are not kept, in bodies and nodes.
  @discardableResult
  private func makeRows(keeping kept: (start: Int, end: Int)) -> Bool {
    let contents: [Evaluated] = graph.evaluate(self, countsAsBody: false, addsToLast: kept != (0, 0)) {
      view.data.dropFirst(kept.start).dropLast(kept.end).map { (view.id($0), view.content($0), SourceLines.take()) }
    }
    let before = Array(rows[kept.start..<rows.count - kept.end])
    for row in before { identities.remove(row.key.id) }
    var keys: [Key] = []
    keys.reserveCapacity(contents.count)
    var occurrences: [ID: Int] = [:]
    for content in contents {
      if identities.insert(content.id).inserted {
        keys.append(Key(id: content.id))
      } else if kept != (0, 0) {
        // Which of those that share an identity is meant is counted over all rows.
        identities = []
        return makeRows(keeping: (0, 0))
      } else {
        occurrences[content.id, default: 0] += 1
        keys.append(Key(id: content.id, occurrence: occurrences[content.id] ?? 0))
        graph.warn("ForEach: the identity \(content.id) occurs more than once; give each element one of its own.", line)
      }
    }
    if before.count == keys.count, before.indices.allSatisfy({ before[$0].key == keys[$0] }) {
      for (row, content) in zip(before, contents) { renew(row, content) }
      return false
    }
    let new = match(before, keys, contents)
    rows.replaceSubrange(kept.start..<rows.count - kept.end, with: new)
    return true
  }

  /// Gives each new element the row that it had, or one of its own, and lets the others go.
  private func match(_ before: [Row], _ keys: [Key], _ contents: [Evaluated]) -> [Row] {
    var old = Dictionary(before.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    var new: [Row] = []
    new.reserveCapacity(keys.count)
    for (index, content) in contents.enumerated() {
      let key = keys[index]
      if !old.isEmpty, let row = old.removeValue(forKey: key) {
        renew(row, content)
        new.append(row)
      } else if !leaving.isEmpty, let row = leaving.removeValue(forKey: key) {
        welcomeBack(row.node)
        renew(row, content)
        new.append(row)
      } else {
        making = key
        let node = make(content.content, line: content.lines.count == 1 ? content.lines[0] : line)
        making = nil
        welcome(node)
        new.append(Row(node: node, key: key, id: AnyHashable(key.id)))
      }
    }
    for row in before where old[row.key] != nil {
      let isShown = dismiss(row.node) { [weak self] gone in
        if self?.leaving[row.key]?.node === gone { self?.leaving[row.key] = nil }
      }
      if isShown { leaving[row.key] = row }
    }
    return new
  }

  private func renew(_ row: Row, _ content: Evaluated) {
    renew(row.node, content.content, line: content.lines.count == 1 ? content.lines[0] : nil)
  }

  override func collect(_ roots: inout [LayoutID]) {
    let isInList = environment.listContext != nil
    for row in leaving.values {
      let start = roots.count
      row.node.collect(&roots)
      markPassage(of: row.node, roots[start...])
    }
    for index in rows.indices {
      let start = roots.count
      let node = rows[index].node
      node.collect(&roots)
      if node.passage != nil { markPassage(of: node, roots[start...]) }
      for place in start..<roots.count {
        let root = roots[place].offset
        graph.info[root].decorations.append(.identity(rows[index].id))
        if isInList, graph.info[root].element == nil {
          graph.info[root].element = RowElement(id: rows[index].id, index: index)
        }
      }
    }
  }
}
