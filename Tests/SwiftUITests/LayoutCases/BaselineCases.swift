import SwiftUI
import Testing

extension LayoutCases {
  @Suite @MainActor struct BaselineCases {
    @Test func baselineExplicit() {
      check(
        "baseline-explicit", proposal: (100, 100), size: (40, 40),
        frames: ["a": (0, 0, 20, 40), "b": (20, 6, 20, 24)]
      ) {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          Color.red.frame(width: 20, height: 40).alignmentGuide(VerticalAlignment.firstTextBaseline) { _ in 30 }.id("a")
          Color.red.frame(width: 20, height: 24).id("b")
        }
      }
    }

    @Test func baselineDefaultBottom() {
      check(
        "baseline-default-bottom", proposal: (100, 100), size: (40, 40),
        frames: ["a": (0, 0, 20, 40), "b": (20, 16, 20, 24)]
      ) {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          Color.red.frame(width: 20, height: 40).id("a")
          Color.red.frame(width: 20, height: 24).id("b")
        }
      }
    }

    @Test func recordedImageBaselineBottom() {
      check(
        "g-image-baseline-bottom", on: .recordedMac, proposal: (81.5, 43), size: (81.5, 43),
        frames: ["t": (0, 27, 17.5, 16), "im": (17.5, 0, 64, 40), "row": (0, 0, 81.5, 43)]
      ) {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          Color.gray.frame(width: 17.5, height: 16).alignmentGuide(VerticalAlignment.firstTextBaseline) { _ in 13 }
            .alignmentGuide(VerticalAlignment.lastTextBaseline) { _ in 13 }.id("t")
          Color.red.frame(width: 64, height: 40).id("im")
        }.id("row")
      }
    }
  }
}
