import DrawingCore
import Foundation
import Testing

/// Truths about all texts at all proposals, tried on random ones. The seed is part of each failure.
@Suite struct TextLayoutPropertyTests {
  private static func randomText(_ generator: inout SeededGenerator) -> String {
    let letters = Array("abcdefghij-  \n")
    let count = Int.random(in: 0...60, using: &generator)
    return String(
      (0..<count).map { index in
        index > 0 && Int.random(in: 0..<5, using: &generator) == 0
          ? " " : letters[Int.random(in: 0..<letters.count, using: &generator)]
      })
  }

  private static func randomOptions(_ generator: inout SeededGenerator) -> TextLayoutOptions {
    TextLayoutOptions(
      lineLimit: Bool.random(using: &generator) ? nil : Int.random(in: 1...4, using: &generator),
      minimumLines: Bool.random(using: &generator) ? 0 : Int.random(in: 1...3, using: &generator),
      truncationMode: [.head, .middle, .tail][Int.random(in: 0..<3, using: &generator)],
      lineSpacing: Bool.random(using: &generator) ? 0 : CGFloat.random(in: 0...6, using: &generator),
      displayScale: CGFloat(Int.random(in: 1...3, using: &generator)))
  }

  private static func randomLength(_ generator: inout SeededGenerator) -> CGFloat? {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: nil
    case 1: 0
    case 2: .infinity
    default: CGFloat.random(in: 0...200, using: &generator)
    }
  }

  private static func randomLayout(_ generator: inout SeededGenerator) -> TextLayout {
    let metrics = [macosDefault, .ios(size: 17, lineHeight: 22), .ios(size: 34, lineHeight: 41)]
    let spans = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
      makeSpan(
        randomText(&generator), metrics: metrics[Int.random(in: 0..<3, using: &generator)],
        tracking: Int.random(in: 0..<4, using: &generator) == 0 ? CGFloat.random(in: 0...2, using: &generator) : 0)
    }
    return makeLayout(spans, options: randomOptions(&generator))
  }

  @Test func givesTheSameLinesForItsOwnAnswer() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    for round in 0..<2000 {
      let layout = Self.randomLayout(&generator)
      let width = Self.randomLength(&generator)
      let isMixed = Set(layout.spans.map(\.metrics)).count > 1
      let height = isMixed ? nil : Self.randomLength(&generator)
      let size = layout.size(width: width, height: height)
      let lines = layout.lines(width: width, height: height)
      let ownHeight = isMixed ? nil : size.height
      #expect(layout.size(width: size.width, height: ownHeight) == size, "seed \(seed), round \(round)")
      let sameLines = layout.lines(width: size.width, height: ownHeight) == lines
      #expect(sameLines, "seed \(seed), round \(round)")
    }
  }

  @Test func neverAnswersMoreThanTheProposedWidth() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    for round in 0..<2000 {
      let layout = Self.randomLayout(&generator)
      let height = Self.randomLength(&generator)
      let width = CGFloat.random(in: 0...200, using: &generator)
      let size = layout.size(width: width, height: height)
      let lines = layout.lines(width: width, height: height)
      #expect(size.width <= width, "seed \(seed), round \(round)")
      for line in lines where line.width > width + 1e-4 {
        // A cluster that is wider than the proposal, or an ellipsis, which is wider than two characters here.
        #expect(line.width <= 10 + 2 * 2, "seed \(seed), round \(round)")
      }
      let bottom = lines.map { $0.top + $0.height }.max() ?? 0
      #expect(size.height >= bottom - 1e-4, "seed \(seed), round \(round)")
      #expect(size.firstBaseline == lines.first?.baseline, "seed \(seed), round \(round)")
      #expect(size.lastBaseline == lines.last?.baseline, "seed \(seed), round \(round)")
    }
  }

  @Test func showsEveryLetterOnceWhereNothingLimitsIt() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    for round in 0..<1000 {
      let text = Self.randomText(&generator)
      let layout = makeLayout(text)
      let width = Self.randomLength(&generator)
      let shown = layout.shownLines(width: width).joined()
      #expect(shown == text.filter { !$0.isWhitespace }, "seed \(seed), round \(round)")
      #expect(!layout.isTruncated(width: width, height: nil))
    }
  }

  @Test func needsNoMoreLinesWhereItIsWider() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    for round in 0..<300 {
      let layout = makeLayout(Self.randomText(&generator))
      var lines = Int.max
      for width in stride(from: 0, through: 200, by: 3) {
        let count = layout.lines(width: CGFloat(width), height: nil).count
        #expect(count <= lines, "seed \(seed), round \(round), width \(width)")
        lines = count
      }
    }
  }
}
