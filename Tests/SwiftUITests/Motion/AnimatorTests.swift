import DrawingCore
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite struct AnimatorTests {
  @Observable final class Model {
    var count = 0
  }

  private func rects(_ harness: Harness) -> [CGRect] {
    harness.commands.compactMap { if case .fill(let path, _, _) = $0 { path.boundingRect } else { nil } }
  }

  @Test func phasesFollowEachOtherWithoutEnd() {
    struct Phases: View {
      var body: some View {
        PhaseAnimator([0, 10, 30]) { phase in
          Color.red.frame(width: 10, height: 10).offset(x: Double(phase))
        } animation: { _ in
          .linear(duration: 1)
        }
      }
    }
    let harness = Harness(Phases(), width: 10, height: 10)
    harness.advance(to: 0.5)
    #expect(abs((rects(harness).first?.minX ?? 0) - 5) < 0.2)
    harness.advance(to: 1.5)
    #expect(abs((rects(harness).first?.minX ?? 0) - 20) < 0.6)
    harness.advance(to: 2.5)
    #expect(abs((rects(harness).first?.minX ?? 0) - 15) < 1.5)
    #expect(harness.isAnimating)
  }

  @Test func aTriggerLeadsOnceThroughThePhases() {
    struct Phases: View {
      let model: Model
      var body: some View {
        Color.red.frame(width: 10, height: 10)
          .phaseAnimator([0.0, 50], trigger: model.count) { content, phase in
            content.offset(x: phase)
          } animation: { _ in
            .linear(duration: 1)
          }
      }
    }
    let model = Model()
    let harness = Harness(Phases(model: model), width: 10, height: 10)
    harness.advance(to: 1)
    #expect(rects(harness).first?.minX == 0 && !harness.isAnimating)
    model.count = 1
    harness.render()
    harness.advance(to: 1.5)
    #expect(rects(harness).first?.minX == 25)
    harness.advance(to: 4)
    #expect(rects(harness).first?.minX == 0 && !harness.isAnimating)
  }

  @Test func keyframesLeadPartsOfAValue() {
    struct Value {
      var x = 0.0
      var scale = 1.0
    }
    let timeline = KeyframeTimeline(initialValue: Value()) {
      KeyframeTrack(\.x) {
        LinearKeyframe(10, duration: 1)
        MoveKeyframe(20)
        LinearKeyframe(40, duration: 2, timingCurve: .easeInOut)
      }
      KeyframeTrack(\.scale) {
        SpringKeyframe(2, duration: 0.5, spring: Spring(duration: 0.5))
        CubicKeyframe(1, duration: 0.5)
      }
    }
    #expect(timeline.duration == 3)
    #expect(timeline.value(time: 0.5).x == 5)
    #expect(timeline.value(time: 1).x == 20)
    #expect(abs(timeline.value(time: 2).x - 30) < 1e-6)
    #expect(timeline.value(progress: 1).x == 40)
    #expect(abs(timeline.value(time: 0.25).scale - (1 + Spring(duration: 0.5).value(target: 1.0, time: 0.25))) < 1e-9)
    #expect(timeline.value(time: 1).scale == 1)
    #expect(timeline.velocity(time: 0.5).x == 10)
  }

  @Test func cubicKeyframesMakeASmoothCurve() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 1)
      CubicKeyframe(20, duration: 1)
      CubicKeyframe(0, duration: 1)
    }
    // Catmull and Rom's slope at the first knot is that from 0 to 20 in two seconds.
    #expect(abs(timeline.velocity(time: 1) - 10) < 1e-9)
    #expect(abs(timeline.velocity(time: 0.9999999) - 10) < 1e-4)
    #expect(abs(timeline.value(time: 0.5) - (5 - 10 * 0.125)) < 1e-9)
    #expect(timeline.value(time: 2) == 20)
    #expect(timeline.velocity(time: 0) == 0)
  }

  @Test func aKeyframeAnimatorRunsOnceForEachTrigger() {
    struct Hopping: View {
      let model: Model
      var body: some View {
        KeyframeAnimator(initialValue: 0.0, trigger: model.count) { value in
          Color.red.frame(width: 10, height: 10).offset(y: value)
        } keyframes: { _ in
          LinearKeyframe(-40.0, duration: 1)
          LinearKeyframe(0.0, duration: 1)
        }
      }
    }
    let model = Model()
    let harness = Harness(Hopping(model: model), width: 10, height: 10)
    #expect(!harness.isAnimating)
    model.count = 1
    harness.render()
    harness.advance(to: 0.5)
    #expect(rects(harness).first?.minY == -20)
    harness.advance(to: 1.5)
    #expect(rects(harness).first?.minY == -20)
    harness.advance(to: 2.5)
    #expect(rects(harness).first?.minY == 0 && !harness.isAnimating)
  }

  @Test func aTimelineShowsItsDates() {
    struct Clock: View {
      let counter: Counter
      var body: some View {
        TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) { context in
          let _ = counter.note("tick")
          Text("\(Int(context.date.timeIntervalSinceReferenceDate))").id("clock")
        }
      }
    }
    let counter = Counter()
    let harness = Harness(Clock(counter: counter))
    #expect(harness.view("clock")?.text == "0")
    #expect(harness.host.nextTime == 1)
    harness.advance(to: 0.9)
    #expect(counter["tick"] == 1)
    harness.advance(to: 3.5)
    #expect(harness.view("clock")?.text == "3")
    #expect(counter["tick"] == 4)
    #expect(harness.host.nextTime == 4 && !harness.isAnimating)
  }

  @Test func anAnimatedTimelineFollowsTheClock() {
    struct Wave: View {
      let isPaused: Bool
      var body: some View {
        TimelineView(.animation(paused: isPaused)) { context in
          Color.red.frame(width: 10, height: 10).offset(x: context.date.timeIntervalSinceReferenceDate * 10)
        }
      }
    }
    let harness = Harness(Wave(isPaused: false), width: 10, height: 10)
    harness.advance(to: 2)
    #expect(abs((rects(harness).first?.minX ?? 0) - 20) < 0.2)
    #expect(Harness(Wave(isPaused: true)).host.nextTime == nil)
  }

  nonisolated struct Shake: GeometryEffect {
    var amount: Double
    var animatableData: Double {
      get { amount }
      set { amount = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: size.width * sin(amount * .pi), y: 0))
    }
  }

  @Test func effectsOfTheUsersOwnAreLed() {
    struct Shaken: View {
      let model: Model
      var body: some View {
        Color.red.frame(width: 10, height: 10).modifier(Shake(amount: Double(model.count)))
      }
    }
    let model = Model()
    let harness = Harness(Shaken(model: model), width: 10, height: 10)
    withAnimation(.linear(duration: 1)) { model.count = 1 }
    harness.render()
    harness.advance(to: 0.5)
    let moves = harness.commands.compactMap { if case .push(.transform(let matrix)) = $0 { matrix.tx } else { nil } }
    #expect(moves == [10])
  }

  /// Glyphs of a number, 10 points apart.
  private func number(_ text: String, at x: CGFloat) -> [DrawCommand] {
    let glyphs = text.utf8.enumerated().map { PlacedGlyph(id: UInt32($1), x: Float($0 * 10), y: 0, advance: 10) }
    let run = GlyphRun(face: FontFace(description: "Grid", size: 20), glyphs: glyphs)
    return [.glyphs(run, origin: CGPoint(x: x, y: 15), .color(.black))]
  }

  @Test func digitsThatChangeRoll() {
    let roll = NumberRoll(
      old: number("129", at: 0), new: number("130", at: 0), frame: CGRect(x: 0, y: 0, width: 30, height: 20),
      isDown: false)
    let drawn = roll.commands(0.5).compactMap { command -> (String, CGFloat)? in
      guard case .glyphs(let run, let origin, _) = command else { return nil }
      return (String(decoding: run.glyphs.map { UInt8($0.id) }, as: UTF8.self), origin.y)
    }
    #expect(drawn.map(\.0) == ["1", "29", "30"])
    // What stays lies still; the old goes up, the new comes from below.
    #expect(drawn.map(\.1) == [15, 9, 21])
    let end = NumberRoll(
      old: number("9", at: 0), new: number("8", at: 0), frame: .zero, isDown: true
    ).commands(1)
    #expect(end.contains { if case .glyphs(_, CGPoint(x: 0, y: 15), _) = $0 { true } else { false } })
  }
}
