import SwiftUI
import Testing

extension LayoutCases {
  @Suite @MainActor struct SafeAreaCases {
    @Test func saInsetBottom() {
      check(
        "sa-inset-bottom", proposal: (100, 200), size: (100, 200),
        frames: ["a": (0, 0, 100, 160), "b": (0, 160, 100, 40)]
      ) {
        Color.red.id("a").safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 40).id("b") }
      }
    }

    @Test func saPaddingDefault() {
      check(
        "sa-padding-default", .medium, proposal: (100, 80), size: (100, 80),
        frames: ["a": (16, 16, 68, 48)]
      ) {
        Color.red.id("a").safeAreaPadding()
      }
    }

    @Test func saInsetFixedContent() {
      check(
        "sa-inset-fixed-content", .medium, proposal: (200, 200), size: (80, 44),
        frames: ["a": (15, 14, 50, 30), "b": (0, 0, 80, 10)]
      ) {
        Color.red.frame(width: 50, height: 30).id("a").safeAreaInset(edge: .top, spacing: 4) {
          Color.blue.frame(width: 80, height: 10).id("b")
        }
      }
    }

    @Test func saIgnoresEdgesTopOnly() {
      check(
        "sa-ignores-edges-top-only", .medium, proposal: (100, 200), size: (100, 200),
        frames: ["a": (0, 0, 100, 160), "b": (0, 160, 100, 40)]
      ) {
        Color.red.id("a").ignoresSafeArea(edges: .top).safeAreaInset(edge: .bottom, spacing: 0) {
          Color.blue.frame(height: 40).id("b")
        }
      }
    }

    @Test func recordedSafeareaPaddingRow() {
      check(
        "g-safearea-padding-row", on: .recordedMac, proposal: (320, 200), size: (220, 150),
        frames: [
          "r0": (170, 45, 100, 30), "r1": (170, 75, 100, 30), "r2": (170, 105, 100, 30), "r3": (170, 135, 100, 30),
          "r4": (170, 165, 100, 30), "r5": (170, 195, 100, 30), "c": (170, 45, 100, 180), "k2": (170, 25, 100, 150),
          "k1": (50, 25, 100, 150), "row": (50, 25, 220, 150),
        ]
      ) {
        HStack(spacing: 20) {
          Color.red.safeAreaPadding(20).frame(width: 100, height: 150).id("k1")
          ScrollView {
            VStack(spacing: 0) { ForEach(0..<6, id: \.self) { k in Color.green.frame(height: 30).id("r\(k)") } }.id("c")
          }.safeAreaPadding(.vertical, 20).frame(width: 100, height: 150).id("k2")
        }.id("row")
      }
    }

    @Test func recordedSafeareaPaddingScroll() {
      check(
        "g-safearea-padding-scroll", on: .recordedMac, proposal: (100, 150), size: (100, 150),
        frames: [
          "r0": (0, 20, 100, 30), "r1": (0, 50, 100, 30), "r2": (0, 80, 100, 30), "r3": (0, 110, 100, 30),
          "r4": (0, 140, 100, 30), "r5": (0, 170, 100, 30), "c": (0, 20, 100, 180), "k2": (0, 0, 100, 150),
        ]
      ) {
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<6, id: \.self) { k in Color.green.frame(height: 30).id("r\(k)") } }.id("c")
        }.safeAreaPadding(.vertical, 20).frame(width: 100, height: 150).id("k2")
      }
    }
  }
}
