import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite struct ObservableObjectTests {
  final class Model: ObservableObject {
    nonisolated(unsafe) static var made = 0
    @Published var width: CGFloat = 10
    @Published var unread = 0
    @Published var point = CGPoint(x: 1, y: 2)
    var plain = 0
    init() { Self.made += 1 }
  }

  private struct Bar: View {
    let name: String
    let counter: Counter
    @Binding var width: CGFloat
    var body: some View {
      let _ = counter.note(name)
      Color.red.frame(width: width, height: 10).onTapGesture { width += 1 }.id(name)
    }
  }

  private struct Observer: View {
    let counter: Counter
    @ObservedObject var model: Model
    var body: some View {
      let _ = counter.note("observer")
      Color.blue.frame(width: model.width, height: 10).id("observer")
    }
  }

  private struct Shared: View {
    let counter: Counter
    @EnvironmentObject var model: Model
    var body: some View {
      let _ = counter.note("shared")
      Color.green.frame(width: model.width, height: 10).id("shared")
    }
  }

  private struct Bystander: View {
    let counter: Counter
    var body: some View {
      let _ = counter.note("bystander")
      Color.gray.frame(height: 10)
    }
  }

  private struct Owner: View {
    let counter: Counter
    @StateObject var model = Model()
    var body: some View {
      let _ = counter.note("owner")
      VStack(spacing: 0) {
        Bar(name: "width", counter: counter, width: $model.width)
        Bar(name: "x", counter: counter, width: $model.point.x)
        Observer(counter: counter, model: model)
        Shared(counter: counter)
        Bystander(counter: counter)
        Color.black.frame(width: 10, height: 10).onTapGesture { model.unread += 1 }.id("unread")
        Color.black.frame(width: 10, height: 10).onTapGesture { model.plain += 1 }.id("plain")
      }
      .environmentObject(model)
    }
  }

  @Test func aChangeWakesEveryHolderAndNobodyElse() {
    let counter = Counter()
    let harness = Harness(Owner(counter: counter))
    counter.reset()
    harness.tap("width")
    #expect(harness.frame("width")?.width == 11)
    #expect(harness.frame("observer")?.width == 11)
    #expect(harness.frame("shared")?.width == 11)
    #expect(counter.counts == ["owner": 1, "observer": 1, "shared": 1, "width": 1])
  }

  @Test func holdersWakeForWhatTheyDoNotReadButBindingsToOtherPartsDoNot() {
    let counter = Counter()
    let harness = Harness(Owner(counter: counter))
    counter.reset()
    harness.tap("unread")
    #expect(counter.counts == ["owner": 1, "observer": 1, "shared": 1])
    counter.reset()
    harness.tap("x")
    #expect(counter["width"] == 0 && counter["x"] == 1)
    #expect(harness.frame("x")?.width == 2)
    counter.reset()
    harness.tap("plain")
    #expect(counter.counts.isEmpty)
  }

  @Test func anOwnedObjectIsMadeOnce() {
    struct Parent: View {
      let counter: Counter
      @State private var count = 0
      var body: some View {
        VStack(spacing: 0) {
          Color.black.frame(width: CGFloat(10 + count), height: 10).onTapGesture { count += 1 }.id("parent")
          Owner(counter: counter)
        }
      }
    }
    Model.made = 0
    let harness = Harness(Parent(counter: Counter()))
    harness.tap("width")
    harness.tap("parent")
    #expect(harness.frame("width")?.width == 11)
    #expect(Model.made == 1)
  }

  @Test func anotherObjectIsListenedToInsteadOfTheFirst() {
    struct Chooser: View {
      let counter: Counter
      let models: [Model]
      @State private var index = 0
      var body: some View {
        VStack(spacing: 0) {
          Color.black.frame(width: 10, height: 10).onTapGesture { index = 1 }.id("next")
          Observer(counter: counter, model: models[index])
        }
      }
    }
    let counter = Counter()
    let models = [Model(), Model()]
    let harness = Harness(Chooser(counter: counter, models: models))
    harness.tap("next")
    counter.reset()
    models[0].width = 50
    harness.render()
    #expect(counter.counts.isEmpty)
    models[1].width = 60
    harness.render()
    #expect(counter.counts == ["observer": 1])
    #expect(harness.frame("observer")?.width == 60)
  }

  @Test func aChangeAsksForAPicture() {
    let model = Model()
    let harness = Harness(Observer(counter: Counter(), model: model))
    let before = harness.requests
    model.width = 44
    #expect(harness.requests == before + 1)
  }

  @Test func aChangeWithinABodyIsWarnedOf() {
    struct Guilty: View {
      @ObservedObject var model: Model
      var body: some View {
        let _ = change()
        Color.red
      }
      private func change() { if model.unread == 0 { model.unread = 1 } }
    }
    let harness = Harness(Guilty(model: Model()))
    #expect(harness.warnings.contains { $0.text.hasPrefix("Publishing changes from within view updates") })
  }

  @Test func receivedValuesRunTheActionAndTheHolder() {
    struct Listener: View {
      let counter: Counter
      let subject: PassthroughSubject<CGFloat, Never>
      let current: CurrentValueSubject<Int, Never>
      @State private var width: CGFloat = 1
      var body: some View {
        let _ = counter.note("listener")
        Color.red.frame(width: width, height: 10).id("bar")
          .onReceive(subject) { if $0 > 0 { width = $0 } }
          .onReceive(current) { counter.note("current \($0)") }
      }
    }
    let counter = Counter()
    let subject = PassthroughSubject<CGFloat, Never>()
    let current = CurrentValueSubject<Int, Never>(3)
    let harness = Harness(Listener(counter: counter, subject: subject, current: current))
    #expect(counter["current 3"] == 1)
    subject.send(30)
    harness.render()
    #expect(harness.frame("bar")?.width == 30)
    counter.reset()
    subject.send(0)
    harness.render()
    #expect(counter["listener"] == 1)
    current.send(4)
    #expect(counter["current 4"] == 1)
    #expect(counter["current 3"] == 0)
  }

  @Test func aViewThatWentReceivesNothing() {
    struct Toggled: View {
      let counter: Counter
      let subject: PassthroughSubject<Int, Never>
      @State private var isShown = true
      var body: some View {
        VStack(spacing: 0) {
          Color.black.frame(width: 10, height: 10).onTapGesture { isShown = false }.id("hide")
          if isShown { Color.red.onReceive(subject) { _ in counter.note("received") } }
        }
      }
    }
    let counter = Counter()
    let subject = PassthroughSubject<Int, Never>()
    let harness = Harness(Toggled(counter: counter, subject: subject))
    subject.send(1)
    harness.tap("hide")
    subject.send(2)
    #expect(counter["received"] == 1)
  }

  @Test func valuesFromOtherThreadsArriveOnTheMainActor() async {
    struct Listener: View {
      let subject: PassthroughSubject<Int, Never>
      let received: @MainActor (Int) -> Void
      var body: some View { Color.red.onReceive(subject) { received($0) } }
    }
    let subject = PassthroughSubject<Int, Never>()
    let value = await withCheckedContinuation { continuation in
      let harness = Harness(Listener(subject: subject) { continuation.resume(returning: $0) })
      kept = harness
      nonisolated(unsafe) let subject = subject
      DispatchQueue.global().async { subject.send(5) }
    }
    #expect(value == 5)
    kept = nil
  }
}

@MainActor private var kept: Harness?
