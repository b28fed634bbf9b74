public import LayoutCore

/// What a row tells its list besides its layout.
struct ListRowMarks {
  var topSeparator = Visibility.automatic
  var bottomSeparator = Visibility.automatic
  var topSectionSeparator = Visibility.automatic
  var bottomSectionSeparator = Visibility.automatic
  var topTint, bottomTint: Color?
  var isSelectionDisabled = false
  var isDeleteDisabled = false
  var isMoveDisabled = false
  var tag: AnyHashable?
  var edits: RowEdits?
  var action: RowAction?
  /// What comes out at the edges when the row is swiped.
  var swipes: [RowSwipe] = []
}

/// What a tap anywhere in a row does.
@MainActor
final class RowAction {
  var run: @MainActor () -> Void
  var isEnabled = true
  init(_ run: @escaping @MainActor () -> Void) { self.run = run }
}

/// The element of a collection that a row stands for.
final class RowElement {
  let id: AnyHashable
  let index: Int
  init(id: AnyHashable, index: Int) {
    self.id = id
    self.index = index
  }
}

extension ViewGraph {
  func rowMarks(_ id: LayoutID) -> ListRowMarks {
    tree.layoutValue(id, ObjectIdentifier(ListRowMarks.self)) as? ListRowMarks ?? ListRowMarks()
  }

  func setRowMarks(_ id: LayoutID, _ change: (inout ListRowMarks) -> Void) {
    var marks = rowMarks(id)
    change(&marks)
    tree.noteLayoutValue(id, ObjectIdentifier(ListRowMarks.self), marks)
  }

  /// The value for which a row stands in the selection: its tag, else the identity of its element.
  func selectionValue(_ id: LayoutID) -> AnyHashable? {
    let marks = rowMarks(id)
    return marks.isSelectionDisabled ? nil : (marks.tag ?? info[id.offset].element?.id)?.withoutOptionals
  }
}

/// Changes what a row tells its list.
public nonisolated struct _ListRowModifier: DecorationModifier {
  public typealias Body = Never
  enum Change: Equatable {
    /// nil keeps the list's.
    case insets(EdgeInsets?)
    case separator(Visibility, VerticalEdge.Set)
    case sectionSeparator(Visibility, VerticalEdge.Set)
    case separatorTint(Color?, VerticalEdge.Set)
    case selectionDisabled(Bool)
    case deleteDisabled(Bool)
    case moveDisabled(Bool)
    case tag(AnyHashable)
    case level(Int)
  }
  let change: Change

  final class Keeper: DecorationKeeper {
    private var change: Change
    init(_ modifier: _ListRowModifier, _ node: ViewNode) { change = modifier.change }

    func renew(_ modifier: _ListRowModifier, _ node: ViewNode) -> Bool {
      defer { change = modifier.change }
      return change != modifier.change
    }

    func decorate(_ root: LayoutID, _ graph: ViewGraph) {
      switch change {
      case .insets(let insets): graph.tree.setListRowTraits(root) { $0.insets = insets }
      case .level(let level): graph.tree.setListRowTraits(root) { $0.level = max($0.level, level) }
      case .separator, .sectionSeparator, .separatorTint, .selectionDisabled, .deleteDisabled, .moveDisabled, .tag:
        graph.setRowMarks(root) { mark(&$0) }
      }
    }

    private func mark(_ marks: inout ListRowMarks) {
      switch change {
      case .insets, .level: break
      case .separator(let visibility, let edges):
        if edges.contains(.top) { marks.topSeparator = visibility }
        if edges.contains(.bottom) { marks.bottomSeparator = visibility }
      case .sectionSeparator(let visibility, let edges):
        if edges.contains(.top) { marks.topSectionSeparator = visibility }
        if edges.contains(.bottom) { marks.bottomSectionSeparator = visibility }
      case .separatorTint(let tint, let edges):
        if edges.contains(.top) { marks.topTint = tint }
        if edges.contains(.bottom) { marks.bottomTint = tint }
      case .selectionDisabled(let isDisabled): marks.isSelectionDisabled = isDisabled
      case .deleteDisabled(let isDisabled): marks.isDeleteDisabled = isDisabled
      case .moveDisabled(let isDisabled): marks.isMoveDisabled = isDisabled
      case .tag(let tag): marks.tag = tag
      }
    }
  }
}

/// Runs an action when a row is tapped anywhere.
nonisolated struct _ListRowActionModifier: DecorationModifier {
  typealias Body = Never
  let action: @MainActor () -> Void

  final class Keeper: DecorationKeeper {
    private let action: RowAction
    init(_ modifier: _ListRowActionModifier, _ node: ViewNode) {
      action = RowAction(modifier.action)
      action.isEnabled = node.environment.isEnabled
    }
    func renew(_ modifier: _ListRowActionModifier, _ node: ViewNode) -> Bool {
      action.run = modifier.action
      return false
    }
    func environmentDidChange(_ node: ViewNode) { action.isEnabled = node.environment.isEnabled }
    func decorate(_ root: LayoutID, _ graph: ViewGraph) { graph.setRowMarks(root) { $0.action = action } }
  }
}

extension View {
  /// - Parameter insets: between the row's edges and its content; nil is the list's.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(_ListRowModifier(change: .insets(insets)))
  }
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(_ListRowModifier(change: .separator(visibility, edges)))
  }
  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modifier(_ListRowModifier(change: .separatorTint(color, edges)))
  }
  nonisolated public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(_ListRowModifier(change: .sectionSeparator(visibility, edges)))
  }
  nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modifier(_ListRowModifier(change: .separatorTint(color, edges)))
  }
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(_ListRowModifier(change: .selectionDisabled(isDisabled)))
  }
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(_ListRowModifier(change: .deleteDisabled(isDisabled)))
  }
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(_ListRowModifier(change: .moveDisabled(isDisabled)))
  }

  /// Sets the value for which the view stands in a selection.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(_ListRowModifier(change: .tag(AnyHashable(tag))))
  }
}
