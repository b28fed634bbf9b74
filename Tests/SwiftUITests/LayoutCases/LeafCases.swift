import SwiftUI
import Testing

extension LayoutCases {
  @Suite @MainActor struct LeafCases {
    @Test func leafCircleIdeal() {
      check(
        "leaf-circle-ideal", .medium, proposal: (nil, nil), size: (10, 10),
        frames: ["a": (0, 0, 10, 10)]
      ) {
        Circle().id("a")
      }
    }

    @Test func leafColorNilHeight() {
      check(
        "leaf-color-nil-height", proposal: (64, nil), size: (64, 10),
        frames: ["a": (0, 0, 64, 10)]
      ) {
        Color.red.id("a")
      }
    }

    @Test func leafRectIdeal() {
      check(
        "leaf-rect-ideal", proposal: (nil, nil), size: (10, 10),
        frames: ["a": (0, 0, 10, 10)]
      ) {
        Rectangle().id("a")
      }
    }

    @Test func leafColorZero() {
      check(
        "leaf-color-zero", proposal: (0, 0), size: (0, 0),
        frames: ["a": (0, 0, 0, 0)]
      ) {
        Color.red.id("a")
      }
    }

    @Test func leafColorIdeal() {
      check(
        "leaf-color-ideal", proposal: (nil, nil), size: (10, 10),
        frames: ["a": (0, 0, 10, 10)]
      ) {
        Color.red.id("a")
      }
    }
  }
}
