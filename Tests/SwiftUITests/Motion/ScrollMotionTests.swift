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

  private func tall() -> Harness {
    Harness(ScrollView { Color.red.frame(width: 100, height: 3000).id("content") }, width: 100, height: 400)
  }
  private func offset(_ harness: Harness) -> CGFloat { -(harness.frame("content")?.minY ?? .nan) }
  /// The way that content goes on for a point a second: UIKit's normal rate loses 0.002 of the speed each millisecond.
  private static let distance = -1 / (1000 * log(0.998))

  /// Drags the content up by 30 points in each of three frames, and lets go of it.
  private func flick(_ harness: Harness, from start: CGFloat = 300, by step: CGFloat = -30) {
    let time = harness.host.time
    harness.press(at: CGPoint(x: 50, y: start))
    for frame in 1...3 {
      harness.host.time = time + Double(frame) / 60
      harness.move(to: CGPoint(x: 50, y: start + CGFloat(frame) * step))
    }
    harness.release(at: CGPoint(x: 50, y: start + 3 * step))
  }

  @Test func contentGlidesOnAsOniOS() {
    let harness = tall()
    flick(harness)
    #expect(offset(harness) == 90)
    let begin = harness.host.time
    // 30 points a frame are 1800 a second.
    harness.advance(to: begin + 0.5)
    #expect(abs(offset(harness) - (90 + 1800 * Self.distance * (1 - pow(0.998, 500)))) < 1e-6)
    harness.advance(to: begin + 10)
    #expect(abs(offset(harness) - (90 + 1800 * Self.distance)) < 1e-6)
    #expect(!harness.isAnimating)
    #expect(harness.host.nextTime == nil)
  }

  @Test func aFingerThatWaitedLetsContentStand() {
    let harness = tall()
    harness.press(at: CGPoint(x: 50, y: 300))
    harness.move(to: CGPoint(x: 50, y: 200))
    harness.host.time = 1
    harness.move(to: CGPoint(x: 50, y: 200))
    harness.release(at: CGPoint(x: 50, y: 200))
    harness.advance(to: 2)
    #expect(offset(harness) == 100)
    #expect(harness.host.nextTime == nil)
  }

  @Test func aTouchHoldsContentThatGlidesAndPressesNothing() {
    let counter = Counter()
    let harness = Harness(
      ScrollView {
        Color.red.frame(width: 100, height: 3000).onTapGesture { counter.note("tap") }.id("content")
      }, width: 100, height: 400)
    flick(harness)
    harness.advance(to: harness.host.time + 0.1)
    let held = offset(harness)
    #expect(held > 90)
    harness.tap(at: CGPoint(x: 50, y: 100))
    harness.advance(to: harness.host.time + 1)
    #expect(offset(harness) == held)
    #expect(counter.log.isEmpty)
    harness.tap(at: CGPoint(x: 50, y: 100))
    #expect(counter.log == ["tap"])
  }

  @Test func contentGivesWayAtItsEndsAndSpringsBack() {
    let harness = tall()
    harness.press(at: CGPoint(x: 50, y: 100))
    harness.move(to: CGPoint(x: 50, y: 200))
    // UIKit's rubber band for 100 points in a view of 400.
    let pulled = (1 - 1 / (100 * 0.55 / 400 + 1)) * 400.0
    #expect(abs(offset(harness) + pulled) < 1e-6)
    // The same way back brings it to where it was.
    harness.move(to: CGPoint(x: 50, y: 100))
    #expect(abs(offset(harness)) < 1e-6)
    harness.move(to: CGPoint(x: 50, y: 200))
    harness.release(at: CGPoint(x: 50, y: 200))
    harness.advance(to: 0.1)
    #expect(offset(harness) < -1 && offset(harness) > -pulled)
    harness.advance(to: 2)
    #expect(offset(harness) == 0)
    #expect(harness.host.nextTime == nil)
  }

  @Test func contentThatGlidesToItsEndGoesBeyondAndComesBack() {
    let harness = Harness(
      ScrollView { Color.red.frame(width: 100, height: 600).id("content") }, width: 100, height: 400)
    flick(harness, by: -40)
    let begin = harness.host.time
    var farthest: CGFloat = 0
    for frame in 1...60 {
      harness.advance(to: begin + Double(frame) / 60)
      farthest = max(farthest, offset(harness))
    }
    #expect(farthest > 210 && farthest < 300)
    harness.advance(to: begin + 5)
    #expect(offset(harness) == 200)
    #expect(harness.host.nextTime == nil)
  }

  @Test func contentThatFitsGivesWayOnlyWhereAskedTo() {
    func pulled(_ behavior: ScrollBounceBehavior) -> CGFloat {
      let harness = Harness(
        ScrollView { Color.red.frame(width: 100, height: 100).id("content") }.scrollBounceBehavior(behavior),
        width: 100, height: 400)
      harness.press(at: CGPoint(x: 50, y: 50))
      harness.move(to: CGPoint(x: 50, y: 90))
      return offset(harness)
    }
    #expect(pulled(.basedOnSize) == 0)
    #expect(pulled(.automatic) < -10)
    #expect(pulled(.always) < -10)
  }

  @Test func fingersOnATouchpadGlideAndGiveWayButAWheelDoesNot() {
    let harness = tall()
    let middle = CGPoint(x: 50, y: 200)
    harness.host.sendScroll(at: middle, by: CGSize(width: 0, height: -50))
    harness.host.endScroll(at: middle)
    #expect(offset(harness) == 0)
    harness.host.sendScroll(at: middle, by: CGSize(width: 0, height: -50), isTouch: true)
    #expect(offset(harness) < -10)
    harness.host.endScroll(at: middle)
    harness.advance(to: 2)
    #expect(offset(harness) == 0)
    harness.host.sendScroll(at: middle, by: CGSize(width: 0, height: 50), isTouch: true)
    harness.host.endScroll(at: middle, velocity: CGSize(width: 0, height: 1000))
    harness.advance(to: 10)
    #expect(abs(offset(harness) - (50 + 1000 * Self.distance)) < 1e-6)
  }

  @Test func contentComesToRestAtAPage() {
    let harness = Harness(
      ScrollView(.horizontal) {
        HStack(spacing: 0) { ForEach(0..<5) { Color.red.frame(width: 100, height: 50).id("\($0)") } }
      }
      .scrollTargetBehavior(.paging), width: 100, height: 100)
    let middle = CGPoint(x: 50, y: 50)
    harness.host.sendScroll(at: middle, by: CGSize(width: 20, height: 0), isTouch: true)
    harness.host.endScroll(at: middle, velocity: CGSize(width: 300, height: 0))
    var places: [CGFloat] = []
    for frame in 1...120 {
      harness.advance(to: Double(frame) / 60)
      places.append(-(harness.frame("0")?.minX ?? .nan))
    }
    #expect(places[3] > 20 && places[3] < 100)
    #expect(places.last == 100)
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 <= $1 + 0.5 })
    #expect(harness.host.nextTime == nil)
  }

  @Test func aBoundPositionFollowsTheGlide() {
    struct Bound: View {
      @State private var position: Int?
      let note: (Int?) -> Void
      var body: some View {
        let _ = note(position)
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<30, id: \.self) { Color.red.frame(width: 100, height: 100).id($0) } }
            .scrollTargetLayout()
        }
        .scrollPosition(id: $position)
      }
    }
    var told: [Int?] = []
    let harness = Harness(Bound { told.append($0) }, width: 100, height: 400)
    flick(harness)
    harness.advance(to: 10)
    // 90 + 1800 * 0.4995 points.
    #expect(told.last == 9)
    #expect(told.compactMap { $0 } == Array(0...9))
  }

  @Test func phasesTellAFingerFromTheGlide() {
    var phases: [ScrollPhase] = []
    let harness = Harness(
      ScrollView { Color.red.frame(width: 100, height: 3000) }.onScrollPhaseChange { phases.append($1) }, width: 100,
      height: 400)
    flick(harness)
    harness.advance(to: 10)
    #expect(phases == [.interacting, .decelerating, .idle])
  }
}
