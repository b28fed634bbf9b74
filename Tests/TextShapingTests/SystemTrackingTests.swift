import DrawingCore
import Foundation
import Testing

@testable import TextShaping

@Suite struct SystemTrackingTests {
  private let shaper = PangoTextShaper()

  private func width(_ text: String, _ font: FontRequest) -> CGFloat {
    shaper.shape([makeSpan(text, font: font)], isRightToLeft: false, locale: "en").width
  }

  @Test func makesLinesAsWideAsApples() {
    var sum: CGFloat = 0
    for recorded in RecordedWidth.all {
      let font = FontRequest(size: recorded.size, weight: recorded.weight)
      let error = abs(width(recorded.text, font) - recorded.likelyWidth) / recorded.likelyWidth
      #expect(error < 0.03, "\(recorded.testDescription): \(error)")
      sum += error
    }
    let mean = sum / CGFloat(RecordedWidth.all.count)
    #expect(mean < 0.0065, "\(mean)")
  }

  @Test func neverJumpsBetweenSizesOfOneFace() {
    for tenth in 80..<800 where tenth != 199 {
      let size = CGFloat(tenth) / 10
      let one = width("Average", FontRequest(size: size))
      let next = width("Average", FontRequest(size: size + 0.1))
      #expect(next > one - 0.01 && next - one < 0.05 * size, "\(size)")
    }
  }

  /// Recorded at 20 points: "The quick brown fox" in SF Mono, New York and SF Pro Rounded.
  @Test(arguments: [(FontRequest.Design.monospaced, 235), (.serif, 185.5), (.rounded, 175)])
  func standsInForTheOtherDesigns(design: FontRequest.Design, recorded: CGFloat) {
    let own = width("The quick brown fox", FontRequest(family: .system(design), size: 20))
    #expect(abs(own - recorded) < 0.015 * recorded, "\(own)")
  }

  @Test func leavesCustomFontsAlone() {
    let custom = width("Hello", FontRequest(family: .custom("Inter"), size: 17))
    let system = width("Hello", FontRequest(size: 17))
    #expect(custom > system)
  }

  @Test func setsCondensedTextCloser() {
    let widths = [-1, -0.5, 0, 0.5, 1].map { width("Average", FontRequest(size: 17, width: $0)) }
    #expect(widths == widths.sorted() && Set(widths).count == 5)
  }
}
