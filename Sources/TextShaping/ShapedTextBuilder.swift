internal import CPango
import DrawingCore
import Foundation

/// Gathers Pango's glyphs into a shaped text.
struct ShapedTextBuilder {
  private let source: ShapingSource
  private var text = ShapedText()
  private var hasFoundDirection = false
  private var paragraphLevel: UInt8 = 0
  /// The span of the last cluster: clusters come in order.
  private var span = 0
  /// The tracking that was worked out last, and for what.
  private var tracking: (span: Int, face: String, value: CGFloat)?

  init(source: ShapingSource) {
    self.source = source
    text.clusters.reserveCapacity(source.bytes.count)
    text.glyphs.reserveCapacity(source.bytes.count)
  }

  /// What was asked for the text at a byte of the source.
  func font(atByte byte: Int) -> FontRequest {
    source.spans[source.span(atByte: byte, from: span)].font
  }

  /// The first paragraph that has a direction of its own gives it to the whole text.
  mutating func beginParagraph(isRightToLeft: Bool, hasDirection: Bool) {
    paragraphLevel = isRightToLeft ? 1 : 0
    guard hasDirection, !hasFoundDirection else { return }
    hasFoundDirection = true
    text.isRightToLeft = isRightToLeft
  }

  func finish(isRightToLeft: Bool) -> ShapedText {
    var result = text
    if !hasFoundDirection { result.isRightToLeft = isRightToLeft }
    return result
  }

  mutating func addNewline(at byte: Int) {
    span = source.span(atByte: byte, from: span)
    let run = run(face: nil, level: paragraphLevel)
    let glyph = Int32(text.glyphs.count)
    text.clusters.append(
      ShapedText.Cluster(
        advance: 0, glyphs: glyph..<glyph, run: run, textOffset: Int32(source.textOffset(ofByte: byte, span: span)),
        breakAfter: .mandatory, isWhitespace: true))
  }

  /// Adds the glyphs of an item, which are in visual order.
  /// - Parameters:
  ///   - start: the item's first byte.
  ///   - face: the one that was chosen, in the size of the item: capitals that stand in for small ones are smaller.
  ///   - breaks: of the paragraph, which begins at `paragraphStart`.
  mutating func add(
    _ glyphs: PangoGlyphString, from start: Int, byteCount: Int, level: UInt8, face: FontFace,
    breaks: LogicalBreaks, paragraphStart: Int
  ) {
    let count = Int(glyphs.num_glyphs)
    let isReversed = !level.isMultiple(of: 2)
    var first = isReversed ? count - 1 : 0
    while (0..<count).contains(first) {
      // The glyphs of one cluster: in the order of the text, one group after the other.
      let byte = Int(glyphs.log_clusters[first])
      var last = first
      let step = isReversed ? -1 : 1
      while (0..<count).contains(last + step), Int(glyphs.log_clusters[last + step]) == byte { last += step }
      let nextByte = (0..<count).contains(last + step) ? Int(glyphs.log_clusters[last + step]) : byteCount
      add(
        cluster: start + byte..<start + nextByte, glyphs: min(first, last)...max(first, last), of: glyphs, level: level,
        face: face, breaks: breaks, paragraphStart: paragraphStart)
      first = last + step
    }
  }

  private mutating func add(
    cluster bytes: Range<Int>, glyphs range: ClosedRange<Int>, of glyphs: PangoGlyphString, level: UInt8,
    face: FontFace, breaks: LogicalBreaks, paragraphStart: Int
  ) {
    let newSpan = source.span(atByte: bytes.lowerBound, from: span)
    let local = bytes.lowerBound - paragraphStart
    let end = bytes.upperBound - paragraphStart
    let breakAfter: ShapedText.Break = breaks.mayBreak[end] ? .opportunity : .none
    // Glyphs that begin within a grapheme belong to the cluster before, if that can hold them.
    let isContinued = !breaks.beginsGrapheme[local] && newSpan == span && !text.clusters.isEmpty
    span = newSpan
    let item = source.spans[span]
    let firstGlyph = Int32(text.glyphs.count)

    if let picture = item.attachment {
      let run = run(face: nil, level: level)
      text.clusters.append(
        ShapedText.Cluster(
          advance: picture.width, glyphs: firstGlyph..<firstGlyph, run: run,
          textOffset: Int32(source.textOffset(ofByte: bytes.lowerBound, span: span)), breakAfter: breakAfter,
          isWhitespace: false))
      return
    }

    let run = run(face: face, level: level)
    var advance: CGFloat = 0
    for index in range {
      let glyph = glyphs.glyphs[index]
      let width = points(glyph.geometry.width)
      if glyph.glyph != PangoGlyph(PANGO_GLYPH_EMPTY) {
        text.glyphs.append(
          PlacedGlyph(
            id: glyph.glyph,
            x: Float(advance + points(glyph.geometry.x_offset)),
            y: Float(points(glyph.geometry.y_offset)), advance: Float(width)))
      }
      advance += width
    }
    if source.bytes[bytes.lowerBound] == 0x09 { advance = Self.tabWidth }

    if isContinued, let last = text.clusters.indices.last, text.clusters[last].run == run {
      extendCluster(last, by: advance, glyphsFrom: firstGlyph, isReversed: !level.isMultiple(of: 2))
      text.clusters[last].breakAfter = breakAfter
      return
    }
    let tracking = item.tracking + systemTracking(face: face.description)
    // Space after a cluster is on its left where text runs to the left.
    if !level.isMultiple(of: 2), tracking != 0 {
      for index in Int(firstGlyph)..<text.glyphs.count { text.glyphs[index].x += Float(tracking) }
    }
    text.clusters.append(
      ShapedText.Cluster(
        advance: advance + tracking, glyphs: firstGlyph..<Int32(text.glyphs.count), run: run,
        textOffset: Int32(source.textOffset(ofByte: bytes.lowerBound, span: span)), breakAfter: breakAfter,
        isWhitespace: (local..<end).allSatisfy { !breaks.beginsGrapheme[$0] || breaks.isSpace[$0] }))
  }

  /// Puts glyphs that were added last behind a cluster's own, in reading direction.
  private mutating func extendCluster(_ index: Int, by advance: CGFloat, glyphsFrom first: Int32, isReversed: Bool) {
    let own = text.clusters[index].glyphs
    if isReversed {
      for glyph in own { text.glyphs[Int(glyph)].x += Float(advance) }
    } else {
      for glyph in Int(first)..<text.glyphs.count { text.glyphs[glyph].x += Float(text.clusters[index].advance) }
    }
    text.clusters[index].glyphs = own.lowerBound..<Int32(text.glyphs.count)
    text.clusters[index].advance += advance
  }

  private mutating func systemTracking(face: String) -> CGFloat {
    if let tracking, tracking.span == span, tracking.face == face { return tracking.value }
    let value = SystemTracking.tracking(of: source.spans[span].font, face: face)
    tracking = (span, face, value)
    return value
  }

  /// The number of the run that the next cluster belongs to: the last one, or a new one.
  private mutating func run(face: FontFace?, level: UInt8) -> Int32 {
    if let last = text.runs.last, last.span == span, last.level == level, last.face == face {
      return Int32(text.runs.count - 1)
    }
    text.runs.append(ShapedText.Run(face: face, span: Int32(span), level: level))
    return Int32(text.runs.count - 1)
  }

  /// The distance of the tab stops that Apple's text has without a paragraph style, in points.
  private static let tabWidth: CGFloat = 28
}
