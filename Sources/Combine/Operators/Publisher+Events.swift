extension Publishers {
  /// Tells closures of all that passes.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    var receiveSubscription: ((any Subscription) -> Void)?
    var receiveOutput: ((Output) -> Void)?
    var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    var receiveCancel: (() -> Void)?
    var receiveRequest: ((Subscribers.Demand) -> Void)?

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(EventStage(self, subscriber))
    }
  }
}

private final class EventStage<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Subscription
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
  private let events: Publishers.HandleEvents<Upstream>
  private let downstream: Downstream
  private let line = Line()

  init(_ events: Publishers.HandleEvents<Upstream>, _ downstream: Downstream) {
    self.events = events
    self.downstream = downstream
  }

  func receive(subscription: any Subscription) {
    events.receiveSubscription?(subscription)
    if line.open(subscription) { downstream.receive(subscription: self) }
  }
  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    events.receiveOutput?(input)
    let demand = downstream.receive(input)
    if demand > .none { events.receiveRequest?(demand) }
    return demand
  }
  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    guard line.close() != nil else { return }
    events.receiveCompletion?(completion)
    downstream.receive(completion: completion)
  }
  func request(_ demand: Subscribers.Demand) {
    events.receiveRequest?(demand)
    line.request(demand)
  }
  func cancel() {
    guard let subscription = line.close() else { return }
    events.receiveCancel?()
    subscription.cancel()
  }
}

extension Publisher {
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
  }

  /// Prints all that passes.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.HandleEvents<Self> {
    let start = prefix.isEmpty ? "" : prefix + ": "
    let output = stream.map { LineOutput($0) }
    func write(_ text: String) {
      if let output { output.write(start + text + "\n") } else { Swift.print(start + text) }
    }
    return handleEvents(
      receiveSubscription: { write("receive subscription: (\(Swift.type(of: $0)))") },
      receiveOutput: { write("receive value: (\($0))") },
      receiveCompletion: {
        switch $0 {
        case .finished: write("receive finished")
        case .failure(let error): write("receive error: (\(error))")
        }
      },
      receiveCancel: { write("receive cancel") }, receiveRequest: { write("request \($0)") })
  }
}

private final class LineOutput {
  private var stream: any TextOutputStream
  init(_ stream: any TextOutputStream) { self.stream = stream }
  func write(_ text: String) { stream.write(text) }
}
