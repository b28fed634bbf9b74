import Testing

@testable import Combine

/// Takes values and asks for as many as it is told to.
final class Probe<Input, Failure: Error>: Subscriber {
  private(set) var values: [Input] = []
  private(set) var completion: Subscribers.Completion<Failure>?
  private(set) var subscription: (any Subscription)?
  private let initialDemand: Subscribers.Demand

  init(demand: Subscribers.Demand = .unlimited) { initialDemand = demand }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    if initialDemand > .none { subscription.request(initialDemand) }
  }
  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return .none
  }
  func receive(completion: Subscribers.Completion<Failure>) { self.completion = completion }

  var hasFinished: Bool {
    if case .finished = completion { return true }
    return false
  }
  var hasFailed: Bool {
    if case .failure = completion { return true }
    return false
  }
}

extension Publisher {
  func probed(demand: Subscribers.Demand = .unlimited) -> Probe<Output, Failure> {
    let probe = Probe<Output, Failure>(demand: demand)
    subscribe(probe)
    return probe
  }
}

/// A scheduler whose clock is set by the test.
final class ManualScheduler: Scheduler {
  private struct Entry {
    var due: SchedulerTime
    let interval: SchedulerInterval?
    let number: Int
    let action: () -> Void
  }
  private(set) var now = SchedulerTime(seconds: 100)
  var minimumTolerance: SchedulerInterval { 0 }
  private var entries: [Entry] = []
  private var next = 0

  func schedule(options: Never?, _ action: @escaping () -> Void) { add(now, nil, action) }
  func schedule(
    after date: SchedulerTime, tolerance: SchedulerInterval, options: Never?, _ action: @escaping () -> Void
  ) { add(date, nil, action) }
  func schedule(
    after date: SchedulerTime, interval: SchedulerInterval, tolerance: SchedulerInterval, options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let number = add(date, interval, action)
    return AnyCancellable { self.entries.removeAll { $0.number == number } }
  }

  @discardableResult
  private func add(_ due: SchedulerTime, _ interval: SchedulerInterval?, _ action: @escaping () -> Void) -> Int {
    next += 1
    entries.append(Entry(due: due, interval: interval, number: next, action: action))
    return next
  }

  func advance(by seconds: Double) {
    let end = now.advanced(by: .seconds(seconds))
    while let entry = entries.filter({ $0.due <= end }).min(by: { ($0.due, $0.number) < ($1.due, $1.number) }) {
      entries.removeAll { $0.number == entry.number }
      now = max(now, entry.due)
      if let interval = entry.interval {
        entries.append(
          Entry(
            due: entry.due.advanced(by: interval), interval: interval, number: entry.number, action: entry.action))
      }
      entry.action()
    }
    now = end
  }
}

struct Failed: Error, Equatable {}
