/// A publisher that sends nothing before it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Connects when somebody subscribes.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publishers {
  /// Connects its upstream while it has subscribers.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    private let lock = NSLock()
    private var count = 0
    private var connection: (any Cancellable)?

    init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.handleEvents(
        receiveCompletion: { [weak self] _ in self?.leave() }, receiveCancel: { [weak self] in self?.leave() }
      ).subscribe(subscriber)
      let isFirst = lock.withLock {
        count += 1
        return count == 1
      }
      guard isFirst else { return }
      let made = upstream.connect()
      lock.withLock { connection = made }
    }

    private func leave() {
      let ended: (any Cancellable)? = lock.withLock {
        count -= 1
        guard count == 0 else { return nil }
        defer { connection = nil }
        return connection
      }
      ended?.cancel()
    }
  }

  /// Passes one subscription on to many through a subject.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let createSubject: () -> SubjectType
    private lazy var subject = createSubject()

    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      subject.receive(subscriber: subscriber)
    }
    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }

  /// One subscription that begins with the first subscriber and ends with the last.
  public final class Share<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = Multicast(upstream: upstream) { PassthroughSubject() }.autoconnect()
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      shared.receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
  public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self) { subject }
  }
}

extension Publisher where Failure == Never {
  public func makeConnectable() -> Publishers.Multicast<Self, PassthroughSubject<Output, Never>> {
    Publishers.Multicast(upstream: self) { PassthroughSubject() }
  }
}
