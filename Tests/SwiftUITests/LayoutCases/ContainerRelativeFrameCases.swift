import SwiftUI
import Testing

extension LayoutCases {
  @Suite @MainActor struct ContainerRelativeFrameCases {
    @Test func crfCount3Span2() {
      check(
        "crf-count3-span2", proposal: (312, 40), size: (312, 40),
        frames: ["a": (0, 0, 206, 40)]
      ) {
        ScrollView(.horizontal) { Color.red.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 6).id("a") }
      }
    }

    @Test func crfClosure() {
      check(
        "crf-closure", .medium, proposal: (200, 50), size: (200, 50),
        frames: ["a": (0, 0, 50, 50)]
      ) {
        ScrollView(.horizontal) { Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 4 }.id("a") }
      }
    }

    @Test func crfFull() {
      check(
        "crf-full", proposal: (120, 200), size: (120, 200),
        frames: ["a": (0, 0, 120, 200)]
      ) {
        ScrollView { Color.red.containerRelativeFrame([.horizontal, .vertical]).id("a") }
      }
    }
  }
}
