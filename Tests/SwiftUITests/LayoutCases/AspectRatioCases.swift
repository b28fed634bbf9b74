import SwiftUI
import Testing

extension LayoutCases {
  @Suite @MainActor struct AspectRatioCases {
    @Test func aspectFitNilWidth() {
      check(
        "aspect-fit-nil-width", proposal: (nil, 30), size: (60, 30),
        frames: ["a": (0, 0, 60, 30)]
      ) {
        Color.red.aspectRatio(2, contentMode: .fit).id("a")
      }
    }

    @Test func aspectFixedChildFit() {
      check(
        "aspect-fixed-child-fit", proposal: (100, 100), size: (30, 20),
        frames: ["a": (0, 0, 30, 20), "r": (0, 0, 30, 20)]
      ) {
        Color.red.frame(width: 30, height: 20).id("a").aspectRatio(2, contentMode: .fit).id("r")
      }
    }

    @Test func aspectFillNilHeight() {
      check(
        "aspect-fill-nil-height", .low, proposal: (80, nil), size: (80, 40),
        frames: ["a": (0, 0, 80, 40)]
      ) {
        Color.red.aspectRatio(2, contentMode: .fill).id("a")
      }
    }

    @Test func aspectNilFromChildRatio() {
      check(
        "aspect-nil-from-child-ratio", proposal: (100, 100), size: (100, 50),
        frames: ["a": (0, 0, 100, 50), "r": (0, 0, 100, 50)]
      ) {
        Color.red.id("a").frame(idealWidth: 40, idealHeight: 20).aspectRatio(contentMode: .fit).id("r")
      }
    }

    @Test func recordedAspectFitTall() {
      check(
        "g-aspect-fit-tall", on: .recordedMac, proposal: (40, 100), size: (40, 25),
        frames: ["im": (0, 37.5, 40, 25)]
      ) {
        Color.red.aspectRatio(1.6, contentMode: .fit).id("im")
      }
    }

    @Test func recordedAspectSquare() {
      check(
        "g-aspect-square", on: .recordedMac, proposal: (60, 40), size: (40, 40),
        frames: ["im": (10, 0, 40, 40)]
      ) {
        Color.red.aspectRatio(1, contentMode: .fit).id("im")
      }
    }

    @Test func recordedAspectRigidChild() {
      check(
        "g-aspect-rigid-child", on: .recordedMac, proposal: (100, 40), size: (64, 40),
        frames: ["im": (18, 0, 64, 40)]
      ) {
        Color.red.frame(width: 64, height: 40).aspectRatio(contentMode: .fit).id("im")
      }
    }

    @Test func recordedAspectRowMixed() {
      check(
        "g-aspect-row-mixed", on: .recordedMac, proposal: (400, 100), size: (303.25, 100),
        frames: [
          "i1": (48.375, 0, 100, 62.5), "w": (48.375, 0, 100, 62.5), "i2": (156.375, 0, 48, 30),
          "h": (156.375, 0, 48, 30), "i3": (230.375, 0, 64, 40), "g": (212.375, 0, 100, 40),
          "i4": (320.375, 0, 31.25, 100), "row": (48.375, 0, 303.25, 100),
        ]
      ) {
        HStack(alignment: .top, spacing: 8) {
          Color.red.aspectRatio(1.6, contentMode: .fit).id("i1").frame(width: 100).id("w")
          Color.red.aspectRatio(1.6, contentMode: .fit).id("i2").frame(height: 30).id("h")
          Color.red.frame(width: 64, height: 40).aspectRatio(contentMode: .fit).id("i3").frame(width: 100, height: 40)
            .id("g")
          Color.red.aspectRatio(0.3125, contentMode: .fit).id("i4")
        }.frame(height: 100).id("row")
      }
    }
  }
}
