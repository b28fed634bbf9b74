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
    if graph.rowMarks(row.node).action != nil { return row.node }
    return chrome.selection != nil && graph.selectionValue(row.node) != nil ? row.node : nil
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
    if let action = chrome.graph.rowMarks(ended).action {
      action.run()
    } else if let value = chrome.graph.selectionValue(ended) {
      chrome.selection?.select(value)
    }
    return true
  }

  override func pressCancelled() { chrome.pressed = nil }
}
