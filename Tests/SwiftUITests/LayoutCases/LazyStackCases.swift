import SwiftUI
import Testing

extension LayoutCases {
  @Suite @MainActor struct LazyStackCases {
    @Test func lazyhstackBasic() {
      check(
        "lazyhstack-basic", .low, proposal: (100, 50), size: (100, 50),
        frames: ["a": (0, 0, 20, 20), "b": (26, 0, 10, 50)]
      ) {
        ScrollView(.horizontal) {
          LazyHStack(alignment: .top, spacing: 6) {
            Color.red.frame(width: 20, height: 20).id("a")
            Color.blue.frame(width: 10).id("b")
          }
        }
      }
    }

    @Test func lazyvstackExpandsWidth() {
      check(
        "lazyvstack-expands-width", proposal: (100, 200), size: (100, 200),
        frames: ["a": (30, 0, 40, 20), "s": (0, 0, 100, 20)]
      ) {
        ScrollView { LazyVStack(spacing: 0) { Color.red.frame(width: 40, height: 20).id("a") }.id("s") }
      }
    }

    @Test func recordedLazyThreeInRow() {
      check(
        "g-lazy-three-in-row", on: .recordedMac, proposal: (320, 240), size: (320, 240),
        frames: [
          "t1": (0, 0, 34.5, 16), "p": (0, 22, 60, 20), "t2": (0, 48, 28, 16), "v1": (0, 0, 121.5, 64),
          "head": (180, 0, 44.5, 16), "q": (177.25, 16, 50, 20), "v2": (141.5, 0, 121.5, 56), "r": (283, 210, 20, 30),
          "t3": (307, 224, 13, 16), "h1": (283, 0, 37, 240), "row": (0, 0, 320, 240),
        ]
      ) {
        HStack(alignment: .top, spacing: 20) {
          LazyVStack(alignment: .leading, spacing: 6) {
            Color.gray.frame(width: 34.5, height: 16).id("t1")
            Color.red.frame(width: 60, height: 20).id("p")
            Color.gray.frame(width: 28, height: 16).id("t2")
          }.id("v1")
          LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
            Section {
              Color.green.frame(width: 50, height: 20).id("q")
              Color.blue.frame(width: 50, height: 20)
            } header: {
              Color.gray.frame(width: 44.5, height: 16).id("head")
            }
          }.id("v2")
          LazyHStack(alignment: .bottom, spacing: 4) {
            Color.orange.frame(width: 20, height: 30).id("r")
            Color.gray.frame(width: 13, height: 16).id("t3")
          }.id("h1")
        }.id("row")
      }
    }
  }
}
