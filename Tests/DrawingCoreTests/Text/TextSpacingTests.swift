import DrawingCore
import Foundation
import Testing

@Suite struct TextSpacingTests {
  /// Recorded: size, above, below.
  @Test(arguments: [
    (10, 3.609, 6.231), (11, 3.820, 6.705), (12, 4.031, 7.178), (13, 4.7421875, 8.15087890625), (15, 5.164, 9.097),
    (17, 6.086, 10.543), (20, 6.719, 11.963), (22, 7.641, 13.409), (24, 8.063, 14.355), (26, 8.984, 15.802),
    (32, 10.75, 19.141), (40, 13.4375, 23.926),
  ])
  func meetsTheDistancesOfMacos(size: CGFloat, above: CGFloat, below: CGFloat) {
    let spacing = TextSpacing(.macos(size: size), displayScale: 2)
    #expect(abs(spacing.above - above) < 6e-4)
    #expect(abs(spacing.below - below) < 6e-4)
    #expect(spacing.textToText == 0)
  }

  @Test(arguments: [
    (10, 3.912, 6.388), (11, 4.153, 6.876), (12, 4.395, 7.365), (13, 5.136, 8.354), (15, 5.618, 9.332),
    (17, 6.6005859375, 10.80908203125), (20, 7.324, 12.275), (22, 8.307, 13.753), (24, 8.789, 14.730),
    (26, 9.771, 16.208), (32, 11.719, 19.641), (40, 14.648, 24.551),
  ])
  func meetsTheDistancesOfIos(size: CGFloat, above: CGFloat, below: CGFloat) {
    let spacing = TextSpacing(.ios(size: size), displayScale: 2)
    #expect(abs(spacing.above - above) < 6e-4)
    #expect(abs(spacing.below - below) < 6e-4)
  }

  /// Recorded: the leading of the lower text, up to the pixel.
  @Test(arguments: [(34, 41, 0.5), (28, 34, 1), (22, 28, 2), (20, 25, 1.5), (17, 22, 2), (15, 20, 2.5)])
  func putsTheLeadingBetweenTexts(size: CGFloat, line: CGFloat, distance: CGFloat) {
    #expect(TextSpacing(.ios(size: size, lineHeight: line), displayScale: 2).textToText == distance)
  }

  /// Recorded likewise.
  @Test(arguments: [(26, 32, 1.5), (22, 26, 0.5), (17, 22, 2), (15, 20, 2.5), (11, 14, 1.5), (13, 16, 1)])
  func putsTheLeadingBetweenTextsOnMacos(size: CGFloat, line: CGFloat, distance: CGFloat) {
    #expect(TextSpacing(.macos(size: size, lineHeight: line), displayScale: 2).textToText == distance)
  }

  /// Recorded: the line of a font that is asked for by its size, and its baseline.
  @Test(arguments: [
    (10, 13), (11, 14), (12, 15), (13, 16), (15, 19), (17, 20), (20, 24), (22, 26), (24, 28), (26, 30), (32, 38),
    (40, 47),
  ])
  func takesWholePointsOnMacos(size: CGFloat, line: CGFloat) {
    let layout = makeLayout([makeSpan("Hg", metrics: .macos(size: size))])
    #expect(layout.size(width: nil, height: nil).height == line)
    let baselines: [CGFloat: CGFloat] = [13: 13, 15: 15, 17: 16, 20: 19, 22: 21, 24: 23, 26: 25, 32: 31, 40: 39]
    if let baseline = baselines[size] { #expect(layout.size(width: nil, height: nil).firstBaseline == baseline) }
  }

  @Test(arguments: [
    (10, 12), (11, 13.5), (12, 14.5), (13, 16), (15, 18), (17, 20.5), (20, 24), (22, 26.5), (24, 29), (26, 31.5),
    (32, 38.5), (40, 48),
  ])
  func takesHalfPointsOnIos(size: CGFloat, line: CGFloat) {
    let layout = makeLayout([makeSpan("Hg", metrics: .ios(size: size))])
    #expect(layout.size(width: nil, height: nil).height == line)
  }
}
