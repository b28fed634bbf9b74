/// Hands values to one subscriber: no more than it asked for, one after the other, the end after the last.
///
/// The rest waits. Values may come from several threads and while one is being handed over.
final class Outlet<Downstream: Subscriber>: Subscription {
  private let lock = NSLock()
  private var downstream: Downstream?
  private var waiting: [Downstream.Input] = []
  private var demand = Subscribers.Demand.none
  private var completion: Subscribers.Completion<Downstream.Failure>?
  private var isDelivering = false
  /// Told of each request, before what waits is sent because of it.
  var onRequest: ((Subscribers.Demand) -> Void)?
  /// Told of each value that was handed over.
  var onDelivery: (() -> Void)?
  /// Told once when the subscriber cancels.
  var onCancel: (() -> Void)?

  init(_ downstream: Downstream) { self.downstream = downstream }

  /// Whether the subscriber has not been told of an end, and has not cancelled.
  var isOpen: Bool { lock.withLock { downstream != nil && completion == nil } }
  /// Whether a value sent now would be handed over at once.
  var wantsMore: Bool { lock.withLock { downstream != nil && completion == nil && demand > .max(waiting.count) } }
  var isUnlimited: Bool { lock.withLock { demand == .unlimited } }

  /// - Parameter keepsLatest: of what nobody has asked for yet, only the last value waits.
  func send(_ value: Downstream.Input, keepsLatest: Bool = false) {
    lock.withLock {
      guard downstream != nil, completion == nil else { return }
      if keepsLatest, !waiting.isEmpty, demand <= .max(waiting.count) { waiting.removeLast() }
      waiting.append(value)
    }
    deliver()
  }

  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    lock.withLock { if self.completion == nil { self.completion = completion } }
    deliver()
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
    onRequest?(demand)
    deliver()
  }

  func cancel() {
    let wasOpen = lock.withLock {
      defer {
        downstream = nil
        waiting = []
      }
      return downstream != nil
    }
    guard wasOpen else { return }
    onCancel?()
    release()
  }

  private func deliver() {
    lock.lock()
    guard !isDelivering else { return lock.unlock() }
    isDelivering = true
    while let downstream {
      if demand > .none, !waiting.isEmpty {
        let value = waiting.removeFirst()
        demand -= 1
        lock.unlock()
        let more = downstream.receive(value)
        if more > .none {
          lock.withLock { demand += more }
          onRequest?(more)
        }
        onDelivery?()
        lock.lock()
      } else if waiting.isEmpty, let completion {
        self.downstream = nil
        lock.unlock()
        downstream.receive(completion: completion)
        release()
        lock.lock()
      } else {
        break
      }
    }
    isDelivering = false
    lock.unlock()
  }

  private func release() {
    onRequest = nil
    onDelivery = nil
    onCancel = nil
  }
}

/// Subscribes to one of several publishers on behalf of an operator.
final class Inlet<Input, Failure: Error>: Subscriber {
  private let line = Line()
  private let initialDemand: Subscribers.Demand
  private var value: ((Input) -> Void)?
  private var completion: ((Subscribers.Completion<Failure>) -> Void)?

  init(
    demand: Subscribers.Demand, value: @escaping (Input) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    initialDemand = demand
    self.value = value
    self.completion = completion
  }

  func receive(subscription: any Subscription) {
    if line.open(subscription), initialDemand > .none { subscription.request(initialDemand) }
  }
  func receive(_ input: Input) -> Subscribers.Demand {
    if line.isOpen { value?(input) }
    return .none
  }
  func receive(completion: Subscribers.Completion<Failure>) {
    guard line.close() != nil else { return }
    let end = self.completion
    release()
    end?(completion)
  }
  func request(_ demand: Subscribers.Demand) { line.request(demand) }
  func cancel() {
    line.close()?.cancel()
    release()
  }
  private func release() {
    value = nil
    completion = nil
  }
}
