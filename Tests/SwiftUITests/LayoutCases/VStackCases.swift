import SwiftUI
import Testing

extension LayoutCases {
  @Suite @MainActor struct VStackCases {
    @Test func vstackWidthIsWidest() {
      check(
        "vstack-width-is-widest", .medium, proposal: (nil, 100), size: (90, 25),
        frames: ["a": (35, 0, 20, 10), "b": (0, 10, 90, 10), "c": (0, 20, 90, 5)]
      ) {
        VStack(spacing: 0) {
          Color.red.frame(width: 20, height: 10).id("a")
          Color.red.frame(width: 90, height: 10).id("b")
          Color.blue.frame(height: 5).id("c")
        }
      }
    }

    @Test func vstackDefaultSpacing() {
      check(
        "vstack-default-spacing", proposal: (300, 300), size: (30, 42),
        frames: ["a": (5, 0, 20, 10), "b": (0, 18, 30, 24)]
      ) {
        VStack {
          Color.red.frame(width: 20, height: 10).id("a")
          Color.red.frame(width: 30, height: 24).id("b")
        }
      }
    }

    @Test func vstackNestedHstackFlex() {
      check(
        "vstack-nested-hstack-flex", proposal: (100, 60), size: (100, 60),
        frames: ["a": (0, 0, 90, 30), "b": (90, 10, 10, 10), "c": (0, 30, 100, 30)]
      ) {
        VStack(spacing: 0) {
          HStack(spacing: 0) {
            Color.red.id("a")
            Color.red.frame(width: 10, height: 10).id("b")
          }
          Color.blue.id("c")
        }
      }
    }

    @Test func vstackFixedSizeHStretch() {
      check(
        "vstack-fixedSize-h-stretch", proposal: (300, 100), size: (60, 12),
        frames: ["a": (0, 0, 60, 10), "b": (0, 10, 60, 2)]
      ) {
        VStack(spacing: 0) {
          Color.red.frame(width: 60, height: 10).id("a")
          Color.blue.frame(height: 2).id("b")
        }.fixedSize(horizontal: true, vertical: false)
      }
    }

    @Test func recordedVstackDefaultGap() {
      check(
        "g-vstack-default-gap", on: .recordedMac, proposal: (100, 300), size: (50, 108),
        frames: ["p": (25, 96, 50, 50), "q": (25, 154, 50, 50), "col": (25, 96, 50, 108)]
      ) {
        VStack {
          Color.red.frame(width: 50, height: 50).id("p")
          Color.blue.frame(width: 50, height: 50).id("q")
        }.id("col")
      }
    }
  }
}
