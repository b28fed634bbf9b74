import DrawingCore
import Foundation
import Testing

@Suite struct TextHeightTests {
  /// Five words of which two never fit into 60.
  private let words = "aaaaa bbbbb ccccc ddddd eeeee"

  /// Recorded: a text of five lines of 16 keeps as many as fit into the height, one at least.
  @Test(arguments: [(0, 1), (8, 1), (20, 1), (32, 2), (40, 2), (48, 3), (70, 4), (80, 5), (500, 5)])
  func keepsTheLinesThatFit(height: CGFloat, lines: Int) {
    let layout = makeLayout(words)
    #expect(layout.size(width: 60, height: height).height == CGFloat(lines) * 16)
    #expect(layout.lines(width: 60, height: height).count == lines)
    #expect(layout.isTruncated(width: 60, height: height) == (lines < 5))
  }

  /// Recorded: four lines of the default font are 64 high, 76 with a spacing of 4 and 94 with 10; one line is as before.
  @Test(arguments: [(0, 64), (4, 76), (10, 94)])
  func spreadsLines(spacing: CGFloat, height: CGFloat) {
    let options = TextLayoutOptions(lineSpacing: spacing)
    #expect(makeLayout("aaaaa bbbbb ccccc ddddd", options: options).size(width: 60, height: nil).height == height)
    #expect(makeLayout("aaaaa", options: options).size(width: 60, height: nil).height == 16)
  }

  @Test func takesTheLeadingForALesserSpacing() {
    let metrics = FontMetrics(ascent: 10, descent: 4, capHeight: 7, leading: 2)
    for (spacing, height) in [(0, 30), (1.5, 30), (3, 31)] as [(CGFloat, CGFloat)] {
      let options = TextLayoutOptions(lineSpacing: spacing)
      let layout = makeLayout([makeSpan("aaaa bbbb", metrics: metrics)], options: options)
      #expect(layout.size(width: 30, height: nil).height == height)
    }
  }

  /// Recorded for `caption2` on iOS, whose lines are closer than they are high, on a machine that adds 3 to them.
  @Test(arguments: [("Bold", 64.5), ("Vegetables", 160.5)])
  func movesLinesCloserForANegativeLeading(text: String, height: CGFloat) {
    var metrics = FontMetrics.ios(size: 11, lineHeight: 13)
    metrics.lineAscent += 1.5
    metrics.lineDescent += 1.5
    metrics.ascent += 1.5
    metrics.descent += 1.5
    #expect(makeLayout([makeSpan(text, metrics: metrics)]).size(width: 0, height: nil).height == height)
  }

  /// On macOS the pitch of a style is the line height that Apple states; its first line is the font's.
  @Test(arguments: [(13, 16, 16, 16), (15, 20, 19, 20), (26, 32, 30, 32), (17, 22, 20, 22)])
  func spacesStylesOnMacos(size: CGFloat, stated: CGFloat, line: CGFloat, pitch: CGFloat) {
    let layout = makeLayout([makeSpan("a b c", metrics: .macos(size: size, lineHeight: stated))])
    #expect(layout.size(width: nil, height: nil).height == line)
    #expect(layout.size(width: 0, height: nil).height == line + 2 * pitch)
  }

  /// Recorded: reserved lines add height, and the last baseline stays on the real last line.
  @Test(arguments: [(1, 16), (2, 32), (3, 48)])
  func reservesLines(minimum: Int, height: CGFloat) {
    let layout = makeLayout("Hello", options: TextLayoutOptions(minimumLines: minimum))
    let size = layout.size(width: nil, height: nil)
    #expect(size == TextSize(width: 35, height: height, firstBaseline: 13, lastBaseline: 13))
  }

  /// Recorded on iOS at 13 points and scale 2.
  @Test(arguments: [("Hello", 16, 12.5), ("Hello, World", 171, 168), ("Layoutmustwrapthissentence", 403.5, 400.5)])
  func roundsSumsOfLinesUpToThePixel(text: String, height: CGFloat, lastBaseline: CGFloat) {
    let layout = makeLayout([makeSpan(text, metrics: .ios(size: 13))])
    let size = layout.size(width: text.count > 5 ? 0 : nil, height: nil)
    #expect(size.height == height)
    #expect(size.firstBaseline == 12.5)
    #expect(size.lastBaseline == lastBaseline)
  }

  /// Recorded: body is 20.33 high at scale 3; two lines have the leading between them.
  @Test func usesThirdsAtScaleThree() {
    let options = TextLayoutOptions(displayScale: 3)
    let layout = makeLayout(
      [makeSpan("aaaa bbbb", metrics: .ios(size: 17, lineHeight: 22), size: 17)], options: options)
    #expect(abs(layout.size(width: nil, height: nil).height - 61.0 / 3) < 1e-9)
    #expect(abs(layout.size(width: nil, height: nil).firstBaseline - 49.0 / 3) < 1e-9)
    #expect(abs(layout.size(width: 30, height: nil).height - 127.0 / 3) < 1e-9)
  }

  /// Recorded: `Text("Big ").font(.largeTitle) + Text("small")`, on one line and at width 0.
  @Test func takesTheTallestRunOfALine() {
    let big = FontMetrics(ascent: 29, descent: 8.625, capHeight: 18, leading: 1.375)
    let layout = makeLayout([makeSpan("Big ", metrics: big), makeSpan("small")])
    let line = layout.size(width: nil, height: nil)
    #expect(line.height == 38 && line.firstBaseline == 29 && line.lastBaseline == 29)
    let column = layout.size(width: 0, height: nil)
    #expect(column == TextSize(width: 0, height: 197, firstBaseline: 29, lastBaseline: 194))
    // On iOS: 49 and 225, baselines 36.5 and 221.5.
    let bigger = FontMetrics(
      ascent: 34.0 * 1950 / 2048 + 4, descent: 34.0 * 494 / 2048 + 4, capHeight: 24, leading: 41 - 34.0 * 2444 / 2048)
    let mobile = makeLayout([makeSpan("Big ", metrics: bigger), makeSpan("small", metrics: .ios(size: 13))])
    #expect(mobile.size(width: nil, height: nil).height == 49)
    let mobileColumn = mobile.size(width: 0, height: nil)
    #expect(mobileColumn == TextSize(width: 0, height: 225, firstBaseline: 36.5, lastBaseline: 221.5))
  }

  @Test func measuresMixedLinesUnderPressure() {
    let big = FontMetrics(ascent: 29, descent: 9, capHeight: 18)
    let layout = makeLayout([makeSpan("Big ", metrics: big), makeSpan("small one")])
    // 38 + 16 + 16.
    #expect(layout.size(width: 40, height: nil).height == 70)
    #expect(layout.size(width: 40, height: 60).height == 54)
    #expect(layout.size(width: 40, height: 20).height == 38)
    #expect(layout.shownLines(width: 40, height: 60) == ["Big", "smal…"])
  }

  @Test func makesRoomForRaisedTextAndPictures() {
    let raised = makeLayout([makeSpan("a"), makeSpan("b", baselineOffset: 6)])
    #expect(raised.size(width: nil, height: nil).height == 22)
    #expect(raised.size(width: nil, height: nil).firstBaseline == 19)
    let picture = makeLayout([
      makeSpan("a"), makeSpan("", baselineOffset: -4, attachment: CGSize(width: 20, height: 30)),
    ])
    let size = picture.size(width: nil, height: nil)
    #expect(size.width == 27 && size.firstBaseline == 26 && size.height == 30)
  }
}
