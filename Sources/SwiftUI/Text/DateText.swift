internal import Foundation

/// A date or time that is written out, some of them relative to now.
nonisolated enum DateText: Equatable, Sendable {
  case style(Date, Text.DateStyle)
  case interval(Date, Date)
  case timer(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)
  case timed(TimedText)

  /// When the text will say something else; nil for never.
  func nextChange(after now: Date) -> Date? {
    switch self {
    case .style(let date, let style):
      style.kind == .time || style.kind == .date ? nil : Self.nextSecond(of: date, after: now)
    case .interval: nil
    case .timer(let range, let pause, let countsDown, _):
      pause != nil || now >= range.upperBound
        ? nil : Self.nextSecond(of: countsDown ? range.upperBound : range.lowerBound, after: now)
    case .timed(let text): now.addingTimeInterval(text.step)
    }
  }

  /// The next moment that is whole seconds away from a date, and a little: seconds that count down end after it.
  private static func nextSecond(of date: Date, after now: Date) -> Date {
    let distance = date.timeIntervalSince(now)
    return now.addingTimeInterval(distance - distance.rounded(.down) + 1e-3)
  }

  func string(at now: Date, in locale: Locale) -> String {
    switch self {
    case .style(let date, let style):
      switch style.kind {
      case .time: return date.formatted(Date.FormatStyle(date: .omitted, time: .shortened, locale: locale))
      case .date: return date.formatted(Date.FormatStyle(date: .long, time: .omitted, locale: locale))
      case .relative: return Self.relative(abs(date.timeIntervalSince(now)), in: locale)
      case .offset:
        let seconds = date.timeIntervalSince(now)
        return (seconds < 0 ? "-" : "+") + Self.relative(abs(seconds), in: locale, unitCount: 1)
      case .timer: return Self.clock(abs(date.timeIntervalSince(now)), showsHours: true)
      }
    case .interval(let start, let end):
      let style = Date.IntervalFormatStyle(date: .abbreviated, time: .shortened, locale: locale)
      return style.format(start..<max(start, end))
    case .timer(let range, let pause, let countsDown, let showsHours):
      let moment = min(max(pause ?? now, range.lowerBound), range.upperBound)
      let seconds =
        countsDown ? range.upperBound.timeIntervalSince(moment) : moment.timeIntervalSince(range.lowerBound)
      return Self.clock(seconds, showsHours: showsHours)
    case .timed(let text): return text.string(now, locale)
    }
  }

  /// `1:02:03`, or `62:03` without hours.
  static func clock(_ interval: TimeInterval, showsHours: Bool) -> String {
    let total = Int(interval.rounded(.down))
    let (hours, minutes, seconds) = (total / 3600, total / 60 % 60, total % 60)
    func padded(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    if showsHours, hours > 0 { return "\(hours):\(padded(minutes)):\(padded(seconds))" }
    return "\(hours * 60 + minutes):\(padded(seconds))"
  }

  /// The two largest units, such as `2 hr, 3 min`.
  private static func relative(_ interval: TimeInterval, in locale: Locale, unitCount: Int = 2) -> String {
    parts(interval, unitCount: unitCount).map { part in
      let isPlural = part.count != 1 && (part.unit == "day" || part.unit == "yr" || part.unit == "mth")
      return "\(part.count) \(part.unit)\(isPlural ? "s" : "")"
    }.joined(separator: ", ")
  }

  /// The largest units of a time and how many of each there are.
  static func parts(_ interval: TimeInterval, unitCount: Int) -> [(count: Int, unit: String)] {
    var remaining = Int(interval.rounded(.down))
    let units: [(String, Int)] = [
      ("yr", 365 * 86_400), ("mth", 30 * 86_400), ("day", 86_400), ("hr", 3600), ("min", 60), ("sec", 1),
    ]
    var parts: [(count: Int, unit: String)] = []
    for (name, length) in units where parts.count < unitCount {
      let count = remaining / length
      if count > 0 || (length == 1 && parts.isEmpty) {
        parts.append((count, name))
      } else if !parts.isEmpty {
        break
      }
      remaining %= length
    }
    return parts
  }
}
