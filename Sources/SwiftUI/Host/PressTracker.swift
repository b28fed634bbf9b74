internal import Foundation

/// Passes the steps of one press to the responders that follow it.
@MainActor
struct PressTracker {
  private struct Follower {
    let responder: Responder
    /// From a point of the picture to the point as the responder's view sees it.
    let offset: CGSize
  }
  private var followers: [Follower] = []

  /// Offers a press to the responders at its point, those of high priority first, then the innermost first.
  mutating func begin(at point: CGPoint, _ responders: [(responder: Responder, frame: CGRect, point: CGPoint)]) {
    cancel()
    let high = responders.filter { $0.responder.priority == .high }
    let others = responders.filter { $0.responder.priority != .high }
    var isClosed = false
    for entry in high + others where !isClosed || entry.responder.priority != .normal {
      guard entry.responder.pressBegan(at: entry.point, in: entry.frame) else { continue }
      followers.append(
        Follower(
          responder: entry.responder,
          offset: CGSize(width: entry.point.x - point.x, height: entry.point.y - point.y)))
      if entry.responder.isExclusive { isClosed = true }
    }
  }

  /// The first that goes on with the press, as a drag does, has it from then on.
  mutating func move(to point: CGPoint) {
    var owner: Responder?
    for follower in followers {
      let isSimultaneous = follower.responder.priority == .simultaneous
      guard isSimultaneous || owner == nil else { continue }
      let goesOn = follower.responder.pressMoved(to: point.moved(by: follower.offset))
      if goesOn, !isSimultaneous { owner = follower.responder }
    }
    guard let owner else { return }
    followers.removeAll {
      guard $0.responder !== owner, $0.responder.priority != .simultaneous else { return false }
      $0.responder.pressCancelled()
      return true
    }
  }

  /// The first that recognises the press has it, with those that are recognised together with others.
  mutating func end(at point: CGPoint) {
    let ending = followers
    followers = []
    var isRecognized = false
    for follower in ending {
      if isRecognized, follower.responder.priority != .simultaneous {
        follower.responder.pressCancelled()
        continue
      }
      let recognizes = follower.responder.pressEnded(at: point.moved(by: follower.offset))
      if recognizes, follower.responder.priority != .simultaneous { isRecognized = true }
    }
  }

  mutating func cancel() {
    let ending = followers
    followers = []
    for follower in ending { follower.responder.pressCancelled() }
  }
}

extension CGPoint {
  fileprivate func moved(by offset: CGSize) -> CGPoint { CGPoint(x: x + offset.width, y: y + offset.height) }
}
