/// A publisher that sends what it is told to.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// The subscribers of a subject.
final class Audience<Output, Failure: Error> {
  private struct Seat {
    let send: (Output) -> Void
    let finish: (Subscribers.Completion<Failure>) -> Void
  }
  private let lock = NSLock()
  private var seats: [Int: Seat] = [:]
  private var next = 0
  private var completion: Subscribers.Completion<Failure>?

  var isOpen: Bool { lock.withLock { completion == nil } }
  var isEmpty: Bool { lock.withLock { seats.isEmpty } }

  /// - Parameter keepsLatest: whether the last value waits for a subscriber that has asked for too few; what is sent
  ///   is lost otherwise.
  /// - Parameter first: sent before any other value.
  func attach<S: Subscriber>(
    _ subscriber: S, keepsLatest: Bool = false, first: (() -> Output)? = nil, onEmpty: (() -> Void)? = nil
  ) where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet(subscriber)
    let number: Int? = lock.withLock {
      guard completion == nil else { return nil }
      next += 1
      seats[next] = Seat(
        send: { if keepsLatest || outlet.wantsMore { outlet.send($0, keepsLatest: keepsLatest) } },
        finish: { outlet.finish($0) })
      return next
    }
    outlet.onCancel = { [weak self] in
      guard let self, let number else { return }
      let isEmpty = lock.withLock {
        seats[number] = nil
        return seats.isEmpty
      }
      if isEmpty { onEmpty?() }
    }
    subscriber.receive(subscription: outlet)
    if number == nil, let completion = lock.withLock({ completion }) {
      outlet.finish(completion)
    } else if let first {
      outlet.send(first())
    }
  }

  func send(_ value: Output) {
    let seats = lock.withLock { completion == nil ? self.seats.sorted { $0.key < $1.key } : [] }
    for seat in seats { seat.value.send(value) }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let seats = lock.withLock {
      defer {
        self.seats = [:]
        if self.completion == nil { self.completion = completion }
      }
      return self.seats.sorted { $0.key < $1.key }
    }
    for seat in seats { seat.value.finish(completion) }
  }
}

/// Sends values to those who subscribe at the time, and keeps none.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()
  private let sources = Bag()

  public init() {}

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    audience.attach(subscriber)
  }
  public func send(_ value: Output) { audience.send(value) }
  public func send(completion: Subscribers.Completion<Failure>) { audience.finish(completion) }
  public func send(subscription: any Subscription) {
    sources.insert(subscription)
    subscription.request(.unlimited)
  }
}

/// Keeps the last value and sends it to each new subscriber first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()
  private let sources = Bag()
  private let lock = NSLock()
  private var current: Output

  public init(_ value: Output) { current = value }

  /// Setting it sends it.
  public var value: Output {
    get { lock.withLock { current } }
    set { send(newValue) }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    audience.attach(subscriber, keepsLatest: true, first: { self.value })
  }
  public func send(_ value: Output) {
    guard audience.isOpen else { return }
    lock.withLock { current = value }
    audience.send(value)
  }
  public func send(completion: Subscribers.Completion<Failure>) { audience.finish(completion) }
  public func send(subscription: any Subscription) {
    sources.insert(subscription)
    subscription.request(.unlimited)
  }
}

/// Subscriptions that end with their owner.
final class Bag {
  private let lock = NSLock()
  private var kept: [any Cancellable] = []

  deinit { for entry in kept { entry.cancel() } }
  func insert(_ entry: any Cancellable) { lock.withLock { kept.append(entry) } }
}
