/// Sends one value and ends.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output

  public init(_ output: Output) { self.output = output }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    subscriber.receive(sequence: CollectionOfOne(output))
  }
}

extension Just: Equatable where Output: Equatable {}

/// Sends nothing, and ends unless told otherwise.
public struct Empty<Output, Failure: Error>: Publisher, Equatable {
  public let completeImmediately: Bool

  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
    self.completeImmediately = completeImmediately
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}

/// Fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure

  public init(error: Failure) { self.error = error }
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

extension Fail: Equatable where Failure: Equatable {}

/// Makes the publisher anew for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  public let createPublisher: () -> DeferredPublisher

  public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    createPublisher().subscribe(subscriber)
  }
}

/// Runs at once, and sends the one value that it comes to.
public final class Future<Output, Failure: Error>: Publisher {
  /// Called with what came out.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = NSLock()
  private var result: Result<Output, Failure>?
  private var waiting: [(Result<Output, Failure>) -> Void] = []

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { result in
      let waiting: [(Result<Output, Failure>) -> Void] = self.lock.withLock {
        guard self.result == nil else { return [] }
        self.result = result
        defer { self.waiting = [] }
        return self.waiting
      }
      for action in waiting { action(result) }
    }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet(subscriber)
    subscriber.receive(subscription: outlet)
    let send: (Result<Output, Failure>) -> Void = { result in
      switch result {
      case .success(let value):
        outlet.send(value)
        outlet.finish(.finished)
      case .failure(let error): outlet.finish(.failure(error))
      }
    }
    let known = lock.withLock {
      if result == nil { waiting.append(send) }
      return result
    }
    if let known { send(known) }
  }
}

extension Publishers {
  /// The elements of a sequence.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element
    public let sequence: Elements

    public init(sequence: Elements) { self.sequence = sequence }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      subscriber.receive(sequence: sequence)
    }
  }
}

extension Sequence {
  /// Sends the elements one after the other.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
  /// Sends the value where there is one, and ends.
  public var publisher: Publishers.Sequence<[Wrapped], Never> {
    Publishers.Sequence(sequence: map { [$0] } ?? [])
  }
}

extension Result where Failure: Error {
  /// Sends the value or fails.
  public var publisher: AnyPublisher<Success, Failure> {
    switch self {
    case .success(let value): Just(value).setFailureType(to: Failure.self).eraseToAnyPublisher()
    case .failure(let error): Fail(error: error).eraseToAnyPublisher()
    }
  }
}

extension Subscriber {
  /// Takes the elements of a sequence as they are asked for, which may have no end.
  fileprivate func receive<S: Sequence>(sequence: S) where S.Element == Input {
    let outlet = Outlet(self)
    var iterator = sequence.makeIterator()
    var next = iterator.next()
    let lock = NSRecursiveLock()
    var isSending = false
    let send = { [weak outlet] in
      lock.lock()
      defer { lock.unlock() }
      // What is asked for while a value is handed over is sent when that returns.
      guard !isSending, let outlet else { return }
      isSending = true
      while outlet.wantsMore, let value = next {
        next = iterator.next()
        outlet.send(value)
      }
      isSending = false
      if next == nil { outlet.finish(.finished) }
    }
    outlet.onRequest = { _ in send() }
    receive(subscription: outlet)
    if next == nil { outlet.finish(.finished) }
  }
}
