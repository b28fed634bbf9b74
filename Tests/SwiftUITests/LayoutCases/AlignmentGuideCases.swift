import SwiftUI
import Testing

extension LayoutCases {
  @Suite @MainActor struct AlignmentGuideCases {
    @Test func guideCustomVerticalDefaultCenter() {
      check(
        "guide-custom-vertical-default-center", proposal: (200, 100), size: (40, 50),
        frames: ["a": (0, 0, 20, 40), "b": (20, 20, 20, 30)]
      ) {
        HStack(alignment: .mid, spacing: 0) {
          Color.red.frame(width: 20, height: 40).id("a")
          Color.blue.frame(width: 20, height: 30).alignmentGuide(.mid) { d in d[.top] }.id("b")
        }
      }
    }

    @Test func guideSelfDimension() {
      check(
        "guide-self-dimension", proposal: (200, 100), size: (80, 20),
        frames: ["a": (20, 0, 60, 10), "b": (0, 10, 40, 10)]
      ) {
        VStack(alignment: .leading, spacing: 0) {
          Color.red.frame(width: 60, height: 10).id("a")
          Color.blue.frame(width: 40, height: 10).alignmentGuide(HorizontalAlignment.leading) { d in d.width / 2 }.id(
            "b")
        }
      }
    }

    @Test func guideZstackCustomUnion() {
      check(
        "guide-zstack-custom-union", .medium, proposal: (200, 200), size: (50, 22),
        frames: ["a": (0, 0, 50, 20), "b": (0, 12, 20, 10)]
      ) {
        ZStack(alignment: .topLeading) {
          Color.red.frame(width: 50, height: 20).id("a")
          Color.blue.frame(width: 20, height: 10).alignmentGuide(VerticalAlignment.top) { _ in -12 }.id("b")
        }
      }
    }

    @Test func guideCustomNested() {
      check(
        "guide-custom-nested", proposal: (200, 100), size: (70, 20),
        frames: ["a": (20, 0, 30, 10), "b": (50, 0, 20, 10), "c": (0, 10, 50, 10), "d": (50, 10, 20, 10)]
      ) {
        VStack(alignment: .tab, spacing: 0) {
          HStack(spacing: 0) {
            Color.red.frame(width: 30, height: 10).id("a")
            Color.blue.frame(width: 20, height: 10).alignmentGuide(.tab) { d in d[.leading] }.id("b")
          }
          HStack(spacing: 0) {
            Color.red.frame(width: 50, height: 10).id("c")
            Color.blue.frame(width: 20, height: 10).alignmentGuide(.tab) { d in d[.leading] }.id("d")
          }
        }
      }
    }

    @Test func guideHstackTop() {
      check(
        "guide-hstack-top", proposal: (100, 100), size: (40, 35),
        frames: ["a": (0, 0, 20, 20), "b": (20, 15, 20, 20)]
      ) {
        HStack(alignment: .top, spacing: 0) {
          Color.red.frame(width: 20, height: 20).id("a")
          Color.blue.frame(width: 20, height: 20).alignmentGuide(VerticalAlignment.top) { _ in -15 }.id("b")
        }
      }
    }

    @Test func guideOtherAlignmentIgnored() {
      check(
        "guide-other-alignment-ignored", proposal: (200, 100), size: (60, 20),
        frames: ["a": (0, 0, 60, 10), "b": (0, 10, 40, 10)]
      ) {
        VStack(alignment: .leading, spacing: 0) {
          Color.red.frame(width: 60, height: 10).id("a")
          Color.blue.frame(width: 40, height: 10).alignmentGuide(HorizontalAlignment.trailing) { _ in 0 }.id("b")
        }
      }
    }

    @Test func guideThroughPadding() {
      check(
        "guide-through-padding", .medium, proposal: (200, 100), size: (72, 20),
        frames: ["a": (4, 10, 20, 10), "b": (12, 0, 60, 10), "p": (0, 10, 24, 10)]
      ) {
        VStack(alignment: .leading, spacing: 0) {
          Color.red.frame(width: 60, height: 10).id("b")
          Color.blue.frame(width: 20, height: 10).alignmentGuide(HorizontalAlignment.leading) { _ in 8 }.id("a")
            .padding(.leading, 4).id("p")
        }
      }
    }

    @Test func guideVstackLeadingUit() {
      check(
        "guide-vstack-leading-uit", proposal: (100, 80), size: (130, 80),
        frames: ["a": (0, 0, 100, 20), "b": (10, 20, 100, 20), "c": (20, 40, 100, 20), "d": (30, 60, 100, 20)]
      ) {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(0..<4, id: \.self) { i in
            Color.red.alignmentGuide(HorizontalAlignment.leading) { _ in CGFloat(i) * -10 }.id(["a", "b", "c", "d"][i])
          }
        }
      }
    }
  }
}

extension VerticalAlignment {
  struct Mid: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d[VerticalAlignment.center] } }
  static let mid = VerticalAlignment(Mid.self)
}

extension HorizontalAlignment {
  struct Tab: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d[.leading] } }
  static let tab = HorizontalAlignment(Tab.self)
}
