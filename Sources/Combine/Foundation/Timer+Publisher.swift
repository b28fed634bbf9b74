extension Timer {
  /// Sends the date at each interval, once connected.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// Sends the date at each interval while it is connected.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never
    public let interval: TimeInterval
    public let tolerance: TimeInterval?
    public let runLoop: RunLoop
    public let mode: RunLoop.Mode
    public let options: RunLoop.SchedulerOptions?
    private let audience = Audience<Date, Never>()
    private let lock = NSLock()
    private var timer: Timer?

    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    deinit { timer?.invalidate() }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      audience.attach(subscriber)
    }

    /// Starts the timer unless it runs; what is returned stops it, whoever started it.
    public func connect() -> any Cancellable {
      lock.withLock {
        guard timer == nil else { return }
        let audience = SentAudience(audience: audience)
        let timer = Timer(timeInterval: interval, repeats: true) { _ in audience.audience.send(Date()) }
        timer.tolerance = tolerance ?? 0
        self.timer = timer
        runLoop.add(timer, forMode: mode)
      }
      return AnyCancellable { [weak self] in self?.stop() }
    }

    private func stop() {
      lock.withLock {
        timer?.invalidate()
        timer = nil
      }
    }
  }
}

/// The subscribers of a timer, told on the run loop that it was added to.
private struct SentAudience: @unchecked Sendable {
  let audience: Audience<Date, Never>
}
