import DrawingCore
import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct AnimationTests {
  @Observable final class Model {
    var isOn = false
    var value = 0.0
    var step = 0
  }

  private func opacity(_ harness: Harness) -> Double? {
    for command in harness.commands { if case .push(.opacity(let opacity)) = command { return opacity } }
    return nil
  }

  private func rects(_ harness: Harness) -> [CGRect] {
    harness.commands.compactMap { if case .fill(let path, _, _) = $0 { path.boundingRect } else { nil } }
  }

  struct Fading: View {
    let model: Model
    let counter: Counter
    var body: some View {
      let _ = counter.note("body")
      Color.red.frame(width: 20, height: 20).opacity(model.isOn ? 0.2 : 1)
    }
  }

  @Test func opacityGoesFromOldToNewWithoutBodies() {
    let (model, counter) = (Model(), Counter())
    let harness = Harness(Fading(model: model, counter: counter))
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    harness.render()
    let placements = harness.host.placementCount
    #expect(opacity(harness) == nil)
    harness.advance(to: 0.25)
    #expect(abs((opacity(harness) ?? 0) - 0.8) < 1e-9)
    harness.advance(to: 0.5)
    #expect(abs((opacity(harness) ?? 0) - 0.6) < 1e-9)
    #expect(harness.isAnimating)
    harness.advance(to: 1)
    #expect(opacity(harness) == 0.2)
    #expect(!harness.isAnimating && harness.host.nextTime == nil)
    #expect(counter["body"] == 2)
    #expect(harness.host.placementCount == placements)
  }

  @Test func withoutAnAnimationAChangeIsSeenAtOnce() {
    let (model, counter) = (Model(), Counter())
    let harness = Harness(Fading(model: model, counter: counter))
    model.isOn = true
    harness.render()
    #expect(opacity(harness) == 0.2)
    #expect(!harness.isAnimating)
  }

  struct Moving: View {
    let model: Model
    var animation: Animation?
    var body: some View {
      Color.red.frame(width: model.isOn ? 100 : 20, height: 20)
        .frame(width: 200, alignment: model.isOn ? .trailing : .leading)
        .animation(animation, value: model.isOn)
    }
  }

  @Test func framesGoFromWhereTheyWereToWhereTheyBelong() {
    let model = Model()
    let harness = Harness(Moving(model: model, animation: .linear(duration: 1)), width: 200, height: 20)
    #expect(rects(harness) == [CGRect(x: 0, y: 0, width: 20, height: 20)])
    model.isOn = true
    harness.render()
    #expect(rects(harness) == [CGRect(x: 0, y: 0, width: 20, height: 20)])
    let measures = harness.host.measureCount
    harness.advance(to: 0.5)
    #expect(rects(harness) == [CGRect(x: 50, y: 0, width: 60, height: 20)])
    harness.advance(to: 1)
    #expect(rects(harness) == [CGRect(x: 100, y: 0, width: 100, height: 20)])
    #expect(harness.host.measureCount == measures)
  }

  @Test func aSpringKeepsItsSpeedWhenItIsSentElsewhere() {
    struct Sliding: View {
      let model: Model
      var body: some View { Color.red.frame(width: 20, height: 20).offset(x: model.value) }
    }
    let model = Model()
    let harness = Harness(Sliding(model: model), width: 20, height: 20)
    let spring = Spring(duration: 1, bounce: 0)
    withAnimation(.spring(spring)) { model.value = 100 }
    harness.render()
    harness.advance(to: 0.2)
    let (place, speed) = (
      spring.value(target: 100.0, time: 0.2), spring.velocity(target: 100.0, time: 0.2)
    )
    #expect(abs((rects(harness).first?.minX ?? 0) - place) < 1e-9)
    withAnimation(.spring(spring)) { model.value = 0 }
    harness.render()
    #expect(abs((rects(harness).first?.minX ?? 0) - place) < 1e-9)
    harness.advance(to: 0.3)
    let expected = place + spring.value(target: -place, initialVelocity: speed, time: 0.1)
    #expect(abs((rects(harness).first?.minX ?? 0) - expected) < 1e-9)
  }

  @Test func curvesAddUpWhenOneFollowsAnother() {
    struct Sliding: View {
      let model: Model
      var body: some View { Color.red.frame(width: 20, height: 20).offset(x: model.value) }
    }
    let model = Model()
    let harness = Harness(Sliding(model: model), width: 20, height: 20)
    withAnimation(.linear(duration: 1)) { model.value = 100 }
    harness.render()
    harness.advance(to: 0.5)
    withAnimation(.linear(duration: 1)) { model.value = 0 }
    harness.render()
    #expect(rects(harness).first?.minX == 50)
    harness.advance(to: 0.75)
    // What is left of the first way, and a quarter of the second.
    #expect(abs((rects(harness).first?.minX ?? 0) - (0 - 25 + 75)) < 1e-9)
  }

  @Test func twoAnimationsOfOneTurnAreKeptApart() {
    struct Pair: View {
      let model: Model
      var body: some View {
        ZStack {
          Color.red.frame(width: 10, height: 10).offset(x: model.isOn ? 100 : 0)
          Color.blue.frame(width: 10, height: 10).offset(x: model.value)
        }
      }
    }
    let model = Model()
    let harness = Harness(Pair(model: model), width: 10, height: 10)
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    withAnimation(.linear(duration: 2)) { model.value = 100 }
    harness.render()
    harness.advance(to: 0.5)
    #expect(rects(harness).map(\.minX) == [50, 25])
  }

  @Test func theCompletionRunsOnceAtTheEnd() {
    let (model, counter) = (Model(), Counter())
    let harness = Harness(Fading(model: model, counter: counter))
    withAnimation(.linear(duration: 1)) {
      model.isOn = true
    } completion: {
      counter.note("done")
    }
    harness.render()
    harness.advance(to: 0.9)
    #expect(counter["done"] == 0)
    harness.advance(to: 1.1)
    harness.advance(to: 1.3)
    #expect(counter["done"] == 1)
    withAnimation {
      model.isOn = true
    } completion: {
      counter.note("nothing")
    }
    harness.render()
    #expect(counter["nothing"] == 1)
  }

  @Test func aSpringIsCompleteBeforeItRests() {
    let (model, counter) = (Model(), Counter())
    let harness = Harness(Fading(model: model, counter: counter))
    withAnimation(.spring(duration: 0.5)) {
      model.isOn = true
    } completion: {
      counter.note("felt")
    }
    harness.render()
    harness.advance(to: 0.51)
    #expect(counter["felt"] == 1 && harness.isAnimating)
    harness.advance(to: 2)
    withAnimation(.spring(duration: 0.5), completionCriteria: .removed) {
      model.isOn = false
    } completion: {
      counter.note("removed")
    }
    harness.render()
    harness.advance(to: 2.51)
    #expect(counter["removed"] == 0)
    harness.advance(to: 4)
    #expect(counter["removed"] == 1)
  }

  @Test func coloursGoOver() {
    struct Tinted: View {
      let model: Model
      var body: some View {
        Rectangle().fill(model.isOn ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 0, blue: 1))
          .frame(width: 10, height: 10)
      }
    }
    let model = Model()
    let harness = Harness(Tinted(model: model))
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    harness.render()
    harness.advance(to: 0.25)
    #expect(harness.fills == [RGBA(red: 0.25, green: 0, blue: 0.75)])
    harness.advance(to: 1)
    #expect(harness.fills == [RGBA(red: 1, green: 0, blue: 0)])
  }

  @Test func anotherChangeLeavesRunningColoursAlone() {
    struct Tinted: View {
      let model: Model
      var body: some View {
        VStack {
          Rectangle().fill(model.isOn ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 0, blue: 1))
          Text("\(model.step)")
        }
      }
    }
    let model = Model()
    let harness = Harness(Tinted(model: model))
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    model.step = 1
    harness.render()
    harness.advance(to: 0.25)
    #expect(harness.fills.first == RGBA(red: 0.25, green: 0, blue: 0.75))
    withAnimation(.linear(duration: 5)) { model.step = 2 }
    harness.render()
    harness.advance(to: 0.5)
    #expect(harness.fills.first == RGBA(red: 0.5, green: 0, blue: 0.5))
  }

  struct Arc: Shape {
    var end: Double
    var animatableData: Double {
      get { end }
      set { end = newValue }
    }
    func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: rect.width * end, height: 1)) }
  }

  @Test func shapesOfTheUsersOwnAreLed() {
    struct Filled: View {
      let model: Model
      var body: some View { Arc(end: model.value).frame(width: 100, height: 10) }
    }
    let model = Model()
    let harness = Harness(Filled(model: model))
    withAnimation(.linear(duration: 1)) { model.value = 1 }
    harness.render()
    harness.advance(to: 0.3)
    #expect(abs((rects(harness).first?.width ?? 0) - 30) < 1e-9)
  }

  struct Counting: View, Animatable {
    var number: Double
    let counter: Counter
    nonisolated var animatableData: Double {
      get { number }
      set { number = newValue }
    }
    var body: some View {
      let _ = counter.note("count")
      Text("\(Int(number))").id("number")
    }
  }

  @Test func viewsOfTheUsersOwnAreMadeAnewForEachStep() {
    struct Host: View {
      let model: Model
      let counter: Counter
      var body: some View {
        let _ = counter.note("host")
        Counting(number: model.value, counter: counter)
      }
    }
    let (model, counter) = (Model(), Counter())
    let harness = Harness(Host(model: model, counter: counter))
    withAnimation(.linear(duration: 1)) { model.value = 100 }
    harness.render()
    harness.host.time = 0.42
    harness.render()
    #expect(harness.view("number")?.text == "42")
    harness.host.time = 1
    harness.render()
    #expect(harness.view("number")?.text == "100")
    #expect(counter["host"] == 2)
    #expect(counter["count"] == 4)
  }

  struct Spread: Layout {
    var gap: Double
    var animatableData: Double {
      get { gap }
      set { gap = newValue }
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: gap * Double(subviews.count - 1) + 10, height: 10)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for (index, subview) in subviews.enumerated() {
        subview.place(at: CGPoint(x: bounds.minX + gap * Double(index), y: 0), proposal: .init(width: 10, height: 10))
      }
    }
  }

  @Test func layoutsOfTheUsersOwnAreLed() {
    struct Row: View {
      let model: Model
      var body: some View {
        Spread(gap: model.isOn ? 50 : 10) {
          Color.red
          Color.blue
        }.frame(width: 100, alignment: .leading)
      }
    }
    let model = Model()
    let harness = Harness(Row(model: model), width: 100, height: 10)
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    harness.render()
    harness.advance(to: 0.5)
    #expect(rects(harness).map(\.minX) == [0, 30])
    harness.advance(to: 1)
    #expect(rects(harness).map(\.minX) == [0, 50])
  }

  @Test func layoutsOfAnotherTypeKeepTheirViewsAndMoveThem() {
    struct Switch: View {
      let model: Model
      var body: some View {
        let layout = model.isOn ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
        layout {
          Color.red.frame(width: 10, height: 10)
          Color.blue.frame(width: 10, height: 10)
        }.frame(width: 20, height: 20, alignment: .topLeading)
      }
    }
    let model = Model()
    let harness = Harness(Switch(model: model), width: 20, height: 20)
    #expect(rects(harness).map(\.origin) == [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 10)])
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    harness.render()
    harness.advance(to: 0.5)
    #expect(rects(harness).map(\.origin) == [CGPoint(x: 0, y: 0), CGPoint(x: 5, y: 5)])
    harness.advance(to: 1)
    #expect(rects(harness).map(\.origin) == [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)])
  }

  @Test func transactionsBelowAModifierAreItsOwn() {
    struct Two: View {
      let model: Model
      var body: some View {
        HStack(spacing: 0) {
          Rectangle().opacity(model.isOn ? 0.5 : 1).transaction { $0.animation = nil }
          Rectangle().opacity(model.isOn ? 0.5 : 1)
        }
      }
    }
    let model = Model()
    let harness = Harness(Two(model: model))
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    harness.render()
    harness.advance(to: 0.5)
    let all = harness.commands.compactMap { if case .push(.opacity(let opacity)) = $0 { opacity } else { nil } }
    #expect(all == [0.5, 0.75])
  }

  @Test func animationOfABodyLeavesTheContentAlone() {
    struct Scoped: View {
      let model: Model
      var body: some View {
        Color.red.offset(x: model.isOn ? 10 : 0)
          .animation(.linear(duration: 1)) { $0.opacity(model.isOn ? 0.5 : 1) }
      }
    }
    let model = Model()
    let harness = Harness(Scoped(model: model), width: 10, height: 10)
    model.isOn = true
    harness.render()
    harness.advance(to: 0.5)
    #expect(rects(harness).map(\.minX) == [10])
    #expect(opacity(harness) == 0.75)
  }

  @Test func aBindingMayAnimateItsChanges() {
    struct Bound: View {
      let model: Model
      var body: some View {
        let binding = Binding(get: { model.isOn }, set: { model.isOn = $0 }).animation(.linear(duration: 1))
        Rectangle().opacity(model.isOn ? 0.5 : 1).onTapGesture { binding.wrappedValue.toggle() }
      }
    }
    let model = Model()
    let harness = Harness(Bound(model: model), width: 10, height: 10)
    harness.tap(at: CGPoint(x: 5, y: 5))
    harness.advance(to: 0.5)
    #expect(opacity(harness) == 0.75)
  }

  @Test func anAnimationThatBeginsWithTheViewRepeats() {
    struct Pulsing: View {
      @State private var isOn = false
      var body: some View {
        Rectangle().opacity(isOn ? 0 : 1)
          .onAppear { withAnimation(.linear(duration: 1).repeatForever()) { isOn = true } }
      }
    }
    let harness = Harness(Pulsing(), width: 10, height: 10)
    harness.advance(to: 0.25)
    #expect(opacity(harness) == 0.75)
    harness.advance(to: 1.75)
    #expect(opacity(harness) == 0.75)
    #expect(harness.isAnimating)
  }

  @Test func aChangeWithoutAnimationStopsWhatRuns() {
    let (model, counter) = (Model(), Counter())
    let harness = Harness(Fading(model: model, counter: counter))
    withAnimation(.linear(duration: 1).repeatForever()) { model.isOn = true }
    harness.render()
    harness.advance(to: 0.5)
    var transaction = Transaction(animation: nil)
    transaction.disablesAnimations = true
    withTransaction(transaction) { model.isOn = false }
    harness.render()
    #expect(opacity(harness) == nil)
    #expect(!harness.isAnimating)
  }

  @Test func aGeometryGroupMovesAsAWhole() {
    struct Grouped: View {
      let model: Model
      var body: some View {
        HStack(spacing: 0) { if model.step > 0 { Color.blue.frame(width: 5) } else { Color.red.frame(width: 10) } }
          .frame(width: 10, height: 10)
          .geometryGroup()
          .frame(width: 100, alignment: model.isOn ? .trailing : .leading)
      }
    }
    let model = Model()
    let harness = Harness(Grouped(model: model), width: 100, height: 10)
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    harness.render()
    harness.advance(to: 0.5)
    #expect(rects(harness).map(\.minX) == [45])
    // What comes while the group moves comes where the group is.
    model.step = 1
    harness.render()
    #expect(rects(harness).map(\.minX) == [47.5])
  }

  /// A bar whose ends are led together.
  private struct Span: Shape {
    var start, end: Double
    var animatableData: AnimatablePair<Double, Double> {
      get { AnimatablePair(start, end) }
      set { (start, end) = (newValue.first, newValue.second) }
    }
    func path(in rect: CGRect) -> Path {
      Path(CGRect(x: rect.width * start, y: 0, width: rect.width * (end - start), height: rect.height))
    }
  }

  @Test func pairsAreLedTogether() {
    struct Filled: View {
      let model: Model
      var body: some View { Span(start: model.value / 2, end: 0.5 + model.value / 2).frame(width: 100, height: 10) }
    }
    let model = Model()
    let harness = Harness(Filled(model: model), width: 100, height: 10)
    withAnimation(.linear(duration: 1)) { model.value = 1 }
    harness.render()
    harness.advance(to: 0.4)
    #expect(abs((rects(harness).first?.minX ?? 0) - 20) < 1e-9)
    #expect(abs((rects(harness).first?.maxX ?? 0) - 70) < 1e-9)
  }

  @Test func contentGoesOverAsItsTransitionSays() {
    struct Number: View {
      let model: Model
      let transition: ContentTransition
      var body: some View { Image(systemName: model.value == 0 ? "star" : "heart").contentTransition(transition) }
    }
    /// How opaque the old and the new symbol are after a quarter of the way.
    func opacities(_ transition: ContentTransition) -> [Double] {
      let model = Model()
      let harness = Harness(Number(model: model, transition: transition))
      withAnimation(.linear(duration: 1)) { model.value = 1 }
      harness.render()
      harness.advance(to: 0.25)
      return harness.commands.compactMap {
        if case .push(.opacity(let opacity)) = $0 { return opacity }
        return nil
      }
    }
    #expect(opacities(.opacity) == [0.75, 0.25])
    #expect(opacities(.identity).isEmpty)
  }
}
