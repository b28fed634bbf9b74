import SwiftUI
import Testing

extension LayoutCases {
  @Suite @MainActor struct ScrollToCases {
    /// The proxy that a view was given, for use from outside.
    final class Access {
      private(set) var proxy: ScrollViewProxy?
      func keep(_ proxy: ScrollViewProxy) { self.proxy = proxy }
    }

    /// One scroll view, scrolled again and again.
    @Test func recordedScrollTo() throws {
      let access = Access()
      let host = layoutHost(.recordedMac, proposal: (300, 200)) {
        ScrollViewReader { proxy in
          let _ = access.keep(proxy)
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<20, id: \.self) { k in Color.blue.frame(width: 120, height: 20).id("r\(k)") }
            }
            .id("content")
          }
          .id("scroll")
        }
      }
      check(
        "g-scrollto-rest", in: host, on: .recordedMac, size: (120, 200),
        frames: [
          "content": (90, 0, 120, 400), "r0": (90, 0, 120, 20), "r9": (90, 180, 120, 20), "r19": (90, 380, 120, 20),
          "scroll": (90, 0, 120, 200),
        ])

      let proxy = try #require(access.proxy)
      proxy.scrollTo("r15")
      check(
        "g-scrollto-below-minimal", in: host, on: .recordedMac, size: (120, 200),
        frames: [
          "content": (90, -120, 120, 400), "r0": (90, -120, 120, 20), "r6": (90, 0, 120, 20), "r15": (90, 180, 120, 20),
          "r19": (90, 260, 120, 20), "scroll": (90, 0, 120, 200),
        ])

      proxy.scrollTo("r3", anchor: .top)
      check(
        "g-scrollto-top", in: host, on: .recordedMac, size: (120, 200),
        frames: [
          "content": (90, -60, 120, 400), "r0": (90, -60, 120, 20), "r3": (90, 0, 120, 20), "r12": (90, 180, 120, 20),
          "r19": (90, 320, 120, 20), "scroll": (90, 0, 120, 200),
        ])

      proxy.scrollTo("r10", anchor: .center)
      check(
        "g-scrollto-center", in: host, on: .recordedMac, size: (120, 200),
        frames: [
          "content": (90, -110, 120, 400), "r0": (90, -110, 120, 20), "r5": (90, -10, 120, 20),
          "r10": (90, 90, 120, 20), "r15": (90, 190, 120, 20), "scroll": (90, 0, 120, 200),
        ])

      proxy.scrollTo("r0")
      check(
        "g-scrollto-above-minimal", in: host, on: .recordedMac, size: (120, 200),
        frames: [
          "content": (90, 0, 120, 400), "r0": (90, 0, 120, 20), "r9": (90, 180, 120, 20), "r19": (90, 380, 120, 20),
          "scroll": (90, 0, 120, 200),
        ])
    }
  }
}
