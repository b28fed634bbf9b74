import SwiftUI
import Testing

extension LayoutCases {
  @Suite @MainActor struct PixelRoundingCases {
    @Test func pixelThirds1x() {
      check(
        "pixel-thirds-1x", .medium, proposal: (100, 10), size: (100, 10),
        frames: ["a": (0, 0, 33.3333, 10), "b": (33.3333, 0, 33.3333, 10), "c": (66.6667, 0, 33.3333, 10)],
        drawn: ["a": (0, 0, 33, 10), "b": (33, 0, 34, 10), "c": (67, 0, 33, 10)]
      ) {
        HStack(spacing: 0) {
          Color.red.id("a")
          Color.blue.id("b")
          Color.green.id("c")
        }
      }
    }

    @Test func pixelQuarters3x() {
      check(
        "pixel-quarters-3x", .medium, scale: 3, proposal: (10, 25), size: (10, 25),
        frames: ["a": (0, 0, 10, 6.25), "b": (0, 6.25, 10, 6.25), "c": (0, 12.5, 10, 6.25), "d": (0, 18.75, 10, 6.25)],
        drawn: [
          "a": (0, 0, 10, 6.3333), "b": (0, 6.3333, 10, 6.3333), "c": (0, 12.6667, 10, 6),
          "d": (0, 18.6667, 10, 6.3333),
        ]
      ) {
        VStack(spacing: 0) {
          Color.red.id("a")
          Color.blue.id("b")
          Color.green.id("c")
          Color.gray.id("d")
        }
      }
    }

    @Test func pixelThirds2x() {
      check(
        "pixel-thirds-2x", .medium, scale: 2, proposal: (100, 10), size: (100, 10),
        frames: ["a": (0, 0, 33.3333, 10), "b": (33.3333, 0, 33.3333, 10), "c": (66.6667, 0, 33.3333, 10)],
        drawn: ["a": (0, 0, 33.5, 10), "b": (33.5, 0, 33, 10), "c": (66.5, 0, 33.5, 10)]
      ) {
        HStack(spacing: 0) {
          Color.red.id("a")
          Color.blue.id("b")
          Color.green.id("c")
        }
      }
    }
  }
}
