public import Foundation

/// A shaped text, prepared to be broken into lines at any proposal.
///
/// The rules, as recorded from SwiftUI:
/// 1. A text is divided into paragraphs at its newlines; a newline at the very end begins an empty last line.
/// 2. Without a width, or with an infinite one, each paragraph is one line.
/// 3. Otherwise lines take as many words as fit. A line fits if what it draws fits: the space at its end hangs. A word that
///    is wider than the proposal is divided between clusters, of which a line takes at least one.
/// 4. A paragraph of exactly two lines whose last line is one word takes down the first line's last word too, if that
///    makes the two lines more even and still fits.
/// 5. No more lines are shown than the limit allows or than fit into the proposed height, but at least one and the
///    reserved ones. Where lines are missing, the last one is truncated between clusters; spaces beside the ellipsis go.
/// 6. The answer's width is the widest line's, the space at its end included, up to the pixel, capped by the proposal.
/// 7. A line is as high as its tallest spans. Heights and baselines are rounded up to the pixel as sums.
///
/// An answer proposed again gives the same lines, but where a height cuts off lines of different heights.
///
/// > Note: An empty text is one line high and has no width.
///
/// Not thread-safe: answers use a buffer of the layout's own.
public final class TextLayout {
  /// A stretch that lines do not divide if they can, with the spaces after it. Only a paragraph's first can be all spaces.
  struct Word {
    /// The ends of what is drawn and of the spaces after that, as cluster numbers. It begins where the one before ends.
    var contentEnd, end: Int32
  }
  struct Paragraph {
    /// The end of its words in `words`.
    var wordEnd: Int32
  }
  /// A line as cluster numbers; what lies between `contentEnd` and `end` hangs.
  struct LineRange {
    var start, contentEnd, end: Int
  }
  struct LineMetrics: Equatable {
    var ascent, descent, leading: CGFloat
  }

  public let text: ShapedText
  public let spans: [TextSpan]
  public let options: TextLayoutOptions
  /// The shaped ellipsis in the look of a span.
  let ellipsis: (Int) -> ShapedText

  /// `offsets[i]` is the width of the first i clusters.
  let offsets: [CGFloat]
  let words: [Word]
  let paragraphs: [Paragraph]
  /// What the lines measure where that is the same for all of them.
  let uniformMetrics: LineMetrics?
  /// By span; empty where `uniformMetrics` is set.
  let spanMetrics: [LineMetrics]
  /// The widest paragraph's drawn width: from here on a width breaks no line.
  let drawnWidth: CGFloat
  /// The lines of the last answer; a buffer that is kept.
  var lines: [LineRange] = []

  /// The answer to a proposal that says nothing.
  public private(set) lazy var idealSize = measure(width: nil, height: nil)

  /// Whether nothing in the text begins a new paragraph.
  public var isOneParagraph: Bool { paragraphs.count == 1 }

  /// The width from which on no line is broken, in points.
  public var unbrokenWidth: CGFloat { drawnWidth - Self.slack }

  /// - Parameters:
  ///   - spans: the spans that were shaped.
  ///   - ellipsis: gives "…", shaped in the font of the span with this number; called only where a line is truncated.
  /// - Complexity: linear in the number of clusters.
  public init(
    _ text: ShapedText, spans: [TextSpan], options: TextLayoutOptions = TextLayoutOptions(),
    ellipsis: @escaping (_ span: Int) -> ShapedText
  ) {
    self.text = text
    self.spans = spans
    self.options = options
    self.ellipsis = ellipsis

    let count = text.clusters.count
    var offsets = [CGFloat](repeating: 0, count: count + 1)
    var words: [Word] = []
    var paragraphs: [Paragraph] = []
    words.reserveCapacity(count / 5 + 2)
    var drawnWidth: CGFloat = 0
    text.clusters.withUnsafeBufferPointer { clusters in
      offsets.withUnsafeMutableBufferPointer { offsets in
        var offset: CGFloat = 0
        var contentEnd = 0
        var wordStart = 0
        var paragraphStart = 0
        for index in 0..<count {
          offset += clusters[index].advance
          offsets[index + 1] = offset
          if !clusters[index].isWhitespace { contentEnd = index + 1 }
          let isLast = index == count - 1
          let breakAfter = clusters[index].breakAfter
          guard breakAfter != .none || isLast else { continue }
          if contentEnd <= wordStart, wordStart > paragraphStart {
            // Only spaces: they hang behind the word before.
            words[words.count - 1].end = Int32(index + 1)
          } else {
            words.append(Word(contentEnd: Int32(max(contentEnd, wordStart)), end: Int32(index + 1)))
          }
          wordStart = index + 1
          guard breakAfter == .mandatory || isLast else { continue }
          paragraphs.append(Paragraph(wordEnd: Int32(words.count)))
          drawnWidth = max(drawnWidth, offsets[max(contentEnd, paragraphStart)] - offsets[paragraphStart])
          paragraphStart = index + 1
        }
      }
    }
    if text.clusters.last.map({ $0.breakAfter == .mandatory }) ?? true {
      words.append(Word(contentEnd: Int32(count), end: Int32(count)))
      paragraphs.append(Paragraph(wordEnd: Int32(words.count)))
    }
    self.offsets = offsets
    self.words = words
    self.paragraphs = paragraphs
    self.drawnWidth = drawnWidth

    let first = spans.first.map(LineMetrics.init) ?? LineMetrics(ascent: 0, descent: 0, leading: 0)
    let isUniform = spans.count < 2 || spans.allSatisfy { LineMetrics($0) == first }
    uniformMetrics = isUniform ? first : nil
    spanMetrics = isUniform ? [] : spans.map(LineMetrics.init)
  }

  /// The size that the text takes for a proposal, where nil is no wish and infinity no limit.
  ///
  /// - Complexity: constant where no line is broken; otherwise linear in the number of words, or of clusters where words
  ///   are divided.
  public func size(width: CGFloat?, height: CGFloat?) -> TextSize {
    // One paragraph that is not broken is one line, which no height takes away.
    if paragraphs.count == 1 {
      guard let width, width.isFinite else { return idealSize }
      if width >= unbrokenWidth {
        var size = idealSize
        size.width = min(size.width, max(0, width))
        return size
      }
    }
    return measure(width: width, height: height)
  }

  /// Whether the proposal leaves out a part of the text.
  /// - Complexity: as ``size(width:height:)``.
  public func isTruncated(width: CGFloat?, height: CGFloat?) -> Bool {
    arrange(width: width, height: height) != nil
  }

  /// How many points a line may be wider than the proposal: more than sums of widths lose by rounding, and less than
  /// anyone sees.
  static let slack: CGFloat = 1e-5
}
