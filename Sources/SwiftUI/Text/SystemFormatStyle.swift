public import Foundation

/// The formats in which the system writes times that pass.
public nonisolated enum SystemFormatStyle: Sendable {
  /// The time left in a range, or gone of it, as `1:02:03`.
  public struct Timer: FormatStyle, Hashable, Codable, Sendable {
    let range: Range<Date>
    let countsDown, showsHours: Bool
    let precision: Duration

    public init(
      countingDownIn range: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      (self.range, countsDown, self.showsHours, precision) = (range, true, showsHours, maxPrecision)
    }
    public init(
      countingUpIn range: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      (self.range, countsDown, self.showsHours, precision) = (range, false, showsHours, maxPrecision)
    }

    public func format(_ now: Date) -> AttributedString {
      let moment = min(max(now, range.lowerBound), range.upperBound)
      let seconds =
        countsDown ? range.upperBound.timeIntervalSince(moment) : moment.timeIntervalSince(range.lowerBound)
      return AttributedString(DateText.clock(seconds, showsHours: showsHours, precision: precision))
    }
  }

  /// The time since a date, with hundredths of a second.
  public struct Stopwatch: FormatStyle, Hashable, Codable, Sendable {
    let start: Date
    let showsHours: Bool
    let precision: Duration

    public init(
      startingAt date: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      (start, self.showsHours, precision) = (date, showsHours, maxPrecision)
    }

    public func format(_ now: Date) -> AttributedString {
      AttributedString(
        DateText.clock(max(0, now.timeIntervalSince(start)), showsHours: showsHours, precision: precision))
    }
  }

  /// How far a date is away, in its largest units.
  ///
  /// Approximated: units are written in English.
  public struct DateOffset: FormatStyle, Hashable, Codable, Sendable {
    let anchor: Date
    let fieldCount: Int

    public init(
      to anchor: Date, allowedFields: Set<Date.ComponentsFormatStyle.Field>? = nil, maxFieldCount: Int = 2
    ) {
      (self.anchor, fieldCount) = (anchor, maxFieldCount)
    }

    public func format(_ now: Date) -> AttributedString {
      let seconds = now.timeIntervalSince(anchor)
      let units = DateText.spelledOut(abs(seconds), unitCount: fieldCount)
      return AttributedString(seconds < 0 ? "\u{2212}" + units : units)
    }
  }

  /// A date by how far it is away, such as `in 5 minutes`, or written out where that is more than a day.
  ///
  /// Approximated: units are written in English.
  public struct DateReference: FormatStyle, Hashable, Codable, Sendable {
    let anchor: Date
    let fieldCount: Int
    var locale = Locale(identifier: "en_US")

    public init(
      to anchor: Date, allowedFields: Set<Date.ComponentsFormatStyle.Field>? = nil, maxFieldCount: Int = 2
    ) {
      (self.anchor, fieldCount) = (anchor, maxFieldCount)
    }

    public func locale(_ locale: Locale) -> DateReference {
      var result = self
      result.locale = locale
      return result
    }

    public func format(_ now: Date) -> AttributedString {
      let seconds = anchor.timeIntervalSince(now)
      guard abs(seconds) < 86_400 else {
        return AttributedString(
          anchor.formatted(Date.FormatStyle(date: .abbreviated, time: .shortened, locale: locale)))
      }
      let units = DateText.spelledOut(abs(seconds), unitCount: fieldCount)
      return AttributedString(seconds < 0 ? units + " ago" : "in " + units)
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  public nonisolated static func timer(
    countingDownIn range: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(countingDownIn: range, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
  public nonisolated static func timer(
    countingUpIn range: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(countingUpIn: range, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}
extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  public nonisolated static func stopwatch(
    startingAt date: Date, showsHours: Bool = true, maxFieldCount: Int = 4, maxPrecision: Duration = .milliseconds(10)
  ) -> Self {
    Self(startingAt: date, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}
extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  public nonisolated static func offset(
    to anchor: Date, allowedFields: Set<Date.ComponentsFormatStyle.Field>? = nil, maxFieldCount: Int = 2
  ) -> Self {
    Self(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount)
  }
}
extension FormatStyle where Self == SystemFormatStyle.DateReference {
  public nonisolated static func reference(
    to anchor: Date, allowedFields: Set<Date.ComponentsFormatStyle.Field>? = nil, maxFieldCount: Int = 2
  ) -> Self {
    Self(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount)
  }
}

extension DateText {
  /// `1:02:03.45`: as many digits of a second as the precision has.
  static func clock(_ interval: TimeInterval, showsHours: Bool, precision: Duration) -> String {
    let step = Double(precision.components.seconds) + Double(precision.components.attoseconds) * 1e-18
    let digits = step > 0 && step < 1 ? Int((-log10(step)).rounded()) : 0
    let whole = clock(interval, showsHours: showsHours)
    guard digits > 0 else { return whole }
    let scale = pow(10, Double(digits))
    let rest = Int((interval * scale).rounded(.down)) % Int(scale)
    let text = String(rest)
    return whole + "." + String(repeating: "0", count: digits - text.count) + text
  }

  /// The largest units with their names, such as `2 hours, 3 minutes`.
  static func spelledOut(_ interval: TimeInterval, unitCount: Int) -> String {
    let names = ["yr": "year", "mth": "month", "day": "day", "hr": "hour", "min": "minute", "sec": "second"]
    return parts(interval, unitCount: unitCount)
      .map { "\($0.count) \(names[$0.unit] ?? $0.unit)\($0.count == 1 ? "" : "s")" }.joined(separator: ", ")
  }
}
