public import Foundation

/// A node that measures itself: a text, a picture, a shape.
public protocol LayoutLeaf: AnyObject {
  /// The size for a proposal, exact for nil, 0 and infinity too; in points.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// The text baselines at that size; nil for views without text.
  func textBaselines(_ proposal: ProposedViewSize) -> (first: CGFloat, last: CGFloat)?
  /// The widths that answer 0, nil and infinity if they are the same for every height; in points.
  var widthLimits: (minimum: CGFloat, ideal: CGFloat, maximum: CGFloat)? { get }
  /// The distances that the view prefers.
  var spacing: ViewSpacing { get }
}

extension LayoutLeaf {
  public func textBaselines(_ proposal: ProposedViewSize) -> (first: CGFloat, last: CGFloat)? { nil }
  public var widthLimits: (minimum: CGFloat, ideal: CGFloat, maximum: CGFloat)? { nil }
  public var spacing: ViewSpacing { ViewSpacing() }
}

/// Makes the content of a node whose content depends on its size.
public protocol GeometryContent: AnyObject {
  /// Called while the tree is being placed, when the size of `node` is known and its ancestors are placed; sets the
  /// node's children.
  func update(_ node: LayoutID, size: CGSize)
}

extension ViewSpacing {
  /// The distances of a text, from the closed forms of its font; in points.
  public init(textAbove: CGFloat, textBelow: CGFloat, textToText: CGFloat) {
    self = .text(above: textAbove, below: textBelow, toText: textToText)
  }
}
