import DrawingCore
import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct TransitionTests {
  @Observable final class Model {
    var isShown = true
    var items = [1, 2, 3]
    var id = 0
  }

  private func opacities(_ harness: Harness) -> [Double] {
    harness.commands.compactMap { if case .push(.opacity(let opacity)) = $0 { opacity } else { nil } }
  }
  private func moves(_ harness: Harness) -> [CGPoint] {
    harness.commands.compactMap {
      if case .push(.transform(let matrix)) = $0 { CGPoint(x: matrix.tx, y: matrix.ty) } else { nil }
    }
  }
  private func rects(_ harness: Harness) -> [CGRect] {
    harness.commands.compactMap { if case .fill(let path, _, _) = $0 { path.boundingRect } else { nil } }
  }

  struct Box<T: View>: View {
    let model: Model
    @ViewBuilder let content: () -> T
    var body: some View {
      VStack(spacing: 0) {
        if model.isShown { content() }
        Color.blue.frame(width: 10, height: 10)
      }
    }
  }

  @Test func aViewThatGoesFadesWhereItWas() {
    let model = Model()
    let harness = Harness(Box(model: model) { Color.red.frame(width: 10, height: 10) }, width: 10, height: 100)
    withAnimation(.linear(duration: 1)) { model.isShown = false }
    harness.render()
    harness.advance(to: 0.25)
    // The red view stays where it was relative to its container, which is half as high, and moves with it.
    #expect(opacities(harness) == [0.75])
    #expect(harness.fills.count == 2)
    #expect(harness.frames(of: "Color") == [CGRect(x: 0, y: 45, width: 10, height: 10)])
    harness.advance(to: 1.1)
    #expect(harness.fills.count == 1)
    #expect(!harness.isAnimating)
  }

  @Test func aViewThatComesFadesIn() {
    let model = Model()
    model.isShown = false
    let harness = Harness(Box(model: model) { Color.red.frame(width: 10, height: 10) }, width: 10, height: 100)
    withAnimation(.linear(duration: 1)) { model.isShown = true }
    harness.render()
    #expect(opacities(harness) == [0])
    harness.advance(to: 0.25)
    #expect(opacities(harness) == [0.25])
    harness.advance(to: 1.1)
    #expect(opacities(harness) == [])
    #expect(!harness.isAnimating)
  }

  @Test func withoutAnAnimationNothingIsKept() {
    let model = Model()
    let harness = Harness(Box(model: model) { Color.red.frame(width: 10, height: 10) }, width: 10, height: 100)
    model.isShown = false
    harness.render()
    #expect(harness.fills.count == 1)
    #expect(!harness.isAnimating)
  }

  @Test func aViewThatIsWantedAgainComesBackFromWhereItIs() {
    struct Kept: View {
      @State private var number = 0
      var body: some View {
        Color.red.frame(width: 10, height: 10).id("kept").onAppear { number += 1 }
      }
    }
    let model = Model()
    let harness = Harness(Box(model: model) { Kept() }, width: 10, height: 100)
    withAnimation(.linear(duration: 1)) { model.isShown = false }
    harness.render()
    harness.advance(to: 0.5)
    withAnimation(.linear(duration: 1)) { model.isShown = true }
    harness.render()
    // Half of the way out is left, added to the way back that has just begun.
    #expect(opacities(harness) == [0.5])
    harness.advance(to: 1)
    #expect(opacities(harness) == [0.5])
    harness.advance(to: 1.6)
    #expect(opacities(harness) == [])
    #expect(harness.fills.count == 2)
  }

  @Test func movesAndSlidesGoOverTheEdges() {
    let model = Model()
    let harness = Harness(
      Box(model: model) { Color.red.frame(width: 10, height: 20).transition(.move(edge: .top)) }, width: 10, height: 100
    )
    withAnimation(.linear(duration: 1)) { model.isShown = false }
    harness.render()
    harness.advance(to: 0.5)
    #expect(moves(harness) == [CGPoint(x: 0, y: -10)])
    let other = Harness(
      Box(model: model) { Color.red.frame(width: 10, height: 20).transition(.slide) }, width: 10, height: 100)
    withAnimation(.linear(duration: 1)) { model.isShown = true }
    other.render()
    other.advance(to: 0.5)
    #expect(moves(other) == [CGPoint(x: -5, y: 0)])
    other.advance(to: 2)
    withAnimation(.linear(duration: 1)) { model.isShown = false }
    other.render()
    other.advance(to: 2.5)
    #expect(moves(other) == [CGPoint(x: 5, y: 0)])
  }

  @Test func transitionsAreCombined() {
    let model = Model()
    model.isShown = false
    let both = AnyTransition.asymmetric(
      insertion: .opacity.combined(with: .offset(x: 100)), removal: .scale(scale: 0.5))
    let harness = Harness(
      Box(model: model) { Color.red.frame(width: 10, height: 10).transition(both) }, width: 10, height: 100)
    withAnimation(.linear(duration: 1)) { model.isShown = true }
    harness.render()
    harness.advance(to: 0.5)
    #expect(opacities(harness) == [0.5])
    #expect(moves(harness).contains(CGPoint(x: 50, y: 0)))
    harness.advance(to: 2)
    withAnimation(.linear(duration: 1)) { model.isShown = false }
    harness.render()
    harness.advance(to: 2.5)
    let scales = harness.commands.compactMap { if case .push(.transform(let m)) = $0, m.a != 1 { m.a } else { nil } }
    #expect(scales == [0.75])
    #expect(opacities(harness) == [])
  }

  struct Turning: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.rotationEffect(.degrees(phase.value * 90)).opacity(phase.isIdentity ? 1 : 0.5)
    }
  }

  @Test func transitionsOfTheUsersOwnRun() {
    let model = Model()
    let harness = Harness(
      Box(model: model) { Color.red.frame(width: 10, height: 10).transition(Turning()) }, width: 10, height: 100)
    withAnimation(.linear(duration: 1)) { model.isShown = false }
    harness.render()
    harness.advance(to: 0.5)
    #expect(opacities(harness) == [0.75])
    let angles = harness.commands.compactMap { if case .push(.transform(let m)) = $0 { atan2(m.b, m.a) } else { nil } }
    #expect(angles.count == 1 && abs(angles[0] - .pi / 4) < 1e-9)
  }

  @Test func aTransitionMayHaveAnAnimationOfItsOwn() {
    let model = Model()
    let harness = Harness(
      Box(model: model) {
        Color.red.frame(width: 10, height: 10).transition(AnyTransition.opacity.animation(.linear(duration: 2)))
      }, width: 10, height: 100)
    model.isShown = false
    harness.render()
    harness.advance(to: 1)
    #expect(opacities(harness) == [0.5])
    harness.advance(to: 2.1)
    #expect(harness.fills.count == 1)
  }

  @Test func whoAsksForLessMotionSeesViewsFade() {
    let model = Model()
    let harness = Harness(
      Box(model: model) { Color.red.frame(width: 10, height: 20).transition(.move(edge: .top)) }, width: 10, height: 100
    ) { $0.settings = .reduceMotion }
    withAnimation(.linear(duration: 1)) { model.isShown = false }
    harness.render()
    harness.advance(to: 0.5)
    #expect(moves(harness) == [] && opacities(harness) == [0.5])
  }

  @Test func rowsComeGoAndMove() {
    struct Rows: View {
      let model: Model
      var body: some View {
        VStack(spacing: 0) {
          ForEach(model.items, id: \.self) { item in
            Color(red: Double(item) / 10, green: 0, blue: 0).frame(width: 10, height: 10)
          }
        }.frame(height: 100, alignment: .top)
      }
    }
    let model = Model()
    let harness = Harness(Rows(model: model), width: 10, height: 100)
    withAnimation(.linear(duration: 1)) { model.items = [3, 1, 4] }
    harness.render()
    harness.advance(to: 0.5)
    let drawn = Dictionary(
      zip(harness.fills.map { Int(($0.red * 10).rounded()) }, rects(harness).map(\.minY)),
      uniquingKeysWith: { a, _ in a })
    #expect(drawn == [1: 5, 2: 10, 3: 10, 4: 20])
    #expect(opacities(harness) == [0.5, 0.5])
    harness.advance(to: 1.1)
    #expect(harness.fills.count == 3)
  }

  @Test func rowsOfLazyContainersComeGoAndMove() {
    struct Rows: View {
      let model: Model
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(model.items, id: \.self) { item in
              Color(red: Double(item) / 10, green: 0, blue: 0).frame(height: 10)
            }
          }
        }
      }
    }
    let model = Model()
    let harness = Harness(Rows(model: model), width: 10, height: 100)
    withAnimation(.linear(duration: 1)) { model.items = [4, 1, 3] }
    harness.render()
    harness.advance(to: 0.5)
    let drawn = Dictionary(
      zip(harness.fills.map { Int(($0.red * 10).rounded()) }, rects(harness).map(\.minY)),
      uniquingKeysWith: { a, _ in a })
    #expect(drawn == [4: 0, 1: 5, 2: 10, 3: 20])
    #expect(opacities(harness) == [0.5, 0.5])
    harness.advance(to: 1.1)
    #expect(harness.fills.count == 3)
    #expect(!harness.isAnimating)
  }

  @Test func aNewIdentityIsAnotherView() {
    struct Renewed: View {
      let model: Model
      var body: some View { Color.red.frame(width: 10, height: 10).id(model.id) }
    }
    let model = Model()
    let harness = Harness(Renewed(model: model), width: 10, height: 10)
    withAnimation(.linear(duration: 1)) { model.id = 1 }
    harness.render()
    harness.advance(to: 0.25)
    #expect(opacities(harness) == [0.75, 0.25])
  }

  struct Hero: View {
    let model: Model
    @Namespace private var space
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        if model.isShown {
          Color.red.matchedGeometryEffect(id: "hero", in: space).frame(width: 10, height: 10)
        } else {
          Color.blue.matchedGeometryEffect(id: "hero", in: space).frame(width: 90, height: 50)
        }
      }
    }
  }

  @Test func matchedViewsGoFromOneFrameToTheOther() {
    let model = Model()
    let harness = Harness(Hero(model: model), width: 100, height: 100)
    withAnimation(.linear(duration: 1)) { model.isShown = false }
    harness.render()
    #expect(rects(harness) == [CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 0, y: 0, width: 10, height: 10)])
    harness.advance(to: 0.5)
    #expect(rects(harness) == [CGRect(x: 0, y: 0, width: 50, height: 30), CGRect(x: 0, y: 0, width: 50, height: 30)])
    #expect(opacities(harness) == [0.5, 0.5])
    harness.advance(to: 1.1)
    #expect(rects(harness) == [CGRect(x: 0, y: 0, width: 90, height: 50)])
  }

  struct Tabs: View {
    let model: Model
    @Namespace private var space
    var body: some View {
      HStack(spacing: 0) {
        ForEach(0..<3, id: \.self) { index in
          Color.clear.frame(width: CGFloat(10 * (index + 1)), height: 10).matchedGeometryEffect(id: index, in: space)
        }
      }
      .background { Color.red.matchedGeometryEffect(id: model.id, in: space, isSource: false) }
    }
  }

  @Test func aViewThatIsNoSourceFollowsTheSource() {
    let model = Model()
    let harness = Harness(Tabs(model: model), width: 60, height: 10)
    #expect(rects(harness) == [CGRect(x: 0, y: 0, width: 10, height: 10)])
    withAnimation(.linear(duration: 1)) { model.id = 2 }
    harness.render()
    harness.advance(to: 0.5)
    #expect(rects(harness) == [CGRect(x: 15, y: 0, width: 20, height: 10)])
    harness.advance(to: 1)
    #expect(rects(harness) == [CGRect(x: 30, y: 0, width: 30, height: 10)])
  }
}
