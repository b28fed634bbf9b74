import DrawingCore
import Foundation
import PreviewProtocol
import SwiftUI

/// A preview that is being shown.
@MainActor protocol PreviewSession: AnyObject {
  /// Called when a new frame is due; not again before the next `frame`.
  var onNeedsFrame: (() -> Void)? { get set }
  var needsFrame: Bool { get }
  /// Seconds until the picture changes by itself: 0 while something moves, nil where nothing will.
  var secondsToNextFrame: Double? { get }
  /// Called with what the engine warns of, and the line in the user's file where known.
  var onWarning: ((String, Int?) -> Void)? { get set }

  /// Brings the picture up to date.
  func frame(serial: UInt32) -> Frame
  /// Shows the same preview under other conditions, its state kept.
  func update(_ conditions: PreviewConditions)
  func send(_ event: InputEvent)
  /// What the preview wants of keys and pointer, as it is now.
  var wants: InputWants { get }
  /// Called with text for the clipboard.
  var onCopy: ((String) -> Void)? { get set }
  /// Called when the clipboard's text is wanted.
  var onPasteRequest: (() -> Void)? { get set }
  func report() -> LayoutReport
  /// What the views have come to keep.
  var archive: Data { get }
  /// Views that are made from here on begin anew.
  /// - Returns: how many values views took over.
  func endRestoring() -> Int
}
