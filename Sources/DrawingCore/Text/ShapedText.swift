public import Foundation

/// A string after shaping: independent of any width, so that it is shaped once and broken into lines many times.
public struct ShapedText: Hashable, Sendable {
  public enum Break: UInt8, Hashable, Sendable { case none, opportunity, mandatory }

  /// What is not divided when lines are broken: a character as the reader counts, with its glyphs.
  public struct Cluster: Hashable, Sendable {
    /// In points, with tracking.
    public var advance: CGFloat
    /// The range of its glyphs in `glyphs`, and the span and run that it belongs to.
    public var glyphs: Range<Int32>
    public var run: Int32
    /// Where its text begins in the whole string, in UTF-8 bytes.
    public var textOffset: Int32
    /// Whether a line may or must end after it. It must after a newline only: the end of the text is no break.
    public var breakAfter: Break
    public var isWhitespace: Bool

    public init(
      advance: CGFloat, glyphs: Range<Int32>, run: Int32, textOffset: Int32, breakAfter: Break, isWhitespace: Bool
    ) {
      self.advance = advance
      self.glyphs = glyphs
      self.run = run
      self.textOffset = textOffset
      self.breakAfter = breakAfter
      self.isWhitespace = isWhitespace
    }
  }

  /// Clusters in a row that share face, span and direction.
  public struct Run: Hashable, Sendable {
    /// nil for an attachment.
    public var face: FontFace?
    /// The number of the span in the list that was shaped.
    public var span: Int32
    /// The bidirectional level; odd runs read from right to left.
    public var level: UInt8

    public init(face: FontFace?, span: Int32, level: UInt8) {
      self.face = face
      self.span = span
      self.level = level
    }
  }

  /// In logical order.
  public var clusters: [Cluster]
  /// In logical order: the runs of `clusters`, one after the other, never fall.
  public var runs: [Run]
  /// Positions are relative to the start of the glyph's own cluster; within a cluster they are in visual order.
  public var glyphs: [PlacedGlyph]
  /// Whether the paragraph as a whole reads from right to left.
  public var isRightToLeft: Bool

  public init(clusters: [Cluster] = [], runs: [Run] = [], glyphs: [PlacedGlyph] = [], isRightToLeft: Bool = false) {
    self.clusters = clusters
    self.runs = runs
    self.glyphs = glyphs
    self.isRightToLeft = isRightToLeft
  }
}
