/// The values of a publisher, for a loop that waits for them.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output
  private let publisher: P

  public init(_ publisher: P) { self.publisher = publisher }

  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let queue: ValueQueue<P.Output>

    public mutating func next() async -> P.Output? { try? await queue.next() }
  }

  public func makeAsyncIterator() -> Iterator { Iterator(queue: ValueQueue(publisher)) }
}

/// The values of a publisher that may fail.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output
  private let publisher: P

  public init(_ publisher: P) { self.publisher = publisher }

  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let queue: ValueQueue<P.Output>

    public mutating func next() async throws -> P.Output? { try await queue.next() }
  }

  public func makeAsyncIterator() -> Iterator { Iterator(queue: ValueQueue(publisher)) }
}

extension Publisher where Failure == Never {
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  @_disfavoredOverload
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

extension Future where Failure == Never {
  /// Waits for the value.
  public var value: Output {
    get async {
      for await value in values { return value }
      preconditionFailure("A future that cannot fail ends with a value.")
    }
  }
}

/// Asks a publisher for one value at a time, when somebody waits for it.
private final class ValueQueue<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Value] = []
  private var end: Result<Void, any Error>?
  private var waiting: [CheckedContinuation<SentValue<Value>?, any Error>] = []
  private var request: ((Subscribers.Demand) -> Void)?
  private var stop: (() -> Void)?

  init<P: Publisher>(_ publisher: P) where P.Output == Value {
    let inlet = Inlet<P.Output, P.Failure>(
      demand: .none, value: { [weak self] in self?.take($0) },
      completion: { [weak self] completion in
        switch completion {
        case .finished: self?.finish(.success(()))
        case .failure(let error): self?.finish(.failure(error))
        }
      })
    request = { inlet.request($0) }
    stop = { inlet.cancel() }
    publisher.subscribe(inlet)
  }

  deinit { stop?() }

  func next() async throws -> Value? {
    let sent: SentValue<Value>? = try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        lock.lock()
        if !values.isEmpty {
          let value = values.removeFirst()
          lock.unlock()
          continuation.resume(returning: SentValue(value: value))
        } else if let end {
          lock.unlock()
          continuation.resume(with: end.map { nil })
        } else {
          waiting.append(continuation)
          lock.unlock()
          request?(.max(1))
        }
      }
    } onCancel: {
      stop?()
      finish(.success(()))
    }
    return sent?.value
  }

  private func take(_ value: Value) {
    lock.lock()
    if waiting.isEmpty {
      values.append(value)
      lock.unlock()
      return
    }
    let continuation = waiting.removeFirst()
    lock.unlock()
    continuation.resume(returning: SentValue(value: value))
  }

  private func finish(_ result: Result<Void, any Error>) {
    let waiting = lock.withLock {
      if end == nil { end = result }
      defer { self.waiting = [] }
      return self.waiting
    }
    for continuation in waiting { continuation.resume(with: result.map { nil }) }
  }
}

/// A value that belongs to whoever waits for it.
private struct SentValue<Value>: @unchecked Sendable {
  let value: Value
}
