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

extension GestureTests {
  private struct Draggable: View {
    let counter: Counter
    var minimumDistance: CGFloat = 10
    @State private var offset = CGSize.zero
    @GestureState private var isDragging = false
    var body: some View {
      Color.red.frame(width: isDragging ? 60 : 50, height: 50).id("view")
        .gesture(
          DragGesture(minimumDistance: minimumDistance)
            .updating($isDragging) { _, state, _ in state = true }
            .onChanged {
              counter.note("changed")
              offset = $0.translation
            }
            .onEnded {
              counter.note("ended \(Int($0.startLocation.x)) \(Int($0.location.x))")
              offset = .zero
            }
        )
        .onTapGesture { counter.note("tap") }
        .offset(offset)
    }
  }

  @Test func aDragBeginsAfterItsDistance() {
    let counter = Counter()
    let harness = Harness(Draggable(counter: counter))
    harness.press(at: CGPoint(x: 200, y: 200))
    harness.move(to: CGPoint(x: 205, y: 200))
    #expect(counter.log.isEmpty)
    harness.move(to: CGPoint(x: 230, y: 200))
    #expect(harness.frame("view") == CGRect(x: 200, y: 175, width: 60, height: 50))
    harness.release(at: CGPoint(x: 240, y: 200))
    #expect(counter.log == ["changed", "ended 25 65"])
    #expect(harness.frame("view") == CGRect(x: 175, y: 175, width: 50, height: 50))
    harness.tap("view")
    #expect(counter["tap"] == 1)
  }

  @Test func aDragWithoutDistanceBeginsAtOnce() {
    let counter = Counter()
    let harness = Harness(Draggable(counter: counter, minimumDistance: 0))
    harness.press(at: CGPoint(x: 200, y: 200))
    #expect(counter.log == ["changed"])
    harness.host.sendPointer(.cancelled, at: .zero)
    #expect(harness.frame("view")?.width == 50)
    #expect(counter["ended 25 25"] == 0)
  }

  @Test func prioritiesDecideWhoHasAPress() {
    let counter = Counter()
    func view() -> some View { Color.red.frame(width: 20, height: 20).onTapGesture { counter.note("inner") } }
    let harness = Harness(
      VStack(spacing: 0) {
        view().gesture(TapGesture().onEnded { counter.note("outer") }).id("normal")
        view().highPriorityGesture(TapGesture().onEnded { counter.note("high") }).id("high")
        view().simultaneousGesture(TapGesture().onEnded { counter.note("both") }).id("both")
        view().gesture(TapGesture().onEnded { counter.note("only") }, including: .gesture).id("only")
        view().gesture(TapGesture().onEnded { counter.note("none") }, including: .subviews).id("none")
        Button(action: { counter.note("button") }) { Color.red.frame(width: 20, height: 20) }
          .simultaneousGesture(TapGesture().onEnded { counter.note("with") }).id("button")
      })
    for id in ["normal", "high", "both", "only", "none", "button"] { harness.tap(id) }
    #expect(counter.log == ["inner", "high", "inner", "both", "only", "inner", "button", "with"])
  }

  @Test func aLongPressLasts() async {
    let counter = Counter()
    let (events, stream) = AsyncStream.makeStream(of: Void.self)
    let harness = Harness(
      Color.red.onLongPressGesture(minimumDuration: 0.01) {
        counter.note("perform")
        stream.yield(())
      } onPressingChanged: {
        counter.note($0 ? "down" : "up")
      })
    harness.press(at: CGPoint(x: 200, y: 200))
    for await _ in events { break }
    harness.release(at: CGPoint(x: 200, y: 200))
    #expect(counter.log == ["down", "perform", "up"])
  }

  @Test func aShortPressIsNoLongPress() {
    let counter = Counter()
    let harness = Harness(
      Color.red.onLongPressGesture(minimumDuration: 60) {
        counter.note("perform")
      } onPressingChanged: {
        counter.note($0 ? "down" : "up")
      }
      .id("view"))
    harness.tap("view")
    harness.press(at: CGPoint(x: 200, y: 200))
    harness.move(to: CGPoint(x: 250, y: 200))
    #expect(counter.log == ["down", "up", "down", "up"])
  }
}

extension GestureTests {
  private func drag(_ harness: Harness, to points: [CGFloat]) {
    harness.press(at: CGPoint(x: 200, y: 200))
    for x in points { harness.move(to: CGPoint(x: x, y: 200)) }
    harness.release(at: CGPoint(x: points.last ?? 200, y: 200))
  }

  @Test func oneOfTwoGesturesIsPreferred() {
    let counter = Counter()
    let harness = Harness(
      Color.red.gesture(
        DragGesture().exclusively(before: TapGesture()).onEnded {
          switch $0 {
          case .first(let drag): counter.note("drag \(Int(drag.translation.width))")
          case .second: counter.note("tap")
          }
        }))
    drag(harness, to: [230])
    drag(harness, to: [])
    #expect(counter.log == ["drag 30", "tap"])
  }

  @Test func twoGesturesAreFollowedTogether() {
    let counter = Counter()
    let harness = Harness(
      Color.red.gesture(
        DragGesture(minimumDistance: 5).simultaneously(with: DragGesture(minimumDistance: 50)).onEnded {
          counter.note("\(Int($0.first?.translation.width ?? -1)) \(Int($0.second?.translation.width ?? -1))")
        }))
    drag(harness, to: [220])
    drag(harness, to: [220, 280])
    drag(harness, to: [])
    #expect(counter.log == ["20 -1", "80 80"])
  }

  @Test func aGestureFollowsAnother() {
    let counter = Counter()
    let harness = Harness(
      Color.red.gesture(
        LongPressGesture(minimumDuration: 0).sequenced(before: DragGesture(minimumDistance: 0))
          .onChanged {
            switch $0 {
            case .first: counter.note("first")
            case .second(_, let drag): counter.note("second \(Int(drag?.translation.width ?? -1))")
            }
          }
          .onEnded { _ in counter.note("ended") }))
    drag(harness, to: [230])
    #expect(counter.log == ["first", "second -1", "second 0", "second 30", "ended"])
  }
}
