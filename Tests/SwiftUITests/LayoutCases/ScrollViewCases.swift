import SwiftUI
import Testing

extension LayoutCases {
  @Suite @MainActor struct ScrollViewCases {
    @Test func aspectInScroll() {
      check(
        "aspect-in-scroll", proposal: (120, 300), size: (120, 300),
        frames: ["a": (0, 0, 120, 90)]
      ) {
        ScrollView { Color.red.aspectRatio(4.0 / 3.0, contentMode: .fit).id("a") }
      }
    }

    @Test func scrollH() {
      check(
        "scroll-h", proposal: (100, 200), size: (100, 30),
        frames: ["a": (0, 5, 80, 20), "b": (80, 0, 80, 30)]
      ) {
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            Color.red.frame(width: 80, height: 20).id("a")
            Color.red.frame(width: 80, height: 30).id("b")
          }
        }
      }
    }

    @Test func scrollVInVstack() {
      check(
        "scroll-v-in-vstack", proposal: (100, 200), size: (100, 200),
        frames: ["a": (0, 40, 100, 500), "h": (0, 0, 100, 40), "s": (0, 40, 100, 160)]
      ) {
        VStack(spacing: 0) {
          Color.red.frame(width: 100, height: 40).id("h")
          ScrollView { Color.red.frame(height: 500).id("a") }.id("s")
        }
      }
    }

    @Test func scrollVImplicitVstack() {
      check(
        "scroll-v-implicit-vstack", .medium, proposal: (100, 200), size: (60, 200),
        frames: ["a": (10, 0, 40, 20), "b": (0, 28, 60, 20)]
      ) {
        ScrollView {
          Color.red.frame(width: 40, height: 20).id("a")
          Color.red.frame(width: 60, height: 20).id("b")
        }
      }
    }

    @Test func scrollVColorIdeal() {
      check(
        "scroll-v-color-ideal", proposal: (100, 200), size: (100, 200),
        frames: ["a": (0, 0, 100, 10)]
      ) {
        ScrollView { Color.red.id("a") }
      }
    }

    @Test func recordedScrollH() {
      check(
        "g-scroll-h", on: .recordedMac, proposal: (300, 200), size: (300, 40),
        frames: [
          "c0": (0, 80, 60, 40), "c1": (68, 80, 60, 40), "c2": (136, 80, 60, 40), "c3": (204, 80, 60, 40),
          "c4": (272, 80, 60, 40), "c5": (340, 80, 60, 40), "c6": (408, 80, 60, 40), "c7": (476, 80, 60, 40),
          "c8": (544, 80, 60, 40), "c9": (612, 80, 60, 40), "c10": (680, 80, 60, 40), "c11": (748, 80, 60, 40),
          "content": (0, 80, 808, 40), "scroll": (0, 80, 300, 40),
        ]
      ) {
        ScrollView(.horizontal) {
          HStack(spacing: 8) {
            ForEach(0..<12, id: \.self) { k in Color.blue.frame(width: 60, height: 40).id("c\(k)") }
          }.id("content")
        }.id("scroll")
      }
    }

    @Test func recordedScrollNarrowInFrame() {
      check(
        "g-scroll-narrow-in-frame", on: .recordedMac, proposal: (300, 200), size: (250, 150),
        frames: ["content": (100, 25, 100, 400), "scroll": (100, 25, 100, 150), "frame": (25, 25, 250, 150)]
      ) {
        ScrollView { Color.blue.frame(width: 100, height: 400).id("content") }.id("scroll").frame(
          width: 250, height: 150
        ).id("frame")
      }
    }

    @Test func recordedScrollWideContent() {
      check(
        "g-scroll-wide-content", on: .recordedMac, proposal: (300, 200), size: (400, 200),
        frames: ["content": (-50, 0, 400, 400), "scroll": (-50, 0, 400, 200)]
      ) {
        ScrollView { Color.blue.frame(width: 400, height: 400).id("content") }.id("scroll")
      }
    }

    @Test func recordedScrollBetweenFixed() {
      check(
        "g-scroll-between-fixed", on: .recordedMac, proposal: (300, 200), size: (120, 200),
        frames: [
          "head": (127.75, 0, 44.5, 16), "scroll": (90, 16, 120, 168), "content": (90, 16, 120, 400),
          "foot": (130.25, 184, 39.5, 16), "r0": (90, 16, 120, 20), "r1": (90, 36, 120, 20), "r7": (90, 156, 120, 20),
          "r19": (90, 396, 120, 20), "col": (90, 0, 120, 200),
        ]
      ) {
        VStack(spacing: 0) {
          Color.gray.frame(width: 44.5, height: 16).id("head")
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<20, id: \.self) { k in Color.blue.frame(width: 120, height: 20).id("r\(k)") }
            }.id("content")
          }.id("scroll")
          Color.gray.frame(width: 39.5, height: 16).id("foot")
        }.id("col")
      }
    }

    @Test func recordedScrollPaddedContent() {
      check(
        "g-scroll-padded-content", on: .recordedMac, proposal: (300, 200), size: (152, 200),
        frames: [
          "padded": (74, 0, 152, 432), "r0": (90, 16, 120, 20), "r1": (90, 36, 120, 20), "r19": (90, 396, 120, 20),
          "scroll": (74, 0, 152, 200),
        ]
      ) {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20, id: \.self) { k in Color.blue.frame(width: 120, height: 20).id("r\(k)") }
          }.padding().id("padded")
        }.id("scroll")
      }
    }

    @Test func recordedScrollAnchorBottom() {
      check(
        "g-scroll-anchor-bottom", on: .recordedMac, proposal: (300, 200), size: (120, 200),
        frames: [
          "content": (90, -200, 120, 400), "r0": (90, -200, 120, 20), "r9": (90, -20, 120, 20), "r10": (90, 0, 120, 20),
          "r19": (90, 180, 120, 20), "scroll": (90, 0, 120, 200),
        ]
      ) {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20, id: \.self) { k in Color.blue.frame(width: 120, height: 20).id("r\(k)") }
          }.id("content")
        }.defaultScrollAnchor(.bottom).id("scroll")
      }
    }
  }
}
