public import Foundation
internal import LayoutCore

/// Runs an action when the view is tapped.
public nonisolated struct _TapGestureModifier: DecorationModifier {
  public typealias Body = Never
  let count: Int
  let coordinateSpace: CoordinateSpace
  let action: (CGPoint) -> Void

  final class Keeper: DecorationKeeper {
    private let responder: TapResponder

    init(_ modifier: _TapGestureModifier, _ node: ViewNode) {
      responder = TapResponder(modifier)
      responder.isEnabled = node.environment.isEnabled
    }
    func renew(_ modifier: _TapGestureModifier, _ node: ViewNode) -> Bool {
      responder.modifier = modifier
      return false
    }
    func environmentDidChange(_ node: ViewNode) { responder.isEnabled = node.environment.isEnabled }
    func decorate(_ root: LayoutID, _ graph: ViewGraph) {
      responder.place = { [weak graph] point, frame, space in
        switch space {
        case .local: CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
        case .global: point
        case .named(let name):
          graph.flatMap { graph in
            graph.coordinateSpace(name, above: root).map {
              let origin = graph.tree.absoluteFrame($0).origin
              return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
            }
          } ?? point
        }
      }
      graph.info[root.offset].decorations.append(.responder(responder))
    }
  }
}

/// Waits for a number of taps, one soon after the other.
final class TapResponder: Responder {
  /// How long after a tap the next one still counts with it, in seconds.
  private static let interval = 0.35

  var modifier: _TapGestureModifier
  var isEnabled = true
  /// Leads a point of the picture to the space asked for.
  var place: (CGPoint, CGRect, CoordinateSpace) -> CGPoint = { point, _, _ in point }
  private var frame = CGRect.zero
  private var taps = 0
  private var lastTap: ContinuousClock.Instant?

  init(_ modifier: _TapGestureModifier) { self.modifier = modifier }

  override func pressBegan(at point: CGPoint, in frame: CGRect) -> Bool {
    guard isEnabled else { return false }
    self.frame = frame
    return true
  }

  override func pressEnded(at point: CGPoint) -> Bool {
    let now = ContinuousClock.now
    defer { lastTap = now }
    guard frame.contains(point) else {
      taps = 0
      return false
    }
    if let lastTap, (now - lastTap).seconds > Self.interval { taps = 0 }
    taps += 1
    guard taps >= modifier.count else { return false }
    taps = 0
    modifier.action(place(point, frame, modifier.coordinateSpace))
    return true
  }

  override func pressCancelled() { taps = 0 }
}

extension View {
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(_TapGestureModifier(count: count, coordinateSpace: .local, action: { _ in action() }))
  }
  /// - Parameter action: takes the place of the tap in `coordinateSpace`, in points.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    modifier(_TapGestureModifier(count: count, coordinateSpace: coordinateSpace, action: action))
  }
}
