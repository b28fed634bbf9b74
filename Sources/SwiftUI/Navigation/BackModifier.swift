internal import DrawingCore
internal import Foundation
internal import LayoutCore

/// Leads back by a swipe from the leading edge, by Escape and by Option with the left arrow.
nonisolated struct _BackModifier: DecorationModifier {
  typealias Body = Never
  /// nil where nothing lies behind.
  let back: (@MainActor () -> Void)?
  let model: NavigationModel

  final class Keeper: DecorationKeeper {
    private let responder: BackResponder
    init(_ modifier: _BackModifier, _ node: ViewNode) {
      responder = BackResponder(node.graph.motion)
      _ = renew(modifier, node)
      environmentDidChange(node)
    }
    func renew(_ modifier: _BackModifier, _ node: ViewNode) -> Bool {
      responder.back = modifier.back
      responder.leads = { [weak model = modifier.model] in model?.host as? any BackLeading }
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

/// Shows a screen on the way back as far as a finger leads it.
@MainActor
protocol BackLeading: ViewNode {
  /// - Returns: whether there is a screen to go back to.
  func beginLeading() -> Bool
  /// - Parameter share: how far the upper screen is away.
  func lead(to share: Double)
  func endLeading(goesBack: Bool)
}

final class BackResponder: KeyCommandResponder {
  /// What a swipe leads.
  var leads: () -> (any BackLeading)? = { nil }
  private let clock: GraphMotion
  private var leading: (any BackLeading)?
  private var speed = ScrollSpeed()

  init(_ clock: GraphMotion) { self.clock = clock }

  var back: (@MainActor () -> Void)? {
    // A swipe may begin where the screen shows nothing.
    didSet { contentShape = back == nil ? nil : { Path($0) } }
  }
  var isRightToLeft = false
  private var frame = CGRect.zero
  private var start = CGPoint.zero
  /// From the edge within which a swipe begins, in points, and the share of the width that it must go; as UIKit's
  /// gesture.
  private static let edge: CGFloat = 20
  private static let share: CGFloat = 0.35
  /// A faster swipe need not go that far, in points a second.
  private static let fast: CGFloat = 400

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
    speed = ScrollSpeed()
    speed.add(point, at: clock.time)
    return back != nil && way(point) < Self.edge
  }

  override func pressMoved(to point: CGPoint) -> Bool {
    speed.add(point, at: clock.time)
    let way = way(point) - way(start)
    if leading == nil, way > 10, let node = leads(), node.beginLeading() { leading = node }
    leading?.lead(to: way / max(frame.width, 1))
    return leading != nil || way > 10
  }

  override func pressEnded(at point: CGPoint) -> Bool {
    let velocity = speed.velocity(at: clock.time).width * (isRightToLeft ? 1 : -1)
    let goesBack = way(point) - way(start) > frame.width * Self.share || (leading != nil && velocity > Self.fast)
    if let leading {
      self.leading = nil
      leading.endLeading(goesBack: goesBack)
      return true
    }
    if goesBack { back?() }
    return goesBack
  }

  override func pressCancelled() {
    leading?.endLeading(goesBack: false)
    leading = nil
  }
}
