import SwiftUI
import Testing

extension LayoutCases {
  @Suite @MainActor struct ZIndexCases {
    @Test func zindexNoLayoutEffect() {
      check(
        "zindex-no-layout-effect", proposal: (200, 200), size: (100, 150),
        frames: ["a": (0, 0, 100, 100), "b": (0, 50, 100, 100)]
      ) {
        VStack(spacing: -50) {
          Color.yellow.frame(width: 100, height: 100).zIndex(1).id("a")
          Color.red.frame(width: 100, height: 100).id("b")
        }
      }
    }
  }
}
