import SwiftUI
import Testing

extension LayoutCases {
  @Suite @MainActor struct OverlayBackgroundCases {
    @Test func backgroundBiggerTopTrailing() {
      check(
        "background-bigger-topTrailing", proposal: (300, 300), size: (40, 30),
        frames: ["a": (0, 0, 40, 30), "b": (-60, 0, 100, 10)]
      ) {
        Color.red.frame(width: 40, height: 30).id("a").background(alignment: .topTrailing) {
          Color.blue.frame(width: 100, height: 10).id("b")
        }
      }
    }

    @Test func overlayInHstackNoExtraSize() {
      check(
        "overlay-in-hstack-no-extra-size", proposal: (300, 300), size: (44, 20),
        frames: ["a": (0, 0, 20, 20), "b": (24, 0, 20, 20), "o": (-20, -20, 60, 60)]
      ) {
        HStack(spacing: 4) {
          Color.red.frame(width: 20, height: 20).id("a").overlay { Color.blue.frame(width: 60, height: 60).id("o") }
          Color.red.frame(width: 20, height: 20).id("b")
        }
      }
    }

    @Test func overlayGuideAware() {
      check(
        "overlay-guide-aware", .medium, proposal: (300, 300), size: (80, 40),
        frames: ["a": (0, 0, 80, 40), "b": (40, 15, 20, 10)]
      ) {
        Color.red.frame(width: 80, height: 40).alignmentGuide(HorizontalAlignment.trailing) { _ in 60 }.id("a").overlay(
          alignment: .trailing
        ) { Color.blue.frame(width: 20, height: 10).id("b") }
      }
    }

    @Test func overlayBiggerOverflows() {
      check(
        "overlay-bigger-overflows", proposal: (300, 300), size: (40, 30),
        frames: ["a": (0, 0, 40, 30), "b": (-30, 10, 100, 10)]
      ) {
        Color.red.frame(width: 40, height: 30).id("a").overlay { Color.blue.frame(width: 100, height: 10).id("b") }
      }
    }

    @Test func backgroundPaddingOrder() {
      check(
        "background-padding-order", proposal: (300, 300), size: (60, 50),
        frames: ["a": (15, 15, 30, 20), "b": (5, 5, 50, 40)]
      ) {
        Color.red.frame(width: 30, height: 20).id("a").padding(10).background { Color.blue.id("b") }.padding(5)
      }
    }
  }
}
