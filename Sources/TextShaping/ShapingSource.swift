import DrawingCore

/// The string that is shaped for a list of spans, and how its bytes belong to them.
struct ShapingSource {
  struct Paragraph {
    /// Byte ranges; the newline is empty at the end of the text.
    var content, newline: Range<Int>
  }

  let spans: [TextSpan]
  /// UTF-8, ended by a zero.
  private(set) var bytes: [UInt8] = []
  private(set) var paragraphs: [Paragraph] = []
  /// Where each span begins in `bytes`, and in the spans' own texts; one more for the end.
  private var starts: [Int] = [0]
  private var textStarts: [Int] = [0]

  init(_ spans: [TextSpan]) {
    self.spans = spans
    for span in spans {
      // A zero would end the string for Pango; it is no character that is drawn.
      bytes.append(contentsOf: (span.attachment == nil ? span.text : "\u{FFFC}").utf8.map { $0 == 0 ? 0x20 : $0 })
      starts.append(bytes.count)
      textStarts.append((textStarts.last ?? 0) + span.text.utf8.count)
    }
    divideIntoParagraphs()
    bytes.append(0)
  }

  func range(ofSpan index: Int) -> Range<Int> {
    starts[index]..<starts[index + 1]
  }

  /// The span that a byte belongs to; searches on from `guess`, since callers go through the text in order.
  func span(atByte byte: Int, from guess: Int) -> Int {
    var index = starts[guess] <= byte ? guess : 0
    while index + 1 < spans.count, starts[index + 1] <= byte { index += 1 }
    return index
  }

  /// A byte's place in the spans' own texts.
  func textOffset(ofByte byte: Int, span: Int) -> Int {
    spans[span].attachment == nil ? textStarts[span] + byte - starts[span] : textStarts[span]
  }

  /// Newlines are LF, CR, CR LF, and U+2028 and U+2029, whose bytes are E2 80 A8 and A9.
  private mutating func divideIntoParagraphs() {
    var start = 0
    var index = 0
    while index < bytes.count {
      var length = 0
      switch bytes[index] {
      case 0x0A: length = 1
      case 0x0D: length = index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 1
      case 0xE2 where index + 2 < bytes.count && bytes[index + 1] == 0x80 && (bytes[index + 2] | 1) == 0xA9: length = 3
      default: break
      }
      if length > 0 {
        paragraphs.append(Paragraph(content: start..<index, newline: index..<(index + length)))
        start = index + length
      }
      index += max(1, length)
    }
    if start < bytes.count { paragraphs.append(Paragraph(content: start..<bytes.count, newline: start..<start)) }
  }
}
