import Foundation
import Testing

@testable import SwiftUI

/// Which views are made, when, and what is kept of them.
@MainActor @Suite struct EvaluationTests {
  private struct Row: View {
    let counter: Counter
    var body: some View {
      let _ = counter.note("row")
      Color.red.frame(height: 20)
    }
  }

  /// A plain stack makes all its views at once; lazy containers make those in sight.
  @Test func onlyLazyContainersLeaveViewsUnmade() {
    func bodies(_ container: (ForEach<Range<Int>, Int, Row>) -> any View) -> Int {
      let counter = Counter()
      let rows = ForEach(0..<1000, id: \.self) { _ in Row(counter: counter) }
      _ = Harness(AnyView(container(rows)), width: 300, height: 200)
      return counter["row"]
    }
    let columns = [GridItem(spacing: 0), GridItem(spacing: 0)]
    #expect(bodies { rows in ScrollView { VStack(spacing: 0) { rows } } } == 1000)
    #expect(bodies { rows in ScrollView { LazyVStack(spacing: 0) { rows } } } <= 12)
    #expect(bodies { rows in ScrollView { LazyVGrid(columns: columns, spacing: 0) { rows } } } <= 24)
    #expect(bodies { rows in List { rows } } <= 12)
    #expect(bodies { rows in Form { rows } } <= 12)
  }

  private struct Inner: View {
    let counter: Counter
    private func note(_ dimensions: ViewDimensions) -> CGFloat {
      counter.note("guide")
      return dimensions[.leading]
    }
    var body: some View {
      let _ = counter.note("inner")
      Color.red.frame(width: 10, height: 10)
        .alignmentGuide(.leading) { dimensions in MainActor.assumeIsolated { note(dimensions) } }
        .onAppear { counter.note("appear") }
    }
  }
  private struct Outer: View {
    let counter: Counter
    var body: some View {
      let _ = counter.note("outer")
      VStack(alignment: .leading) {
        Inner(counter: counter)
        Color.blue
      }
    }
  }

  @Test func guidesAreAskedAfterAllBodiesAndBeforeAppearing() throws {
    let counter = Counter()
    _ = Harness(Outer(counter: counter))
    #expect(Array(counter.log.prefix(3)) == ["outer", "inner", "guide"])
    #expect(counter.log.last == "appear")
    #expect(counter["inner"] == 1)
  }

  /// To appear is to take part in the layout, seen or not.
  @Test func viewsThatAreNotSeenAppearToo() {
    let counter = Counter()
    _ = Harness(
      VStack {
        Color.red.onAppear { counter.note("hidden") }.hidden()
        Color.red.onAppear { counter.note("clear") }.opacity(0)
        Color.red.frame(width: 0, height: 0).onAppear { counter.note("empty") }
        if Bool(false) { Color.red.onAppear { counter.note("absent") } }
      })
    #expect(Set(counter.log) == ["hidden", "clear", "empty"])
  }

  private struct Leaving: View {
    let isShown: Remote<Bool>
    var body: some View {
      VStack {
        if isShown.value { Cell("cell").transition(.opacity) }
        Color.blue
      }
    }
  }

  /// A view that is wanted again while it is going is the one that it was; one that has gone begins anew.
  @Test func aViewThatIsStillGoingKeepsItsState() {
    let isShown = Remote(true)
    let harness = Harness(Leaving(isShown: isShown))
    harness.tap("cell")
    withAnimation(.linear(duration: 1)) { isShown.value = false }
    harness.render()
    harness.advance(to: 0.5)
    withAnimation(.linear(duration: 1)) { isShown.value = true }
    harness.render()
    harness.advance(to: 3)
    #expect(harness.frame("cell")?.width == 20)
    withAnimation(.linear(duration: 1)) { isShown.value = false }
    harness.render()
    harness.advance(to: 6)
    isShown.value = true
    #expect(harness.frame("cell")?.width == 10)
  }
}
