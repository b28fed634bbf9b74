public import Foundation

/// A text's answer to a proposal, in points.
public struct TextSize: Hashable, Sendable {
  public var width, height: CGFloat
  /// From the top.
  public var firstBaseline, lastBaseline: CGFloat

  public init(width: CGFloat, height: CGFloat, firstBaseline: CGFloat, lastBaseline: CGFloat) {
    self.width = width
    self.height = height
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }
}
