internal import Foundation
internal import LayoutCore

/// Moves a scroll view's content by itself: after a finger let go, or to a view that is asked for.
@MainActor
final class ScrollMotion {
  private let graph: ViewGraph
  private let value: ValueMotion<CGPoint.AnimatableData>
  private let show: (CGPoint) -> Void
  private var target = CGPoint.zero

  /// - Parameter show: scrolls to an offset.
  init(_ graph: ViewGraph, _ show: @escaping (CGPoint) -> Void) {
    self.graph = graph
    self.show = show
    value = ValueMotion(EnvironmentValues())
    value.onStep = { [weak self] in self?.step() }
  }

  var isMoving: Bool { value.isMoving }
  /// Called when the content has come to rest.
  var onRest: (() -> Void)?

  private func step() {
    let lag = value.lag
    show(CGPoint(x: target.x - lag.first, y: target.y - lag.second))
    if !value.isMoving { onRest?() }
  }

  /// Leads the content from one offset to another.
  func move(from start: CGPoint, to end: CGPoint, _ transaction: Transaction) {
    if !value.isMoving { target = start }
    let way = AnimatablePair(end.x - target.x, end.y - target.y)
    target = end
    value.add(way, transaction, graph)
    graph.setNeedsRender()
  }

  /// Lets the content glide on as a finger has let go of it.
  /// - Parameters:
  ///   - velocity: in points a second.
  ///   - end: where it comes to rest, if that is decided otherwise than by its speed.
  func glide(from start: CGPoint, velocity: CGSize, to end: CGPoint?) {
    let rest = CGPoint(x: start.x + velocity.width * Glide.distance, y: start.y + velocity.height * Glide.distance)
    let transaction: Transaction
    if let end {
      let way = CGSize(width: end.x - start.x, height: end.y - start.y)
      let length = way.width * way.width + way.height * way.height
      let speed = length > 0 ? (velocity.width * way.width + velocity.height * way.height) / length : 0
      transaction = Transaction(
        animation: .interpolatingSpring(Self.settling, initialVelocity: min(max(speed, 0), Self.fastest)))
    } else {
      transaction = Transaction(animation: Animation(Glide()))
    }
    move(from: start, to: end ?? rest, transaction)
  }

  /// The spring by which content comes to rest at a page or a view.
  private static let settling = Spring(duration: 0.4, bounce: 0)
  /// In ways for each second: faster, the spring would lead beyond the page.
  private static let fastest = 2 * Double.pi / 0.4

  func stop() { value.stop(graph) }

  /// Where the content would come to rest by itself.
  static func rest(from start: CGPoint, velocity: CGSize) -> CGPoint {
    CGPoint(x: start.x + velocity.width * Glide.distance, y: start.y + velocity.height * Glide.distance)
  }
}

/// Slows down as scroll views on iOS do: a five-hundredth of the speed is lost in each millisecond.
private struct Glide: CustomAnimation {
  /// What is left of the speed after a millisecond: `UIScrollView.DecelerationRate.normal`.
  private static let rate = 0.998
  /// The way for each point a second, in points.
  static let distance = -1 / (1000 * log(rate))
  /// What is left of the way when it ends: half a point of a way of 1,000.
  private static let rest = 0.0005

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let left = pow(Self.rate, 1000 * time)
    return left < Self.rest ? nil : value.scaled(by: 1 - left)
  }
}
