import SwiftUI
import Testing

extension LayoutCases {
  @Suite @MainActor struct SpacingPreferenceCases {
    @Test func spacingDefault8BothAxes() {
      check(
        "spacing-default-8-both-axes", proposal: (200, 200), size: (28, 28),
        frames: ["a": (0, 0, 10, 10), "b": (18, 0, 10, 10), "c": (0, 18, 10, 10), "d": (18, 18, 10, 10)]
      ) {
        VStack {
          HStack {
            Color.red.frame(width: 10, height: 10).id("a")
            Color.red.frame(width: 10, height: 10).id("b")
          }
          HStack {
            Color.red.frame(width: 10, height: 10).id("c")
            Color.red.frame(width: 10, height: 10).id("d")
          }
        }
      }
    }

    @Test func spacingPaddingAddsTo8() {
      check(
        "spacing-padding-adds-to-8", proposal: (200, 200), size: (34, 16),
        frames: ["a": (3, 3, 10, 10), "b": (24, 3, 10, 10)]
      ) {
        HStack {
          Color.red.frame(width: 10, height: 10).id("a").padding(3)
          Color.red.frame(width: 10, height: 10).id("b")
        }
      }
    }

    @Test func spacingInnerLeadingSpacer() {
      check(
        "spacing-inner-leading-spacer", .low, proposal: (100, 20), size: (100, 10),
        frames: ["a": (90, 0, 10, 10), "c": (0, 0, 10, 10), "s": (10, 5, 80, 0)]
      ) {
        HStack {
          Color.red.frame(width: 10, height: 10).id("c")
          HStack {
            Spacer(minLength: 0).id("s")
            Color.red.frame(width: 10, height: 10).id("a")
          }
        }
      }
    }
  }
}
