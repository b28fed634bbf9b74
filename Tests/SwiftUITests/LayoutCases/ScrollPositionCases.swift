import SwiftUI
import Testing

extension LayoutCases {
  @Suite @MainActor struct ScrollPositionCases {
    /// The initial value of `scrollPosition(id:)` does not scroll, and a proxy scrolls without regard to it.
    @Test func recordedScrollPosition() throws {
      let access = ScrollToCases.Access()
      let host = layoutHost(.recordedMac, proposal: (300, 220)) {
        ScrollViewReader { proxy in
          let _ = access.keep(proxy)
          VStack(spacing: 0) {
            ScrollView {
              VStack(spacing: 0) {
                ForEach(0..<30, id: \.self) { k in Color.blue.frame(width: 120, height: 30).id("r\(k)") }
              }
              .scrollTargetLayout()
            }
            .scrollPosition(id: .constant("r10"), anchor: .center)
            .id("scroll")
            Color.clear.frame(width: 110, height: 1).id("line")
          }
        }
      }
      check(
        "g-scroll-position-initial", in: host, on: .recordedMac, size: (120, 220),
        frames: [
          "r0": (90, 0, 120, 30), "r7": (90, 210, 120, 30), "r10": (90, 300, 120, 30), "r29": (90, 870, 120, 30),
          "scroll": (90, 0, 120, 219), "line": (95, 219, 110, 1),
        ])

      try #require(access.proxy).scrollTo("r7", anchor: .top)
      check(
        "g-scroll-position-proxy7", in: host, on: .recordedMac, size: (120, 220),
        frames: [
          "r0": (90, -210, 120, 30), "r7": (90, 0, 120, 30), "r10": (90, 90, 120, 30), "r29": (90, 660, 120, 30),
          "scroll": (90, 0, 120, 219), "line": (95, 219, 110, 1),
        ])
    }
  }
}
