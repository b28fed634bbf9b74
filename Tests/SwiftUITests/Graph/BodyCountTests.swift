import Foundation
import Testing

@testable import SwiftUI

@Observable private final class Model {
  var a = 10
  var b = 20
  var list = [1, 2, 3]
}

@MainActor @Suite struct BodyCountTests {
  private struct Parent: View {
    let counter: Counter
    @State private var number = 0
    var body: some View {
      let _ = counter.note("parent")
      VStack(spacing: 0) {
        Meter(name: "constant", value: 10, counter: counter)
        Meter(name: "follows", value: number, counter: counter)
        Color.green.frame(width: 10, height: 10).onTapGesture { number += 1 }.id("add")
      }
    }
  }

  @Test func aChildOfEqualValueSleepsOn() {
    let counter = Counter()
    let harness = Harness(Parent(counter: counter))
    #expect(counter.counts == ["parent": 1, "constant": 1, "follows": 1])
    counter.reset()
    harness.tap("add")
    #expect(counter.counts == ["parent": 1, "follows": 1])
  }

  private struct Sharing: View {
    let counter: Counter
    @State private var number: CGFloat = 10
    var body: some View {
      let _ = counter.note("parent")
      VStack(spacing: 0) {
        Color.red.frame(width: number, height: 10)
        Child(counter: counter, number: number, binding: $number)
      }
    }
  }
  private struct Child: View {
    let counter: Counter
    let number: CGFloat
    @Binding var binding: CGFloat
    var body: some View {
      let _ = counter.note("child")
      Color.red.frame(width: binding, height: 10).onTapGesture { binding += 1 }.id("child")
    }
  }

  @Test func aChildThatReadsWhatItsParentReadsRunsOnce() {
    let counter = Counter()
    let harness = Harness(Sharing(counter: counter))
    counter.reset()
    harness.tap("child")
    #expect(counter.counts == ["parent": 1, "child": 1])
  }

  private struct ModelReader: View {
    let name: String
    let model: Model
    let path: KeyPath<Model, Int>
    let counter: Counter
    var body: some View {
      let _ = counter.note(name)
      Color.red.frame(width: CGFloat(model[keyPath: path]), height: 10).id(name)
    }
  }

  @Test func onlyReadersOfTheChangedPropertyRun() {
    let (model, counter) = (Model(), Counter())
    let harness = Harness(
      VStack {
        ModelReader(name: "a", model: model, path: \.a, counter: counter)
        ModelReader(name: "b", model: model, path: \.b, counter: counter)
      })
    counter.reset()
    model.a = 30
    #expect(harness.frame("a")?.width == 30)
    #expect(counter.counts == ["a": 1])
    model.b = 31
    model.b = 32
    #expect(harness.frame("b")?.width == 32)
    #expect(counter.counts == ["a": 1, "b": 1])
  }

  private struct ListReader: View {
    let model: Model
    let counter: Counter
    var body: some View {
      let _ = counter.note("list")
      VStack(spacing: 0) {
        ForEach(model.list, id: \.self) { Meter(name: "\($0)", value: $0 * model.a, counter: counter) }
      }
    }
  }

  @Test func whatRowsReadIsFollowed() {
    let (model, counter) = (Model(), Counter())
    let harness = Harness(ListReader(model: model, counter: counter))
    #expect(["1", "2", "3"].map { harness.frame($0)?.width } == [10, 20, 30])
    counter.reset()
    model.a = 5
    #expect(["1", "2", "3"].map { harness.frame($0)?.width } == [5, 10, 15])
    #expect(counter.counts == ["1": 1, "2": 1, "3": 1])
    counter.reset()
    model.list.append(4)
    #expect(harness.frame("4")?.width == 20)
    #expect(counter.counts == ["list": 1, "4": 1])
  }

  private struct Closures: View {
    let number: Remote<Int>
    let counter: Counter
    var body: some View {
      let _ = number.value
      Holder(counter: counter, width: { [number] in CGFloat(number.value) })
    }
  }
  private struct Holder: View {
    let counter: Counter
    let width: () -> CGFloat
    var body: some View {
      let _ = counter.note("holder")
      Color.red.frame(width: width(), height: 10).id("holder")
    }
  }

  @Test func aClosureOfAViewIsRunAnew() {
    let (number, counter) = (Remote(10), Counter())
    let harness = Harness(Closures(number: number, counter: counter))
    number.value = 20
    #expect(harness.frame("holder")?.width == 20)
    #expect(counter["holder"] == 2)
  }

  @Test func renderingAgainRunsNothing() {
    let harness = Harness(Parent(counter: Counter()))
    harness.render()
    let output = harness.render()
    #expect(output.bodies == 0)
    #expect(output.measures == 0)
    #expect(!harness.host.needsRender)
  }

  @Test func aChangeAsksForOnePicture() {
    let model = Model()
    let harness = Harness(ModelReader(name: "a", model: model, path: \.a, counter: Counter()))
    let before = harness.requests
    model.a = 1
    model.a = 2
    #expect(harness.requests == before + 1)
    #expect(harness.host.needsRender)
    harness.render()
    #expect(!harness.host.needsRender)
  }

  @Test func aChangeFromAnotherThreadArrives() async {
    let model = Model()
    let harness = Harness(ModelReader(name: "a", model: model, path: \.a, counter: Counter()))
    let asked = AsyncStream<Void> { stream in harness.host.onNeedsRender = { stream.yield(()) } }
    nonisolated(unsafe) let shared = model
    DispatchQueue.global().async { shared.a = 44 }
    for await _ in asked { break }
    #expect(harness.frame("a")?.width == 44)
  }
}
