import SwiftUI
import Testing

extension LayoutCases {
  @Suite @MainActor struct ZStackCases {
    @Test func zstackGuideUnion() {
      check(
        "zstack-guide-union", .medium, proposal: (300, 300), size: (50, 40),
        frames: ["a": (0, 0, 40, 40), "b": (10, 0, 40, 40)]
      ) {
        ZStack(alignment: .topLeading) {
          Color.red.frame(width: 40, height: 40).id("a")
          Color.blue.frame(width: 40, height: 40).alignmentGuide(HorizontalAlignment.leading) { _ in -10 }.id("b")
        }
      }
    }

    @Test func zstackMixedSizesBottomTrailing() {
      check(
        "zstack-mixed-sizes-bottomTrailing", proposal: (300, 300), size: (60, 60),
        frames: ["a": (30, 0, 30, 60), "b": (0, 30, 60, 30)]
      ) {
        ZStack(alignment: .bottomTrailing) {
          Color.red.frame(width: 30, height: 60).id("a")
          Color.red.frame(width: 60, height: 30).id("b")
        }
      }
    }

    @Test func zstackNilColorStretches() {
      check(
        "zstack-nil-color-stretches", .medium, proposal: (nil, nil), size: (60, 40),
        frames: ["a": (0, 0, 60, 40), "b": (0, 0, 60, 40)]
      ) {
        ZStack {
          Color.red.id("a")
          Color.red.frame(width: 60, height: 40).id("b")
        }
      }
    }

    @Test func recordedZstackFill() {
      check(
        "g-zstack-fill", on: .recordedMac, proposal: (200, 200), size: (200, 200),
        frames: ["fill": (0, 0, 200, 200), "small": (0, 0, 30, 30)]
      ) {
        ZStack(alignment: .topLeading) {
          Color.red.id("fill")
          Color.blue.frame(width: 30, height: 30).id("small")
        }
      }
    }
  }
}
