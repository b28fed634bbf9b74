import SwiftUI
import Testing

extension LayoutCases {
  @Suite @MainActor struct RightToLeftCases {
    @Test func rtlPaddingLeading() {
      check(
        "rtl-padding-leading", proposal: (100, 20), size: (16, 10),
        frames: ["a": (0, 0, 10, 10)]
      ) {
        Color.red.frame(width: 10, height: 10).id("a").padding(.leading, 6).environment(\.layoutDirection, .rightToLeft)
      }
    }

    @Test func rtlHstack() {
      check(
        "rtl-hstack", proposal: (100, 20), size: (35, 10),
        frames: ["a": (25, 0, 10, 10), "b": (0, 0, 20, 10)]
      ) {
        HStack(spacing: 5) {
          Color.red.frame(width: 10, height: 10).id("a")
          Color.red.frame(width: 20, height: 10).id("b")
        }.environment(\.layoutDirection, .rightToLeft)
      }
    }

    @Test func rtlVstackLeading() {
      check(
        "rtl-vstack-leading", proposal: (100, 50), size: (40, 20),
        frames: ["a": (30, 0, 10, 10), "b": (0, 10, 40, 10)]
      ) {
        VStack(alignment: .leading, spacing: 0) {
          Color.red.frame(width: 10, height: 10).id("a")
          Color.red.frame(width: 40, height: 10).id("b")
        }.environment(\.layoutDirection, .rightToLeft)
      }
    }

    @Test func recordedRtlStacks() {
      check(
        "g-rtl-stacks", on: .recordedMac, proposal: (320, 260), size: (300, 226),
        frames: [
          "p": (270, 17, 40, 30), "q": (202, 17, 60, 30), "r": (10, 17, 30, 30), "row": (10, 17, 300, 30),
          "pad": (230, 57, 80, 20), "box": (190, 87, 120, 20), "zb": (210, 117, 100, 40), "zf": (290, 117, 20, 20),
          "z": (210, 117, 100, 40), "m": (242, 167, 30, 20), "n": (280, 167, 30, 20), "island": (242, 167, 68, 20),
          "txt": (285, 197, 25, 16), "guide": (270, 223, 30, 20), "col": (10, 17, 300, 226),
        ]
      ) {
        VStack(alignment: .leading, spacing: 10) {
          HStack {
            Color.red.frame(width: 40, height: 30).id("p")
            Color.blue.frame(width: 60, height: 30).id("q")
            Spacer()
            Color.green.frame(width: 30, height: 30).id("r")
          }.id("row")
          Color.orange.frame(width: 50, height: 20).padding(.leading, 30).id("pad")
          Color.purple.frame(width: 40, height: 20).frame(width: 120, alignment: .leading).id("box")
          ZStack(alignment: .topLeading) {
            Color.gray.frame(width: 100, height: 40).id("zb")
            Color.black.frame(width: 20, height: 20).id("zf")
          }.id("z")
          HStack {
            Color.red.frame(width: 30, height: 20).id("m")
            Color.blue.frame(width: 30, height: 20).id("n")
          }.environment(\.layoutDirection, .leftToRight).id("island")
          Color.gray.frame(width: 25, height: 16).id("txt")
          Color.cyan.frame(width: 30, height: 20).alignmentGuide(.leading) { _ in -10 }.id("guide")
        }.frame(width: 300, alignment: .leading).id("col").environment(\.layoutDirection, .rightToLeft)
      }
    }

    @Test func recordedRtlCustomLayout() {
      check(
        "g-rtl-custom-layout", on: .recordedMac, proposal: (300, 120), size: (200, 46),
        frames: [
          "c0": (190, 37, 60, 20), "c1": (92, 37, 90, 20), "c2": (200, 63, 50, 20), "c3": (122, 63, 70, 20),
          "c4": (74, 63, 40, 20), "flow": (50, 37, 200, 46),
        ]
      ) {
        WrapRows {
          Color.red.frame(width: 60, height: 20).id("c0")
          Color.blue.frame(width: 90, height: 20).id("c1")
          Color.green.frame(width: 50, height: 20).id("c2")
          Color.orange.frame(width: 70, height: 20).id("c3")
          Color.purple.frame(width: 40, height: 20).id("c4")
        }.frame(width: 200).id("flow").environment(\.layoutDirection, .rightToLeft)
      }
    }
  }
}

private struct WrapRows: Layout {
  let gap: CGFloat = 8
  let line: CGFloat = 6
  func split(_ s: Subviews, _ w: CGFloat) -> [[Int]] {
    var out: [[Int]] = [[]]
    var used: CGFloat = 0
    for k in s.indices {
      let n = s[k].sizeThatFits(.unspecified).width
      if used > 0 && used + n > w {
        out.append([])
        used = 0
      }
      out[out.count - 1].append(k)
      used += n + gap
    }
    return out
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let w = proposal.width ?? 300
    let rows = split(subviews, w)
    let hs = rows.map { r in r.map { subviews[$0].sizeThatFits(.unspecified).height }.max() ?? 0 }
    return CGSize(width: w, height: hs.reduce(0, +) + line * CGFloat(max(rows.count - 1, 0)))
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    for r in split(subviews, bounds.width) {
      var x = bounds.minX
      var tall: CGFloat = 0
      for k in r {
        let n = subviews[k].sizeThatFits(.unspecified)
        subviews[k].place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(n))
        x += n.width + gap
        tall = max(tall, n.height)
      }
      y += tall + line
    }
  }
}
