import SwiftUI
import Testing

extension LayoutCases {
  @Suite @MainActor struct GeometryReaderCases {
    @Test func geoIdeal10() {
      check(
        "geo-ideal-10", proposal: (nil, nil), size: (10, 10),
        frames: ["a": (0, 0, 10, 10), "g": (0, 0, 10, 10)]
      ) {
        GeometryReader { _ in Color.red.id("a") }.id("g")
      }
    }
  }
}
