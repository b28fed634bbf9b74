import Testing

@testable import Combine

@Suite struct SubjectTests {
  @Test func passthroughSendsToThoseWhoListen() {
    let subject = PassthroughSubject<Int, Never>()
    subject.send(1)
    let probe = subject.probed()
    subject.send(2)
    subject.send(completion: .finished)
    subject.send(3)
    #expect(probe.values == [2])
    #expect(probe.hasFinished)
    #expect(subject.probed().hasFinished)
  }

  @Test func passthroughDropsWhatNobodyAskedFor() {
    let subject = PassthroughSubject<Int, Never>()
    let probe = subject.probed(demand: .max(1))
    for value in 1...3 { subject.send(value) }
    #expect(probe.values == [1])
    probe.subscription?.request(.max(1))
    subject.send(4)
    #expect(probe.values == [1, 4])
  }

  @Test func currentValueBeginsWithItsValueAndKeepsTheLatest() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let probe = subject.probed(demand: .none)
    subject.value = 2
    subject.send(3)
    #expect(probe.values.isEmpty)
    probe.subscription?.request(.unlimited)
    #expect(probe.values == [3])
    subject.send(4)
    #expect(probe.values == [3, 4])
    #expect(subject.value == 4)
  }

  @Test func valuesSentWhileOneIsTakenFollowIt() {
    let subject = CurrentValueSubject<Int, Never>(0)
    var seen: [Int] = []
    let subscription = subject.sink { value in
      if value == 1 {
        subject.send(2)
        subject.send(3)
      }
      seen.append(value)
    }
    subject.send(1)
    #expect(seen == [0, 1, 2, 3])
    subscription.cancel()
    subject.send(4)
    #expect(seen == [0, 1, 2, 3])
  }

  @Test func cancellableStopsWhenItGoes() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    var kept: Set<AnyCancellable> = []
    subject.sink { seen.append($0) }.store(in: &kept)
    subject.send(1)
    kept = []
    subject.send(2)
    #expect(seen == [1])
  }

  @Test func publishedPropertyTellsItsObjectAndItsSubscribersBeforeItChanges() {
    final class Model: ObservableObject {
      @Published var name = "a"
      @Published var count = 0
      var plain = 0
    }
    let model = Model()
    var log: [String] = []
    let object = model.objectWillChange.sink { log.append("object \(model.name)") }
    let property = model.$name.sink { log.append("name \($0), was \(model.name)") }
    model.name = "b"
    model.count += 1
    model.plain = 1
    #expect(log == ["name a, was a", "object a", "name b, was a", "object b"])
    #expect(model.objectWillChange === model.objectWillChange)
    _ = (object, property)
  }

  @Test func publishedPropertiesOfSuperclassesTellTheObject() {
    class Base: ObservableObject { @Published var first = 0 }
    final class Derived: Base { @Published var second = 0 }
    let model = Derived()
    var count = 0
    let subscription = model.objectWillChange.sink { count += 1 }
    model.first = 1
    model.second = 1
    #expect(count == 2)
    _ = subscription
  }

  @Test func ownPublisherIsLeftToTheObject() {
    final class Model: ObservableObject {
      let objectWillChange = PassthroughSubject<Void, Never>()
      var value = 0 { willSet { objectWillChange.send() } }
      @Published var published = 0
    }
    let model = Model()
    var count = 0
    let subscription = model.objectWillChange.sink { count += 1 }
    model.value = 1
    model.published = 1
    #expect(count == 1)
    _ = subscription
  }

  @Test func assignsToPropertiesAndPublished() {
    final class Model: ObservableObject {
      @Published var count = 0
      var text = ""
    }
    let subject = PassthroughSubject<Int, Never>()
    let model = Model()
    subject.assign(to: &model.$count)
    let subscription = subject.map { "\($0)" }.assign(to: \.text, on: model)
    subject.send(5)
    #expect(model.count == 5)
    #expect(model.text == "5")
    _ = subscription
  }

  @Test func subjectFollowsAPublisher() {
    let source = PassthroughSubject<Int, Never>()
    let subject = CurrentValueSubject<Int, Never>(0)
    let subscription = source.subscribe(subject)
    source.send(7)
    #expect(subject.value == 7)
    _ = subscription
  }
}
