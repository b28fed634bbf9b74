public import Foundation

/// A stretch of text with one look.
public struct TextSpan: Hashable, Sendable {
  public var text: String
  public var font: FontRequest
  /// Line metrics of the resolved font, which the engine sets from Apple's tables.
  public var metrics: FontMetrics
  /// Added after each cluster, in points.
  public var tracking: CGFloat
  /// Raises the text, in points.
  public var baselineOffset: CGFloat
  /// An inline picture of this size that stands for the whole span, its bottom on the baseline.
  public var attachment: CGSize?
  /// The number of the span's paint and decorations in the list that the view keeps.
  public var style: Int

  public init(
    text: String, font: FontRequest, metrics: FontMetrics, tracking: CGFloat = 0, baselineOffset: CGFloat = 0,
    attachment: CGSize? = nil, style: Int = 0
  ) {
    self.text = text
    self.font = font
    self.metrics = metrics
    self.tracking = tracking
    self.baselineOffset = baselineOffset
    self.attachment = attachment
    self.style = style
  }
}
