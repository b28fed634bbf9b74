extension Publishers {
  /// Many publishers of one kind as one.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) { publishers = upstream }
    public init<S: Swift.Sequence<Upstream>>(_ upstream: S) { publishers = Array(upstream) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let junction = Junction(subscriber)
      subscriber.receive(subscription: junction.outlet)
      for publisher in publishers { junction.attach(publisher) }
      junction.close()
    }
    public func merge(with other: Upstream) -> MergeMany { MergeMany(publishers + [other]) }
  }

  /// Two publishers as one.
  public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Output == B.Output, A.Failure == B.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let junction = Junction(subscriber)
      subscriber.receive(subscription: junction.outlet)
      junction.attach(a)
      junction.attach(b)
      junction.close()
    }
  }

  public typealias Merge3<A: Publisher, B: Publisher, C: Publisher> = Merge<Merge<A, B>, C>
  where A.Output == B.Output, B.Output == C.Output, A.Failure == B.Failure, B.Failure == C.Failure
  public typealias Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher> = Merge<Merge3<A, B, C>, D>
  where
    A.Output == B.Output, B.Output == C.Output, C.Output == D.Output, A.Failure == B.Failure, B.Failure == C.Failure,
    C.Failure == D.Failure

  /// Each value becomes a publisher, whose values are sent.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let maxPublishers: Subscribers.Demand
    public let transform: (Upstream.Output) -> NewPublisher

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let junction = Junction(subscriber)
      subscriber.receive(subscription: junction.outlet)
      junction.attach(upstream, demand: maxPublishers) { value, askForMore in
        junction.attach(transform(value)) { askForMore() }
      }
      junction.close()
    }
  }

  /// The values of the publisher that came last.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where P == Upstream.Output, P.Failure == Upstream.Failure {
    public typealias Output = P.Output
    public typealias Failure = P.Failure
    public let upstream: Upstream

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let junction = Junction(subscriber)
      subscriber.receive(subscription: junction.outlet)
      var current: (() -> Void)?
      junction.attach(upstream, demand: .unlimited) { publisher, _ in
        current?()
        current = junction.attach(publisher)
      }
      junction.close()
    }
  }
}

/// Where the values of several publishers meet: each is asked for one more when its last value was taken, or for all
/// where the subscriber wants all.
private final class Junction<Downstream: Subscriber> {
  let outlet: Outlet<Downstream>
  private let lock = NSLock()
  private var cancels: [Int: () -> Void] = [:]
  private var next = 0
  private var isClosed = false
  /// How to ask for what follows the values that wait in the outlet, in their order.
  private var asks: [() -> Void] = []

  init(_ downstream: Downstream) {
    outlet = Outlet(downstream)
    outlet.onCancel = { self.cancelAll() }
    outlet.onDelivery = { self.lock.withLock { self.asks.isEmpty ? nil : self.asks.removeFirst() }?() }
  }

  /// - Parameter atEnd: runs when the publisher has ended well.
  /// - Returns: an action that stops it.
  @discardableResult
  func attach<P: Publisher>(_ publisher: P, atEnd: @escaping () -> Void = {}) -> () -> Void
  where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    attach(publisher, demand: outlet.isUnlimited ? .unlimited : .max(1), atEnd: atEnd) { [self] value, askForMore in
      lock.withLock { asks.append(askForMore) }
      outlet.send(value)
    }
  }

  /// - Parameter value: takes a value and how to ask for another.
  @discardableResult
  func attach<P: Publisher>(
    _ publisher: P, demand: Subscribers.Demand, atEnd: @escaping () -> Void = {},
    value: @escaping (P.Output, _ askForMore: @escaping () -> Void) -> Void
  ) -> () -> Void where P.Failure == Downstream.Failure {
    guard outlet.isOpen else { return {} }
    let number = lock.withLock {
      next += 1
      return next
    }
    let askForMore = AskForMore()
    let inlet = Inlet<P.Output, P.Failure>(
      demand: demand, value: { value($0) { if demand != .unlimited { askForMore.action?() } } },
      completion: { [self] completion in
        lock.withLock { cancels[number] = nil }
        switch completion {
        case .failure:
          outlet.finish(completion)
          cancelAll()
        case .finished:
          afterWaiting(atEnd)
          finishIfOver()
        }
      })
    askForMore.action = { [weak inlet] in inlet?.request(.max(1)) }
    let stop = { [self] in
      lock.withLock { cancels[number] = nil }
      inlet.cancel()
      finishIfOver()
    }
    lock.withLock { cancels[number] = { inlet.cancel() } }
    publisher.subscribe(inlet)
    return stop
  }

  /// Runs an action once what waits in the outlet has been taken.
  private func afterWaiting(_ action: @escaping () -> Void) {
    let isNow = lock.withLock {
      guard let last = asks.popLast() else { return true }
      asks.append {
        last()
        action()
      }
      return false
    }
    if isNow { action() }
  }

  /// No publishers come any more but those that come from values of those that are there.
  func close() {
    lock.withLock { isClosed = true }
    finishIfOver()
  }

  private func finishIfOver() {
    if lock.withLock({ isClosed && cancels.isEmpty }) { outlet.finish(.finished) }
  }

  private func cancelAll() {
    let cancels = lock.withLock {
      defer { self.cancels = [:] }
      return self.cancels
    }
    for cancel in cancels.values { cancel() }
  }
}

private final class AskForMore {
  var action: (() -> Void)?
}

extension Publisher {
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Merge(self, other)
  }
  public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
  where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
    Publishers.Merge(Publishers.Merge(self, b), c)
  }
  public func merge<B: Publisher, C: Publisher, D: Publisher>(with b: B, _ c: C, _ d: D)
    -> Publishers.Merge4<Self, B, C, D>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
    D.Failure == Failure
  {
    Publishers.Merge(merge(with: b, c), d)
  }

  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> where Failure == Never {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { Publishers.SwitchToLatest(upstream: self) }
}

extension Publisher where Output: Publisher, Failure == Never {
  @_disfavoredOverload
  public func switchToLatest()
    -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>>
  {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }
}
