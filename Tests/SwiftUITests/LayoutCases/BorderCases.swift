import SwiftUI
import Testing

extension LayoutCases {
  @Suite @MainActor struct BorderCases {
    @Test func recordedBorderNoLayout() {
      check(
        "g-border-no-layout", on: .recordedMac, proposal: (300, 160), size: (174, 74),
        frames: [
          "t0": (83, 49, 31, 16), "t": (83, 49, 31, 16), "pad": (122, 43, 43, 28), "thick": (173, 49, 17.5, 16),
          "zero": (198.5, 49, 18.5, 16), "row1": (83, 43, 134, 28), "col": (63, 83, 60, 30), "nest": (131, 79, 68, 38),
          "circ": (207, 83, 30, 30), "row2": (63, 79, 174, 38), "all": (63, 43, 174, 74),
        ]
      ) {
        VStack(spacing: 8) {
          HStack(spacing: 8) {
            Color.gray.frame(width: 31, height: 16).id("t0").border(Color.red).id("t")
            Color.gray.frame(width: 31, height: 16).padding(6).border(Color.blue, width: 3).id("pad")
            Color.gray.frame(width: 17.5, height: 16).border(Color.red, width: 8).id("thick")
            Color.gray.frame(width: 18.5, height: 16).border(Color.green, width: 0).id("zero")
          }.id("row1")
          HStack(spacing: 8) {
            Color.yellow.frame(width: 60, height: 30).border(Color.black).id("col")
            Color.yellow.frame(width: 60, height: 30).border(Color.black, width: 2).padding(4).border(Color.blue).id(
              "nest")
            Circle().fill(Color.mint).frame(width: 30, height: 30).border(Color.purple, width: 2).id("circ")
          }.id("row2")
        }.id("all")
      }
    }
  }
}
