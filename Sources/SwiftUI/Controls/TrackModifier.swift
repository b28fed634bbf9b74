internal import Foundation
internal import LayoutCore

/// Follows a press wherever it goes, as sliders and wheels do.
nonisolated struct _TrackModifier: DecorationModifier {
  typealias Body = Never
  enum Phase { case moved, ended, cancelled }

  /// Takes where in the view a press began, and the view's size.
  /// - Returns: whether the press is followed.
  let began: @MainActor (CGPoint, CGSize) -> Bool
  /// Takes where in the view the press is now.
  let changed: @MainActor (Phase, CGPoint) -> Void

  final class Keeper: DecorationKeeper {
    private let responder: TrackResponder

    init(_ modifier: _TrackModifier, _ node: ViewNode) {
      responder = TrackResponder(modifier)
      responder.isEnabled = node.environment.isEnabled
    }
    func renew(_ modifier: _TrackModifier, _ node: ViewNode) -> Bool {
      responder.modifier = modifier
      return false
    }
    func environmentDidChange(_ node: ViewNode) { responder.isEnabled = node.environment.isEnabled }
    func decorate(_ root: LayoutID, _ graph: ViewGraph) {
      graph.info[root.offset].decorations.append(.responder(responder))
    }
    func willDestroy(_ node: ViewNode) { responder.isEnabled = false }
  }
}

/// Has a press from its beginning to its end.
final class TrackResponder: Responder {
  var modifier: _TrackModifier
  var isEnabled = true
  private var frame = CGRect.zero

  init(_ modifier: _TrackModifier) {
    self.modifier = modifier
    super.init()
    contentShape = { Path($0) }
  }

  override var isExclusive: Bool { true }

  private func local(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x - frame.minX, y: point.y - frame.minY) }

  override func pressBegan(at point: CGPoint, in frame: CGRect) -> Bool {
    self.frame = frame
    return isEnabled && modifier.began(local(point), frame.size)
  }
  override func pressMoved(to point: CGPoint) -> Bool {
    modifier.changed(.moved, local(point))
    return true
  }
  override func pressEnded(at point: CGPoint) -> Bool {
    modifier.changed(.ended, local(point))
    return true
  }
  override func pressCancelled() { modifier.changed(.cancelled, .zero) }
}
