internal import DrawingCore
internal import Foundation
internal import LayoutCore

/// Leads back by a swipe from the leading edge, by Escape and by Option with the left arrow.
nonisolated struct _BackModifier: DecorationModifier {
  typealias Body = Never
  /// nil where nothing lies behind.
  let back: (@MainActor () -> Void)?

  final class Keeper: DecorationKeeper {
    private let responder = BackResponder()
    init(_ modifier: _BackModifier, _ node: ViewNode) {
      responder.back = modifier.back
      environmentDidChange(node)
    }
    func renew(_ modifier: _BackModifier, _ node: ViewNode) -> Bool {
      responder.back = modifier.back
      return false
    }
    func environmentDidChange(_ node: ViewNode) {
      responder.isRightToLeft = node.environment.layoutDirection == .rightToLeft
    }
    func decorate(_ root: LayoutID, _ graph: ViewGraph) {
      graph.info[root.offset].decorations.append(.responder(responder))
    }
  }
}

final class BackResponder: KeyCommandResponder {
  var back: (@MainActor () -> Void)? {
    // A swipe may begin where the screen shows nothing.
    didSet { contentShape = back == nil ? nil : { Path($0) } }
  }
  var isRightToLeft = false
  private var frame = CGRect.zero
  private var start = CGPoint.zero
  /// From the edge within which a swipe begins, and the share of the width that it must go; as UIKit's gesture.
  private static let edge: CGFloat = 20
  private static let share: CGFloat = 0.35

  override func handle(_ press: KeyPress) -> Bool {
    guard let back, press.phase != .up else { return false }
    let isEscape = press.key == .escape && press.modifiers.isEmpty
    let isBack = press.key == (isRightToLeft ? .rightArrow : .leftArrow) && press.modifiers == .option
    guard isEscape || isBack else { return false }
    back()
    return true
  }

  /// How far a point is from the leading edge.
  private func way(_ point: CGPoint) -> CGFloat { isRightToLeft ? frame.maxX - point.x : point.x - frame.minX }

  override func pressBegan(at point: CGPoint, in frame: CGRect) -> Bool {
    self.frame = frame
    start = point
    return back != nil && way(point) < Self.edge
  }
  override func pressMoved(to point: CGPoint) -> Bool { way(point) - way(start) > 10 }
  override func pressEnded(at point: CGPoint) -> Bool {
    guard way(point) - way(start) > frame.width * Self.share else { return false }
    back?()
    return true
  }
}
