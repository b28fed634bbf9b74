public import Foundation

/// The distances that a text prefers above and below itself, in points.
///
/// Closed forms that meet all digits recorded from SwiftUI for the system sizes: with the line height LH as ascent plus
/// descent, and e as a tenth of LH rounded up to the display pixel.
public struct TextSpacing: Hashable, Sendable {
  /// From a view to this text under it: descent + e.
  public var above: CGFloat
  /// From this text to a view under it: LH + e − cap height.
  public var below: CGFloat
  /// From another text to this one under it: leading, rounded up to the display pixel.
  public var textToText: CGFloat

  /// - Parameter displayScale: pixels per point.
  public init(_ metrics: FontMetrics, displayScale: CGFloat) {
    let line = metrics.ascent + metrics.descent
    let extra = roundedUpToPixel(0.1 * line, scale: displayScale)
    above = metrics.descent + extra
    below = line + extra - metrics.capHeight
    textToText = max(0, roundedUpToPixel(metrics.leading, scale: displayScale))
  }
}

/// The least whole number of pixels that is not less, in points; a hair above a pixel counts as that pixel, so that sums
/// of widths do not grow by rounding errors.
func roundedUpToPixel(_ length: CGFloat, scale: CGFloat) -> CGFloat {
  length.isFinite ? (length * scale - 1e-6).rounded(.up) / scale : length
}
