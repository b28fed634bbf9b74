extension RunLoop: Scheduler {
  public typealias SchedulerTimeType = SchedulerTime

  /// Run loops have no options.
  public struct SchedulerOptions: Sendable {}

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = SentAction(run: action)
    perform { action.run() }
  }
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerInterval, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let action = SentAction(run: action)
    add(
      Timer(timeInterval: max(0, now.distance(to: date).timeInterval), repeats: false) { _ in action.run() },
      forMode: .common)
  }
  public func schedule(
    after date: SchedulerTime, interval: SchedulerInterval, tolerance: SchedulerInterval, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = SentAction(run: action)
    let start = Date(timeIntervalSinceNow: max(0, now.distance(to: date).timeInterval))
    let timer = Timer(fire: start, interval: interval.timeInterval, repeats: true) { _ in action.run() }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .common)
    return AnyCancellable { timer.invalidate() }
  }
}

extension OperationQueue: Scheduler {
  public typealias SchedulerTimeType = SchedulerTime

  /// Operation queues have no options.
  public struct SchedulerOptions: Sendable {}

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = SentAction(run: action)
    addOperation { action.run() }
  }
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerInterval, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let action = SentAction(run: action)
    DispatchQueue.global().schedule(after: date, tolerance: tolerance, options: nil) {
      self.addOperation { action.run() }
    }
  }
  public func schedule(
    after date: SchedulerTime, interval: SchedulerInterval, tolerance: SchedulerInterval, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = SentAction(run: action)
    return DispatchQueue.global().schedule(after: date, interval: interval, tolerance: tolerance, options: nil) {
      self.addOperation { action.run() }
    }
  }
}
