import Combine
import SwiftUI

private struct Numbers: Publisher {
  typealias Output = Int
  typealias Failure = Never
  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
    Just(1).receive(subscriber: subscriber)
  }
}
private final class Feed: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  var subscriptions: [any Cancellable] = []
  var value = 0 { willSet { objectWillChange.send() } }
  func start() {
    let numbers: AnyPublisher<Int, Never> = Numbers().merge(with: Empty<Int, Never>()).eraseToAnyPublisher()
    subscriptions.append(numbers.sink { [weak self] in self?.value = $0 })
    let failing = Fail<Int, URLError>(error: URLError(.badURL)).replaceError(with: 0)
    subscriptions.append(failing.sink { [weak self] in self?.value = $0 })
    let last = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
    numbers.subscribe(AnySubscriber(last))
  }
  func delayed<S: Scheduler>(on scheduler: S) { subscriptions.append(Just(2).receive(on: scheduler).sink { _ in }) }
}
private final class Once: Subscription {
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}

struct PublishersByName: View {
  @StateObject private var feed = Feed()

  var body: some View {
    Text("\(feed.value)").onAppear { feed.start() }
  }
}
