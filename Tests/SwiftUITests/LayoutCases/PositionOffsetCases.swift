import SwiftUI
import Testing

extension LayoutCases {
  @Suite @MainActor struct PositionOffsetCases {
    @Test func offsetThenBackground() {
      check(
        "offset-then-background", proposal: (100, 40), size: (20, 10),
        frames: ["a": (7, 5, 20, 10), "b": (0, 0, 20, 10)]
      ) {
        Color.red.frame(width: 20, height: 10).id("a").offset(x: 7, y: 5).background { Color.blue.id("b") }
      }
    }

    @Test func offsetNoLayout() {
      check(
        "offset-no-layout", proposal: (100, 40), size: (40, 10),
        frames: ["a": (7, -3, 20, 10), "b": (20, 0, 20, 10)]
      ) {
        HStack(spacing: 0) {
          Color.red.frame(width: 20, height: 10).id("a").offset(x: 7, y: -3)
          Color.red.frame(width: 20, height: 10).id("b")
        }
      }
    }

    @Test func positionTakesProposal() {
      check(
        "position-takes-proposal", proposal: (100, 80), size: (100, 80),
        frames: ["a": (20, 35, 20, 10), "p": (0, 0, 100, 80)]
      ) {
        Color.red.frame(width: 20, height: 10).id("a").position(x: 30, y: 40).id("p")
      }
    }

    @Test func positionFlexibleChildFull() {
      check(
        "position-flexible-child-full", .medium, proposal: (100, 80), size: (100, 80),
        frames: ["a": (-50, -40, 100, 80), "p": (0, 0, 100, 80)]
      ) {
        Color.red.id("a").position(x: 0, y: 0).id("p")
      }
    }

    @Test func recordedPositionThreeContainers() {
      check(
        "g-position-three-containers", on: .recordedMac, proposal: (320, 240), size: (320, 240),
        frames: [
          "p1": (60, 0, 200, 90), "p2": (60, 0, 200, 90), "z": (60, 0, 200, 90), "t1": (0, 117, 24, 16),
          "p3": (34, 100, 244, 50), "t2": (288, 117, 32, 16), "row": (0, 100, 320, 50), "t3": (140.75, 160, 38.5, 16),
          "p4": (0, 180, 320, 40), "t4": (141.75, 224, 36.5, 16), "col": (0, 160, 320, 80), "all": (0, 0, 320, 240),
        ]
      ) {
        VStack(spacing: 10) {
          ZStack {
            Color.gray
            Color.red.frame(width: 40, height: 40).position(x: 50, y: 30).id("p1")
            Color.blue.frame(width: 30, height: 30).position(CGPoint(x: 150, y: 60)).id("p2")
          }.frame(width: 200, height: 90).id("z")
          HStack(spacing: 10) {
            Color.gray.frame(width: 24, height: 16).id("t1")
            Color.green.frame(width: 30, height: 30).position(x: 20, y: 20).id("p3")
            Color.gray.frame(width: 32, height: 16).id("t2")
          }.frame(height: 50).id("row")
          VStack(spacing: 4) {
            Color.gray.frame(width: 38.5, height: 16).id("t3")
            Color.orange.frame(width: 30, height: 20).position(x: 40, y: 10).id("p4")
            Color.gray.frame(width: 36.5, height: 16).id("t4")
          }.id("col")
        }.id("all")
      }
    }
  }
}
