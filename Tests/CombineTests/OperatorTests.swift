import Foundation
import Testing

@testable import Combine

@Suite struct OperatorTests {
  private let numbers = (1...5).publisher

  @Test func mapsAndChooses() {
    #expect(numbers.map { $0 * 2 }.probed().values == [2, 4, 6, 8, 10])
    #expect(["a", "bb"].publisher.map(\.count).probed().values == [1, 2])
    #expect(["1", "x", "3"].publisher.compactMap { Int($0) }.probed().values == [1, 3])
    #expect(numbers.filter { $0 % 2 == 0 }.probed().values == [2, 4])
    #expect([1, 1, 2, 2, 1].publisher.removeDuplicates().probed().values == [1, 2, 1])
    #expect(numbers.scan(0, +).probed().values == [1, 3, 6, 10, 15])
    #expect([1, nil].publisher.replaceNil(with: 0).probed().values == [1, 0])
    #expect(numbers.dropFirst(3).probed().values == [4, 5])
    #expect(numbers.drop { $0 < 4 }.probed().values == [4, 5])
    #expect(numbers.prefix(2).probed().values == [1, 2])
    #expect(numbers.prefix { $0 < 3 }.probed().values == [1, 2])
    #expect(numbers.output(at: 2).probed().values == [3])
    #expect(numbers.output(in: 1...2).probed().values == [2, 3])
    let first = numbers.first { $0 > 2 }.probed()
    #expect(first.values == [3] && first.hasFinished)
  }

  @Test func aggregates() {
    #expect(numbers.collect().probed().values == [[1, 2, 3, 4, 5]])
    #expect(numbers.collect(2).probed().values == [[1, 2], [3, 4], [5]])
    #expect(numbers.reduce(0, +).probed().values == [15])
    #expect(numbers.count().probed().values == [5])
    #expect(numbers.last().probed().values == [5])
    #expect(numbers.max().probed().values == [5])
    #expect(numbers.min().probed().values == [1])
    #expect(numbers.contains(3).probed().values == [true])
    #expect(numbers.allSatisfy { $0 < 5 }.probed().values == [false])
    #expect(Empty<Int, Never>().replaceEmpty(with: 9).probed().values == [9])
    #expect(numbers.ignoreOutput().probed().hasFinished)
  }

  @Test func passesDemandOn() {
    let probe = numbers.filter { $0 % 2 == 0 }.map { $0 * 10 }.probed(demand: .max(1))
    #expect(probe.values == [20])
    probe.subscription?.request(.max(1))
    #expect(probe.values == [20, 40])
    #expect(probe.completion == nil)
    probe.subscription?.request(.max(1))
    #expect(probe.hasFinished)
  }

  @Test func takesWhatHasNoEndAsItIsAskedFor() {
    let endless = sequence(first: 1) { $0 + 1 }.publisher
    #expect(endless.prefix(3).probed().values == [1, 2, 3])
    #expect(endless.merge(with: endless).probed(demand: .max(4)).values.count == 4)
    #expect(endless.flatMap(maxPublishers: .max(1)) { Just($0) }.probed(demand: .max(3)).values == [1, 2, 3])
  }

  @Test func joins() {
    let a = PassthroughSubject<Int, Never>(), b = PassthroughSubject<String, Never>()
    let latest = a.combineLatest(b) { "\($0)\($1)" }.probed()
    let zipped = a.zip(b).map { "\($0.0)\($0.1)" }.probed()
    a.send(1)
    a.send(2)
    b.send("x")
    b.send("y")
    a.send(3)
    #expect(latest.values == ["2x", "2y", "3y"])
    #expect(zipped.values == ["1x", "2y"])
    a.send(completion: .finished)
    #expect(latest.completion == nil)
    b.send(completion: .finished)
    #expect(latest.hasFinished && zipped.hasFinished)
  }

  @Test func joinsThree() {
    let (a, b, c) = (Just(1), Just("x"), Just(true))
    #expect(a.combineLatest(b, c).map { "\($0.0)\($0.1)\($0.2)" }.probed().values == ["1xtrue"])
    #expect(Publishers.CombineLatest3(a, b, c).map { $0.1 }.probed().values == ["x"])
    #expect(Publishers.Zip3(a, b, c).map { $0.2 }.probed().values == [true])
  }

  @Test func mergesAndFlattens() {
    let a = PassthroughSubject<Int, Never>(), b = PassthroughSubject<Int, Never>()
    let merged = Publishers.Merge(a, b).probed()
    let many = Publishers.MergeMany([a, b]).probed()
    let latest = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let switched = latest.switchToLatest().probed()
    let flat = Just(1).flatMap { [$0, $0 + 1].publisher }.probed()
    latest.send(a)
    a.send(1)
    latest.send(b)
    a.send(2)
    b.send(3)
    #expect(merged.values == [1, 2, 3])
    #expect(many.values == [1, 2, 3])
    #expect(switched.values == [1, 3])
    #expect(flat.values == [1, 2] && flat.hasFinished)
    a.send(completion: .finished)
    #expect(merged.completion == nil)
    b.send(completion: .finished)
    #expect(merged.hasFinished)
    #expect(switched.completion == nil)
    latest.send(completion: .finished)
    #expect(switched.hasFinished)
  }

  @Test func prependsAndAppends() {
    #expect(Just(3).prepend(1, 2).append([4]).probed().values == [1, 2, 3, 4])
    let probe = Just(3).prepend([1, 2]).probed(demand: .max(2))
    #expect(probe.values == [1, 2])
    probe.subscription?.request(.max(1))
    #expect(probe.values == [1, 2, 3])
  }

  @Test func handlesErrors() {
    let failing = numbers.tryMap { if $0 > 2 { throw Failed() } else { $0 } }
    #expect(failing.probed().hasFailed)
    #expect(failing.replaceError(with: 0).probed().values == [1, 2, 0])
    #expect(failing.catch { _ in Just(9) }.probed().values == [1, 2, 9])
    #expect(failing.mapError { _ in Failed() }.probed().completion == .failure(Failed()))
    #expect(Just(1).setFailureType(to: Failed.self).probed().completion == .finished)
    #expect(Fail<Int, Failed>(error: Failed()).probed().completion == .failure(Failed()))
    var tries = 0
    let retried = Deferred { () -> AnyPublisher<Int, Failed> in
      tries += 1
      return tries < 3
        ? Fail(error: Failed()).eraseToAnyPublisher()
        : Just(tries).setFailureType(to: Failed.self).eraseToAnyPublisher()
    }
    #expect(retried.retry(2).probed().values == [3])
  }

  @Test func decodesAndEncodes() {
    struct Card: Codable, Equatable { var name: String }
    let data = Just(Card(name: "a")).encode(encoder: JSONEncoder())
    #expect(data.decode(type: Card.self, decoder: JSONDecoder()).probed().values == [Card(name: "a")])
  }

  @Test func futureSendsItsResultToAll() {
    var promise: Future<Int, Never>.Promise?
    let future = Future<Int, Never> { promise = $0 }
    let early = future.probed()
    promise?(.success(4))
    promise?(.success(5))
    #expect(early.values == [4] && early.hasFinished)
    #expect(future.probed().values == [4])
  }

  @Test func sharesOneSubscription() {
    var subscriptions = 0
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.handleEvents(receiveSubscription: { _ in subscriptions += 1 }).share()
    let (a, b) = (shared.probed(), shared.probed())
    subject.send(1)
    #expect(subscriptions == 1)
    #expect(a.values == [1] && b.values == [1])
    a.subscription?.cancel()
    b.subscription?.cancel()
    subject.send(2)
    #expect(a.values == [1] && b.values == [1])
  }

  @Test func tellsOfAllThatPasses() {
    final class Lines: TextOutputStream {
      var text = ""
      func write(_ string: String) { text += string }
    }
    let lines = Lines()
    _ = Just(1).print("p", to: lines).probed()
    #expect(
      lines.text.contains("p: receive subscription") && lines.text.contains("p: request unlimited")
        && lines.text.contains("p: receive value: (1)") && lines.text.contains("p: receive finished"))
  }

  @Test func waitsForValuesInALoop() async throws {
    var seen: [Int] = []
    for await value in numbers.values { seen.append(value) }
    #expect(seen == [1, 2, 3, 4, 5])
    await #expect(throws: Failed.self) {
      for try await _ in Fail<Int, Failed>(error: Failed()).values {}
    }
  }

  @Test func notificationsArriveWhileSomebodyListens() {
    let name = Notification.Name("combine-tests")
    let center = NotificationCenter()
    var count = 0
    let subscription = center.publisher(for: name).sink { _ in count += 1 }
    center.post(name: name, object: nil)
    subscription.cancel()
    center.post(name: name, object: nil)
    #expect(count == 1)
  }
}
