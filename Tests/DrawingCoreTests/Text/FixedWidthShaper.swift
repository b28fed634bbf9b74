import DrawingCore
import Foundation

/// A shaper without fonts: every character is 7 points wide, but an ellipsis, which is 10; lines may end after spaces and
/// hyphens. Letters of Hebrew read from right to left.
final class FixedWidthShaper: TextShaper {
  func shape(_ spans: [TextSpan], isRightToLeft: Bool, locale: String) -> ShapedText {
    var text = ShapedText(isRightToLeft: isRightToLeft)
    var offset = 0
    for (index, span) in spans.enumerated() {
      if let picture = span.attachment {
        add("\u{FFFC}", advance: picture.width, face: nil, span: index, level: 0, offset: offset, to: &text)
        offset += span.text.utf8.count
        continue
      }
      for character in span.text {
        let isHebrew = ("א"..."ת").contains(character)
        let advance: CGFloat = character.isNewline ? 0 : (character == "…" ? 10 : 7)
        add(
          character, advance: advance + (character.isNewline ? 0 : span.tracking),
          face: FontFace(description: "Fixed", size: span.font.size), span: index,
          level: isHebrew ? 1 : (isRightToLeft ? 2 : 0), offset: offset, to: &text)
        offset += String(character).utf8.count
      }
    }
    return text
  }

  func metrics(of font: FontRequest) -> FontMetrics { .ios(size: font.size) }

  private func add(
    _ character: Character, advance: CGFloat, face: FontFace?, span: Int, level: UInt8, offset: Int,
    to text: inout ShapedText
  ) {
    let run = ShapedText.Run(face: face, span: Int32(span), level: level)
    if text.runs.last != run { text.runs.append(run) }
    let first = Int32(text.glyphs.count)
    if !character.isWhitespace, face != nil {
      let id = character.unicodeScalars.first?.value ?? 0
      text.glyphs.append(PlacedGlyph(id: id, x: 0, y: 0, advance: Float(advance)))
    }
    text.clusters.append(
      ShapedText.Cluster(
        advance: advance, glyphs: first..<Int32(text.glyphs.count), run: Int32(text.runs.count - 1),
        textOffset: Int32(offset),
        breakAfter: character.isNewline
          ? .mandatory : (character.isWhitespace || character == "-" ? .opportunity : .none),
        isWhitespace: character.isWhitespace))
  }
}

/// The default font of macOS and its line of 16 points, baseline at 13.
let macosDefault = FontMetrics.macos(size: 13)

func makeSpan(
  _ text: String, metrics: FontMetrics = macosDefault, size: CGFloat = 13, tracking: CGFloat = 0,
  baselineOffset: CGFloat = 0, attachment: CGSize? = nil, style: Int = 0
) -> TextSpan {
  TextSpan(
    text: text, font: FontRequest(size: size), metrics: metrics, tracking: tracking, baselineOffset: baselineOffset,
    attachment: attachment, style: style)
}

func makeLayout(
  _ spans: [TextSpan], options: TextLayoutOptions = TextLayoutOptions(), isRightToLeft: Bool = false
) -> TextLayout {
  let shaper = FixedWidthShaper()
  return TextLayout(
    shaper.shape(spans, isRightToLeft: isRightToLeft, locale: "en"), spans: spans, options: options
  ) { span in
    var ellipsis = spans[span]
    ellipsis.text = "…"
    ellipsis.attachment = nil
    return shaper.shape([ellipsis], isRightToLeft: isRightToLeft, locale: "en")
  }
}

func makeLayout(_ text: String, options: TextLayoutOptions = TextLayoutOptions()) -> TextLayout {
  makeLayout([makeSpan(text)], options: options)
}

extension TextLayout {
  /// What each line draws, from left to right, without spaces.
  func shownLines(width: CGFloat?, height: CGFloat? = nil) -> [String] {
    lines(width: width, height: height).map { line in
      line.runs.map { run in
        String(String.UnicodeScalarView((run.glyphs?.glyphs ?? []).compactMap { Unicode.Scalar($0.id) }))
      }.joined()
    }
  }
}
