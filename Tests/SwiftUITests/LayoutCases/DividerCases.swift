import SwiftUI
import Testing

extension LayoutCases {
  @Suite @MainActor struct DividerCases {
    @Test func dividerInHstack() {
      check(
        "divider-in-hstack", .medium, proposal: (200, 60), size: (57, 60),
        frames: ["a": (0, 15, 20, 30), "b": (37, 15, 20, 30), "d": (28, 0, 1, 60)]
      ) {
        HStack {
          Color.red.frame(width: 20, height: 30).id("a")
          Divider().id("d")
          Color.red.frame(width: 20, height: 30).id("b")
        }
      }
    }

    @Test func dividerHugged() {
      check(
        "divider-hugged", .medium, proposal: (300, 300), size: (50, 41),
        frames: ["a": (0, 0, 50, 20), "b": (10, 21, 30, 20), "d": (0, 20, 50, 1)]
      ) {
        VStack(spacing: 0) {
          Color.red.frame(width: 50, height: 20).id("a")
          Divider().id("d")
          Color.red.frame(width: 30, height: 20).id("b")
        }.fixedSize(horizontal: true, vertical: false)
      }
    }

    @Test func dividerOutsideStack() {
      check(
        "divider-outside-stack", .medium, proposal: (120, 60), size: (120, 1),
        frames: ["d": (0, 0, 120, 1)]
      ) {
        Divider().id("d")
      }
    }

    @Test func recordedDividers() {
      check(
        "g-dividers", on: .recordedMac, proposal: (200, 200), size: (200, 200),
        frames: [
          "p": (50, 0, 100, 20), "hline": (0, 20, 200, 1), "q": (79.5, 80.5, 20, 60), "vline": (99.5, 21, 1, 179),
          "r": (100.5, 80.5, 20, 60), "row": (79.5, 21, 41, 179), "col": (0, 0, 200, 200),
        ]
      ) {
        VStack(spacing: 0) {
          Color.red.frame(width: 100, height: 20).id("p")
          Divider().id("hline")
          HStack(spacing: 0) {
            Color.blue.frame(width: 20, height: 60).id("q")
            Divider().id("vline")
            Color.green.frame(width: 20, height: 60).id("r")
          }.id("row")
        }.id("col")
      }
    }
  }
}
