public import Foundation

/// When a timeline shows something new.
public protocol TimelineSchedule {
  associatedtype Entries: Sequence<Date>
  typealias Mode = TimelineScheduleMode
  /// The dates from `startDate` on, in order; the first is that date or the last one before it.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a timeline may change.
public enum TimelineScheduleMode: Hashable, Sendable { case normal, lowFrequency }

/// Dates at even distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var date: Date
    fileprivate let interval: TimeInterval
    public mutating func next() -> Date? {
      defer { date = date.addingTimeInterval(interval) }
      return date
    }
  }
  private let start: Date
  private let interval: TimeInterval

  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = max(interval, 1e-3)
  }
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let rounds = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    return Entries(date: start.addingTimeInterval(rounds * interval), interval: interval)
  }
}

/// The beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// Given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence<Date>>: TimelineSchedule {
  private let dates: Entries
  public init(_ dates: Entries) { self.dates = dates }
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// Each frame of the screen.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// A 60th of a second.
  private static let frame = 1.0 / 60
  private let interval: Double
  private let isPaused: Bool

  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? Self.frame, Self.frame)
    isPaused = paused
  }
  public func entries(from start: Date, mode: TimelineScheduleMode) -> AnyIterator<Date> {
    if isPaused { return AnyIterator([start].makeIterator()) }
    var entries = PeriodicTimelineSchedule(from: start, by: interval).entries(from: start, mode: mode)
    return AnyIterator { entries.next() }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule { AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused) }
}
extension TimelineSchedule {
  public static func explicit<S: Sequence>(_ dates: S) -> Self where Self == ExplicitTimelineSchedule<S> {
    ExplicitTimelineSchedule(dates)
  }
}
