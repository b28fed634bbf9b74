internal import CGtk

/// Rows of texts in columns, some of which may have rows below them.
///
/// The rows are values of the caller's; the table asks for their texts as they come into view.
public final class TreeTable: Widget {
  /// A column and the text that it shows for a row.
  public struct Column {
    public var title: String
    public var expands: Bool
    public var classes: [String]
    public var text: @MainActor (_ row: Int) -> String
    /// The name of an icon before the text, and a style class for its colour.
    public var icon: (@MainActor (_ row: Int) -> (name: String, style: String))?

    public init(
      _ title: String, expands: Bool = false, classes: [String] = [],
      icon: (@MainActor (_ row: Int) -> (name: String, style: String))? = nil,
      text: @escaping @MainActor (_ row: Int) -> String
    ) {
      self.title = title
      self.expands = expands
      self.classes = classes
      self.icon = icon
      self.text = text
    }
  }

  private var children: [[Int]] = []
  private var selection: Object?
  private var isSetting = false
  private var onSelect: (@MainActor (Int?) -> Void)?

  /// - Parameter isTree: whether the first column shows how rows hang together.
  public init(_ columns: [Column], isTree: Bool) {
    super.init(sharing: OpaquePointer(gtk_column_view_new(nil)))
    gtk_column_view_set_show_row_separators(pointer, 0)
    for (index, column) in columns.enumerated() { append(column, showsTree: isTree && index == 0) }
  }

  /// Replaces all rows: `children[n]` are the numbers of the rows below row n.
  /// - Parameter selecting: the number of the row to select among those at the top and below them, as they are listed.
  public func setRows(_ children: [[Int]], roots: [Int], selecting: Int? = nil) {
    let hadFocus = containsFocus
    isSetting = true
    defer { isSetting = false }
    self.children = children
    let box = Unmanaged.passRetained(WeakTable(self))
    let tree = gtk_tree_list_model_new(
      Self.model(roots), 0, 1,
      { item, box in
        guard let item, let box else { return nil }
        let model = onMainThread((item, box)) { item, box -> Handed in
          let table = Unmanaged<WeakTable>.fromOpaque(box).takeUnretainedValue().table
          let row = TreeTable.row(OpaquePointer(item))
          let below = row.flatMap { table?.children.indices.contains($0) == true ? table?.children[$0] : nil } ?? []
          return Handed(pointer: below.isEmpty ? nil : TreeTable.model(below))
        }
        return model.pointer
      }, box.toOpaque(), { box in if let box { Unmanaged<WeakTable>.fromOpaque(box).release() } })
    let selection = Object(owning: gtk_single_selection_new(tree))
    gtk_single_selection_set_autoselect(selection.pointer, 0)
    gtk_single_selection_set_can_unselect(selection.pointer, 1)
    gtk_single_selection_set_selected(selection.pointer, guint.max)
    selection.connect("notify::selected") { [weak self] in
      guard let self, !self.isSetting else { return }
      self.onSelect?(self.selected)
    }
    gtk_column_view_set_model(pointer, selection.pointer)
    self.selection = selection
    if let selecting { gtk_single_selection_set_selected(selection.pointer, guint(selecting)) }
    if hadFocus { grabFocus() }
  }

  /// The selected row's number.
  public var selected: Int? {
    guard let selection else { return nil }
    let item = gtk_single_selection_get_selected_item(selection.pointer)
    return Self.row(inTree: item.map { OpaquePointer($0) })
  }

  /// Selects a row by its place among those shown.
  public func select(position: Int) {
    guard let selection else { return }
    gtk_single_selection_set_selected(selection.pointer, guint(position))
  }

  /// Calls `body` when another row is selected.
  public func onSelect(_ body: @escaping @MainActor (Int?) -> Void) { onSelect = body }

  /// Calls `body` when a row is double-clicked, or Enter is pressed on it.
  public func onActivate(_ body: @escaping @MainActor (Int) -> Void) {
    connect("activate") { [weak self] arguments in
      guard let self, let selection = self.selection else { return }
      let item = g_list_model_get_item(selection.pointer, guint(arguments.uint(0)))
      defer { if let item { g_object_unref(item) } }
      if let row = Self.row(inTree: item.map { OpaquePointer($0) }) { body(row) }
    }
  }

  /// Rows are strings with their number: the smallest object that GTK has for a list.
  static func model(_ rows: [Int]) -> OpaquePointer? {
    let model = gtk_string_list_new(nil)
    for row in rows { gtk_string_list_append(model, String(row)) }
    return model
  }
  static func row(_ item: OpaquePointer) -> Int? { Int(String(cString: gtk_string_object_get_string(item))) }
  static func row(inTree item: OpaquePointer?) -> Int? {
    guard let item, let inner = gtk_tree_list_row_get_item(item) else { return nil }
    defer { g_object_unref(inner) }
    return row(OpaquePointer(inner))
  }
}

private final class WeakTable {
  weak var table: TreeTable?
  init(_ table: TreeTable) { self.table = table }
}

/// A reference on its way back to C.
private struct Handed: @unchecked Sendable {
  var pointer: OpaquePointer?
}
