extension Publisher {
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
    Publishers.Transform(
      upstream: self, makeStep: { { .send($0) } }, mapCompletion: { $0.mapError(transform).step() })
  }
  public func replaceError(with output: Output) -> Publishers.Transform<Self, Output, Never> {
    Publishers.Transform(
      upstream: self, makeStep: { { .send($0) } },
      mapCompletion: {
        switch $0 {
        case .finished: .finish
        case .failure: .sendAndFinish(output)
        }
      })
  }
  public func assertNoFailure(_ prefix: String = "", file: StaticString = #file, line: UInt = #line)
    -> Publishers.Transform<Self, Output, Never>
  {
    Publishers.Transform(
      upstream: self, makeStep: { { .send($0) } },
      mapCompletion: {
        if case .failure(let error) = $0 { fatalError("\(prefix) \(error)", file: file, line: line) }
        return .finish
      })
  }

  /// Goes on with another publisher where this one fails.
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
  where P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }
  public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P)
    -> Publishers.Catch<Self, AnyPublisher<Output, any Error>> where P.Output == Output
  {
    Publishers.Catch(upstream: self) { failure in
      do {
        return try handler(failure).mapError { $0 as any Error }.eraseToAnyPublisher()
      } catch {
        return Fail(error: error).eraseToAnyPublisher()
      }
    }
  }
  /// Subscribes again where the publisher fails, up to `retries` times.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    guard retries > 0 else { return eraseToAnyPublisher() }
    return self.catch { _ in self.retry(retries - 1) }.eraseToAnyPublisher()
  }
}

extension Publisher where Failure == Never {
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
    Publishers.Transform(upstream: self, makeStep: { { .send($0) } }, mapCompletion: { _ in .finish })
  }
}

extension Publishers {
  /// Goes on with another publisher where the upstream fails.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure
    public let upstream: Upstream
    public let handler: (Upstream.Failure) -> NewPublisher

    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let relay = Relay(subscriber)
      relay.attach(upstream) { [handler] completion in
        switch completion {
        case .finished: relay.outlet.finish(.finished)
        case .failure(let error): relay.attach(handler(error)) { relay.outlet.finish($0) }
        }
      }
      subscriber.receive(subscription: relay.outlet)
    }
  }
}

/// Hands the values of one publisher after another to a subscriber, which asks each for what it still wants.
final class Relay<Downstream: Subscriber> {
  let outlet: Outlet<Downstream>
  private let lock = NSLock()
  private var open = Subscribers.Demand.none
  private var request: ((Subscribers.Demand) -> Void)?
  private var cancel: (() -> Void)?

  init(_ downstream: Downstream) {
    outlet = Outlet(downstream)
    outlet.onRequest = { self.wantsMore($0) }
    outlet.onCancel = { self.stop() }
  }

  func attach<P: Publisher>(
    _ publisher: P, completion: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) where P.Output == Downstream.Input {
    let inlet = Inlet<P.Output, P.Failure>(
      demand: .none,
      value: { value in
        self.lock.withLock { self.open -= 1 }
        self.outlet.send(value)
      },
      completion: { end in
        self.stop()
        completion(end)
      })
    let open = lock.withLock {
      request = { inlet.request($0) }
      cancel = { inlet.cancel() }
      return self.open
    }
    publisher.subscribe(inlet)
    if open > .none { inlet.request(open) }
  }

  private func wantsMore(_ demand: Subscribers.Demand) {
    let request = lock.withLock {
      open += demand
      return self.request
    }
    request?(demand)
  }

  private func stop() {
    let cancel = lock.withLock {
      defer {
        request = nil
        self.cancel = nil
      }
      return self.cancel
    }
    cancel?()
  }
}
