import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite struct GestureTests {
  @Test func tapsReachTheInnermostView() {
    let counter = Counter()
    let harness = Harness(
      VStack(spacing: 0) {
        Color.red.frame(width: 20, height: 20).onTapGesture { counter.note("inner") }.id("inner")
        Color.green.frame(width: 20, height: 20).id("other")
      }
      .onTapGesture { counter.note("outer") })
    harness.tap("inner")
    harness.tap("other")
    #expect(counter.log == ["inner", "outer"])
  }

  @Test func whatLiesOnTopIsHitFirst() {
    let counter = Counter()
    func below(_ name: String) -> some View {
      Color.red.frame(width: 20, height: 20).onTapGesture { counter.note(name) }
    }
    let harness = Harness(
      VStack(spacing: 0) {
        below("covered").overlay { Color.blue }.id("covered")
        below("through").overlay { Color.blue.allowsHitTesting(false) }.id("through")
        below("clear").overlay { Color.clear }.id("clear")
        below("hidden").overlay { Color.blue.hidden() }.id("hidden")
        below("faint").overlay { Color.blue.opacity(0) }.id("faint")
        below("off").allowsHitTesting(false).id("off")
      })
    for id in ["covered", "through", "clear", "hidden", "faint", "off"] { harness.tap(id) }
    #expect(counter.log == ["through", "clear", "hidden", "faint"])
  }

  @Test func aContentShapeIsWhereAViewIsHit() throws {
    let counter = Counter()
    let harness = Harness(
      VStack(spacing: 0) {
        Circle().frame(width: 40, height: 40).onTapGesture { counter.note("circle") }.id("circle")
        Circle().frame(width: 40, height: 40).contentShape(Rectangle()).onTapGesture { counter.note("square") }.id(
          "square")
        Color.red.frame(width: 40, height: 40).contentShape(Circle()).onTapGesture { counter.note("round") }.id("round")
      })
    for id in ["circle", "square", "round"] {
      let frame = try #require(harness.frame(id))
      harness.tap(at: CGPoint(x: frame.minX + 2, y: frame.minY + 2))
    }
    #expect(counter.log == ["square"])
  }

  @Test func severalTapsCountTogether() {
    let counter = Counter()
    let harness = Harness(
      Color.red.frame(width: 20, height: 20)
        .onTapGesture(count: 2) { counter.note("double") }
        .onTapGesture { counter.note("single") }.id("view"))
    harness.tap("view")
    #expect(counter["double"] == 0)
    harness.tap("view")
    #expect(counter["double"] == 1)
    harness.tap("view")
    #expect(counter["double"] == 1)
  }

  @Test func aTapKnowsItsPlace() throws {
    var local = CGPoint.zero, global = CGPoint.zero, named = CGPoint.zero
    let harness = Harness(
      VStack(spacing: 0) {
        Color.red.frame(width: 20, height: 20).onTapGesture { local = $0 }.id("local")
        Color.red.frame(width: 20, height: 20).onTapGesture(coordinateSpace: .global) { global = $0 }.id("global")
        Color.red.frame(width: 20, height: 20).onTapGesture(coordinateSpace: .named("space")) { named = $0 }.id("named")
      }
      .coordinateSpace(name: "space"))
    for id in ["local", "global", "named"] { harness.tap(id) }
    #expect(local == CGPoint(x: 10, y: 10))
    #expect(global == CGPoint(x: 200, y: 200))
    #expect(named == CGPoint(x: 10, y: 50))
  }

  @Test func turnedViewsAreHitWhereTheyAreSeen() {
    let counter = Counter()
    let harness = Harness(
      Color.red.frame(width: 100, height: 10).onTapGesture { counter.note("bar") }.rotationEffect(.degrees(90)))
    harness.tap(at: CGPoint(x: 200, y: 160))
    harness.tap(at: CGPoint(x: 160, y: 200))
    #expect(counter.log == ["bar"])
  }

  @Test func disabledViewsAnswerNoTaps() {
    let counter = Counter()
    let harness = Harness(Color.red.onTapGesture { counter.note("tap") }.disabled(true).id("view"))
    harness.tap("view")
    #expect(counter.log.isEmpty)
  }
}
