public import Foundation

/// A face as a view asks for it, before fallback.
public struct FontRequest: Hashable, Sendable {
  public enum Family: Hashable, Sendable {
    /// The system's face: what stands in for SF Pro, SF Pro Rounded, New York and SF Mono.
    case system(Design)
    case custom(String)
  }
  public enum Design: UInt8, Hashable, Sendable { case standard, serif, rounded, monospaced }

  public var family: Family
  /// In points.
  public var size: CGFloat
  /// From 100 (ultra light) to 900 (black).
  public var weight: Int
  public var isItalic: Bool
  /// −1 compressed … 0 standard … 1 expanded, as `Font.Width` counts.
  public var width: CGFloat
  public var hasMonospacedDigits: Bool
  public var hasSmallCapitals: Bool

  public init(
    family: Family = .system(.standard), size: CGFloat, weight: Int = 400, isItalic: Bool = false, width: CGFloat = 0,
    hasMonospacedDigits: Bool = false, hasSmallCapitals: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.width = width
    self.hasMonospacedDigits = hasMonospacedDigits
    self.hasSmallCapitals = hasSmallCapitals
  }
}

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

/// Vertical metrics of a font, in points.
public struct FontMetrics: Hashable, Sendable {
  public var ascent, descent, capHeight: CGFloat
  /// Added between lines.
  public var leading: CGFloat

  public init(ascent: CGFloat, descent: CGFloat, capHeight: CGFloat, leading: CGFloat = 0) {
    self.ascent = ascent
    self.descent = descent
    self.capHeight = capHeight
    self.leading = leading
  }
}

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
    /// Whether a line may or must end after it.
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

/// Turns text into glyphs; the engine asks through this, so that it needs no font library of its own.
public protocol TextShaper: AnyObject {
  /// Shapes the spans as one text.
  /// - Parameter isRightToLeft: the direction where the text itself has none.
  /// - Complexity: linear in the length of the text.
  func shape(_ spans: [TextSpan], isRightToLeft: Bool, locale: String) -> ShapedText

  /// The face's own metrics, for fonts that Apple's tables do not cover.
  func metrics(of font: FontRequest) -> FontMetrics
}
