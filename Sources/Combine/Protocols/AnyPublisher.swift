/// A publisher whose type is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
  private let attach: (AnySubscriber<Output, Failure>) -> Void

  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    if let publisher = publisher as? AnyPublisher {
      self = publisher
    } else {
      attach = { publisher.receive(subscriber: $0) }
    }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    attach(AnySubscriber(subscriber))
  }

  public var description: String { "AnyPublisher" }
}

extension Publisher {
  /// Hides the publisher's type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// A subscriber whose type is hidden.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  public let combineIdentifier: CombineIdentifier
  private let takeSubscription: (any Subscription) -> Void
  private let takeValue: (Input) -> Subscribers.Demand
  private let takeCompletion: (Subscribers.Completion<Failure>) -> Void

  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    combineIdentifier = subscriber.combineIdentifier
    takeSubscription = { subscriber.receive(subscription: $0) }
    takeValue = { subscriber.receive($0) }
    takeCompletion = { subscriber.receive(completion: $0) }
  }
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    takeSubscription = receiveSubscription ?? { _ in }
    takeValue = receiveValue ?? { _ in .none }
    takeCompletion = receiveCompletion ?? { _ in }
  }

  public func receive(subscription: any Subscription) { takeSubscription(subscription) }
  public func receive(_ value: Input) -> Subscribers.Demand { takeValue(value) }
  public func receive(completion: Subscribers.Completion<Failure>) { takeCompletion(completion) }
}
