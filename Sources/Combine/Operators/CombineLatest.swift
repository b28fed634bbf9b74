extension Publishers {
  /// The latest values of two publishers, sent when one of them sends, once both have.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      PairStage.connect(a, b, subscriber, policy: .latest)
    }
  }

  /// The first values of two publishers, then their second ones, and so on.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      PairStage.connect(a, b, subscriber, policy: .inTurn)
    }
  }

  public typealias CombineLatest3<A: Publisher, B: Publisher, C: Publisher> =
    Map<CombineLatest<CombineLatest<A, B>, C>, (A.Output, B.Output, C.Output)>
  where A.Failure == B.Failure, B.Failure == C.Failure
  public typealias Zip3<A: Publisher, B: Publisher, C: Publisher> =
    Map<Zip<Zip<A, B>, C>, (A.Output, B.Output, C.Output)>
  where A.Failure == B.Failure, B.Failure == C.Failure
}

extension Publishers.Transform {
  /// The latest values of three publishers.
  public init<A: Publisher, B: Publisher, C: Publisher>(_ a: A, _ b: B, _ c: C)
  where
    Upstream == Publishers.CombineLatest<Publishers.CombineLatest<A, B>, C>,
    Output == (A.Output, B.Output, C.Output), Failure == A.Failure
  {
    self = Publishers.CombineLatest(Publishers.CombineLatest(a, b), c).map { ($0.0.0, $0.0.1, $0.1) }
  }
  /// The values of three publishers in turn.
  public init<A: Publisher, B: Publisher, C: Publisher>(_ a: A, _ b: B, _ c: C)
  where
    Upstream == Publishers.Zip<Publishers.Zip<A, B>, C>, Output == (A.Output, B.Output, C.Output),
    Failure == A.Failure
  {
    self = Publishers.Zip(Publishers.Zip(a, b), c).map { ($0.0.0, $0.0.1, $0.1) }
  }
}

/// Joins the values of two publishers.
private final class PairStage<A, B, Downstream: Subscriber> where Downstream.Input == (A, B) {
  enum Policy { case latest, inTurn }

  private let lock = NSLock()
  private let policy: Policy
  private let outlet: Outlet<Downstream>
  private var first: [A] = []
  private var second: [B] = []
  private var areOpen = (true, true)

  private init(_ downstream: Downstream, _ policy: Policy) {
    outlet = Outlet(downstream)
    self.policy = policy
  }

  static func connect<P: Publisher, Q: Publisher>(_ a: P, _ b: Q, _ downstream: Downstream, policy: Policy)
  where P.Output == A, Q.Output == B, P.Failure == Downstream.Failure, Q.Failure == Downstream.Failure {
    let stage = PairStage(downstream, policy)
    let first = Inlet<A, P.Failure>(
      demand: .unlimited, value: { stage.take { $0.first.append($1) }($0) },
      completion: { stage.end($0, isFirst: true) })
    let second = Inlet<B, Q.Failure>(
      demand: .unlimited, value: { stage.take { $0.second.append($1) }($0) },
      completion: { stage.end($0, isFirst: false) })
    stage.outlet.onCancel = {
      first.cancel()
      second.cancel()
    }
    downstream.receive(subscription: stage.outlet)
    a.subscribe(first)
    b.subscribe(second)
  }

  private func take<T>(_ add: @escaping (PairStage, T) -> Void) -> (T) -> Void {
    { value in
      let pair: (A, B)? = self.lock.withLock {
        add(self, value)
        return self.nextPair()
      }
      if let pair { self.outlet.send(pair, keepsLatest: self.policy == .latest) }
      if self.isOver { self.outlet.finish(.finished) }
    }
  }

  private func nextPair() -> (A, B)? {
    switch policy {
    case .latest:
      first = first.suffix(1)
      second = second.suffix(1)
      guard let a = first.last, let b = second.last else { return nil }
      return (a, b)
    case .inTurn:
      guard !first.isEmpty, !second.isEmpty else { return nil }
      return (first.removeFirst(), second.removeFirst())
    }
  }

  /// Whether no other pair can come.
  private var isOver: Bool {
    lock.withLock {
      switch policy {
      case .latest: areOpen == (false, false) || (!areOpen.0 && first.isEmpty) || (!areOpen.1 && second.isEmpty)
      case .inTurn: (!areOpen.0 && first.isEmpty) || (!areOpen.1 && second.isEmpty)
      }
    }
  }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>, isFirst: Bool) {
    if case .failure = completion {
      outlet.finish(completion)
      return
    }
    lock.withLock { if isFirst { areOpen.0 = false } else { areOpen.1 = false } }
    if isOver { outlet.finish(.finished) }
  }
}

extension Publisher {
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }
  public func combineLatest<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T)
    -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure
  {
    combineLatest(other).map { transform($0.0, $0.1) }
  }
  public func combineLatest<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q)
    -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure
  {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(publisher1, publisher2).combineLatest(publisher3).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
      .eraseToAnyPublisher()
  }

  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
    Publishers.Zip(self, other)
  }
  public func zip<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T)
    -> Publishers.Map<Publishers.Zip<Self, P>, T> where P.Failure == Failure
  {
    zip(other).map { transform($0.0, $0.1) }
  }
  public func zip<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q) -> Publishers.Zip3<Self, P, Q>
  where P.Failure == Failure, Q.Failure == Failure {
    Publishers.Zip3(self, publisher1, publisher2)
  }
}
