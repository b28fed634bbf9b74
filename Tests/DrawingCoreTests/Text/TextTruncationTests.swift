import DrawingCore
import Foundation
import Testing

@Suite struct TextTruncationTests {
  private func layout(_ text: String, limit: Int, _ mode: TextLayoutOptions.TruncationMode = .tail) -> TextLayout {
    makeLayout(text, options: TextLayoutOptions(lineLimit: limit, truncationMode: mode))
  }

  @Test func truncatesTheLastPermittedLineBetweenCharacters() {
    let text = layout("aaaaa bbbbb ccccc ddddddd", limit: 2)
    // 83 less the ellipsis holds ten characters.
    #expect(text.shownLines(width: 83) == ["aaaaabbbbb", "cccccdddd…"])
    #expect(text.size(width: 83, height: nil) == TextSize(width: 83, height: 32, firstBaseline: 13, lastBaseline: 29))
  }

  /// Recorded: "Layout must wrap this…" is as wide as its words and the ellipsis, without the space between.
  @Test func dropsSpacesBesideTheEllipsis() {
    let text = layout("Layout must wrap this sentence", limit: 1)
    #expect(text.shownLines(width: 164) == ["Layoutmustwrapthis…"])
    #expect(text.size(width: 164, height: nil).width == 157)
  }

  @Test func truncatesHeadAndMiddle() {
    let sentence = "Layout must wrap this narrow frame."
    #expect(layout(sentence, limit: 1, .head).shownLines(width: 109) == ["…narrowframe."])
    #expect(layout(sentence, limit: 1, .head).size(width: 109, height: nil).width == 101)
    #expect(layout(sentence, limit: 1, .middle).shownLines(width: 150) == ["Layoutmus…rowframe."])
  }

  @Test func keepsATextThatFits() {
    for mode in [TextLayoutOptions.TruncationMode.head, .middle, .tail] {
      #expect(layout("Layout must", limit: 1, mode).shownLines(width: 77) == ["Layoutmust"])
      #expect(!layout("Layout must", limit: 1, mode).isTruncated(width: 77, height: nil))
    }
    #expect(layout("aaaa bbbb", limit: 4).size(width: 30, height: nil).height == 32)
  }

  @Test func saysThatParagraphsAreMissing() {
    #expect(layout("one\ntwo", limit: 1).shownLines(width: nil) == ["one…"])
    #expect(layout("one\ntwo", limit: 1).size(width: nil, height: nil).width == 31)
    #expect(layout("one\ntwo", limit: 1).shownLines(width: 30) == ["on…"])
  }

  @Test func showsTheEllipsisAloneWhereNothingFits() {
    let text = layout("aaaa bbbb", limit: 1)
    #expect(text.shownLines(width: 5) == ["…"])
    #expect(text.size(width: 5, height: nil).width == 5)
    #expect(text.size(width: 0, height: 0) == TextSize(width: 0, height: 16, firstBaseline: 13, lastBaseline: 13))
  }

  @Test func looksLikeTheTextThatItIsIn() {
    let spans = [makeSpan("aaaaa", style: 3), makeSpan("bbbbbbbbb", style: 4)]
    let options = TextLayoutOptions(lineLimit: 1, truncationMode: .head)
    let runs = makeLayout(spans, options: options).lines(width: 60, height: nil)[0].runs
    #expect(runs.map(\.style) == [4, 4])
    #expect(runs.first?.glyphs?.glyphs.map(\.id) == [0x2026])
  }
}
