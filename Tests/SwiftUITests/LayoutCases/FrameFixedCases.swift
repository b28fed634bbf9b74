import SwiftUI
import Testing

extension LayoutCases {
  @Suite @MainActor struct FrameFixedCases {
    @Test func frameAlignBottomLeading() {
      check(
        "frame-align-bottomLeading", proposal: (nil, nil), size: (110, 50),
        frames: ["a": (0, 36, 30, 14), "b": (0, 0, 110, 50)]
      ) {
        Color.red.frame(width: 30, height: 14).id("a").frame(width: 110, height: 50, alignment: .bottomLeading).id("b")
      }
    }

    @Test func frameNestedOuterSmaller() {
      check(
        "frame-nested-outer-smaller", proposal: (500, 500), size: (50, 50),
        frames: ["a": (-25, -15, 100, 80), "b": (-25, -15, 100, 80), "c": (0, 0, 50, 50)]
      ) {
        Color.red.id("a").frame(width: 100, height: 80).id("b").frame(width: 50, height: 50).id("c")
      }
    }

    @Test func frameFixedNil() {
      check(
        "frame-fixed-nil", proposal: (nil, nil), size: (80, 50),
        frames: ["a": (0, 0, 80, 50)]
      ) {
        Color.red.frame(width: 80, height: 50).id("a")
      }
    }

    @Test func frameNestedOuterBigger() {
      check(
        "frame-nested-outer-bigger", proposal: (500, 500), size: (100, 60),
        frames: ["a": (30, 20, 40, 20), "b": (30, 20, 40, 20), "c": (0, 0, 100, 60)]
      ) {
        Color.red.id("a").frame(width: 40, height: 20).id("b").frame(width: 100, height: 60).id("c")
      }
    }

    @Test func frameWidthOnly() {
      check(
        "frame-width-only", proposal: (200, 70), size: (40, 70),
        frames: ["a": (0, 0, 40, 70)]
      ) {
        Color.red.frame(width: 40).id("a")
      }
    }

    @Test func frameNestedOuterSmallerBottomTrailing() {
      check(
        "frame-nested-outer-smaller-bottomTrailing", proposal: (500, 500), size: (50, 50),
        frames: ["a": (-50, -30, 100, 80), "b": (-50, -30, 100, 80), "c": (0, 0, 50, 50)]
      ) {
        Color.red.id("a").frame(width: 100, height: 80).id("b").frame(width: 50, height: 50, alignment: .bottomTrailing)
          .id("c")
      }
    }

    @Test func frameAlignTopLeading() {
      check(
        "frame-align-topLeading", proposal: (nil, nil), size: (110, 50),
        frames: ["a": (0, 0, 30, 14), "b": (0, 0, 110, 50)]
      ) {
        Color.red.frame(width: 30, height: 14).id("a").frame(width: 110, height: 50, alignment: .topLeading).id("b")
      }
    }

    @Test func recordedRootCentre() {
      check(
        "g-root-centre", on: .recordedMac, proposal: (200, 100), size: (50, 30),
        frames: ["box": (75, 35, 50, 30)]
      ) {
        Color.red.frame(width: 50, height: 30).id("box")
      }
    }

    @Test func recordedFrameTopleading() {
      check(
        "g-frame-topleading", on: .recordedMac, proposal: (200, 200), size: (120, 80),
        frames: ["inner": (40, 60, 40, 40), "outer": (40, 60, 120, 80)]
      ) {
        Color.red.frame(width: 40, height: 40).id("inner").frame(width: 120, height: 80, alignment: .topLeading).id(
          "outer")
      }
    }
  }
}
