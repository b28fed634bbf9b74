/// Where and when actions run.
public protocol Scheduler<SchedulerTimeType> {
  associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  associatedtype SchedulerOptions

  var now: SchedulerTimeType { get }
  var minimumTolerance: SchedulerTimeType.Stride { get }
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }
}

/// Schedulers by the machine's clock.
extension Scheduler where SchedulerTimeType == SchedulerTime {
  public var now: SchedulerTime { .now }
  public var minimumTolerance: SchedulerInterval { 0 }
}

/// An interval that can be made from times of the clock.
public protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ s: Int) -> Self
  static func seconds(_ s: Double) -> Self
  static func milliseconds(_ ms: Int) -> Self
  static func microseconds(_ us: Int) -> Self
  static func nanoseconds(_ ns: Int) -> Self
}

/// An interval of the schedulers of this module, in seconds.
public struct SchedulerInterval: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, Codable, Hashable,
  ExpressibleByFloatLiteral, Sendable
{
  public var timeInterval: TimeInterval
  public var magnitude: TimeInterval { abs(timeInterval) }

  public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }
  public init(integerLiteral value: Int) { timeInterval = Double(value) }
  public init(floatLiteral value: Double) { timeInterval = value }
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let value = Double(exactly: source) else { return nil }
    timeInterval = value
  }

  public static func seconds(_ s: Int) -> Self { Self(Double(s)) }
  public static func seconds(_ s: Double) -> Self { Self(s) }
  public static func milliseconds(_ ms: Int) -> Self { Self(Double(ms) / 1_000) }
  public static func microseconds(_ us: Int) -> Self { Self(Double(us) / 1_000_000) }
  public static func nanoseconds(_ ns: Int) -> Self { Self(Double(ns) / 1_000_000_000) }

  public static func < (a: Self, b: Self) -> Bool { a.timeInterval < b.timeInterval }
  public static func + (a: Self, b: Self) -> Self { Self(a.timeInterval + b.timeInterval) }
  public static func - (a: Self, b: Self) -> Self { Self(a.timeInterval - b.timeInterval) }
  public static func * (a: Self, b: Self) -> Self { Self(a.timeInterval * b.timeInterval) }
  public static func *= (a: inout Self, b: Self) { a = a * b }
}

/// A time of the schedulers of this module, in seconds of a clock that never goes back.
public struct SchedulerTime: Strideable, Hashable, Codable, Sendable {
  public var seconds: TimeInterval

  public static var now: SchedulerTime {
    SchedulerTime(seconds: Double(DispatchTime.now().uptimeNanoseconds) / 1_000_000_000)
  }
  public func distance(to other: Self) -> SchedulerInterval { SchedulerInterval(other.seconds - seconds) }
  public func advanced(by n: SchedulerInterval) -> Self { Self(seconds: seconds + n.timeInterval) }
}

/// Runs actions at once, whatever their time.
public struct ImmediateScheduler: Scheduler, Sendable {
  public typealias SchedulerTimeType = SchedulerTime
  public typealias SchedulerOptions = Never
  public static let shared = ImmediateScheduler()

  public var now: SchedulerTime { SchedulerTime(seconds: 0) }
  public var minimumTolerance: SchedulerInterval { 0 }
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerInterval, options: Never?, _ action: @escaping () -> Void
  ) { action() }
  public func schedule(
    after date: SchedulerTime, interval: SchedulerInterval, tolerance: SchedulerInterval, options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}
