import SwiftUI
import Testing

extension LayoutCases {
  @Suite @MainActor struct StackPressureCases {
    @Test func recordedPressureTight() {
      check(
        "g-pressure-tight", on: .recordedMac, proposal: (200, 130), size: (200, 128),
        frames: ["top": (0, 1, 200, 40), "x": (25, 41, 150, 48), "bot": (0, 89, 200, 40), "col": (0, 1, 200, 128)]
      ) {
        VStack(spacing: 0) {
          Color.red.frame(height: 40).id("top")
          LineLeaf(full: 64) { Color.gray }.frame(width: 150, alignment: .leading).id("x")
          Color.blue.frame(height: 40).id("bot")
        }.id("col")
      }
    }

    @Test func recordedPressureSpacerTight() {
      check(
        "g-pressure-spacer-tight", on: .recordedMac, proposal: (200, 130), size: (200, 130),
        frames: [
          "top": (0, 0, 200, 40), "x": (25, 40, 150, 32), "gap": (100, 72, 0, 18), "bot": (0, 90, 200, 40),
          "col": (0, 0, 200, 130),
        ]
      ) {
        VStack(spacing: 0) {
          Color.red.frame(height: 40).id("top")
          LineLeaf(full: 64) { Color.gray }.frame(width: 150, alignment: .leading).id("x")
          Spacer().id("gap")
          Color.blue.frame(height: 40).id("bot")
        }.id("col")
      }
    }

    @Test func recordedPressureSpacerMin0() {
      check(
        "g-pressure-spacer-min0", on: .recordedMac, proposal: (200, 130), size: (200, 130),
        frames: [
          "top": (0, 0, 200, 40), "x": (25, 40, 150, 48), "gap": (100, 88, 0, 2), "bot": (0, 90, 200, 40),
          "col": (0, 0, 200, 130),
        ]
      ) {
        VStack(spacing: 0) {
          Color.red.frame(height: 40).id("top")
          LineLeaf(full: 64) { Color.gray }.frame(width: 150, alignment: .leading).id("x")
          Spacer(minLength: 0).id("gap")
          Color.blue.frame(height: 40).id("bot")
        }.id("col")
      }
    }

    @Test func recordedPressureSpacerMin30() {
      check(
        "g-pressure-spacer-min30", on: .recordedMac, proposal: (200, 130), size: (200, 130),
        frames: [
          "top": (0, 0, 200, 40), "x": (25, 40, 150, 16), "gap": (100, 56, 0, 34), "bot": (0, 90, 200, 40),
          "col": (0, 0, 200, 130),
        ]
      ) {
        VStack(spacing: 0) {
          Color.red.frame(height: 40).id("top")
          LineLeaf(full: 64) { Color.gray }.frame(width: 150, alignment: .leading).id("x")
          Spacer(minLength: 30).id("gap")
          Color.blue.frame(height: 40).id("bot")
        }.id("col")
      }
    }

    @Test func recordedPressureTwoSwapped() {
      check(
        "g-pressure-two-swapped", on: .recordedMac, proposal: (300, 90), size: (150, 80),
        frames: ["y": (75, 5, 150, 32), "x": (75, 37, 150, 48), "col": (75, 5, 150, 80)]
      ) {
        VStack(spacing: 0) {
          LineLeaf(full: 32) { Color.gray }.frame(width: 150, alignment: .leading).id("y")
          LineLeaf(full: 64) { Color.gray }.frame(width: 150, alignment: .leading).id("x")
        }.id("col")
      }
    }

    @Test func recordedPressureRow() {
      check(
        "g-pressure-row", on: .recordedMac, proposal: (300, 50), size: (190, 50),
        frames: ["left": (55, 0, 40, 50), "x": (95, 1, 150, 48), "row": (55, 0, 190, 50)]
      ) {
        HStack(spacing: 0) {
          Color.red.frame(width: 40).id("left")
          LineLeaf(full: 64) { Color.gray }.frame(width: 150, alignment: .leading).id("x")
        }.id("row")
      }
    }
  }
}

private struct LineLeaf: Layout {
  var full: CGFloat
  var pitch: CGFloat = 16
  var width: CGFloat = 137
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let h = proposal.height else { return CGSize(width: width, height: full) }
    let n = max(1, min((h / pitch).rounded(.down), full / pitch))
    return CGSize(width: width, height: n * pitch)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for s in subviews { s.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}
