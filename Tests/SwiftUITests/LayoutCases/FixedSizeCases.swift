import SwiftUI
import Testing

extension LayoutCases {
  @Suite @MainActor struct FixedSizeCases {
    @Test func fixedsizeFrameMax() {
      check(
        "fixedsize-frame-max", proposal: (nil, nil), size: (20, 20),
        frames: ["a": (-20, 5, 60, 10), "f": (0, 0, 20, 20), "s": (-20, 5, 60, 10)]
      ) {
        Color.red.frame(width: 60, height: 10).id("a").frame(minWidth: 0, maxWidth: .infinity).fixedSize().id("s")
          .frame(width: 20, height: 20).id("f")
      }
    }

    @Test func recordedFixedsizeColor() {
      check(
        "g-fixedsize-color", on: .recordedMac, proposal: (200, 200), size: (10, 40),
        frames: ["both": (95, 80, 10, 10), "horiz": (95, 90, 10, 30)]
      ) {
        VStack(spacing: 0) {
          Color.red.fixedSize().id("both")
          Color.blue.fixedSize(horizontal: true, vertical: false).frame(height: 30).id("horiz")
        }
      }
    }
  }
}
