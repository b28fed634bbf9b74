import DrawingCore
import Foundation
import Testing

@Suite struct TextLineTests {
  @Test(arguments: [(TextLayoutOptions.Alignment.leading, 0, 42), (.center, 21, 21), (.trailing, 42, 0)])
  func alignsLinesInTheTextsOwnWidth(alignment: TextLayoutOptions.Alignment, left: CGFloat, right: CGFloat) {
    for isRightToLeft in [false, true] {
      let options = TextLayoutOptions(alignment: alignment, isRightToLeft: isRightToLeft)
      let layout = makeLayout("aaaaaaaaaaaa bbbbbb", options: options)
      #expect(layout.size(width: 90, height: nil).width == 90)
      let lines = makeLayout("aaaaaaaaaaaa\nbbbbbb", options: options).lines(width: 90, height: nil)
      #expect(lines.map(\.x) == [0, isRightToLeft ? right : left])
      #expect(lines.map(\.width) == [84, 42])
    }
  }

  @Test func placesLinesOneUnderTheOther() {
    let lines = makeLayout("aaaa bbbb cccc").lines(width: 30, height: nil)
    #expect(lines.map(\.top) == [0, 16, 32])
    #expect(lines.map(\.baseline) == [13, 29, 45])
    #expect(
      lines.map { $0.runs.map(\.origin) } == [[CGPoint(x: 0, y: 13)], [CGPoint(x: 0, y: 29)], [CGPoint(x: 0, y: 45)]])
    #expect(lines[1].runs[0].glyphs?.glyphs.map(\.x) == [0, 7, 14, 21])
  }

  @Test func putsRunsIntoVisualOrder() {
    let mixed = makeLayout("abc אבג def")
    #expect(mixed.shownLines(width: nil) == [["abc", "ג", "ב", "א", "def"].joined()])
    // Hebrew from the right, the Latin word in its own direction; the order from left to right is spelled out.
    let paragraph = makeLayout([makeSpan("אבג abc דה")], isRightToLeft: true)
    #expect(paragraph.shownLines(width: nil) == [["ה", "ד", "a", "b", "c", "ג", "ב", "א"].joined()])
  }

  @Test func putsTheEllipsisAtTheLogicalEnd() {
    let options = TextLayoutOptions(lineLimit: 1)
    let layout = makeLayout([makeSpan("אבגדהוזח")], options: options, isRightToLeft: true)
    #expect(layout.shownLines(width: 40) == [["…", "ד", "ג", "ב", "א"].joined()])
  }

  @Test func drawsDecorationsUnderTheTextOnly() {
    let runs = makeLayout([makeSpan("aa "), makeSpan("bb", size: 26, style: 1)]).lines(width: nil, height: nil)[0].runs
    #expect(runs.map(\.underline.width) == [21, 14])
    #expect(runs.map(\.underline.minX) == [0, 21])
    #expect(runs.allSatisfy { $0.underline.minY > 13 && $0.strikethrough.maxY < 13 })
    #expect(runs.map(\.style) == [0, 1])
  }

  @Test func placesPicturesOnTheBaseline() {
    let spans = [
      makeSpan("aa"), makeSpan("", baselineOffset: -2, attachment: CGSize(width: 10, height: 12)), makeSpan("b"),
    ]
    let runs = makeLayout(spans).lines(width: nil, height: nil)[0].runs
    #expect(runs.map { $0.glyphs == nil } == [false, true, false])
    #expect(runs[1].attachment == CGRect(x: 14, y: 3, width: 10, height: 12))
    #expect(runs[2].origin == CGPoint(x: 24, y: 13))
  }

  @Test func raisesTheBaseline() {
    let runs = makeLayout([makeSpan("a"), makeSpan("b", baselineOffset: 5)]).lines(width: nil, height: nil)[0].runs
    #expect(runs.map(\.origin.y) == [18, 13])
  }
}
