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

    @Test func recordedForeachIdentityStart() {
      check(
        "g-foreach-identity-start", on: .recordedMac, proposal: (300, 200), size: (140, 76),
        frames: ["a": (80, 62, 60, 20), "b": (80, 90, 100, 20), "c": (80, 118, 140, 20), "all": (80, 62, 140, 76)]
      ) {
        VStack(alignment: .leading) {
          Color.blue.frame(width: 60, height: 20).id("a")
          Color.blue.frame(width: 100, height: 20).id("b")
          Color.blue.frame(width: 140, height: 20).id("c")
        }.id("all")
      }
    }

    /// After: insert d (80) at 0; then setting the model width of a to 200 changes nothing (state kept by id).
    @Test func recordedForeachIdentityInsert() {
      check(
        "g-foreach-identity-insert", on: .recordedMac, proposal: (300, 200), size: (140, 104),
        frames: [
          "d": (80, 48, 80, 20), "a": (80, 76, 60, 20), "b": (80, 104, 100, 20), "c": (80, 132, 140, 20),
          "all": (80, 48, 140, 104),
        ]
      ) {
        VStack(alignment: .leading) {
          Color.blue.frame(width: 80, height: 20).id("d")
          Color.blue.frame(width: 60, height: 20).id("a")
          Color.blue.frame(width: 100, height: 20).id("b")
          Color.blue.frame(width: 140, height: 20).id("c")
        }.id("all")
      }
    }

    /// After: reverse the data.
    @Test func recordedForeachIdentityReverse() {
      check(
        "g-foreach-identity-reverse", on: .recordedMac, proposal: (300, 200), size: (140, 104),
        frames: [
          "c": (80, 48, 140, 20), "b": (80, 76, 100, 20), "a": (80, 104, 60, 20), "d": (80, 132, 80, 20),
          "all": (80, 48, 140, 104),
        ]
      ) {
        VStack(alignment: .leading) {
          Color.blue.frame(width: 140, height: 20).id("c")
          Color.blue.frame(width: 100, height: 20).id("b")
          Color.blue.frame(width: 60, height: 20).id("a")
          Color.blue.frame(width: 80, height: 20).id("d")
        }.id("all")
      }
    }

    /// After: remove b.
    @Test func recordedForeachIdentityRemove() {
      check(
        "g-foreach-identity-remove", on: .recordedMac, proposal: (300, 200), size: (140, 76),
        frames: ["c": (80, 62, 140, 20), "a": (80, 90, 60, 20), "d": (80, 118, 80, 20), "all": (80, 62, 140, 76)]
      ) {
        VStack(alignment: .leading) {
          Color.blue.frame(width: 140, height: 20).id("c")
          Color.blue.frame(width: 60, height: 20).id("a")
          Color.blue.frame(width: 80, height: 20).id("d")
        }.id("all")
      }
    }
  }
}
