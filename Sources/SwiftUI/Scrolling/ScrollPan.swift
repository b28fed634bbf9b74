import Foundation
internal import LayoutCore

/// Scrolls by a press that moves, as a finger does; where the platform has touches.
final class ScrollPanResponder: Responder {
  /// How far a press goes before it scrolls, in points; as on iOS.
  private static let threshold: CGFloat = 10

  private weak var scrolling: (any Scrolling)?
  private let clock: GraphMotion
  private let isTouched: @MainActor () -> Bool
  private var start = CGPoint.zero
  private var last: CGPoint?
  private var isPanning = false
  private var speed = ScrollSpeed()

  init(_ scrolling: any Scrolling, _ clock: GraphMotion, isTouched: @escaping @MainActor () -> Bool) {
    self.scrolling = scrolling
    self.clock = clock
    self.isTouched = isTouched
  }

  /// A touch of content that goes on by itself only holds it.
  override var priority: PressPriority { isTouched() && scrolling?.phase == .decelerating ? .high : .pan }
  override var isExclusive: Bool { isPanning }

  override func pressBegan(at point: CGPoint, in frame: CGRect) -> Bool {
    guard isTouched(), let scrolling else { return false }
    (start, last, isPanning) = (point, point, scrolling.hold())
    speed = ScrollSpeed()
    speed.add(point, at: clock.time)
    return true
  }

  override func pressMoved(to point: CGPoint) -> Bool {
    guard let scrolling, let last else { return false }
    speed.add(point, at: clock.time)
    if !isPanning {
      let way = CGSize(width: point.x - start.x, height: point.y - start.y)
      let isAlong =
        abs(way.width) > abs(way.height) ? scrolling.axes.contains(.horizontal) : scrolling.axes.contains(.vertical)
      guard hypot(way.width, way.height) >= Self.threshold, isAlong, scrolling.canPan, !scrolling.leaves(way) else {
        return false
      }
      isPanning = true
    }
    self.last = point
    scrolling.pan(by: CGSize(width: last.x - point.x, height: last.y - point.y))
    return true
  }

  override func pressEnded(at point: CGPoint) -> Bool {
    last = nil
    guard isPanning else { return false }
    isPanning = false
    scrolling?.scrollDidEnd(velocity: speed.velocity(at: clock.time))
    return true
  }

  override func pressCancelled() {
    last = nil
    if isPanning { scrolling?.scrollDidEnd(velocity: .zero) }
    isPanning = false
  }
}

/// How fast a finger was when it let go, from where it was in the last tenth of a second.
struct ScrollSpeed {
  private static let window = 0.1
  private var places: [(point: CGPoint, time: Double)] = []

  mutating func add(_ point: CGPoint, at time: Double) {
    places.removeAll { time - $0.time > Self.window }
    places.append((point, time))
  }

  /// Of the content, in points a second.
  func velocity(at time: Double) -> CGSize {
    let recent = places.filter { time - $0.time <= Self.window }
    guard let first = recent.first, let last = recent.last, recent.count > 1 else { return .zero }
    let seconds = last.time - first.time
    guard seconds > 0 else { return .zero }
    return CGSize(
      width: (first.point.x - last.point.x) / seconds, height: (first.point.y - last.point.y) / seconds)
  }
}

extension Scrolling {
  func scrollDidEnd() { scrollDidEnd(velocity: .zero) }
}
