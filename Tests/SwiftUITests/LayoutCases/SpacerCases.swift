import SwiftUI
import Testing

extension LayoutCases {
  @Suite @MainActor struct SpacerCases {
    @Test func spacerFrameHeightV() {
      check(
        "spacer-frame-height-v", .medium, proposal: (60, 100), size: (10, 40),
        frames: ["a": (0, 0, 10, 10), "b": (0, 30, 10, 10), "s": (5, 10, 0, 20)]
      ) {
        VStack {
          Color.red.frame(width: 10, height: 10).id("a")
          Spacer().frame(height: 20).id("s")
          Color.red.frame(width: 10, height: 10).id("b")
        }
      }
    }

    @Test func spacerInZstack() {
      check(
        "spacer-in-zstack", .low, proposal: (100, 40), size: (10, 10),
        frames: ["a": (0, 0, 10, 10), "s": (0, 0, 10, 10)]
      ) {
        ZStack {
          Spacer().id("s")
          Color.red.frame(width: 10, height: 10).id("a")
        }
      }
    }

    @Test func spacerBetweenFlexframe() {
      check(
        "spacer-between-flexframe", proposal: (100, 20), size: (100, 20),
        frames: ["a": (0, 0, 30, 20), "b": (70, 0, 30, 20), "s": (30, 10, 40, 0)]
      ) {
        HStack {
          Color.red.frame(maxWidth: 30).id("a")
          Spacer().id("s")
          Color.blue.frame(maxWidth: 30).id("b")
        }
      }
    }

    @Test func spacerLowerPriorityThanFlex() {
      check(
        "spacer-lower-priority-than-flex", proposal: (100, 20), size: (100, 20),
        frames: ["a": (0, 0, 92, 20), "s": (92, 10, 8, 0)]
      ) {
        HStack(spacing: 0) {
          Color.red.id("a")
          Spacer().id("s")
        }
      }
    }

    @Test func spacerCrossAxisZero() {
      check(
        "spacer-cross-axis-zero", proposal: (100, 40), size: (100, 0),
        frames: ["s": (0, 0, 100, 0)]
      ) {
        HStack { Spacer().id("s") }
      }
    }

    @Test func spacerExplicitSpacingAdds() {
      check(
        "spacer-explicit-spacing-adds", proposal: (100, 20), size: (100, 10),
        frames: ["a": (0, 0, 10, 10), "b": (90, 0, 10, 10), "s": (15, 5, 70, 0)]
      ) {
        HStack(spacing: 5) {
          Color.red.frame(width: 10, height: 10).id("a")
          Spacer().id("s")
          Color.red.frame(width: 10, height: 10).id("b")
        }
      }
    }

    @Test func recordedSpacerRow() {
      check(
        "g-spacer-row", on: .recordedMac, proposal: (300, 100), size: (300, 50),
        frames: ["p": (0, 25, 50, 50), "gap": (50, 50, 200, 0), "q": (250, 25, 50, 50), "row": (0, 25, 300, 50)]
      ) {
        HStack {
          Color.red.frame(width: 50, height: 50).id("p")
          Spacer().id("gap")
          Color.blue.frame(width: 50, height: 50).id("q")
        }.id("row")
      }
    }
  }
}
