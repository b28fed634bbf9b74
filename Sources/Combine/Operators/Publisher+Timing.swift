extension Publisher {
  /// Hands values on where a scheduler runs.
  public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
    -> Publishers.Scheduled<Self, S>
  {
    Publishers.Scheduled(upstream: self, scheduler: scheduler) { _ in
      { action in scheduler.schedule(options: options, action) }
    }
  }
  /// Hands values on after a time.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Scheduled<Self, S> {
    Publishers.Scheduled(upstream: self, scheduler: scheduler) { _ in
      { action in
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: tolerance ?? scheduler.minimumTolerance,
          options: options, action)
      }
    }
  }
  /// Subscribes, and asks for values, where a scheduler runs.
  public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
    -> Publishers.SubscribeOn<Self, S>
  {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }

  /// Sends a value once no other has come for a time.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Paced<Self, S> {
    Publishers.Paced(upstream: self, scheduler: scheduler, interval: dueTime, options: options, pace: .debounce)
  }
  /// Sends no more than one value in each interval, the first one at once.
  public func throttle<S: Scheduler>(for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool)
    -> Publishers.Paced<Self, S>
  {
    Publishers.Paced(
      upstream: self, scheduler: scheduler, interval: interval, options: nil, pace: .throttle(latest: latest))
  }
  /// Ends, well or with an error, when no value has come for a time.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Paced<Self, S> {
    Publishers.Paced(
      upstream: self, scheduler: scheduler, interval: interval, options: options, pace: .timeout(customError))
  }
}

extension Publishers {
  /// Hands everything on through a scheduler.
  public struct Scheduled<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let scheduler: Context
    /// Makes what runs actions, in their order.
    let makeRunner: (Context) -> (@escaping () -> Void) -> Void

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      let run = makeRunner(scheduler)
      let inlet = Inlet<Output, Failure>(
        demand: .none, value: { value in run { outlet.send(value) } },
        completion: { completion in run { outlet.finish(completion) } })
      outlet.onRequest = { inlet.request($0) }
      outlet.onCancel = { inlet.cancel() }
      upstream.subscribe(inlet)
      subscriber.receive(subscription: outlet)
    }
  }

  /// Subscribes where a scheduler runs.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      scheduler.schedule(options: options) { upstream.subscribe(subscriber) }
    }
  }

  /// Sends by the clock of a scheduler.
  public struct Paced<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    enum Pace {
      case debounce
      case throttle(latest: Bool)
      case timeout((() -> Failure)?)
    }
    public let upstream: Upstream
    public let scheduler: Context
    let interval: Context.SchedulerTimeType.Stride
    let options: Context.SchedulerOptions?
    let pace: Pace

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      PacedStage(self, subscriber).start()
    }
  }
}

private final class PacedStage<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
  private let paced: Publishers.Paced<Upstream, Context>
  private let downstream: Downstream
  private let outlet: Outlet<Downstream>
  private let lock = NSLock()
  private var pending: Downstream.Input?
  /// Counts values: what was planned for an earlier one is void.
  private var serial = 0
  private var nextSlot: Context.SchedulerTimeType?
  private var isPlanned = false
  private var completion: Subscribers.Completion<Downstream.Failure>?

  init(_ paced: Publishers.Paced<Upstream, Context>, _ downstream: Downstream) {
    self.paced = paced
    self.downstream = downstream
    outlet = Outlet(downstream)
  }

  func start() {
    let inlet = Inlet<Downstream.Input, Downstream.Failure>(
      demand: .unlimited, value: { self.take($0) }, completion: { self.end($0) })
    outlet.onCancel = { inlet.cancel() }
    downstream.receive(subscription: outlet)
    paced.upstream.subscribe(inlet)
    if case .timeout = paced.pace { plan(inlet) }
    stop = { [weak inlet] in inlet?.cancel() }
  }
  private var stop: (() -> Void)?

  private func take(_ value: Downstream.Input) {
    switch paced.pace {
    case .debounce:
      let serial = advance(pending: value)
      schedule(after: paced.interval) { self.sendPending(ifStill: serial) }
    case .throttle(let latest): throttle(value, latest)
    case .timeout:
      outlet.send(value)
      plan(nil)
    }
  }

  private func advance(pending value: Downstream.Input?) -> Int {
    lock.withLock {
      if let value { pending = value }
      serial += 1
      return serial
    }
  }

  private func schedule(after interval: Context.SchedulerTimeType.Stride, _ action: @escaping () -> Void) {
    let scheduler = paced.scheduler
    scheduler.schedule(
      after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance, options: paced.options,
      action)
  }

  private func sendPending(ifStill serial: Int? = nil) {
    let value: Downstream.Input? = lock.withLock {
      guard serial == nil || serial == self.serial else { return nil }
      defer { pending = nil }
      return pending
    }
    if let value { outlet.send(value, keepsLatest: true) }
  }

  private func throttle(_ value: Downstream.Input, _ latest: Bool) {
    let now = paced.scheduler.now
    let wait: Context.SchedulerTimeType.Stride? = lock.withLock {
      if let slot = nextSlot, now < slot || isPlanned {
        if latest || pending == nil { pending = value }
        if isPlanned { return nil }
        isPlanned = true
        return now.distance(to: slot)
      }
      pending = value
      isPlanned = true
      return .seconds(0)
    }
    guard let wait else { return }
    schedule(after: wait) { [self] in
      lock.withLock {
        isPlanned = false
        nextSlot = paced.scheduler.now.advanced(by: paced.interval)
      }
      sendPending()
      if let completion = lock.withLock({ completion }) { outlet.finish(completion) }
    }
  }

  private func plan(_ inlet: Inlet<Downstream.Input, Downstream.Failure>?) {
    let serial = advance(pending: nil)
    schedule(after: paced.interval) { [self] in
      guard case .timeout(let error) = paced.pace, lock.withLock({ serial == self.serial }), outlet.isOpen else {
        return
      }
      outlet.finish(error.map { .failure($0()) } ?? .finished)
      stop?()
    }
  }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    switch paced.pace {
    case .debounce:
      _ = advance(pending: nil)
      // What still waits is sent with the end, where the scheduler runs.
      paced.scheduler.schedule(options: paced.options) { [self] in
        if case .finished = completion { sendPending() }
        outlet.finish(completion)
      }
    case .throttle:
      let waits = lock.withLock {
        self.completion = completion
        return isPlanned
      }
      if !waits { outlet.finish(completion) }
    case .timeout:
      _ = advance(pending: nil)
      outlet.finish(completion)
    }
  }
}
