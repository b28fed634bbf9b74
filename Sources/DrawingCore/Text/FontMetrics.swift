public import Foundation

/// Vertical metrics of a font, in points.
public struct FontMetrics: Hashable, Sendable {
  public var ascent, descent, capHeight: CGFloat
  /// What the distance between baselines is more than ascent and descent; less than nothing in a few of Apple's styles.
  public var leading: CGFloat
  /// What a line takes above and below its baseline: the same as `ascent` and `descent`, but on macOS, where lines are
  /// whole points high.
  public var lineAscent, lineDescent: CGFloat

  /// - Parameters:
  ///   - lineAscent: `ascent` where nil.
  ///   - lineDescent: `descent` where nil.
  public init(
    ascent: CGFloat, descent: CGFloat, capHeight: CGFloat, leading: CGFloat = 0, lineAscent: CGFloat? = nil,
    lineDescent: CGFloat? = nil
  ) {
    self.ascent = ascent
    self.descent = descent
    self.capHeight = capHeight
    self.leading = leading
    self.lineAscent = lineAscent ?? ascent
    self.lineDescent = lineDescent ?? descent
  }
}
