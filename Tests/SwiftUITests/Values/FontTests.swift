import DrawingCore
import Foundation
import Testing

@testable import SwiftUI

@Suite struct FontTests {
  private func resolve(_ font: Font, _ size: DynamicTypeSize = .large, _ platform: ViewPlatform = .ios) -> ResolvedFont
  {
    font.resolve(in: FontContext(platform: platform, typeSize: size))
  }

  /// Human Interface Guidelines, Typography: size and line height at xSmall, large and accessibility5.
  @Test(
    arguments: [
      (Font.largeTitle, [(31, 38), (34, 41), (60, 70)]), (.title, [(25, 31), (28, 34), (58, 68)]),
      (.title2, [(19, 24), (22, 28), (56, 66)]), (.title3, [(17, 22), (20, 25), (55, 65)]),
      (.headline, [(14, 19), (17, 22), (53, 62)]), (.body, [(14, 19), (17, 22), (53, 62)]),
      (.callout, [(13, 18), (16, 21), (51, 60)]), (.subheadline, [(12, 16), (15, 20), (49, 58)]),
      (.footnote, [(12, 16), (13, 18), (44, 52)]), (.caption, [(11, 13), (12, 16), (43, 51)]),
      (.caption2, [(11, 13), (11, 13), (40, 48)]),
    ] as [(Font, [(CGFloat, CGFloat)])])
  func stylesGrowWithTheTypeSize(font: Font, expected: [(CGFloat, CGFloat)]) {
    for (size, row) in zip([DynamicTypeSize.xSmall, .large, .accessibility5], expected) {
      let resolved = resolve(font, size)
      #expect(resolved.request.size == row.0)
      let metrics = resolved.metrics(nil)
      #expect(abs(metrics.ascent + metrics.descent + metrics.leading - row.1) < 1e-9)
    }
  }

  /// Human Interface Guidelines, Typography, macOS: size, line height, weight and emphasised weight.
  @Test(
    arguments: [
      (Font.largeTitle, 26, 32, 400, 700), (.title, 22, 26, 400, 700), (.title2, 17, 22, 400, 700),
      (.title3, 15, 20, 400, 600), (.headline, 13, 16, 700, 800), (.body, 13, 16, 400, 600),
      (.callout, 12, 15, 400, 600), (.subheadline, 11, 14, 400, 600), (.footnote, 10, 13, 400, 600),
      (.caption, 10, 13, 400, 500), (.caption2, 10, 13, 500, 600),
    ] as [(Font, CGFloat, CGFloat, Int, Int)])
  func stylesOfMacOS(font: Font, size: CGFloat, line: CGFloat, weight: Int, bold: Int) {
    let resolved = resolve(font, .accessibility3, .macos)
    #expect(resolved.request.size == size)
    #expect(resolved.request.weight == weight)
    #expect(resolve(font.bold(), .large, .macos).request.weight == bold)
    let metrics = resolved.metrics(nil)
    #expect(abs(metrics.ascent + metrics.descent + metrics.leading - line) < 1e-9)
  }

  @Test func bodyHasTheMetricsOfSanFrancisco() {
    let metrics = resolve(.body).metrics(nil)
    #expect(metrics.ascent == 17.0 * 1950 / 2048)
    #expect(metrics.descent == 17.0 * 494 / 2048)
    #expect(metrics.capHeight == 17.0 * 1443 / 2048)
    #expect(resolve(.system(size: 17)).metrics(nil).leading == 0)
    #expect(abs(resolve(.body.leading(.loose)).metrics(nil).leading - metrics.leading - 2) < 1e-9)
  }

  @Test func boldIsATraitThatAWeightOverrules() {
    #expect(resolve(.body.bold()).request.weight == 600)
    #expect(resolve(.largeTitle.bold()).request.weight == 700)
    #expect(resolve(.headline).request.weight == 600)
    #expect(resolve(.headline.bold()).request.weight == 600)
    #expect(resolve(.system(size: 20).bold()).request.weight == 700)
    #expect(resolve(.body.weight(.light).bold()).request.weight == 300)
    #expect(resolve(.body.bold().weight(.black)).request.weight == 900)
    #expect(resolve(.body.bold().bold(false)).request.weight == 400)
    #expect(resolve(.headline.modified(by: [.weight(.thin)])).request.weight == 200)
    #expect(resolve(.system(.title, weight: .heavy)).request.weight == 800)
  }

  @Test func traitsReachTheRequest() {
    let request = resolve(
      .system(.caption, design: .rounded).italic().monospacedDigit().smallCaps().width(.condensed)
    ).request
    #expect(
      request
        == FontRequest(
          family: .system(.rounded), size: 12, isItalic: true, width: -0.5, hasMonospacedDigits: true,
          hasSmallCapitals: true))
    #expect(resolve(.body.monospaced()).request.family == .system(.monospaced))
  }

  @Test func customFontsGrowUnlessFixed() {
    #expect(resolve(.custom("Inter", size: 34), .accessibility5).request.size == 106)
    #expect(resolve(.custom("Inter", size: 34, relativeTo: .largeTitle), .accessibility5).request.size == 60)
    #expect(resolve(.custom("Inter", fixedSize: 34), .accessibility5).request.size == 34)
    #expect(resolve(.custom("Inter", size: 34), .accessibility5, .macos).request.size == 34)
    #expect(resolve(.custom("Inter", size: 34)).request.family == .custom("Inter"))
    #expect(resolve(.system(size: 40), .accessibility5).request.size == 40)
  }

  @Test func typeSizesAreOrdered() {
    #expect(DynamicTypeSize.allCases.count == 12)
    #expect(DynamicTypeSize.allCases.filter(\.isAccessibilitySize).count == 5)
    #expect(DynamicTypeSize.large < .xLarge)
    #expect(DynamicTypeSize(name: "accessibility3") == .accessibility3)
    #expect(DynamicTypeSize(.extraExtraExtraLarge) == .xxxLarge)
  }

  @Test func uiFontAnswersItsMetrics() {
    let font = UIFont.preferredFont(forTextStyle: .body)
    #expect(font.pointSize == 17)
    #expect(font.descender == -17.0 * 494 / 2048)
    #expect(UIFont.boldSystemFont(ofSize: 20).withSize(30).font == Font.system(size: 30, weight: .bold))
  }
}
