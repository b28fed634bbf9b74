import SwiftUI
import Testing

extension LayoutCases {
  @Suite @MainActor struct GridCases {
    @Test func gridTopleading() {
      check(
        "grid-topleading", proposal: (300, 300), size: (71, 51),
        frames: ["a": (0, 0, 20, 10), "b": (31, 0, 40, 30), "c": (0, 31, 30, 20), "d": (31, 31, 10, 10)]
      ) {
        Grid(alignment: .topLeading, horizontalSpacing: 1, verticalSpacing: 1) {
          GridRow {
            Color.red.frame(width: 20, height: 10).id("a")
            Color.red.frame(width: 40, height: 30).id("b")
          }
          GridRow {
            Color.red.frame(width: 30, height: 20).id("c")
            Color.red.frame(width: 10, height: 10).id("d")
          }
        }
      }
    }

    @Test func gridRowAlignment() {
      check(
        "grid-row-alignment", proposal: (300, 300), size: (40, 80),
        frames: ["a": (0, 0, 20, 40), "b": (20, 30, 20, 10), "c": (0, 40, 20, 40), "d": (20, 55, 20, 10)]
      ) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow(alignment: .bottom) {
            Color.red.frame(width: 20, height: 40).id("a")
            Color.red.frame(width: 20, height: 10).id("b")
          }
          GridRow {
            Color.red.frame(width: 20, height: 40).id("c")
            Color.red.frame(width: 20, height: 10).id("d")
          }
        }
      }
    }

    @Test func gridColumnAlignment() {
      check(
        "grid-column-alignment", proposal: (300, 300), size: (95, 25),
        frames: ["a": (30, 0, 20, 10), "b": (65, 0, 20, 10), "c": (0, 15, 50, 10), "d": (55, 15, 40, 10)]
      ) {
        Grid(horizontalSpacing: 5, verticalSpacing: 5) {
          GridRow {
            Color.red.frame(width: 20, height: 10).id("a").gridColumnAlignment(.trailing)
            Color.red.frame(width: 20, height: 10).id("b")
          }
          GridRow {
            Color.red.frame(width: 50, height: 10).id("c")
            Color.red.frame(width: 40, height: 10).id("d")
          }
        }
      }
    }

    @Test func gridUnsizedColor() {
      check(
        "grid-unsized-color", proposal: (300, 300), size: (70, 40),
        frames: ["a": (0, 0, 40, 20), "c": (0, 20, 40, 20), "d": (40, 25, 30, 10), "u": (40, 0, 30, 20)]
      ) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Color.red.frame(width: 40, height: 20).id("a")
            Color.blue.id("u").gridCellUnsizedAxes([.horizontal, .vertical])
          }
          GridRow {
            Color.red.frame(width: 40, height: 20).id("c")
            Color.red.frame(width: 30, height: 10).id("d")
          }
        }
      }
    }

    @Test func gridFlexRowsShare() {
      check(
        "grid-flex-rows-share", proposal: (100, 80), size: (100, 80),
        frames: ["a": (0, 15, 20, 10), "b": (20, 0, 80, 40), "c": (0, 55, 20, 10), "d": (20, 40, 80, 40)]
      ) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Color.red.frame(width: 20, height: 10).id("a")
            Color.blue.id("b")
          }
          GridRow {
            Color.red.frame(width: 20, height: 10).id("c")
            Color.green.id("d")
          }
        }
      }
    }

    @Test func gridAnchorTopTrailing() {
      check(
        "grid-anchor-topTrailing", proposal: (300, 300), size: (121, 121),
        frames: ["a": (0, 0, 60, 60), "b": (61, 0, 60, 60), "c": (0, 61, 60, 60), "m": (111, 61, 10, 10)]
      ) {
        Grid(horizontalSpacing: 1, verticalSpacing: 1) {
          GridRow {
            Color.red.frame(width: 60, height: 60).id("a")
            Color.red.frame(width: 60, height: 60).id("b")
          }
          GridRow {
            Color.red.frame(width: 60, height: 60).id("c")
            Color.blue.frame(width: 10, height: 10).id("m").gridCellAnchor(.topTrailing)
          }
        }
      }
    }

    @Test func gridBareViewSpans() {
      check(
        "grid-bare-view-spans", proposal: (300, 300), size: (90, 48),
        frames: [
          "a": (0, 0, 40, 20), "b": (50, 0, 40, 20), "c": (0, 28, 40, 20), "d": (50, 28, 40, 20), "m": (0, 22, 90, 4),
        ]
      ) {
        Grid(horizontalSpacing: 10, verticalSpacing: 2) {
          GridRow {
            Color.red.frame(width: 40, height: 20).id("a")
            Color.red.frame(width: 40, height: 20).id("b")
          }
          Color.blue.frame(height: 4).id("m").gridCellUnsizedAxes(.horizontal)
          GridRow {
            Color.red.frame(width: 40, height: 20).id("c")
            Color.red.frame(width: 40, height: 20).id("d")
          }
        }
      }
    }

    @Test func gridMissingCells() {
      check(
        "grid-missing-cells", proposal: (300, 300), size: (80, 25),
        frames: ["a": (5, 0, 20, 10), "b": (35, 0, 20, 10), "c": (60, 0, 20, 10), "d": (0, 15, 30, 10)]
      ) {
        Grid(horizontalSpacing: 5, verticalSpacing: 5) {
          GridRow {
            Color.red.frame(width: 20, height: 10).id("a")
            Color.red.frame(width: 20, height: 10).id("b")
            Color.red.frame(width: 20, height: 10).id("c")
          }
          GridRow { Color.red.frame(width: 30, height: 10).id("d") }
        }
      }
    }

    @Test func gridSpan3Width166() {
      check(
        "grid-span3-width-166", proposal: (300, 300), size: (166, 38),
        frames: ["a": (0, 0, 50, 20), "b": (58, 0, 50, 20), "c": (116, 0, 50, 20), "m": (0, 28, 166, 10)]
      ) {
        Grid {
          GridRow {
            Color.red.frame(width: 50, height: 20).id("a")
            Color.red.frame(width: 50, height: 20).id("b")
            Color.red.frame(width: 50, height: 20).id("c")
          }
          GridRow { Color.blue.frame(height: 10).id("m").gridCellColumns(3).gridCellUnsizedAxes(.horizontal) }
        }
      }
    }

    @Test func gridFlexShareEqually() {
      check(
        "grid-flex-share-equally", proposal: (150, 60), size: (150, 20),
        frames: ["a": (0, 0, 30, 20), "b": (40, 0, 50, 20), "c": (100, 0, 50, 20)]
      ) {
        Grid(horizontalSpacing: 10, verticalSpacing: 0) {
          GridRow {
            Color.red.frame(width: 30, height: 20).id("a")
            Color.blue.frame(height: 20).id("b")
            Color.green.frame(height: 20).id("c")
          }
        }
      }
    }
  }
}
