import SwiftUI
import Testing

extension LayoutCases {
  @Suite @MainActor struct HStackCases {
    @Test func hstackNestedEqual() {
      check(
        "hstack-nested-equal", proposal: (120, 30), size: (120, 30),
        frames: ["a": (0, 0, 30, 30), "b": (30, 0, 30, 30), "c": (60, 0, 60, 30)]
      ) {
        HStack(spacing: 0) {
          HStack(spacing: 0) {
            Color.red.id("a")
            Color.blue.id("b")
          }
          Color.green.id("c")
        }
      }
    }

    @Test func hstackHugs() {
      check(
        "hstack-hugs", proposal: (300, 300), size: (58, 24),
        frames: ["a": (0, 7, 20, 10), "b": (28, 0, 30, 24)]
      ) {
        HStack {
          Color.red.frame(width: 20, height: 10).id("a")
          Color.red.frame(width: 30, height: 24).id("b")
        }
      }
    }

    @Test func hstackZeroProposal() {
      check(
        "hstack-zero-proposal", proposal: (0, 0), size: (31, 10),
        frames: ["a": (0, 5, 0, 0), "b": (2, 0, 20, 10), "c": (24, 5, 7, 0)]
      ) {
        HStack(spacing: 2) {
          Color.red.id("a")
          Color.red.frame(width: 20, height: 10).id("b")
          Color.blue.frame(minWidth: 7).id("c")
        }
      }
    }

    @Test func hstackCrossFlexFixed() {
      check(
        "hstack-cross-flex-fixed", proposal: (300, 80), size: (58, 80),
        frames: ["a": (0, 0, 20, 80), "b": (28, 28, 30, 24)]
      ) {
        HStack {
          Color.red.frame(width: 20).id("a")
          Color.red.frame(width: 30, height: 24).id("b")
        }
      }
    }

    @Test func hstackNegativeSpacing() {
      check(
        "hstack-negative-spacing", .medium, proposal: (300, 40), size: (100, 10),
        frames: ["a": (0, 0, 40, 10), "b": (30, 0, 40, 10), "c": (60, 0, 40, 10)]
      ) {
        HStack(spacing: -10) {
          Color.red.frame(width: 40, height: 10).id("a")
          Color.red.frame(width: 40, height: 10).id("b")
          Color.red.frame(width: 40, height: 10).id("c")
        }
      }
    }

    @Test func hstackAspectChild() {
      check(
        "hstack-aspect-child", .medium, proposal: (100, 30), size: (100, 30),
        frames: ["a": (0, 0, 30, 30), "b": (30, 0, 70, 30)]
      ) {
        HStack(spacing: 0) {
          Color.red.aspectRatio(1, contentMode: .fit).id("a")
          Color.blue.id("b")
        }
      }
    }

    @Test func hstackAlignBottom() {
      check(
        "hstack-align-bottom", proposal: (300, 300), size: (50, 24),
        frames: ["a": (0, 14, 20, 10), "b": (20, 0, 30, 24)]
      ) {
        HStack(alignment: .bottom, spacing: 0) {
          Color.red.frame(width: 20, height: 10).id("a")
          Color.red.frame(width: 30, height: 24).id("b")
        }
      }
    }

    @Test func hstackNilWidthIdeal() {
      check(
        "hstack-nil-width-ideal", proposal: (nil, 50), size: (79, 50),
        frames: ["a": (0, 0, 10, 50), "b": (18, 0, 33, 50), "c": (59, 5, 20, 40)]
      ) {
        HStack {
          Color.red.id("a")
          Color.blue.frame(idealWidth: 33).id("b")
          Color.red.frame(width: 20, height: 40).id("c")
        }
      }
    }

    @Test func hstackNilHeight() {
      check(
        "hstack-nil-height", .medium, proposal: (100, nil), size: (100, 40),
        frames: ["a": (0, 0, 76, 40), "c": (80, 0, 20, 40)]
      ) {
        HStack(spacing: 4) {
          Color.red.id("a")
          Color.red.frame(width: 20, height: 40).id("c")
        }
      }
    }

    @Test func recordedHstackDefaultGap() {
      check(
        "g-hstack-default-gap", on: .recordedMac, proposal: (300, 100), size: (166, 50),
        frames: ["p": (67, 25, 50, 50), "q": (125, 25, 50, 50), "r": (183, 25, 50, 50), "row": (67, 25, 166, 50)]
      ) {
        HStack {
          Color.red.frame(width: 50, height: 50).id("p")
          Color.blue.frame(width: 50, height: 50).id("q")
          Color.green.frame(width: 50, height: 50).id("r")
        }.id("row")
      }
    }

    @Test func recordedHstackFlexFixedFlex() {
      check(
        "g-hstack-flex-fixed-flex", on: .recordedMac, proposal: (300, 100), size: (300, 100),
        frames: ["p": (0, 0, 125, 100), "q": (125, 0, 50, 100), "r": (175, 0, 125, 100)]
      ) {
        HStack(spacing: 0) {
          Color.red.id("p")
          Color.blue.frame(width: 50).id("q")
          Color.green.id("r")
        }
      }
    }
  }
}
