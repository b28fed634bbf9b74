import Dispatch

/// An action that goes to another thread, by which alone it is run.
struct SentAction: @unchecked Sendable {
  let run: () -> Void
}

extension DispatchQueue: Scheduler {
  public typealias SchedulerTimeType = SchedulerTime

  /// How actions are scheduled.
  public struct SchedulerOptions {
    public var qos: DispatchQoS
    public var flags: DispatchWorkItemFlags
    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = []) {
      self.qos = qos
      self.flags = flags
    }
  }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = SentAction(run: action)
    async(qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action.run() }
  }
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerInterval, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let action = SentAction(run: action)
    let due = DispatchTime.now() + max(0, now.distance(to: date).timeInterval)
    asyncAfter(deadline: due, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action.run() }
  }
  public func schedule(
    after date: SchedulerTime, interval: SchedulerInterval, tolerance: SchedulerInterval, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = SentAction(run: action)
    let source = DispatchSource.makeTimerSource(queue: self)
    source.schedule(
      deadline: .now() + max(0, now.distance(to: date).timeInterval), repeating: interval.timeInterval,
      leeway: .nanoseconds(Int(tolerance.timeInterval * 1e9)))
    source.setEventHandler { action.run() }
    source.resume()
    return AnyCancellable { source.cancel() }
  }
}
