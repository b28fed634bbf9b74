internal import Foundation
internal import LayoutCore

/// Moves a scroll view's content by itself: after a finger let go, or to a view that is asked for.
@MainActor
final class ScrollMotion {
  private let graph: ViewGraph
  private let value: ValueMotion<CGPoint.AnimatableData>
  private let show: (CGPoint) -> Void
  private var target = CGPoint.zero
  private var gliding: ScrollGlide?
  private var isSettling = false

  /// - Parameter show: scrolls to an offset.
  init(_ graph: ViewGraph, _ show: @escaping (CGPoint) -> Void) {
    self.graph = graph
    self.show = show
    value = ValueMotion(EnvironmentValues())
    value.onStep = { [weak self] in self?.step() }
  }

  var isMoving: Bool { value.isMoving || gliding != nil }
  /// Whether it goes on from a finger, not to a view that was asked for.
  var isDecelerating: Bool { gliding != nil || isSettling }
  /// In points a second, where it is known.
  var velocity: CGSize? { gliding?.velocity }
  /// Called when the content has come to rest.
  var onRest: (() -> Void)?

  private func step() {
    let lag = value.lag
    show(CGPoint(x: target.x - lag.first, y: target.y - lag.second))
    guard !value.isMoving else { return }
    isSettling = false
    onRest?()
  }

  /// Leads the content from one offset to another.
  func move(from start: CGPoint, to end: CGPoint, _ transaction: Transaction) {
    gliding?.stop()
    (gliding, isSettling) = (nil, false)
    if !value.isMoving { target = start }
    let way = AnimatablePair(end.x - target.x, end.y - target.y)
    target = end
    value.add(way, transaction, graph)
    graph.setNeedsRender()
  }

  /// Leads content that a finger let go of to where it comes to rest.
  /// - Parameter velocity: in points a second.
  func settle(from start: CGPoint, velocity: CGSize, to end: CGPoint) {
    let way = CGSize(width: end.x - start.x, height: end.y - start.y)
    let length = way.width * way.width + way.height * way.height
    let speed = length > 0 ? (velocity.width * way.width + velocity.height * way.height) / length : 0
    let animation = Animation.interpolatingSpring(Self.settling, initialVelocity: min(max(speed, 0), Self.fastest))
    move(from: start, to: end, Transaction(animation: animation))
    isSettling = value.isMoving
  }

  /// Lets content glide on as a finger let go of it.
  /// - Parameters:
  ///   - velocity: in points a second.
  ///   - place: where the content is, and between where it comes to rest.
  func glide(velocity: CGSize, place: @escaping () -> (now: CGPoint, start: CGPoint, end: CGPoint)) {
    stop()
    let new = ScrollGlide(
      velocity: velocity, at: graph.motion.time, place: place, show: show,
      onRest: { [weak self] in
        self?.gliding = nil
        self?.onRest?()
      })
    gliding = new
    graph.motion.run(new)
    graph.setNeedsRender()
  }

  /// The spring by which content comes to rest at a page or a view.
  private static let settling = Spring(duration: 0.4, bounce: 0)
  /// In ways for each second: faster, the spring would lead beyond the page.
  private static let fastest = 2 * Double.pi / 0.4

  func stop() {
    gliding?.stop()
    gliding = nil
    isSettling = false
    value.stop(graph)
  }

  /// Where content comes to rest by itself.
  static func rest(from start: CGPoint, velocity: CGSize) -> CGPoint {
    CGPoint(
      x: start.x + velocity.width * ScrollGlide.distance, y: start.y + velocity.height * ScrollGlide.distance)
  }
}
