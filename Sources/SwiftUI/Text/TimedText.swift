public import Foundation

/// A value that changes as time passes, to be written as text.
public nonisolated struct TimeDataSource<Value: Sendable>: Sendable {
  /// The date from which or to which the time counts.
  let date: Date?
  let isEnd: Bool
  let value: @Sendable (_ now: Date) -> Value

  init(_ date: Date? = nil, isEnd: Bool = false, value: @escaping @Sendable (_ now: Date) -> Value) {
    (self.date, self.isEnd, self.value) = (date, isEnd, value)
  }
}

extension TimeDataSource where Value == Date {
  public static var currentDate: TimeDataSource<Date> { TimeDataSource { $0 } }
}
extension TimeDataSource where Value == Range<Date> {
  /// From a date until now.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(date) { date..<max(date, $0) }
  }
  /// From now until a date.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(date, isEnd: true) { min(date, $0)..<date }
  }
}
extension TimeDataSource where Value == Duration {
  /// How long it is from a date until now; less than nothing before it.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource(date) { .seconds($0.timeIntervalSince(date)) }
  }
}

extension Text {
  /// A text that follows the time by a format.
  public init<V: Sendable, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == String {
    content = .date(.timed(TimedText(source, format) { $0 }))
  }
  public init<V: Sendable, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == AttributedString {
    content = .date(.timed(TimedText(source, format) { String($0.characters) }))
  }
}

/// A value that follows the time, with its format.
nonisolated struct TimedText: Equatable, @unchecked Sendable {
  let string: (_ now: Date, Locale) -> String
  /// By which texts are compared.
  private let format: AnyHashable
  private let date: Date?
  private let isEnd: Bool
  /// How long it stays as it is, in seconds.
  let step: Double

  init<V: Sendable, F: FormatStyle>(
    _ source: TimeDataSource<V>, _ format: F, _ plain: @escaping (F.FormatOutput) -> String
  ) where F.FormatInput == V {
    string = { now, locale in plain(format.locale(locale).format(source.value(now))) }
    self.format = AnyHashable(format)
    (date, isEnd) = (source.date, source.isEnd)
    // Hundredths of a second cannot be read; a stopwatch shows some of them.
    step = format is SystemFormatStyle.Stopwatch ? 0.05 : 1
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.format == rhs.format && lhs.date == rhs.date && lhs.isEnd == rhs.isEnd
  }
}

extension Text {
  /// When the clock alone will change what the text says; nil for never.
  func nextChange(after now: Date) -> Date? {
    switch content {
    case .date(let date): date.nextChange(after: now)
    case .joined(let first, let second):
      [first.nextChange(after: now), second.nextChange(after: now)].compactMap { $0 }.min()
    case .localized(let key, _, _):
      key.arguments.compactMap { argument in
        if case .text(let text) = argument { text.nextChange(after: now) } else { nil }
      }.min()
    case .verbatim, .attributed, .formatted, .image: nil
    }
  }
}
