extension Publishers {
  /// Takes all values, and sends what they come to at the end or where that is known.
  public struct Aggregate<Upstream: Publisher, Output, Failure: Error>: Publisher {
    public let upstream: Upstream
    /// Makes the step for each value, and what is sent at the end.
    let make: () -> (step: (Upstream.Output) -> Step<Output, Failure>, atEnd: () -> Output?)
    let mapError: (Upstream.Failure) -> Failure

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      let (step, atEnd) = make()
      var stop: (() -> Void)?
      let inlet = Inlet<Upstream.Output, Upstream.Failure>(
        demand: .unlimited,
        value: { value in
          switch step(value) {
          case .send(let output): outlet.send(output)
          case .skip: break
          case .sendAndFinish(let output):
            outlet.send(output)
            outlet.finish(.finished)
            stop?()
          case .finish:
            outlet.finish(.finished)
            stop?()
          case .fail(let error):
            outlet.finish(.failure(error))
            stop?()
          }
        },
        completion: { completion in
          if case .finished = completion, let last = atEnd() { outlet.send(last) }
          outlet.finish(completion.mapError(mapError))
        })
      stop = { [weak inlet] in inlet?.cancel() }
      outlet.onCancel = { inlet.cancel() }
      subscriber.receive(subscription: outlet)
      upstream.subscribe(inlet)
    }
  }
}

extension Publisher {
  /// An aggregate that is sent at the end.
  private func aggregate<R, T>(
    _ initial: R, _ step: @escaping (inout R, Output) -> Void, _ result: @escaping (R) -> T?
  ) -> Publishers.Aggregate<Self, T, Failure> {
    Publishers.Aggregate(
      upstream: self,
      make: {
        var state = initial
        return (
          {
            step(&state, $0)
            return .skip
          }, { result(state) }
        )
      }, mapError: { $0 })
  }

  public func collect() -> Publishers.Aggregate<Self, [Output], Failure> {
    aggregate([], { $0.append($1) }, { $0 })
  }
  /// Sends arrays of up to `count` values.
  public func collect(_ count: Int) -> Publishers.Aggregate<Self, [Output], Failure> {
    Publishers.Aggregate(
      upstream: self,
      make: {
        var values: [Output] = []
        return (
          {
            values.append($0)
            guard values.count >= count else { return .skip }
            defer { values = [] }
            return .send(values)
          }, { values.isEmpty ? nil : values }
        )
      }, mapError: { $0 })
  }
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T)
    -> Publishers.Aggregate<Self, T, Failure>
  {
    aggregate(initialResult, { $0 = nextPartialResult($0, $1) }, { $0 })
  }
  public func count() -> Publishers.Aggregate<Self, Int, Failure> { reduce(0) { count, _ in count + 1 } }
  public func ignoreOutput() -> Publishers.Aggregate<Self, Never, Failure> { aggregate((), { _, _ in }, { _ in nil }) }

  public func last() -> Publishers.Aggregate<Self, Output, Failure> { last { _ in true } }
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.Aggregate<Self, Output, Failure> {
    aggregate(Output?.none, { if predicate($1) { $0 = $1 } }, { $0 })
  }
  public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool)
    -> Publishers.Aggregate<Self, Output, Failure>
  {
    aggregate(
      Output?.none,
      { best, value in
        if let known = best, !areInIncreasingOrder(known, value) { return }
        best = value
      }, { $0 })
  }
  public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool)
    -> Publishers.Aggregate<Self, Output, Failure>
  {
    aggregate(
      Output?.none,
      { best, value in
        if let known = best, !areInIncreasingOrder(value, known) { return }
        best = value
      }, { $0 })
  }

  public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.Aggregate<Self, Bool, Failure> {
    Publishers.Aggregate(
      upstream: self, make: { ({ predicate($0) ? .sendAndFinish(true) : .skip }, { false }) }, mapError: { $0 })
  }
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.Aggregate<Self, Bool, Failure> {
    Publishers.Aggregate(
      upstream: self, make: { ({ predicate($0) ? .skip : .sendAndFinish(false) }, { true }) }, mapError: { $0 })
  }
  public func replaceEmpty(with output: Output) -> Publishers.Aggregate<Self, Output, Failure> {
    Publishers.Aggregate(
      upstream: self,
      make: {
        var isEmpty = true
        return (
          {
            isEmpty = false
            return .send($0)
          }, { isEmpty ? output : nil }
        )
      }, mapError: { $0 })
  }
}

extension Publisher where Output: Comparable {
  public func max() -> Publishers.Aggregate<Self, Output, Failure> { max(by: <) }
  public func min() -> Publishers.Aggregate<Self, Output, Failure> { min(by: <) }
}

extension Publisher where Output: Equatable {
  public func contains(_ output: Output) -> Publishers.Aggregate<Self, Bool, Failure> {
    contains { $0 == output }
  }
}
