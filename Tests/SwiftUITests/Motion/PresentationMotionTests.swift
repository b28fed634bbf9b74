import Foundation
import Testing

@testable import SwiftUI

/// What is shown above the picture comes and goes as on iOS.
@MainActor @Suite struct PresentationMotionTests {
  private struct Screen<Shown: ViewModifier>: View {
    let shown: (Binding<Bool>) -> Shown
    @State private var isOn = false
    var body: some View {
      VStack {
        Button("Show") { isOn = true }.id("show")
        Button("Hide") { isOn = false }.id("hide")
        Button("At once") {
          var transaction = Transaction()
          transaction.disablesAnimations = true
          withTransaction(transaction) { isOn.toggle() }
        }
        .id("at once")
      }
      .modifier(shown($isOn))
    }
  }

  private struct Sheet: ViewModifier {
    @Binding var isOn: Bool
    var counter = Counter()
    private func noteDismissal() { counter.note("gone") }
    func body(content: Content) -> some View {
      content.sheet(isPresented: $isOn, onDismiss: noteDismissal) {
        VStack {
          Button("Leave") { isOn = false }.id("leave")
          Color.markA.id("inside")
        }
        .onDisappear { [counter] in counter.note("disappear") }
      }
    }
  }

  private func phone(_ view: any View, _ adjust: (inout ViewConditions) -> Void = { _ in }) -> Harness {
    Harness(view, width: 375, height: 667, adjust)
  }

  @Test func aSheetRisesAndSinks() throws {
    let counter = Counter()
    let harness = phone(Screen { Sheet(isOn: $0, counter: counter) })
    harness.tap("show")
    let end = try #require(harness.frame("inside"))
    #expect(try #require(harness.drawn(.markA)).frame.minY > 667)
    harness.advance(to: 0.15)
    let way = try #require(harness.drawn(.markA)).frame.minY
    #expect(way > end.minY + 10 && way < 667)
    harness.rest()
    #expect(harness.drawn(.markA)?.frame == end)
    #expect(harness.host.nextTime == nil)
    harness.tap("leave")
    #expect(harness.frame("inside") == nil)
    #expect(counter.log.isEmpty)
    harness.advance(to: harness.host.time + 0.15)
    #expect(try #require(harness.drawn(.markA)).frame.minY > end.minY + 10)
    harness.rest()
    #expect(harness.drawn(.markA) == nil)
    #expect(counter.counts == ["gone": 1, "disappear": 1])
    #expect(harness.host.nextTime == nil)
  }

  @Test func aSheetThatIsWantedAgainTurnsRound() throws {
    let counter = Counter()
    let harness = phone(Screen { Sheet(isOn: $0, counter: counter) })
    harness.tap("show")
    harness.rest()
    let end = try #require(harness.frame("inside"))
    harness.tap("leave")
    harness.advance(to: harness.host.time + 0.1)
    let before = try #require(harness.drawn(.markA)).frame.minY
    harness.tap("show")
    #expect(abs(try #require(harness.drawn(.markA)).frame.minY - before) < 1)
    harness.rest()
    #expect(harness.drawn(.markA)?.frame == end)
    #expect(counter.log.isEmpty)
  }

  @Test func aSheetFollowsTheFingerAndGoesFromThere() throws {
    let harness = phone(Screen { Sheet(isOn: $0) })
    harness.tap("show")
    harness.rest()
    let top = try #require(harness.frame("inside")).minY
    harness.press(at: CGPoint(x: 187, y: 200))
    for y in [250.0, 400, 600] { harness.move(to: CGPoint(x: 187, y: y)) }
    #expect(try #require(harness.drawn(.markA)).frame.minY == top + 400)
    harness.release(at: CGPoint(x: 187, y: 600))
    #expect(abs(try #require(harness.drawn(.markA)).frame.minY - top - 400) < 2)
    harness.rest()
    #expect(harness.drawn(.markA) == nil)
  }

  @Test func aSheetThatIsLetGoEarlyComesBackBySteps() throws {
    let harness = phone(Screen { Sheet(isOn: $0) })
    harness.tap("show")
    harness.rest()
    let top = try #require(harness.frame("inside")).minY
    harness.press(at: CGPoint(x: 187, y: 200))
    for y in [220.0, 250, 300] { harness.move(to: CGPoint(x: 187, y: y)) }
    harness.release(at: CGPoint(x: 187, y: 300))
    #expect(harness.frame("inside")?.minY == top)
    harness.advance(to: harness.host.time + 0.1)
    let way = try #require(harness.drawn(.markA)).frame.minY
    #expect(way > top + 1 && way < top + 99)
    harness.rest()
    #expect(harness.drawn(.markA)?.frame.minY == top)
  }

  @Test func changesWithoutAnimationAreMadeAtOnce() throws {
    let counter = Counter()
    let harness = phone(Screen { Sheet(isOn: $0, counter: counter) })
    harness.tap("at once")
    #expect(harness.drawn(.markA)?.frame == harness.frame("inside"))
    #expect(harness.host.nextTime == nil)
  }

  @Test func withLessMotionASheetFades() throws {
    let harness = phone(Screen { Sheet(isOn: $0) }) { $0.settings.insert(.reduceMotion) }
    harness.tap("show")
    harness.advance(to: 0.15)
    let shown = try #require(harness.drawn(.markA))
    #expect(shown.frame == harness.frame("inside"))
    #expect(shown.opacity > 0.05 && shown.opacity < 0.95)
    harness.rest()
    #expect(harness.drawn(.markA)?.opacity == 1)
  }

  private struct Cover: ViewModifier {
    @Binding var isOn: Bool
    func body(content: Content) -> some View {
      content.fullScreenCover(isPresented: $isOn) { Color.markA.ignoresSafeArea().onTapGesture { isOn = false } }
    }
  }

  @Test func aCoverRisesOverTheWholePicture() throws {
    let harness = phone(Screen { Cover(isOn: $0) })
    harness.tap("show")
    harness.advance(to: 0.15)
    let way = try #require(harness.drawn(.markA)).frame.minY
    #expect(way > 10 && way < 660)
    harness.rest()
    #expect(harness.drawn(.markA)?.frame.minY == 0)
    harness.tap(at: CGPoint(x: 100, y: 300))
    harness.rest()
    #expect(harness.drawn(.markA) == nil)
  }

  private struct Asking: ViewModifier {
    @Binding var isOn: Bool
    func body(content: Content) -> some View {
      content.alert("Sure?", isPresented: $isOn) {
        Button("Yes") {}
      } message: {
        Text("It goes.").id("message")
      }
    }
  }

  /// The opacities and scales that effects have now.
  private func effects(_ harness: Harness) -> (opacity: Double, scale: Double) {
    var (opacity, scale) = (1.0, 1.0)
    for case .push(let effect) in harness.commands {
      if case .opacity(let value) = effect { opacity = min(opacity, value) }
      if case .transform(let move) = effect, move.a != 1 { scale = Double(move.a) }
    }
    return (opacity, scale)
  }

  @Test func anAlertSettlesAndFades() throws {
    let harness = phone(Screen { Asking(isOn: $0) })
    harness.tap("show")
    #expect(harness.frame("message") != nil)
    harness.advance(to: 0.1)
    let coming = effects(harness)
    #expect(coming.opacity > 0.02 && coming.opacity < 0.98)
    #expect(coming.scale > 1.001 && coming.scale < 1.15)
    harness.rest()
    #expect(effects(harness) == (1, 1))
    #expect(harness.host.nextTime == nil)
    harness.tap("hide")
    // The ground keeps presses from what lies below.
    #expect(harness.frame("message") != nil)
  }

  private struct Menus: View {
    let counter: Counter
    var body: some View {
      Menu("Open") { Button("First") { counter.note("first") } }.frame(width: 100, height: 40).id("menu")
    }
  }

  @Test func aMenuGrowsOutOfItsButton() throws {
    let counter = Counter()
    let harness = phone(Menus(counter: counter))
    harness.tap("menu")
    harness.advance(to: 0.05)
    let coming = effects(harness)
    #expect(coming.scale > 0.3 && coming.scale < 0.95)
    harness.rest()
    #expect(effects(harness).scale == 1)
    #expect(harness.host.nextTime == nil)
    harness.tap(at: CGPoint(x: 20, y: 20))
    harness.rest()
    #expect(harness.host.nextTime == nil)
    #expect(counter.log.isEmpty)
  }

  private struct Rows: ViewModifier {
    @Binding var isOn: Bool
    var interaction = PresentationContentInteraction.automatic
    func body(content: Content) -> some View {
      content.sheet(isPresented: $isOn) {
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<40) { Color.gray.frame(height: 50).id("row \($0)") } }
        }
        .presentationDetents([.medium, .large]).presentationContentInteraction(interaction)
      }
    }
  }

  @Test func aSwipeInTheContentMovesTheSheetFirst() throws {
    let harness = phone(Screen { Rows(isOn: $0) })
    harness.tap("show")
    harness.rest()
    #expect(harness.frame("row 0")?.minY == 310)
    // Up: the sheet gets larger, the content stays at its start.
    harness.drag(from: CGPoint(x: 187, y: 500), to: CGPoint(x: 187, y: 200))
    harness.rest()
    #expect(harness.frame("row 0")?.minY == 31)
    // Now it is as large as it gets, and the content is scrolled.
    harness.drag(from: CGPoint(x: 187, y: 500), to: CGPoint(x: 187, y: 400))
    harness.rest()
    #expect(harness.frame("row 0")?.minY == -69)
    // Down: back to the start, then the sheet goes.
    harness.drag(from: CGPoint(x: 187, y: 300), to: CGPoint(x: 187, y: 400))
    harness.rest()
    #expect(harness.frame("row 0")?.minY == 31)
    harness.drag(from: CGPoint(x: 187, y: 100), to: CGPoint(x: 187, y: 620))
    harness.rest()
    #expect(harness.frame("row 0") == nil)
  }

  @Test func contentMayBeScrolledBeforeTheSheetGrows() throws {
    let harness = phone(Screen { Rows(isOn: $0, interaction: .scrolls) })
    harness.tap("show")
    harness.rest()
    harness.drag(from: CGPoint(x: 187, y: 500), to: CGPoint(x: 187, y: 400))
    harness.rest()
    #expect(harness.frame("row 0")?.minY == 210)
  }
}
