internal import DrawingCore
import Foundation

/// Receives what a person does at a point within its view.
@MainActor
class Responder {
  /// Extends the area that can be hit; nil is what the view draws.
  var contentShape: ((CGRect) -> Path)?
  /// Nothing within or below is hit.
  var isBlocking: Bool { false }
  /// Nothing in the view is hit.
  var isTransparent: Bool { false }

  /// A press began at a point of the view, whose frame is `frame`.
  /// - Returns: whether this takes the press.
  func pressBegan(at point: CGPoint, in frame: CGRect) -> Bool { false }
  func pressMoved(to point: CGPoint) {}
  func pressEnded(at point: CGPoint) {}
  func pressCancelled() {}
}

/// The result of looking for what lies at a point.
struct HitResult {
  /// The responders whose views lie there, the innermost first, with their frames and the point as they see it.
  var responders: [(responder: Responder, frame: CGRect, point: CGPoint)] = []
  /// Something is drawn there.
  var isHit = false
}
