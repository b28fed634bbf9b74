public import Foundation

/// What nodes can ask while the tree is being placed: where they are, and what of them is safe or in sight.
struct PlacingContext {
  /// The place of the node being placed, in the root's coordinates.
  var x = 0.0
  var y = 0.0
  /// The area that is not covered by bars or notches, and the whole area; in the root's coordinates.
  var safe = Bounds.everything
  var whole = Bounds.everything
  /// What can be seen, in the root's coordinates; lazy containers make no more.
  var visible = Bounds.everything
}

/// A rectangle by its edges.
struct Bounds: Equatable {
  var minX, minY, maxX, maxY: Double

  static let everything = Bounds(minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity)

  init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }
  init(_ rect: CGRect) {
    self.init(minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: rect.maxY)
  }

  func intersection(_ other: Bounds) -> Bounds {
    Bounds(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY)
    )
  }
}

/// The surroundings of a layout: a screen with its safe area, in the root's coordinates.
public struct LayoutSurroundings: Hashable, Sendable {
  public var screen: CGRect
  public var safeArea: CGRect

  public init(screen: CGRect, safeArea: CGRect) {
    self.screen = screen
    self.safeArea = safeArea
  }
}

extension LayoutTree {
  /// How far the unsafe area reaches beyond the sides of a node of this size that touch it; in points.
  func unsafeInsets(_ own: Size, _ edges: Edge.Set, isRightToLeft: Bool) -> (
    top: Double, left: Double, bottom: Double, right: Double
  ) {
    let (safe, whole) = (context.safe, context.whole)
    func inset(_ own: Double, _ safe: Double, _ whole: Double) -> Double {
      abs(own - safe) < 0.01 && safe.isFinite && whole.isFinite ? max(0, abs(whole - safe)) : 0
    }
    let left: Edge.Set = isRightToLeft ? .trailing : .leading
    let right: Edge.Set = isRightToLeft ? .leading : .trailing
    return (
      edges.contains(.top) ? inset(context.y, safe.minY, whole.minY) : 0,
      edges.contains(left) ? inset(context.x, safe.minX, whole.minX) : 0,
      edges.contains(.bottom) ? inset(context.y + own.height, safe.maxY, whole.maxY) : 0,
      edges.contains(right) ? inset(context.x + own.width, safe.maxX, whole.maxX) : 0
    )
  }

  /// Places what `body` places with a smaller safe area.
  func withSafeArea(_ safe: Bounds, _ whole: Bounds, _ body: () -> Void) {
    let outer = context
    context.safe = safe
    context.whole = whole
    body()
    context.safe = outer.safe
    context.whole = outer.whole
  }
}

extension LayoutTree {
  /// How far what covers the edges reaches beyond the node that is being placed; in points.
  public func safeAreaInsetsWhilePlacing(_ size: CGSize) -> EdgeInsets {
    let insets = unsafeInsets(Size(size), .all, isRightToLeft: false)
    return EdgeInsets(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }

  /// The same for a node that is placed, by the edges of the whole layout.
  public func safeAreaInsets(_ id: LayoutID) -> EdgeInsets {
    let frame = absoluteFrame(id)
    (context.x, context.y) = (Double(frame.minX), Double(frame.minY))
    return safeAreaInsetsWhilePlacing(frame.size)
  }

  /// Has the node placed whenever its parent is, since what is in it depends on where it is.
  public func setReadsPosition(_ id: LayoutID) { mark(.readsPosition, id.index) }
}
