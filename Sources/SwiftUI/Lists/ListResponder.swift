internal import DrawingCore
import Foundation
internal import LayoutCore

/// Receives taps on rows: runs what the row does, or selects it.
final class ListResponder: Responder {
  private let chrome: ListChrome
  private var row: LayoutID?
  private var frame = CGRect.zero

  init(_ chrome: ListChrome) {
    self.chrome = chrome
    super.init()
    contentShape = { Path($0) }
  }

  private func row(at point: CGPoint) -> LayoutID? {
    guard let row = chrome.box?.row(at: point.y - frame.minY), frame.minX <= point.x, point.x < frame.maxX else {
      return nil
    }
    let graph = chrome.graph
    let marks = graph.rowMarks(row.node)
    if chrome.editing.isActive {
      guard let mark = chrome.editing.mark(marks, hasValue: graph.selectionValue(row.node) != nil) else { return nil }
      return mark == .selectable || chrome.isOnMark(point.moved(to: frame), row) ? row.node : nil
    }
    if let action = marks.action { return action.isEnabled ? row.node : nil }
    return chrome.selection != nil && graph.selectionValue(row.node) != nil ? row.node : nil
  }

  /// Opens the context menu of the list, where it has one, for the row at a point or what is selected with it.
  override func secondaryPress(at point: CGPoint, in frame: CGRect) -> Bool {
    guard let menu = chrome.environment.selectionMenu else { return false }
    let value = chrome.box?.row(at: point.y - frame.minY).flatMap { chrome.graph.selectionValue($0.node) }
    let values = value.map { chrome.selected.contains($0) ? chrome.selected : [$0] } ?? []
    menu.open(values, point)
    return true
  }

  override func pressBegan(at point: CGPoint, in frame: CGRect) -> Bool {
    self.frame = frame
    row = row(at: point)
    chrome.pressed = row
    return row != nil
  }

  override func pressMoved(to point: CGPoint) -> Bool {
    chrome.pressed = row(at: point) == row ? row : nil
    return false
  }

  override func pressEnded(at point: CGPoint) -> Bool {
    let ended = chrome.pressed
    chrome.pressed = nil
    guard let ended else { return false }
    if chrome.editing.isActive {
      edit(ended)
    } else if let action = chrome.graph.rowMarks(ended).action {
      action.run()
    } else if let value = chrome.graph.selectionValue(ended) {
      let isSecond = chrome.selected == [value]
      chrome.selection?.select(value)
      // macOS: the second press on a row; iOS: any.
      if isSecond || chrome.environment.platform == .ios { chrome.environment.selectionMenu?.primaryAction?([value]) }
      chrome.environment.columnAdvance?.run()
    }
    return true
  }

  /// Deletes a row or selects it.
  private func edit(_ row: LayoutID) {
    let marks = chrome.graph.rowMarks(row)
    let value = chrome.graph.selectionValue(row)
    switch chrome.editing.mark(marks, hasValue: value != nil) {
    case .selectable: if let value { chrome.selection?.select(value) }
    case .delete:
      guard let element = chrome.graph.info[row.offset].element else { return }
      marks.edits?.onDelete?(IndexSet(integer: element.index))
    case nil: break
    }
  }

  override func pressCancelled() { chrome.pressed = nil }
}

extension CGPoint {
  /// The point in coordinates that begin at the rectangle's corner.
  fileprivate func moved(to frame: CGRect) -> CGPoint { CGPoint(x: x - frame.minX, y: y - frame.minY) }
}
