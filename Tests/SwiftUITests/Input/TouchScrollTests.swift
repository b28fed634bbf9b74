import Foundation
import Testing

@testable import SwiftUI

/// A finger scrolls, and what it began on is left alone then.
@MainActor @Suite struct TouchScrollTests {
  struct Page: View {
    let counter: Counter
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Button("Press") { counter.note("pressed") }.frame(height: 100).id("button")
          ForEach(0..<20) { Color.red.frame(height: 100).id($0) }
        }
        .frame(maxWidth: .infinity)
      }
    }
  }

  @Test func scrollsByAPressThatMoves() {
    let counter = Counter()
    let harness = Harness(Page(counter: counter))
    harness.drag(from: CGPoint(x: 200, y: 50), to: CGPoint(x: 200, y: 0))
    #expect(counter.log.isEmpty)
    #expect(harness.frame("button")?.minY == -50)
    harness.tap(at: CGPoint(x: 200, y: 5))
    #expect(counter.log == ["pressed"])
  }

  @Test func doesNotScrollByPointerOnMacOS() {
    let harness = Harness(Page(counter: Counter())) { $0.platform = .macos }
    harness.drag(from: CGPoint(x: 200, y: 150), to: CGPoint(x: 200, y: 100))
    #expect(harness.frame("button")?.minY == 0)
  }

  @Test func leavesADragToTheViewThatWaitsForIt() {
    let counter = Counter()
    let harness = Harness(
      ScrollView {
        Color.red.frame(height: 900).gesture(DragGesture().onChanged { _ in counter.note("drag") }).id("view")
      })
    harness.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 100))
    #expect(counter["drag"] > 0)
    #expect(harness.frame("view")?.minY == 0)
  }

  @Test func scrollsAlongItsOwnAxisInAnother() {
    let harness = Harness(
      ScrollView {
        ScrollView(.horizontal) {
          HStack(spacing: 0) { ForEach(0..<10) { Color.blue.frame(width: 100, height: 100).id("h\($0)") } }
        }
        Color.red.frame(height: 900).id("tall")
      })
    let top = harness.frame("tall")?.minY ?? 0
    harness.drag(from: CGPoint(x: 200, y: 50), to: CGPoint(x: 100, y: 52))
    #expect(harness.frame("h0")?.minX == -100)
    #expect(harness.frame("tall")?.minY == top)
    harness.drag(from: CGPoint(x: 200, y: 50), to: CGPoint(x: 198, y: 20))
    #expect(harness.frame("h0")?.minX == -100)
    #expect(harness.frame("tall")?.minY == top - 30)
  }

  @Test func refreshesWhenItIsPulledDown() async {
    let counter = Counter()
    let (began, begin) = AsyncStream.makeStream(of: Void.self)
    let (goesOn, goOn) = AsyncStream.makeStream(of: Void.self)
    struct Feed: View {
      let action: @Sendable () async -> Void
      var body: some View {
        List(0..<30, id: \.self) { Text("\($0)").id($0) }.listStyle(.plain).refreshable(action: action)
      }
    }
    let harness = Harness(
      Feed(action: {
        begin.yield(())
        for await _ in goesOn { break }
        await MainActor.run { counter.note("done") }
      }))
    let top = harness.frame("0")?.minY ?? 0
    // Not far enough.
    harness.press(at: CGPoint(x: 200, y: 100))
    harness.move(to: CGPoint(x: 200, y: 140))
    #expect((harness.frame("0")?.minY ?? 0) > top)
    harness.release(at: CGPoint(x: 200, y: 140))
    harness.advance(to: 2)
    #expect(harness.frame("0")?.minY == top)
    harness.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 300))
    for await _ in began { break }
    harness.advance(to: 4)
    #expect(harness.frame("0")?.minY == top + 60)
    #expect(harness.host.nextTime != nil)
    goOn.yield(())
    while !harness.host.graph.motion.hasEnd { await Task.yield() }
    #expect(counter["done"] == 1)
    harness.advance(to: 6)
    #expect(harness.host.nextTime == nil)
    #expect(harness.frame("0")?.minY == top)
  }
}
