public import Foundation
internal import LayoutCore

/// Views for the elements of a collection, which can be edited.
@MainActor @preconcurrency
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  @MainActor public var data: Content.Data { content.data }
}

/// What can be done to the elements of a collection from its rows.
@MainActor
final class RowEdits {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
  var outer: RowEdits?

  /// The nearest closure for a change.
  var onDelete: ((IndexSet) -> Void)? { delete ?? outer?.onDelete }
  var onMove: ((IndexSet, Int) -> Void)? { move ?? outer?.onMove }
}

/// Says what can be done to the elements of a collection.
public nonisolated struct _RowEditsModifier: DecorationModifier {
  public typealias Body = Never
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?

  final class Keeper: DecorationKeeper {
    private let edits = RowEdits()
    init(_ modifier: _RowEditsModifier, _ node: ViewNode) { take(modifier) }
    func renew(_ modifier: _RowEditsModifier, _ node: ViewNode) -> Bool {
      let isSame = (edits.delete == nil) == (modifier.delete == nil) && (edits.move == nil) == (modifier.move == nil)
      take(modifier)
      return !isSame
    }
    private func take(_ modifier: _RowEditsModifier) {
      edits.delete = modifier.delete
      edits.move = modifier.move
    }
    func decorate(_ root: LayoutID, _ graph: ViewGraph) {
      graph.setRowMarks(root) { marks in
        // Roots are collected again and again; one chain of edits holds each of them once.
        var known = marks.edits
        while let edit = known, edit !== edits { known = edit.outer }
        guard known == nil else { return }
        if let inner = marks.edits {
          var last = inner
          while let next = last.outer { last = next }
          last.outer = edits
        } else {
          marks.edits = edits
        }
      }
    }
  }
}

extension DynamicViewContent {
  /// - Parameter action: takes the places of the elements to delete; nil allows no deleting.
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    modifier(_RowEditsModifier(delete: action))
  }
  /// - Parameter action: takes the places of the elements to move and where to; nil allows no moving.
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    modifier(_RowEditsModifier(move: action))
  }
  /// Nothing can be dropped into a preview, so the action never runs.
  nonisolated public func onInsert(of supportedTypes: [String], perform action: @escaping (Int, [Any]) -> Void)
    -> some DynamicViewContent
  {
    modifier(_RowEditsModifier())
  }
}
