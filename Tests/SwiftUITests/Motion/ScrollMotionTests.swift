import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite struct ScrollMotionTests {
  private struct Rows: View {
    let scroll: (ScrollViewProxy) -> Void
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100, id: \.self) { Color.red.frame(height: 10).id($0) }
          }
        }
        .onTapGesture { scroll(proxy) }
      }
    }
  }

  @Test func scrollingToAViewIsAnimated() {
    let harness = Harness(
      Rows { proxy in withAnimation(.linear(duration: 1)) { proxy.scrollTo(50, anchor: .top) } }, width: 100,
      height: 100)
    harness.tap(at: CGPoint(x: 50, y: 50))
    #expect(harness.frames(of: "Color").map(\.minY).min() == 0)
    harness.advance(to: 0.5)
    #expect(harness.views.contains { $0.ids.contains("25") && abs($0.frame.minY) < 1e-6 })
    harness.advance(to: 1)
    #expect(harness.views.contains { $0.ids.contains("50") && abs($0.frame.minY) < 1e-6 })
    #expect(!harness.isAnimating)
  }

  @Test func contentGlidesOnAsOniOS() {
    let harness = Harness(Color.red)
    var offset = CGPoint.zero
    let motion = ScrollMotion(harness.host.graph) { offset = $0 }
    motion.glide(from: CGPoint(x: 0, y: 100), velocity: CGSize(width: 0, height: 1000), to: nil)
    harness.advance(to: 0.5)
    let way = -1000 / (1000 * log(0.998))
    #expect(abs(offset.y - (100 + way * (1 - pow(0.998, 500)))) < 1e-6)
    harness.advance(to: 5)
    #expect(abs(offset.y - (100 + way)) < 1e-6)
    #expect(!motion.isMoving)
  }

  @Test func contentComesToRestAtAPage() {
    let harness = Harness(Color.red)
    var places: [CGFloat] = []
    let motion = ScrollMotion(harness.host.graph) { places.append($0.x) }
    motion.glide(from: CGPoint(x: 120, y: 0), velocity: CGSize(width: 300, height: 0), to: CGPoint(x: 200, y: 0))
    harness.advance(to: 3)
    #expect(places.last == 200)
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 <= $1 + 0.5 })
  }
}
