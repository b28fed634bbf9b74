import Foundation

/// Seconds between calls, by a clock that nobody sets.
public final class Stopwatch {
  private var last = Stopwatch.now

  public init() {}

  /// The seconds since the last call, or since this was made.
  public func lap() -> Double {
    let now = Stopwatch.now
    defer { last = now }
    return now - last
  }

  /// Seconds since some fixed moment.
  public static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
