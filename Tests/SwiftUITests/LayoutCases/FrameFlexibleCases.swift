import SwiftUI
import Testing

extension LayoutCases {
  @Suite @MainActor struct FrameFlexibleCases {
    @Test func flexframeMinmaxAbove() {
      check(
        "flexframe-minmax-above", proposal: (500, 40), size: (80, 10),
        frames: ["a": (25, 0, 30, 10), "b": (0, 0, 80, 10)]
      ) {
        Color.red.frame(width: 30, height: 10).id("a").frame(minWidth: 20, maxWidth: 80).id("b")
      }
    }

    @Test func flexframeMinAroundFixedBigProposal() {
      check(
        "flexframe-min-around-fixed-big-proposal", proposal: (150, 40), size: (60, 10),
        frames: ["a": (15, 0, 30, 10), "b": (0, 0, 60, 10)]
      ) {
        Color.red.frame(width: 30, height: 10).id("a").frame(minWidth: 60).id("b")
      }
    }

    @Test func flexframeMinheightMaxwidth() {
      check(
        "flexframe-minheight-maxwidth", proposal: (120, 100), size: (120, 44),
        frames: ["a": (90, 17, 30, 10), "b": (0, 0, 120, 44)]
      ) {
        Color.red.frame(width: 30, height: 10).id("a").frame(maxWidth: .infinity, minHeight: 44, alignment: .trailing)
          .id("b")
      }
    }

    @Test func flexframeMaxAroundFixedTight() {
      check(
        "flexframe-max-around-fixed-tight", proposal: (20, 40), size: (30, 10),
        frames: ["a": (0, 0, 30, 10), "b": (0, 0, 30, 10)]
      ) {
        Color.red.frame(width: 30, height: 10).id("a").frame(maxWidth: 60).id("b")
      }
    }

    @Test func flexframeMinNilChildIdeal() {
      check(
        "flexframe-min-nil-child-ideal", proposal: (nil, 12), size: (25, 12),
        frames: ["a": (0, 0, 25, 12)]
      ) {
        Color.red.frame(minWidth: 25).id("a")
      }
    }

    @Test func flexframeMinFlexibleChild() {
      check(
        "flexframe-min-flexible-child", proposal: (150, 40), size: (150, 40),
        frames: ["a": (0, 0, 150, 40)]
      ) {
        Color.red.frame(minWidth: 60).id("a")
      }
    }

    @Test func flexframeMinIdealMaxNil() {
      check(
        "flexframe-min-ideal-max-nil", proposal: (nil, 12), size: (35, 12),
        frames: ["a": (0, 0, 35, 12)]
      ) {
        Color.red.frame(minWidth: 20, idealWidth: 35, maxWidth: 90).id("a")
      }
    }

    @Test func flexframeMaxClamps() {
      check(
        "flexframe-max-clamps", proposal: (100, 40), size: (60, 40),
        frames: ["a": (0, 0, 60, 40)]
      ) {
        Color.red.frame(maxWidth: 60).id("a")
      }
    }

    @Test func flexframeIdealFixedSize() {
      check(
        "flexframe-ideal-fixedSize", proposal: (300, 300), size: (70, 30),
        frames: ["a": (0, 0, 70, 30)]
      ) {
        Color.red.frame(idealWidth: 70, idealHeight: 30).id("a").fixedSize()
      }
    }

    @Test func flexframeMin0Maxinf() {
      check(
        "flexframe-min0-maxinf", proposal: (12, 10), size: (12, 10),
        frames: ["a": (-9, 0, 30, 10), "b": (0, 0, 12, 10)]
      ) {
        Color.red.frame(width: 30, height: 10).id("a").frame(minWidth: 0, maxWidth: .infinity).id("b")
      }
    }

    @Test func flexframeNegativeMinIsZero() {
      check(
        "flexframe-negative-min-is-zero", .medium, proposal: (20, 20), size: (20, 20),
        frames: ["a": (0, 0, 20, 20)]
      ) {
        Color.red.frame(minWidth: -10, maxWidth: 40).id("a")
      }
    }

    @Test func flexframeMaxBelowIdeal() {
      check(
        "flexframe-max-below-ideal", .medium, proposal: (100, 10), size: (60, 10),
        frames: ["a": (0, 0, 60, 10)]
      ) {
        Color.red.frame(idealWidth: 60, maxWidth: 40).id("a")
      }
    }

    @Test func flexframeIdealBelowMin() {
      check(
        "flexframe-ideal-below-min", .medium, proposal: (nil, 10), size: (50, 10),
        frames: ["a": (0, 0, 50, 10)]
      ) {
        Color.red.frame(minWidth: 50, idealWidth: 20).id("a")
      }
    }

    @Test func flexframeMaxinfNil() {
      check(
        "flexframe-maxinf-nil", proposal: (nil, 12), size: (10, 12),
        frames: ["a": (0, 0, 10, 12)]
      ) {
        Color.red.frame(maxWidth: .infinity).id("a")
      }
    }

    @Test func flexframeMaxinfWidthHugHeight() {
      check(
        "flexframe-maxinf-width-hug-height", proposal: (200, 100), size: (200, 10),
        frames: ["a": (0, 0, 30, 10), "b": (0, 0, 200, 10)]
      ) {
        Color.red.frame(width: 30, height: 10).id("a").frame(maxWidth: .infinity, alignment: .leading).id("b")
      }
    }

    @Test func flexframeMaxAroundFixed() {
      check(
        "flexframe-max-around-fixed", proposal: (100, 40), size: (60, 10),
        frames: ["a": (15, 0, 30, 10), "b": (0, 0, 60, 10)]
      ) {
        Color.red.frame(width: 30, height: 10).id("a").frame(maxWidth: 60).id("b")
      }
    }

    @Test func recordedFrameFlexSix() {
      check(
        "g-frame-flex-six", on: .recordedMac, proposal: (300, 300), size: (300, 120),
        frames: [
          "lo": (100, 90, 100, 20), "hi": (50, 110, 200, 20), "any": (0, 130, 300, 20), "ideal": (75, 150, 150, 20),
          "clamp": (90, 170, 120, 20), "over": (50, 190, 200, 20),
        ]
      ) {
        VStack(spacing: 0) {
          Color.red.frame(width: 40, height: 20).frame(minWidth: 100).id("lo")
          Color.red.frame(width: 40, height: 20).frame(maxWidth: 200).id("hi")
          Color.red.frame(width: 40, height: 20).frame(minWidth: 50, maxWidth: .infinity).id("any")
          Color.red.frame(width: 40, height: 20).frame(idealWidth: 150).fixedSize().id("ideal")
          Color.red.frame(maxWidth: 120, maxHeight: 20).id("clamp")
          Color.red.frame(width: 250, height: 20).frame(maxWidth: 200).id("over")
        }
      }
    }
  }
}
