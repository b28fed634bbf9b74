import SwiftUI
import Testing

extension LayoutCases {
  @Suite @MainActor struct CustomLayoutCases {
    @Test func layoutEqualRow() {
      check(
        "layout-equal-row", proposal: (500, 500), size: (120, 30),
        frames: ["a": (0, 10, 40, 10), "b": (50, 0, 20, 30), "c": (80, 0, 40, 30)]
      ) {
        EqualRow {
          Color.red.frame(width: 40, height: 10).id("a")
          Color.red.frame(width: 20, height: 30).id("b")
          Color.green.frame(maxWidth: .infinity).id("c")
        }
      }
    }

    @Test func layoutLastPlaceWins() {
      check(
        "layout-last-place-wins", proposal: (200, 200), size: (50, 50),
        frames: ["a": (20, 0, 30, 10)]
      ) {
        Overwrite { Color.red.id("a") }
      }
    }

    @Test func layoutUnplacedCentered() {
      check(
        "layout-unplaced-centered", proposal: (300, 300), size: (80, 60),
        frames: ["a": (30, 25, 20, 10)]
      ) {
        Unplaced { Color.red.frame(width: 20, height: 10).id("a") }
      }
    }

    @Test func layoutSpacingDistance() {
      check(
        "layout-spacing-distance", proposal: (200, 200), size: (58, 10),
        frames: ["a": (0, 0, 20, 10), "b": (28, 0, 30, 10)]
      ) {
        Gaps {
          Color.red.frame(width: 20, height: 10).id("a")
          Color.red.frame(width: 30, height: 10).id("b")
        }
      }
    }

    @Test func layoutUnplacedFlexible() {
      check(
        "layout-unplaced-flexible", proposal: (300, 300), size: (80, 60),
        frames: ["a": (0, 0, 80, 60)]
      ) {
        Unplaced { Color.red.id("a") }
      }
    }

    @Test func recordedAnylayoutH() {
      check(
        "g-anylayout-h", on: .recordedMac, proposal: (240, 120), size: (106.5, 20),
        frames: [
          "t1": (66.75, 52, 25, 16), "box": (99.75, 50, 30, 20), "t2": (137.75, 52, 35.5, 16),
          "st": (66.75, 50, 106.5, 20),
        ]
      ) {
        AnyLayout(HStackLayout(spacing: 8)) {
          Color.gray.frame(width: 25, height: 16).id("t1")
          Color.red.frame(width: 30, height: 20).id("box")
          Color.gray.frame(width: 35.5, height: 16).id("t2")
        }.id("st")
      }
    }

    @Test func recordedAnylayoutV() {
      check(
        "g-anylayout-v", on: .recordedMac, proposal: (240, 120), size: (35.5, 60),
        frames: [
          "t1": (107.5, 30, 25, 16), "box": (105, 50, 30, 20), "t2": (102.25, 74, 35.5, 16),
          "st": (102.25, 30, 35.5, 60),
        ]
      ) {
        AnyLayout(VStackLayout(spacing: 4)) {
          Color.gray.frame(width: 25, height: 16).id("t1")
          Color.red.frame(width: 30, height: 20).id("box")
          Color.gray.frame(width: 35.5, height: 16).id("t2")
        }.id("st")
      }
    }
  }
}

private struct EqualRow: Layout {
  func width(_ s: Subviews) -> CGFloat { s.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0 }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(
      width: width(subviews) * CGFloat(subviews.count),
      height: subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let w = width(subviews)
    for (i, s) in subviews.enumerated() {
      s.place(
        at: CGPoint(x: bounds.minX + (CGFloat(i) + 0.5) * w, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(width: w, height: bounds.height))
    }
  }
}

private struct Overwrite: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 50, height: 50)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for s in subviews {
      s.place(at: bounds.origin, proposal: .zero)
      s.place(
        at: CGPoint(x: bounds.maxX, y: bounds.minY), anchor: .topTrailing,
        proposal: ProposedViewSize(width: 30, height: nil))
    }
  }
}

private struct Unplaced: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 80, height: 60)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

private struct Gaps: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    var w: CGFloat = 0
    for i in subviews.indices {
      w += subviews[i].sizeThatFits(.unspecified).width
      if i > 0 { w += subviews[i - 1].spacing.distance(to: subviews[i].spacing, along: .horizontal) }
    }
    return CGSize(width: w, height: 10)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var x = bounds.minX
    for i in subviews.indices {
      if i > 0 { x += subviews[i - 1].spacing.distance(to: subviews[i].spacing, along: .horizontal) }
      subviews[i].place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += subviews[i].sizeThatFits(.unspecified).width
    }
  }
}
