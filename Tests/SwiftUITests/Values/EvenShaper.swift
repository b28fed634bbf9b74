import DrawingCore
import Foundation

/// Every character is half as wide as its font's size, and spaces may end lines.
final class EvenShaper: TextShaper {
  func shape(_ spans: [TextSpan], isRightToLeft: Bool, locale: String) -> ShapedText {
    var text = ShapedText(isRightToLeft: isRightToLeft)
    var offset: Int32 = 0
    for (index, span) in spans.enumerated() {
      let run = Int32(text.runs.count)
      let face = FontFace(description: "Even", size: span.font.size)
      text.runs.append(
        .init(face: span.attachment == nil ? face : nil, span: Int32(index), level: isRightToLeft ? 1 : 0))
      for character in span.text {
        let width = span.attachment?.width ?? span.font.size / 2 + span.tracking
        let glyph = Int32(text.glyphs.count)
        text.glyphs.append(PlacedGlyph(id: 1, x: 0, y: 0, advance: Float(width)))
        text.clusters.append(
          .init(
            advance: width, glyphs: glyph..<(glyph + 1), run: run, textOffset: offset,
            breakAfter: character.isNewline ? .mandatory : (character == " " ? .opportunity : .none),
            isWhitespace: character.isWhitespace))
        offset += Int32(String(character).utf8.count)
      }
    }
    return text
  }

  func metrics(of font: FontRequest) -> FontMetrics {
    FontMetrics(ascent: font.size, descent: font.size / 4, capHeight: font.size * 0.7)
  }
}

/// One picture of 64 by 40 points under any path.
final class OnePicture: ImageLoader {
  func bitmap(contentsOf path: String, scale: CGFloat) -> Bitmap? {
    let width = Int(64 * scale), height = Int(40 * scale)
    return Bitmap(width: width, height: height, scale: scale, pixels: Data(count: 4 * width * height))
  }
}
