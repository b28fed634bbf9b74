import SwiftUI
import Testing

extension LayoutCases {
  @Suite @MainActor struct PaintCases {
    @Test func recordedClippingNoLayout() {
      check(
        "g-clipping-no-layout", on: .recordedMac, proposal: (200, 200), size: (100, 180),
        frames: ["p": (50, 10, 100, 60), "q": (50, 80, 100, 60), "r": (50, 150, 100, 40), "all": (50, 10, 100, 180)]
      ) {
        VStack(spacing: 10) {
          Color.red.frame(width: 100, height: 60).id("p").clipShape(RoundedRectangle(cornerRadius: 12))
          Color.blue.frame(width: 100, height: 60).id("q").cornerRadius(20)
          Color.green.frame(width: 100, height: 40).opacity(0.5).id("r")
        }.id("all")
      }
    }

    @Test func recordedColorSwatches24() {
      check(
        "g-color-swatches-24", on: .recordedMac, proposal: (400, 240), size: (400, 240),
        frames: [
          "red": (0, 0, 50, 80), "orange": (50, 0, 50, 80), "yellow": (100, 0, 50, 80), "green": (150, 0, 50, 80),
          "mint": (200, 0, 50, 80), "teal": (250, 0, 50, 80), "cyan": (300, 0, 50, 80), "blue": (350, 0, 50, 80),
          "indigo": (0, 80, 50, 80), "purple": (50, 80, 50, 80), "pink": (100, 80, 50, 80), "brown": (150, 80, 50, 80),
          "white": (200, 80, 50, 80), "gray": (250, 80, 50, 80), "black": (300, 80, 50, 80), "clear": (350, 80, 50, 80),
          "o0": (0, 160, 50, 80), "o1": (50, 160, 50, 80), "o2": (100, 160, 50, 80), "o3": (150, 160, 50, 80),
          "o4": (200, 160, 50, 80), "o5": (250, 160, 50, 80), "o6": (300, 160, 50, 80), "shape": (350, 160, 50, 80),
        ]
      ) {
        VStack(spacing: 0) {
          HStack(spacing: 0) {
            Color.red.id("red")
            Color.orange.id("orange")
            Color.yellow.id("yellow")
            Color.green.id("green")
            Color.mint.id("mint")
            Color.teal.id("teal")
            Color.cyan.id("cyan")
            Color.blue.id("blue")
          }
          HStack(spacing: 0) {
            Color.indigo.id("indigo")
            Color.purple.id("purple")
            Color.pink.id("pink")
            Color.brown.id("brown")
            Color.white.id("white")
            Color.gray.id("gray")
            Color.black.id("black")
            Color.clear.id("clear")
          }
          HStack(spacing: 0) {
            Color.red.opacity(0.1).id("o0")
            Color.red.opacity(0.2).id("o1")
            Color.red.opacity(0.3).id("o2")
            Color.red.opacity(0.4).id("o3")
            Color.red.opacity(0.5).id("o4")
            Color.red.opacity(0.6).id("o5")
            Color.red.opacity(0.7).id("o6")
            Rectangle().id("shape")
          }
        }
      }
    }
  }
}
