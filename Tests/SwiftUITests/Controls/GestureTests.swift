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
    harness.tap("view")
    #expect(counter.log == ["double"])
    harness.rest()
    #expect(counter.log == ["double"])
    #expect(harness.host.nextTime == nil)
  }

  @Test func aSingleTapWaitsForADoubleTap() {
    let counter = Counter()
    let harness = Harness(
      VStack(spacing: 0) {
        Color.red.frame(width: 20, height: 20)
          .onTapGesture(count: 2) { counter.note("double") }
          .onTapGesture { counter.note("single") }.id("view")
        Color.green.frame(width: 20, height: 20).onTapGesture { counter.note("other") }.id("other")
      })
    harness.tap("view")
    harness.advance(to: 0.3)
    #expect(counter.log.isEmpty)
    harness.advance(to: 0.4)
    #expect(counter.log == ["single"])
    // Two taps that are far from each other are no double tap.
    harness.tap("view")
    harness.advance(to: 0.8)
    harness.tap("view")
    harness.advance(to: 1.2)
    #expect(counter.log == ["single", "single", "single"])
    // A tap elsewhere decides at once.
    harness.tap("view")
    harness.tap("other")
    #expect(counter.log == ["single", "single", "single", "single", "other"])
  }

  @Test func anInnerSingleTapWaitsForNothing() {
    let counter = Counter()
    let harness = Harness(
      Color.red.frame(width: 20, height: 20)
        .onTapGesture { counter.note("single") }
        .onTapGesture(count: 2) { counter.note("double") }.id("view"))
    harness.tap("view")
    harness.tap("view")
    #expect(counter.log == ["single", "single"])
  }

  @Test func theSecondOfTwoExclusiveTapsWaitsForTheFirst() {
    let counter = Counter()
    let harness = Harness(
      Color.red.frame(width: 20, height: 20)
        .gesture(
          TapGesture(count: 2).onEnded { counter.note("double") }
            .exclusively(before: TapGesture().onEnded { counter.note("single") })
        )
        .id("view"))
    harness.tap("view")
    #expect(counter.log.isEmpty)
    harness.rest()
    #expect(counter.log == ["single"])
    harness.tap("view")
    harness.tap("view")
    harness.rest()
    #expect(counter.log == ["single", "double"])
  }

  @Test func aGestureStateGoesBackByItsTransaction() throws {
    struct Pulled: View {
      @GestureState(resetTransaction: Transaction(animation: .linear(duration: 1))) private var way = CGSize.zero
      var body: some View {
        Color.markA.frame(width: 50, height: 50).offset(way)
          .gesture(DragGesture().updating($way) { value, state, _ in state = value.translation })
      }
    }
    let harness = Harness(Pulled())
    harness.press(at: CGPoint(x: 200, y: 200))
    harness.move(to: CGPoint(x: 300, y: 200))
    #expect(try #require(harness.drawn(.markA)).frame.midX == 300)
    harness.release(at: CGPoint(x: 300, y: 200))
    harness.advance(to: 0.5)
    #expect(abs(try #require(harness.drawn(.markA)).frame.midX - 250) < 1)
    harness.advance(to: 1)
    #expect(try #require(harness.drawn(.markA)).frame.midX == 200)
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

  @Test func aLongPressLasts() {
    let counter = Counter()
    let harness = Harness(
      Color.red.onLongPressGesture {
        counter.note("perform")
      } onPressingChanged: {
        counter.note($0 ? "down" : "up")
      })
    harness.press(at: CGPoint(x: 200, y: 200))
    harness.advance(to: 0.4)
    #expect(counter.log == ["down"])
    // Half a second, as on iOS.
    harness.advance(to: 0.6)
    #expect(counter.log == ["down", "perform", "up"])
    harness.release(at: CGPoint(x: 200, y: 200))
    #expect(counter.log == ["down", "perform", "up"])
  }

  @Test func aShortPressIsNoLongPress() {
    let counter = Counter()
    let harness = Harness(
      Color.red.onLongPressGesture(minimumDuration: 1) {
        counter.note("perform")
      } onPressingChanged: {
        counter.note($0 ? "down" : "up")
      }
      .id("view"))
    harness.tap("view")
    harness.press(at: CGPoint(x: 200, y: 200))
    harness.move(to: CGPoint(x: 250, y: 200))
    harness.advance(to: 2)
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

extension GestureTests {
  private struct Perhaps: View {
    @State private var isOn = false
    let note: (String) -> Void
    var body: some View {
      Color.red.frame(width: 100, height: 100).id("area").gesture(isOn ? TapGesture().onEnded { note("tap") } : nil)
      Button("On") { isOn = true }.id("on")
    }
  }

  @Test func aGestureMayBeMissing() {
    var log: [String] = []
    let harness = Harness(Perhaps { log.append($0) })
    harness.tap("area")
    #expect(log == [])
    harness.tap("on")
    harness.tap("area")
    #expect(log == ["tap"])
  }

  private struct Switched: View {
    let isOn: Bool
    let note: (String) -> Void
    private func tap(_ name: String) -> some Gesture { TapGesture().onEnded { note(name) } }
    private var inner: some View { Color.red.frame(width: 40, height: 20).onTapGesture { note("inner") } }
    var body: some View {
      Color.red.frame(width: 40, height: 20).gesture(tap("plain"), isEnabled: isOn).id("plain")
      Color.red.frame(width: 40, height: 20).gesture(tap("named"), name: "tap", isEnabled: isOn).id("named")
      inner.highPriorityGesture(tap("high"), isEnabled: isOn).id("high")
      inner.simultaneousGesture(tap("together"), isEnabled: isOn).id("together")
    }
  }

  /// A gesture that is off leaves those of the views within.
  @Test(arguments: [
    (true, ["plain", "named", "high", "inner", "together"]), (false, ["inner", "inner"]),
  ])
  func gesturesCanBeOff(isOn: Bool, expected: [String]) {
    var log: [String] = []
    let harness = Harness(Switched(isOn: isOn) { log.append($0) })
    for id in ["plain", "named", "high", "together"] { harness.tap(id) }
    #expect(log == expected)
  }
}
