import DrawingCore
import Foundation

/// A font whose characters are all 7 points wide, so that texts cost layout but no shaping.
final class GridShaper: TextShaper {
  func shape(_ spans: [TextSpan], isRightToLeft: Bool, locale: String) -> ShapedText {
    var text = ShapedText()
    for (number, span) in spans.enumerated() {
      text.runs.append(
        ShapedText.Run(face: FontFace(description: "Grid", size: span.font.size), span: Int32(number), level: 0))
      var offset: Int32 = 0
      let count = text.clusters.count + span.text.utf8.count
      text.glyphs.reserveCapacity(count)
      text.clusters.reserveCapacity(count)
      // The benchmarks' texts are ASCII.
      for character in span.text.utf8 {
        let isSpace = character == UInt8(ascii: " ")
        let glyph = Int32(text.glyphs.count)
        text.glyphs.append(PlacedGlyph(id: 1, x: 0, y: 0, advance: 7))
        text.clusters.append(
          ShapedText.Cluster(
            advance: 7, glyphs: glyph..<glyph + 1, run: Int32(number), textOffset: offset,
            breakAfter: isSpace ? .opportunity : .none, isWhitespace: isSpace))
        offset += 1
      }
    }
    return text
  }

  func metrics(of font: FontRequest) -> FontMetrics { FontMetrics(ascent: 12, descent: 4, capHeight: 9) }
}

/// No pictures.
final class NoPictures: ImageLoader {
  func bitmap(contentsOf path: String, scale: CGFloat) -> Bitmap? { nil }
}
