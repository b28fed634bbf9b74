internal import LayoutCore

/// What a modifier keeps for each root of its content, which is known by its serial number: nearly always for one.
struct RootWrappers<Kept>: RandomAccessCollection {
  private struct Entry {
    let root: Int
    let kept: Kept
  }
  private var first: Entry?
  private var others: [Entry] = []

  var startIndex: Int { 0 }
  var endIndex: Int { first == nil ? 0 : 1 + others.count }
  subscript(index: Int) -> Kept {
    if index == 0, let first { return first.kept }
    return others[index - 1].kept
  }

  /// Keeps what belongs to a root that is still there, makes what is missing and removes what belongs to none.
  /// - Parameter start: where the content's roots begin.
  /// - Complexity: linear in the number of roots.
  @MainActor mutating func match(
    _ roots: [LayoutID], from start: Int, _ graph: ViewGraph, make: () -> Kept, remove: (Kept) -> Void
  ) {
    func serial(_ index: Int) -> Int { graph.info[roots[start + index].offset].serial }
    let count = roots.count - start
    if count == 1, others.isEmpty, first == nil || first?.root == serial(0) {
      if first == nil { first = Entry(root: serial(0), kept: make()) }
      return
    }
    let known = [first].compactMap { $0 } + others
    guard known.count != count || !known.indices.allSatisfy({ known[$0].root == serial($0) }) else { return }
    var old = Dictionary(uniqueKeysWithValues: known.map { ($0.root, $0) })
    let entries = (0..<count).map { index in
      let root = serial(index)
      return old.removeValue(forKey: root) ?? Entry(root: root, kept: make())
    }
    for entry in old.values { remove(entry.kept) }
    first = entries.first
    others = Array(entries.dropFirst())
  }
}
