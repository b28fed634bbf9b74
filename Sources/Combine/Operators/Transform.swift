/// What becomes of one value.
enum Step<Output, Failure: Error> {
  case send(Output)
  case skip
  case sendAndFinish(Output)
  case finish
  case fail(Failure)
}

extension Publishers {
  /// Each value becomes one other value, or none, or the end.
  ///
  /// Operators that keep something from value to value make it anew for each subscriber.
  public struct Transform<Upstream: Publisher, Output, Failure: Error>: Publisher {
    public let upstream: Upstream
    let makeStep: () -> (Upstream.Output) -> Step<Output, Failure>
    let mapCompletion: (Subscribers.Completion<Upstream.Failure>) -> Step<Output, Failure>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        TransformStage<Upstream.Output, Upstream.Failure, S>(subscriber, makeStep(), mapCompletion))
    }
  }

  public typealias Map<Upstream: Publisher, Output> = Transform<Upstream, Output, Upstream.Failure>
  public typealias TryMap<Upstream: Publisher, Output> = Transform<Upstream, Output, any Error>
  public typealias CompactMap<Upstream: Publisher, Output> = Transform<Upstream, Output, Upstream.Failure>
  public typealias Filter<Upstream: Publisher> = Transform<Upstream, Upstream.Output, Upstream.Failure>
  public typealias RemoveDuplicates<Upstream: Publisher> = Transform<Upstream, Upstream.Output, Upstream.Failure>
  public typealias Scan<Upstream: Publisher, Output> = Transform<Upstream, Output, Upstream.Failure>
  public typealias Drop<Upstream: Publisher> = Transform<Upstream, Upstream.Output, Upstream.Failure>
  public typealias First<Upstream: Publisher> = Transform<Upstream, Upstream.Output, Upstream.Failure>
  public typealias MapError<Upstream: Publisher, Failure: Error> = Transform<Upstream, Upstream.Output, Failure>
  public typealias SetFailureType<Upstream: Publisher, Failure: Error> = Transform<Upstream, Upstream.Output, Failure>
}

/// Stands between a publisher and the subscriber of a `Transform`; demand passes through.
final class TransformStage<Input, UpstreamFailure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  typealias Failure = UpstreamFailure
  typealias NextStep = Step<Downstream.Input, Downstream.Failure>
  private let lock = NSLock()
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private let step: (Input) -> NextStep
  private let mapCompletion: (Subscribers.Completion<UpstreamFailure>) -> NextStep

  init(
    _ downstream: Downstream, _ step: @escaping (Input) -> NextStep,
    _ mapCompletion: @escaping (Subscribers.Completion<UpstreamFailure>) -> NextStep
  ) {
    self.downstream = downstream
    self.step = step
    self.mapCompletion = mapCompletion
  }

  func receive(subscription: any Subscription) {
    lock.withLock { upstream = subscription }
    downstream?.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let downstream = lock.withLock({ downstream }) else { return .none }
    switch step(input) {
    case .send(let output): return downstream.receive(output)
    case .skip: return .max(1)
    case .sendAndFinish(let output):
      _ = downstream.receive(output)
      end(.finished)
    case .finish: end(.finished)
    case .fail(let error): end(.failure(error))
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<UpstreamFailure>) {
    lock.withLock { upstream = nil }
    switch mapCompletion(completion) {
    case .fail(let error): end(.failure(error))
    case .sendAndFinish(let output), .send(let output):
      _ = lock.withLock { downstream }?.receive(output)
      end(.finished)
    case .finish, .skip: end(.finished)
    }
  }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let (downstream, upstream) = release()
    upstream?.cancel()
    downstream?.receive(completion: completion)
  }

  private func release() -> (Downstream?, (any Subscription)?) {
    lock.withLock {
      defer {
        downstream = nil
        upstream = nil
      }
      return (downstream, upstream)
    }
  }

  func request(_ demand: Subscribers.Demand) { lock.withLock { upstream }?.request(demand) }
  func cancel() { release().1?.cancel() }
}

extension Publisher {
  /// A transform that fails as its upstream does.
  func transform<T>(
    _ makeStep: @escaping () -> (Output) -> Step<T, Failure>
  ) -> Publishers.Transform<Self, T, Failure> {
    Publishers.Transform(upstream: self, makeStep: makeStep, mapCompletion: { $0.step() })
  }
  /// A transform that may fail with any error.
  func tryTransform<T>(
    _ makeStep: @escaping () -> (Output) throws -> Step<T, any Error>
  ) -> Publishers.Transform<Self, T, any Error> {
    Publishers.Transform(
      upstream: self,
      makeStep: {
        let step = makeStep()
        return { value in
          do { return try step(value) } catch { return .fail(error) }
        }
      }, mapCompletion: { $0.mapError { $0 as any Error }.step() })
  }
}

extension Subscribers.Completion {
  func step<Output>() -> Step<Output, Failure> {
    switch self {
    case .finished: .finish
    case .failure(let error): .fail(error)
    }
  }
}
