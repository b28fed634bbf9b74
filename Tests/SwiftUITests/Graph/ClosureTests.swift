import Foundation
import Testing

@testable import SwiftUI

/// Views that run a closure of the user's later than the body follow what the closure reads.
@MainActor @Suite struct ClosureTests {
  private struct Lazy: View {
    let counter: Counter
    @State private var width: CGFloat = 10
    var body: some View {
      let _ = counter.note("body")
      VStack(spacing: 0) {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<1_000) { row in
              let _ = counter.note("row")
              Color.red.frame(width: width, height: 100).id("row\(row)")
            }
          }
        }
        Color.blue.frame(width: 10, height: 20).onTapGesture { width = 30 }.id("grow")
      }
    }
  }

  @Test func rowsOfALazyStackAreRunAgain() {
    let counter = Counter()
    let harness = Harness(Lazy(counter: counter))
    #expect(harness.frame("row0")?.width == 10)
    let rows = counter["row"]
    counter.reset()
    harness.tap("grow")
    #expect(harness.frame("row0")?.width == 30)
    #expect(harness.frame("row2")?.width == 30)
    #expect(counter["body"] == 0)
    #expect(counter["row"] <= rows)
  }

  private struct Reading: View {
    @State private var width: CGFloat = 10
    var body: some View {
      VStack(spacing: 0) {
        ScrollViewReader { _ in Color.red.frame(width: width, height: 10).id("inner") }
        Color.blue.frame(width: 10, height: 20).onTapGesture { width = 30 }.id("grow")
      }
    }
  }

  @Test func aScrollViewReaderFollowsItsState() {
    let harness = Harness(Reading())
    harness.tap("grow")
    #expect(harness.frame("inner")?.width == 30)
  }
}
