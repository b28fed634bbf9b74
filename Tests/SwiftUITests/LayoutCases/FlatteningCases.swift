import SwiftUI
import Testing

extension LayoutCases {
  @Suite @MainActor struct FlatteningCases {
    @Test func flatEmptyviewNoGap() {
      check(
        "flat-emptyview-no-gap", proposal: (100, 20), size: (28, 10),
        frames: ["a": (0, 0, 10, 10), "b": (18, 0, 10, 10)]
      ) {
        HStack {
          Color.red.frame(width: 10, height: 10).id("a")
          EmptyView()
          Color.red.frame(width: 10, height: 10).id("b")
        }
      }
    }

    @Test func flatForeach() {
      check(
        "flat-foreach", proposal: (100, 20), size: (62, 10),
        frames: ["a": (0, 0, 10, 10), "b": (11, 0, 20, 10), "c": (32, 0, 30, 10)]
      ) {
        HStack(spacing: 1) {
          ForEach(0..<3, id: \.self) { i in
            Color.red.frame(width: CGFloat(10 + 10 * i), height: 10).id(["a", "b", "c"][i])
          }
        }
      }
    }

    @Test func flatGroupInHstack() {
      check(
        "flat-group-in-hstack", proposal: (100, 20), size: (36, 10),
        frames: ["a": (0, 0, 10, 10), "b": (13, 0, 10, 10), "c": (26, 0, 10, 10)]
      ) {
        HStack(spacing: 3) {
          Group {
            Color.red.frame(width: 10, height: 10).id("a")
            Color.red.frame(width: 10, height: 10).id("b")
          }
          Color.red.frame(width: 10, height: 10).id("c")
        }
      }
    }

    @Test func recordedGroupModifiers() {
      check(
        "g-group-modifiers", on: .recordedMac, proposal: (300, 100), size: (300, 100),
        frames: ["p": (5, 25, 50, 50), "q": (65, 25, 50, 50), "r": (120, 0, 180, 100)]
      ) {
        HStack(spacing: 0) {
          Group {
            Color.red.id("p")
            Color.blue.id("q")
          }.frame(width: 50, height: 50).padding(5)
          Color.green.id("r")
        }
      }
    }
  }
}
