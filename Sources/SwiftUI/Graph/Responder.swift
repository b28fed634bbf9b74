internal import DrawingCore
import Foundation

/// Receives what a person does at a point within its view.
///
/// A press is offered to the responders at its point, the innermost first. Those that answer `true` to `pressBegan`
/// follow it, up to and including the first exclusive one. At the end the innermost that recognises the press has it;
/// the others are told that it was cancelled.
@MainActor
class Responder {
  /// Extends the area that can be hit; nil is what the view draws.
  var contentShape: ((CGRect) -> Path)?
  /// How the inside of the content shape is told.
  var isEvenOdd = false
  /// Nothing within or below is hit.
  var isBlocking: Bool { false }
  /// Nothing in the view is hit.
  var isTransparent: Bool { false }
  /// Keeps the press from the responders around this one.
  var isExclusive: Bool { false }

  var priority: PressPriority { .normal }

  /// A press began at a point of the view, whose frame is `frame`.
  /// - Returns: whether this follows the press.
  func pressBegan(at point: CGPoint, in frame: CGRect) -> Bool { false }
  /// - Returns: whether this goes on with the press, so that others should not, as with a drag.
  func pressMoved(to point: CGPoint) -> Bool { false }
  /// The press ended.
  /// - Returns: whether it is what this waits for; then no other responder is told of it.
  func pressEnded(at point: CGPoint) -> Bool { false }
  func pressCancelled() {}
  /// The time until which it waits for another press that counts with the one that ended; nil where it does not.
  var waitsUntil: Double? { nil }
  /// No other press follows in time.
  /// - Returns: whether the press that ended is what this waits for after all.
  func finishWaiting() -> Bool { false }

  /// Whether it waits for two fingers.
  var takesPinch: Bool { false }

  /// What in the view can have the focus.
  var focusItem: (any FocusItem)? { nil }
  /// Takes a key that was pressed while the focus is in the view.
  /// - Returns: whether it means something here; then no other responder is told of it.
  func handle(_ press: KeyPress) -> Bool { false }
  /// Takes a key that was pressed while the view is shown, wherever the focus is.
  func performShortcut(_ press: KeyPress) -> Bool { false }
  /// The pointer has come to a point of the view, or gone from it.
  func hover(_ point: CGPoint?, in frame: CGRect) {}
  /// Whether the view wants to know where the pointer is.
  var followsHover: Bool { false }

  /// The pointer's secondary button was pressed at a point of the view, whose frame is `frame`.
  /// - Returns: whether that means something here; then no other responder is told of it.
  func secondaryPress(at point: CGPoint, in frame: CGRect) -> Bool { false }
  /// A wheel was turned over the view, by a distance in points, and nothing there scrolled.
  func wheelTurned(by delta: CGSize) -> Bool { false }
}

/// Which of several responders is offered a press first.
enum PressPriority {
  case normal
  /// Before those of the views within.
  case high
  /// Together with others.
  case simultaneous
  /// Beside those that keep a press to themselves, which it takes from them once it goes on, as scrolling does.
  case pan
}

/// The result of looking for what lies at a point.
struct HitResult {
  /// The responders whose views lie there, the innermost first, with their frames and the point as they see it.
  var responders: [(responder: Responder, frame: CGRect, point: CGPoint)] = []
  /// Something is drawn there.
  var isHit = false
}
