internal import Foundation

/// A press that a view may still count with the next one, as a view does that waits for two taps: what else waits for
/// presses there has it only if none follows in time.
@MainActor
final class HeldPress: Timed {
  /// What waits for another press.
  let waiting: Responder
  private let others: [PressFollower]
  private let point: CGPoint
  private let clock: GraphMotion
  private(set) var isOver = false

  init(_ waiting: Responder, until time: Double, others: [PressFollower], at point: CGPoint, _ clock: GraphMotion) {
    (self.waiting, self.others, self.point, self.clock) = (waiting, others, point, clock)
    clock.call(self, at: time)
  }

  func holds(_ responder: Responder) -> Bool { others.contains { $0.responder === responder } }

  /// It waits on, for another press than the one before.
  func wait(until time: Double) { clock.call(self, at: time) }

  func timeHasCome() { finish() }

  /// No press follows.
  func finish() {
    guard end() else { return }
    if waiting.finishWaiting() {
      for follower in others { follower.responder.pressCancelled() }
    } else {
      _ = PressTracker.end(others, at: point)
    }
  }

  /// The presses together are what the view waited for.
  func cancel() {
    guard end() else { return }
    for follower in others { follower.responder.pressCancelled() }
  }

  private func end() -> Bool {
    guard !isOver else { return false }
    isOver = true
    clock.call(self, at: nil)
    return true
  }
}
