import DrawingCore
import Foundation
import Testing

@Suite struct TextBreakingTests {
  @Test func takesOneLineWithoutAWidth() {
    let layout = makeLayout("Layout must wrap")
    for width: CGFloat? in [nil, .infinity, 112, 1000] {
      let size = layout.size(width: width, height: nil)
      #expect(size == TextSize(width: 112, height: 16, firstBaseline: 13, lastBaseline: 13))
    }
  }

  /// The trailing space hangs, and counts in the answer as far as the proposal allows.
  @Test(arguments: [(84, 80), (80, 80), (77, 77)])
  func countsTheHangingSpace(width: CGFloat, answer: CGFloat) {
    let layout = makeLayout("aaaaa bbbbb ccccc ddddd eeeee fffff")
    #expect(layout.shownLines(width: width).first == "aaaaabbbbb")
    #expect(layout.size(width: width, height: nil).width == min(width, 84))
    #expect(answer <= width)
  }

  /// Recorded: the line draws 133.34, is 137 wide in 150 and 134 in 134; 133.5 keeps it and 133 does not.
  @Test func meetsTheRecordedWidths() {
    let words: [CGFloat] = [40.6, 31.2, 28.2, 22.36, 55.5, 25.2, 39.7, 31]
    var text = ShapedText(runs: [ShapedText.Run(face: FontFace(description: "Fixed", size: 13), span: 0, level: 0)])
    for word in words {
      for (advance, isSpace) in [(word, false), (3.66, true)] {
        text.clusters.append(
          ShapedText.Cluster(
            advance: advance, glyphs: 0..<0, run: 0, textOffset: 0, breakAfter: isSpace ? .opportunity : .none,
            isWhitespace: isSpace))
      }
    }
    let layout = TextLayout(text, spans: [makeSpan("")]) { _ in ShapedText() }
    let recorded: [(CGFloat, CGFloat, Int)] = [(150, 137, 3), (134, 134, 3), (133.5, 133.5, 3)]
    for (width, answer, lines) in recorded {
      #expect(layout.size(width: width, height: nil).width == answer)
      #expect(layout.lines(width: width, height: nil).count == lines)
      #expect(abs((layout.lines(width: width, height: nil).first?.width ?? 0) - 133.34) < 1e-9)
    }
    #expect(layout.size(width: 133, height: nil).width < 133)
  }

  @Test func avoidsALoneLastWordWhereThatIsMoreEven() {
    // 12 characters fit. Moving "must" makes 6 and 9 of 11 and 4.
    #expect(makeLayout("Layout must wrap").shownLines(width: 84) == ["Layout", "mustwrap"])
    // Moving "wrap" would make 6 and 13 of 11 and 8: less even.
    #expect(makeLayout("Layout wrap sentence").shownLines(width: 98) == ["Layoutwrap", "sentence"])
    // Moving "cccc" would be more even but does not fit.
    #expect(makeLayout("aa cccccccc ddddddd").shownLines(width: 77) == ["aacccccccc", "ddddddd"])
  }

  @Test func breaksThreeLinesGreedily() {
    #expect(makeLayout("aaaa bbbb cccc dddd e").shownLines(width: 70) == ["aaaabbbb", "ccccdddd", "e"])
  }

  @Test func balancesEachParagraphOnItsOwn() {
    let layout = makeLayout("Layout must wrap\nLayout must wrap")
    #expect(layout.shownLines(width: 84) == ["Layout", "mustwrap", "Layout", "mustwrap"])
  }

  @Test func dividesAWordThatIsTooWide() {
    let layout = makeLayout("a Supercalifragilistic")
    #expect(layout.shownLines(width: 60) == ["a", "Supercal", "ifragili", "stic"])
    #expect(layout.size(width: 60, height: nil).width == 56)
  }

  /// Recorded heights at width 0, where the answer's width is 0: a space hangs, but a leading one has its own line.
  @Test(arguments: [("Hello, World", 176, 173), (" PM", 48, 45), (", ", 16, 13), (" ", 16, 13), ("30%", 48, 45)])
  func putsOneClusterOnALineOfNoWidth(text: String, height: CGFloat, lastBaseline: CGFloat) {
    let size = makeLayout(text).size(width: 0, height: nil)
    #expect(size == TextSize(width: 0, height: height, firstBaseline: 13, lastBaseline: lastBaseline))
  }

  @Test func takesANegativeWidthForNone() {
    let layout = makeLayout("Hello")
    #expect(layout.size(width: -5, height: nil) == layout.size(width: 0, height: nil))
  }

  @Test func breaksAtNewlines() {
    let layout = makeLayout("Left\nRight side")
    #expect(layout.size(width: nil, height: nil).width == 70)
    #expect(layout.size(width: nil, height: nil).height == 32)
    #expect(layout.shownLines(width: nil) == ["Left", "Rightside"])
    #expect(makeLayout("Left\n").size(width: nil, height: nil).height == 32)
    #expect(makeLayout("a\n\nb").size(width: 100, height: nil).height == 48)
  }

  @Test func isOneLineHighWithoutText() {
    let size = TextSize(width: 0, height: 16, firstBaseline: 13, lastBaseline: 13)
    for width: CGFloat? in [nil, 0, 50, .infinity] {
      #expect(makeLayout("").size(width: width, height: nil) == size)
      #expect(makeLayout([]).size(width: width, height: nil).height == 0)
    }
    #expect(makeLayout("").lines(width: nil, height: nil).count == 1)
  }

  @Test func breaksAfterAHyphen() {
    #expect(makeLayout("aaaa-bbbb cc").shownLines(width: 42) == ["aaaa-", "bbbb", "cc"])
  }

  @Test func countsTrackingInLines() {
    let layout = makeLayout([makeSpan("Hello", tracking: 2)])
    #expect(layout.size(width: nil, height: nil).width == 45)
  }
}
