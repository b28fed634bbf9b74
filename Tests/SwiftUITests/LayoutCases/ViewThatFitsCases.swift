import SwiftUI
import Testing

extension LayoutCases {
  @Suite @MainActor struct ViewThatFitsCases {
    @Test func vtfFlexibleIdealTooBig() {
      check(
        "vtf-flexible-ideal-too-big", proposal: (100, 50), size: (100, 50),
        frames: ["b": (0, 0, 100, 50)]
      ) {
        ViewThatFits {
          Color.red.frame(minWidth: 20, idealWidth: 120).id("a")
          Color.blue.id("b")
        }
      }
    }

    @Test func vtfNilTakesFirst() {
      check(
        "vtf-nil-takes-first", .medium, proposal: (nil, nil), size: (500, 500),
        frames: ["a": (0, 0, 500, 500)]
      ) {
        ViewThatFits {
          Color.red.frame(width: 500, height: 500).id("a")
          Color.red.frame(width: 40, height: 20).id("b")
        }
      }
    }

    @Test func vtfFirstFits() {
      check(
        "vtf-first-fits", proposal: (100, 50), size: (80, 20),
        frames: ["a": (0, 0, 80, 20)]
      ) {
        ViewThatFits {
          Color.red.frame(width: 80, height: 20).id("a")
          Color.red.frame(width: 40, height: 20).id("b")
        }
      }
    }

    @Test func vtfSecondFits() {
      check(
        "vtf-second-fits", proposal: (60, 50), size: (40, 20),
        frames: ["b": (0, 0, 40, 20)]
      ) {
        ViewThatFits {
          Color.red.frame(width: 80, height: 20).id("a")
          Color.red.frame(width: 40, height: 20).id("b")
        }
      }
    }

    @Test func vtfFlexibleFitsThenFills() {
      check(
        "vtf-flexible-fits-then-fills", proposal: (100, 50), size: (100, 50),
        frames: ["a": (0, 0, 100, 50)]
      ) {
        ViewThatFits {
          Color.red.frame(idealWidth: 90).id("a")
          Color.blue.id("b")
        }
      }
    }

    @Test func vtfHeightFails() {
      check(
        "vtf-height-fails", proposal: (100, 50), size: (90, 20),
        frames: ["b": (0, 0, 90, 20)]
      ) {
        ViewThatFits {
          Color.red.frame(width: 80, height: 60).id("a")
          Color.red.frame(width: 90, height: 20).id("b")
        }
      }
    }

    @Test func recordedVtfFits200() {
      check(
        "g-vtf-fits-200", on: .recordedMac, proposal: (200, 16), size: (200, 16),
        frames: ["stack": (0, 0, 101.5, 16), "slot": (0, 0, 200, 16)]
      ) {
        ViewThatFits {
          HStack {
            Color.gray.frame(width: 25, height: 16)
            Color.gray.frame(width: 25, height: 16)
            Color.gray.frame(width: 35.5, height: 16)
          }.fixedSize().id("stack")
          Color.gray.frame(width: 25, height: 16).fixedSize().id("alone")
        }.frame(width: 200, alignment: .leading).id("slot")
      }
    }
  }
}
