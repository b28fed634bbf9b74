import SwiftUI
import Testing

extension LayoutCases {
  @Suite @MainActor struct LazyGridCases {
    @Test func lvgridRowHeightMax() {
      check(
        "lvgrid-row-height-max", proposal: (100, 200), size: (100, 52),
        frames: ["a": (0, 10, 50, 10), "b": (50, 0, 50, 30), "c": (0, 32, 50, 20)]
      ) {
        LazyVGrid(columns: [GridItem(.flexible(), spacing: 0), GridItem(.flexible(), spacing: 0)], spacing: 2) {
          Color.red.frame(height: 10).id("a")
          Color.red.frame(height: 30).id("b")
          Color.red.frame(height: 20).id("c")
        }
      }
    }

    @Test func lhgridRows() {
      check(
        "lhgrid-rows", .medium, proposal: (200, 110), size: (55, 110),
        frames: ["a": (0, 0, 20, 50), "b": (0, 60, 20, 50), "c": (25, 0, 30, 50)]
      ) {
        LazyHGrid(rows: [GridItem(.flexible(), spacing: 10), GridItem(.flexible(), spacing: 10)], spacing: 5) {
          Color.red.frame(width: 20).id("a")
          Color.blue.frame(width: 20).id("b")
          Color.green.frame(width: 30).id("c")
        }
      }
    }

    @Test func lvgridCellCentered() {
      check(
        "lvgrid-cell-centered", proposal: (100, 200), size: (100, 10),
        frames: ["a": (15, 0, 20, 10), "b": (60, 0, 30, 10)]
      ) {
        LazyVGrid(columns: [GridItem(.flexible(), spacing: 0), GridItem(.flexible(), spacing: 0)], spacing: 0) {
          Color.red.frame(width: 20, height: 10).id("a")
          Color.red.frame(width: 30, height: 10).id("b")
        }
      }
    }

    @Test func lvgridFlexMax() {
      check(
        "lvgrid-flex-max", proposal: (200, 100), size: (200, 20),
        frames: ["a": (0, 0, 40, 20), "b": (40, 0, 160, 20)]
      ) {
        LazyVGrid(
          columns: [GridItem(.flexible(maximum: 40), spacing: 0), GridItem(.flexible(), spacing: 0)], spacing: 0
        ) {
          Color.red.frame(height: 20).id("a")
          Color.red.frame(height: 20).id("b")
        }
      }
    }

    @Test func lvgridDefaultSpacing() {
      check(
        "lvgrid-default-spacing", proposal: (208, 200), size: (208, 48),
        frames: ["a": (0, 0, 100, 20), "b": (108, 0, 100, 20), "c": (0, 28, 100, 20), "d": (108, 28, 100, 20)]
      ) {
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
          Color.red.frame(height: 20).id("a")
          Color.red.frame(height: 20).id("b")
          Color.red.frame(height: 20).id("c")
          Color.red.frame(height: 20).id("d")
        }
      }
    }

    @Test func lvgridColorIdealHeight() {
      check(
        "lvgrid-color-ideal-height", proposal: (60, 200), size: (60, 10),
        frames: ["a": (0, 0, 30, 10), "b": (30, 0, 30, 10)]
      ) {
        LazyVGrid(columns: [GridItem(.flexible(), spacing: 0), GridItem(.flexible(), spacing: 0)], spacing: 0) {
          Color.red.id("a")
          Color.blue.id("b")
        }
      }
    }

    @Test func recordedLazygridsColumn() {
      check(
        "g-lazygrids-column", on: .recordedMac, proposal: (320, 300), size: (280, 202),
        frames: [
          "c0": (31, 49, 60, 20), "c1": (99, 49, 102, 20), "c2": (209, 49, 80, 20), "c3": (31, 73, 60, 20),
          "c4": (99, 73, 102, 20), "c5": (209, 73, 80, 20), "cols": (20, 49, 280, 44), "d0": (40, 109, 52.5, 24),
          "d1": (102.5, 109, 52.5, 24), "d2": (165, 109, 52.5, 24), "d3": (227.5, 109, 52.5, 24),
          "d4": (40, 141, 52.5, 24), "adapt": (40, 109, 240, 56), "e0": (94, 182, 40, 30), "e1": (94, 220, 40, 30),
          "e2": (140, 182, 40, 30), "e3": (140, 220, 40, 30), "e4": (186, 182, 40, 30), "rows": (94, 181, 132, 70),
          "all": (20, 49, 280, 202),
        ]
      ) {
        VStack(spacing: 16) {
          LazyVGrid(
            columns: [GridItem(.fixed(60)), GridItem(.flexible()), GridItem(.flexible(minimum: 20, maximum: 80))],
            spacing: 4
          ) { ForEach(0..<6, id: \.self) { k in Color.red.frame(height: 20).id("c\(k)") } }.frame(width: 280).id("cols")
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 50), spacing: 10)], alignment: .leading, spacing: 8) {
            ForEach(0..<5, id: \.self) { k in Color.blue.frame(height: 24).id("d\(k)") }
          }.frame(width: 240).id("adapt")
          LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(30))], spacing: 6) {
            ForEach(0..<5, id: \.self) { k in Color.green.frame(width: 40).id("e\(k)") }
          }.frame(height: 70).id("rows")
        }.id("all")
      }
    }

    @Test func recordedLazyvgridFixedFlexCapped() {
      check(
        "g-lazyvgrid-fixed-flex-capped", on: .recordedMac, proposal: (280, 44), size: (280, 44),
        frames: [
          "c0": (11, 0, 60, 20), "c1": (79, 0, 102, 20), "c2": (189, 0, 80, 20), "c3": (11, 24, 60, 20),
          "c4": (79, 24, 102, 20), "c5": (189, 24, 80, 20), "cols": (0, 0, 280, 44),
        ]
      ) {
        LazyVGrid(
          columns: [GridItem(.fixed(60)), GridItem(.flexible()), GridItem(.flexible(minimum: 20, maximum: 80))],
          spacing: 4
        ) { ForEach(0..<6, id: \.self) { k in Color.red.frame(height: 20).id("c\(k)") } }.frame(width: 280).id("cols")
      }
    }

    @Test func recordedLazyvgridAdaptive() {
      check(
        "g-lazyvgrid-adaptive", on: .recordedMac, proposal: (240, 56), size: (240, 56),
        frames: [
          "d0": (0, 0, 52.5, 24), "d1": (62.5, 0, 52.5, 24), "d2": (125, 0, 52.5, 24), "d3": (187.5, 0, 52.5, 24),
          "d4": (0, 32, 52.5, 24), "adapt": (0, 0, 240, 56),
        ]
      ) {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 50), spacing: 10)], alignment: .leading, spacing: 8) {
          ForEach(0..<5, id: \.self) { k in Color.blue.frame(height: 24).id("d\(k)") }
        }.frame(width: 240).id("adapt")
      }
    }

    @Test func recordedLazyhgridTwoRows() {
      check(
        "g-lazyhgrid-two-rows", on: .recordedMac, proposal: (320, 70), size: (132, 70),
        frames: [
          "e0": (94, 1, 40, 30), "e1": (94, 39, 40, 30), "e2": (140, 1, 40, 30), "e3": (140, 39, 40, 30),
          "e4": (186, 1, 40, 30), "rows": (94, 0, 132, 70),
        ]
      ) {
        LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(30))], spacing: 6) {
          ForEach(0..<5, id: \.self) { k in Color.green.frame(width: 40).id("e\(k)") }
        }.frame(height: 70).id("rows")
      }
    }

    @Test func recordedLazyvgridSections() {
      check(
        "g-lazyvgrid-sections", on: .recordedMac, proposal: (300, 300), size: (240, 300),
        frames: [
          "ha": (30, 0, 240, 24), "a0": (52, 28, 60, 20), "a1": (120, 28, 60, 20), "a2": (188, 28, 60, 20),
          "a3": (52, 52, 60, 20), "a4": (120, 52, 60, 20), "fa": (30, 76, 240, 16), "hb": (127, 96, 46, 16),
          "b0": (52, 116, 60, 20), "b1": (120, 116, 60, 20), "b2": (188, 116, 60, 20), "b3": (52, 140, 60, 20),
          "grid": (30, 0, 240, 160), "scroll": (30, 0, 240, 300),
        ]
      ) {
        ScrollView {
          LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.fixed(60)), GridItem(.fixed(60))], spacing: 4) {
            Section {
              ForEach(0..<5, id: \.self) { k in Color.red.frame(height: 20).id("a\(k)") }
            } header: {
              Color.gray.frame(height: 24).id("ha")
            } footer: {
              Color.black.frame(height: 16).id("fa")
            }
            Section {
              ForEach(10..<14, id: \.self) { k in Color.blue.frame(height: 20).id("b\(k - 10)") }
            } header: {
              Color.gray.frame(width: 46, height: 16).id("hb")
            }
          }.id("grid")
        }.frame(width: 240).id("scroll")
      }
    }

    @Test func recordedLazyvgridAlignments() {
      check(
        "g-lazyvgrid-alignments", on: .recordedMac, proposal: (300, 200), size: (240, 120),
        frames: [
          "t0": (74, 50, 20, 20), "t1": (182, 40, 20, 40), "t2": (250, 60, 20, 20), "t3": (74, 84, 20, 20),
          "tr": (30, 40, 240, 64), "l0": (30, 130, 20, 20), "l1": (98, 120, 20, 40), "l2": (206, 140, 20, 20),
          "le": (30, 120, 240, 40),
        ]
      ) {
        VStack(spacing: 16) {
          LazyVGrid(
            columns: [
              GridItem(.fixed(60), alignment: .leading), GridItem(.fixed(60)),
              GridItem(.fixed(60), alignment: .bottomTrailing),
            ], alignment: .trailing, spacing: 4
          ) {
            Color.red.frame(width: 20, height: 20).id("t0")
            Color.red.frame(width: 20, height: 40).id("t1")
            Color.red.frame(width: 20, height: 20).id("t2")
            Color.blue.frame(width: 20, height: 20).id("t3")
          }.frame(width: 240).id("tr")
          LazyVGrid(
            columns: [
              GridItem(.fixed(60), alignment: .leading), GridItem(.fixed(60)),
              GridItem(.fixed(60), alignment: .bottomTrailing),
            ], alignment: .leading, spacing: 4
          ) {
            Color.red.frame(width: 20, height: 20).id("l0")
            Color.red.frame(width: 20, height: 40).id("l1")
            Color.red.frame(width: 20, height: 20).id("l2")
          }.frame(width: 240).id("le")
        }
      }
    }

    @Test func recordedLazyvgridAlignTrailing() {
      check(
        "g-lazyvgrid-align-trailing", on: .recordedMac, proposal: (240, 64), size: (240, 64),
        frames: [
          "t0": (44, 10, 20, 20), "t1": (152, 0, 20, 40), "t2": (220, 20, 20, 20), "t3": (44, 44, 20, 20),
          "tr": (0, 0, 240, 64),
        ]
      ) {
        LazyVGrid(
          columns: [
            GridItem(.fixed(60), alignment: .leading), GridItem(.fixed(60)),
            GridItem(.fixed(60), alignment: .bottomTrailing),
          ], alignment: .trailing, spacing: 4
        ) {
          Color.red.frame(width: 20, height: 20).id("t0")
          Color.red.frame(width: 20, height: 40).id("t1")
          Color.red.frame(width: 20, height: 20).id("t2")
          Color.blue.frame(width: 20, height: 20).id("t3")
        }.frame(width: 240).id("tr")
      }
    }

    @Test func recordedLazyvgridAlignLeading() {
      check(
        "g-lazyvgrid-align-leading", on: .recordedMac, proposal: (240, 40), size: (240, 40),
        frames: ["l0": (0, 10, 20, 20), "l1": (68, 0, 20, 40), "l2": (176, 20, 20, 20), "le": (0, 0, 240, 40)]
      ) {
        LazyVGrid(
          columns: [
            GridItem(.fixed(60), alignment: .leading), GridItem(.fixed(60)),
            GridItem(.fixed(60), alignment: .bottomTrailing),
          ], alignment: .leading, spacing: 4
        ) {
          Color.red.frame(width: 20, height: 20).id("l0")
          Color.red.frame(width: 20, height: 40).id("l1")
          Color.red.frame(width: 20, height: 20).id("l2")
        }.frame(width: 240).id("le")
      }
    }

    @Test func recordedRtlGrid() {
      check(
        "g-rtl-grid", on: .recordedMac, proposal: (320, 220), size: (200, 174),
        frames: [
          "p": (195, 23, 40, 30), "q": (125, 23, 60, 30), "r": (85, 23, 30, 30), "span": (130, 63, 100, 30),
          "s": (85, 63, 30, 30), "u": (195, 103, 40, 30), "grid": (85, 23, 150, 110), "k0": (188, 149, 40, 20),
          "k1": (140, 149, 40, 20), "k2": (92, 149, 40, 20), "k3": (188, 177, 40, 20), "k4": (140, 177, 40, 20),
          "lazy": (60, 149, 200, 48),
        ]
      ) {
        VStack(spacing: 16) {
          Grid(horizontalSpacing: 10, verticalSpacing: 10) {
            GridRow {
              Color.red.frame(width: 40, height: 30).id("p")
              Color.blue.frame(width: 60, height: 30).id("q")
              Color.green.frame(width: 30, height: 30).id("r")
            }
            GridRow {
              Color.orange.frame(width: 100, height: 30).gridCellColumns(2).id("span")
              Color.purple.frame(width: 30, height: 30).id("s")
            }
            GridRow { Color.gray.frame(width: 40, height: 30).gridColumnAlignment(.trailing).id("u") }
          }.id("grid")
          LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 8) {
            Color.red.frame(width: 40, height: 20).id("k0")
            Color.red.frame(width: 40, height: 20).id("k1")
            Color.red.frame(width: 40, height: 20).id("k2")
            Color.red.frame(width: 40, height: 20).id("k3")
            Color.red.frame(width: 40, height: 20).id("k4")
          }.frame(width: 200).id("lazy")
        }.environment(\.layoutDirection, .rightToLeft)
      }
    }
  }
}
