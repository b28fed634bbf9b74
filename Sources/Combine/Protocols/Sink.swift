extension Subscribers {
  /// Wants all values and hands them to closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    public var receiveValue: (Input) -> Void
    public var receiveCompletion: (Completion<Failure>) -> Void
    private let line = Line()

    public init(receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void) {
      self.receiveCompletion = receiveCompletion
      self.receiveValue = receiveValue
    }

    public func receive(subscription: any Subscription) {
      if line.open(subscription) { subscription.request(.unlimited) }
    }
    public func receive(_ value: Input) -> Demand {
      if line.isOpen { receiveValue(value) }
      return .none
    }
    public func receive(completion: Completion<Failure>) {
      if line.close() != nil { receiveCompletion(completion) }
    }
    public func cancel() { line.close()?.cancel() }
  }

  /// Writes each value to a property of an object, which it keeps until the publisher ends.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    public typealias Failure = Never
    public private(set) var object: Root?
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private let line = Line()

    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.object = object
      self.keyPath = keyPath
    }

    public func receive(subscription: any Subscription) {
      if line.open(subscription) { subscription.request(.unlimited) }
    }
    public func receive(_ value: Input) -> Demand {
      if line.isOpen { object?[keyPath: keyPath] = value }
      return .none
    }
    public func receive(completion: Completion<Never>) {
      _ = line.close()
      object = nil
    }
    public func cancel() {
      line.close()?.cancel()
      object = nil
    }
  }
}

extension Publisher {
  /// Hands values and the end to closures until the result goes.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }

  /// Writes each value to a published property for as long as its object lives.
  public func assign(to published: inout Published<Output>.Publisher) { published.box.take(from: self) }
}

/// A subscriber's only subscription: refused after the first, and given back once.
final class Line {
  private enum State {
    case waiting
    case open(any Subscription)
    case closed
  }
  private let lock = NSLock()
  private var state = State.waiting

  var isOpen: Bool {
    lock.withLock {
      if case .open = state { return true }
      return false
    }
  }

  /// - Returns: whether the subscription is the one to use; another is cancelled.
  func open(_ subscription: any Subscription) -> Bool {
    let isFirst = lock.withLock {
      guard case .waiting = state else { return false }
      state = .open(subscription)
      return true
    }
    if !isFirst { subscription.cancel() }
    return isFirst
  }

  /// - Returns: what was open.
  func close() -> (any Subscription)? {
    lock.withLock {
      defer { state = .closed }
      if case .open(let subscription) = state { return subscription }
      return nil
    }
  }

  func request(_ demand: Subscribers.Demand) {
    let subscription: (any Subscription)? = lock.withLock {
      if case .open(let subscription) = state { return subscription }
      return nil
    }
    subscription?.request(demand)
  }
}
