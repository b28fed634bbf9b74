import SwiftUI
import Testing

extension LayoutCases {
  @Suite @MainActor struct PaddingCases {
    @Test func paddingDefaultOneEdge() {
      check(
        "padding-default-one-edge", proposal: (40, 60), size: (40, 60),
        frames: ["a": (0, 16, 40, 44)]
      ) {
        Color.red.id("a").padding(.top)
      }
    }

    @Test func paddingLargerThanProposal() {
      check(
        "padding-larger-than-proposal", .medium, proposal: (40, 40), size: (60, 60),
        frames: ["a": (30, 30, 0, 0), "p": (0, 0, 60, 60)]
      ) {
        Color.red.id("a").padding(30).id("p")
      }
    }

    @Test func paddingNegative() {
      check(
        "padding-negative", .medium, proposal: (100, 60), size: (100, 60),
        frames: ["a": (-10, -10, 120, 80), "p": (0, 0, 100, 60)]
      ) {
        Color.red.id("a").padding(-10).id("p")
      }
    }

    @Test func paddingNilProposal() {
      check(
        "padding-nil-proposal", proposal: (nil, nil), size: (16, 16),
        frames: ["a": (3, 3, 10, 10)]
      ) {
        Color.red.id("a").padding(3)
      }
    }

    @Test func paddingNegativeClampZero() {
      check(
        "padding-negative-clamp-zero", .low, proposal: (100, 100), size: (0, 0),
        frames: ["a": (-20, -20, 10, 10), "p": (0, 0, 0, 0)]
      ) {
        Color.red.frame(width: 10, height: 10).id("a").padding(-20).id("p")
      }
    }
  }
}
