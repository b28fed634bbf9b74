public import Foundation

extension FontMetrics {
  /// The metrics of Apple's system face on iOS: ascent 1950, descent 494 and cap height 1443 of 2048 units.
  ///
  /// - Parameters:
  ///   - size: in points.
  ///   - lineHeight: the line height of a text style in the Human Interface Guidelines; what it has beyond the font's
  ///     own height is leading. nil for a font that is asked for by its size, which has no leading.
  public static func ios(size: CGFloat, lineHeight: CGFloat? = nil) -> FontMetrics {
    let ascent = size * 1950 / 2048
    let descent = size * 494 / 2048
    return FontMetrics(
      ascent: ascent, descent: descent, capHeight: size * 1443 / 2048,
      leading: lineHeight.map { $0 - ascent - descent } ?? 0)
  }

  /// The metrics of Apple's system face on macOS: ascent 1980, descent 432 and cap height 1443 of 2048 units, in lines
  /// of whole points.
  ///
  /// - Parameters:
  ///   - size: in points.
  ///   - lineHeight: as for ``ios(size:lineHeight:)``.
  public static func macos(size: CGFloat, lineHeight: CGFloat? = nil) -> FontMetrics {
    let ascent = size * 1980 / 2048
    let descent = size * 432 / 2048
    let line = macosLine(size: size)
    let lineAscent = ascent.rounded()
    return FontMetrics(
      ascent: ascent, descent: descent, capHeight: size * 1443 / 2048,
      leading: lineHeight.map { $0 - ascent - descent } ?? 0, lineAscent: lineAscent, lineDescent: line - lineAscent)
  }

  /// The height of a line on macOS, in points, as recorded: not a simple rounding of ascent and descent. Sizes that
  /// were not recorded take the nearest whole point, up to 16 points one more.
  private static func macosLine(size: CGFloat) -> CGFloat {
    let recorded: [CGFloat: CGFloat] = [
      10: 13, 11: 14, 12: 15, 13: 16, 15: 19, 17: 20, 20: 24, 22: 26, 24: 28, 26: 30, 32: 38, 40: 47,
    ]
    return recorded[size] ?? ((size * 2412 / 2048).rounded() + (size <= 16 ? 1 : 0))
  }
}
