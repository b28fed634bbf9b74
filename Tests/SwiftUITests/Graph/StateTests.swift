import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite struct StateTests {
  private final class Reference { var number = 1 }
  private struct Point: Equatable { var x = 1, y = 1 }

  private struct Owner: View {
    let start: Remote<Int>
    let counter: Counter
    @State private var number: Int
    @State private var list = [1, 2]
    @State private var table = ["a": 1]
    @State private var point = Point()
    @State private var maybe: Int?
    @State private var reference = Reference()

    init(start: Remote<Int>, counter: Counter) {
      self.start = start
      self.counter = counter
      _number = State(initialValue: start.value)
    }

    var body: some View {
      let _ = counter.note("owner")
      let _ = start.value
      VStack(spacing: 0) {
        Color.red.frame(width: CGFloat(number), height: 10).onTapGesture { number += 1 }.id("number")
        Color.red.frame(width: CGFloat(list.reduce(0, +)), height: 10).onTapGesture { list.append(10) }.id("list")
        Color.red.frame(width: CGFloat(table["a"] ?? 0), height: 10).onTapGesture { table["a"] = 7 }.id("table")
        Color.red.frame(width: CGFloat(point.x + point.y), height: 10).onTapGesture { point.x = 5 }.id("point")
        Color.red.frame(width: CGFloat(maybe ?? 3), height: 10).onTapGesture { maybe = maybe == nil ? 8 : nil }
          .id("maybe")
        Color.red.frame(width: CGFloat(reference.number), height: 10)
          .onTapGesture {
            let new = Reference()
            new.number = 9
            reference = new
          }
          .id("reference")
        Color.red.frame(width: 4, height: 10).onTapGesture { number = number }.id("same")
      }
    }
  }

  @Test func eachTypeOfStateKeepsItsValue() {
    let harness = Harness(Owner(start: Remote(2), counter: Counter()))
    for (id, before, after) in [
      ("number", 2, 3), ("list", 3, 13), ("table", 1, 7), ("point", 2, 6), ("maybe", 3, 8), ("reference", 1, 9),
    ] {
      #expect(harness.frame(id)?.width == CGFloat(before))
      harness.tap(id)
      #expect(harness.frame(id)?.width == CGFloat(after))
    }
    harness.tap("maybe")
    #expect(harness.frame("maybe")?.width == 3)
  }

  @Test func settingTheSameValueRunsNothing() {
    let counter = Counter()
    let harness = Harness(Owner(start: Remote(2), counter: counter))
    counter.reset()
    harness.tap("same")
    #expect(counter["owner"] == 0)
    harness.tap("number")
    #expect(counter["owner"] == 1)
  }

  private struct Parent: View {
    let start: Remote<Int>
    let counter: Counter
    var body: some View {
      let _ = start.value
      Owner(start: start, counter: counter)
    }
  }

  @Test func anInitialValueCountsOnce() {
    let start = Remote(2)
    let harness = Harness(Parent(start: start, counter: Counter()))
    harness.tap("number")
    start.value = 50
    #expect(harness.frame("number")?.width == 3)
  }

  private struct Conditional: View {
    let counter: Counter
    @State private var reads = true
    @State private var number = 1
    var body: some View {
      let _ = counter.note("body")
      VStack(spacing: 0) {
        Color.red.frame(width: reads ? CGFloat(number) : 7, height: 10).id("width")
        Color.green.frame(width: 10, height: 10).onTapGesture { reads.toggle() }.id("toggle")
        Color.blue.frame(width: 10, height: 10).onTapGesture { number += 1 }.id("add")
      }
    }
  }

  @Test func aBodyThatReadsNoLongerIsNotRun() {
    let counter = Counter()
    let harness = Harness(Conditional(counter: counter))
    harness.tap("add")
    #expect(harness.frame("width")?.width == 2)
    harness.tap("toggle")
    counter.reset()
    harness.tap("add")
    harness.tap("add")
    #expect(counter["body"] == 0)
    harness.tap("toggle")
    #expect(harness.frame("width")?.width == 4)
  }

  private struct InClosures: View {
    @State private var width: CGFloat = 10
    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<2) { Color.red.frame(width: width, height: 10).id("row\($0)") }
        GeometryReader { _ in Color.green.frame(width: width, height: 10).id("inner") }.frame(height: 10)
        Color.blue.frame(width: 10, height: 10).onTapGesture { width = 30 }.id("grow")
      }
    }
  }

  @Test func stateThatOnlyAClosureReadsIsFollowed() {
    let harness = Harness(InClosures())
    harness.tap("grow")
    #expect(["row0", "row1", "inner"].map { harness.frame($0)?.width } == [30, 30, 30])
  }

  private struct Counting: ViewModifier {
    @State private var count = 1
    func body(content: Content) -> some View {
      content.padding(CGFloat(count)).onTapGesture { count += 1 }
    }
  }

  @Test func aModifierHasStateOfItsOwn() {
    let harness = Harness(
      HStack(spacing: 0) {
        Color.red.frame(width: 10, height: 10).modifier(Counting()).id("a")
        Color.red.frame(width: 10, height: 10).modifier(Counting()).id("b")
      })
    harness.tap("a")
    #expect(harness.frame("a")?.width == 14)
    #expect(harness.frame("b")?.width == 12)
  }

  private struct Endless: View {
    @State private var number = 0
    var body: some View {
      let _ = grow()
      Color.red.frame(width: CGFloat(number), height: 10)
    }
    private func grow() { number += 1 }
  }

  @Test func aBodyThatChangesWhatItReadsIsStopped() {
    let line = #line + 4
    let harness = Harness(
      VStack {
        Color.green
        Endless()
      })
    #expect(harness.warnings.count == 2)
    #expect(harness.warnings.first?.text.hasPrefix("Modifying state during view update") == true)
    #expect(harness.warnings.last?.text.contains("changes the state that it reads") == true)
    #expect(harness.warnings.first?.line == line)
  }

  private struct Unconnected: View {
    @State var number = 1
    var body: some View { Color.red.frame(width: CGFloat(number), height: 10).id("view") }
  }

  @Test func stateChangedOutsideOfAnyViewIsWarnedOf() {
    let harness = Harness(Unconnected())
    Unconnected().number = 5
    #expect(harness.frame("view")?.width == 1)
    #expect(harness.warnings.contains { $0.text.contains("before its view was shown") })
  }
}
