public import Foundation

/// A node that measures itself: a text, a picture, a shape.
public protocol LayoutLeaf: AnyObject {
  /// The size for a proposal, exact for nil, 0 and infinity too; in points.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// The text baselines at that size; nil for views without text.
  func textBaselines(_ proposal: ProposedViewSize) -> (first: CGFloat, last: CGFloat)?
  /// The widths that answer 0, nil and infinity if they are the same for every height; in points.
  var widthLimits: (minimum: CGFloat, ideal: CGFloat, maximum: CGFloat)? { get }
  /// What is known of a text's answers beforehand; nil where a height may change more than how many lines are shown.
  var knownAnswers: TextAnswers? { get }
  /// The distances that the view prefers.
  var spacing: ViewSpacing { get }
}

/// What is known of a text's answers. A height that is at least that of the answer without one changes nothing.
public struct TextAnswers: Sendable {
  /// The width from which on the text is one line, whatever the height, in points; nil where it never is.
  public var lineWidth: CGFloat?
  /// The answer as one line, in points; a proposal that is narrower by a rounding error is its width.
  public var line: CGSize

  public init(lineWidth: CGFloat?, line: CGSize) {
    self.lineWidth = lineWidth
    self.line = line
  }
}

extension LayoutLeaf {
  public func textBaselines(_ proposal: ProposedViewSize) -> (first: CGFloat, last: CGFloat)? { nil }
  public var widthLimits: (minimum: CGFloat, ideal: CGFloat, maximum: CGFloat)? { nil }
  public var knownAnswers: TextAnswers? { nil }
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
