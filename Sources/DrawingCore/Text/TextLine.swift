public import Foundation

/// A line of a text, ready to be drawn; coordinates are points from the text's top left corner.
public struct TextLine: Hashable, Sendable {
  /// The left end of what is drawn, and its width; spaces at the end of the line are not drawn.
  public var x, width: CGFloat
  public var top, height, baseline: CGFloat
  /// From left to right.
  public var runs: [TextLineRun]

  public init(x: CGFloat, width: CGFloat, top: CGFloat, height: CGFloat, baseline: CGFloat, runs: [TextLineRun] = []) {
    self.x = x
    self.width = width
    self.top = top
    self.height = height
    self.baseline = baseline
    self.runs = runs
  }
}

/// A part of a line with one face, span and direction, or an inline picture.
public struct TextLineRun: Hashable, Sendable {
  /// nil for a picture.
  public var glyphs: GlyphRun?
  /// Where the glyphs' baseline begins, at the left, raised by the span's baseline offset.
  public var origin: CGPoint
  /// The number of the span, and that span's `style`.
  public var span, style: Int
  /// The run's part of the line, for hit testing and backgrounds.
  public var bounds: CGRect
  /// Where an underline and a line through the text would be drawn.
  public var underline, strikethrough: CGRect
  /// Where a picture is drawn.
  public var attachment: CGRect?

  public init(
    glyphs: GlyphRun?, origin: CGPoint, span: Int, style: Int, bounds: CGRect, underline: CGRect,
    strikethrough: CGRect, attachment: CGRect? = nil
  ) {
    self.glyphs = glyphs
    self.origin = origin
    self.span = span
    self.style = style
    self.bounds = bounds
    self.underline = underline
    self.strikethrough = strikethrough
    self.attachment = attachment
  }
}
