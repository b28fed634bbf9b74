internal import Foundation

/// What follows a press.
struct PressFollower {
  let responder: Responder
  /// From a point of the picture to the point as the responder's view sees it.
  let offset: CGSize
}

/// Passes the steps of one press to the responders that follow it.
@MainActor
struct PressTracker {
  private let clock: GraphMotion
  private var followers: [PressFollower] = []
  /// The press before, while a view may count it with this one.
  private var held: HeldPress?

  init(_ clock: GraphMotion) { self.clock = clock }

  /// Offers a press to the responders at its point, those of high priority first, then the innermost first.
  mutating func begin(at point: CGPoint, _ responders: [(responder: Responder, frame: CGRect, point: CGPoint)]) {
    cancel()
    if held?.isOver == true { held = nil }
    if let held, !responders.contains(where: { $0.responder === held.waiting }) {
      held.finish()
      self.held = nil
    }
    let responders = responders.filter { held?.holds($0.responder) != true }
    let high = responders.filter { $0.responder.priority == .high }
    let others = responders.filter { $0.responder.priority != .high }
    var isClosed = false
    for entry in high + others where !isClosed || entry.responder.priority != .normal {
      guard entry.responder.pressBegan(at: entry.point, in: entry.frame) else { continue }
      followers.append(
        PressFollower(
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

  /// The first that recognises the press has it, with those that are recognised together with others. While one waits
  /// for another press, those after it wait, too.
  mutating func end(at point: CGPoint) {
    let ending = followers
    followers = []
    let wait = Self.end(ending, at: point)
    if held?.isOver == true { held = nil }
    if let held {
      if let wait, wait.responder === held.waiting {
        held.wait(until: wait.time)
        for follower in wait.others { follower.responder.pressCancelled() }
        return
      }
      if ending.contains(where: { $0.responder === held.waiting }) { held.cancel() }
      self.held = nil
    }
    if let wait { held = HeldPress(wait.responder, until: wait.time, others: wait.others, at: point, clock) }
  }

  /// Something that waits for another press, until when, and what waits for that.
  typealias Wait = (responder: Responder, time: Double, others: [PressFollower])

  static func end(_ followers: [PressFollower], at point: CGPoint) -> Wait? {
    var isRecognized = false
    for (index, follower) in followers.enumerated() {
      let isSimultaneous = follower.responder.priority == .simultaneous
      if isRecognized, !isSimultaneous {
        follower.responder.pressCancelled()
        continue
      }
      let recognizes = follower.responder.pressEnded(at: point.moved(by: follower.offset))
      if recognizes, !isSimultaneous { isRecognized = true }
      guard !recognizes, !isRecognized, !isSimultaneous, let time = follower.responder.waitsUntil else { continue }
      let (together, others) = Array(followers[(index + 1)...]).divided { $0.responder.priority == .simultaneous }
      for other in together { _ = other.responder.pressEnded(at: point.moved(by: other.offset)) }
      return (follower.responder, time, others)
    }
    return nil
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
