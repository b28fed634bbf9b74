internal import Foundation

/// The parts of dates and their order in a language.
enum DateOrder {
  enum Part: Hashable {
    case year, month, day, hour, hour12, minute, dayPeriod

    func value(of date: Date, _ calendar: Calendar) -> Int {
      switch self {
      case .year: calendar.component(.year, from: date)
      case .month: calendar.component(.month, from: date)
      case .day: calendar.component(.day, from: date)
      case .hour: calendar.component(.hour, from: date)
      case .hour12: calendar.component(.hour, from: date) % 12
      case .minute: calendar.component(.minute, from: date)
      case .dayPeriod: calendar.component(.hour, from: date) / 12
      }
    }

    func values(around date: Date, _ calendar: Calendar, years: Int) -> [Int] {
      switch self {
      case .year:
        let year = calendar.component(.year, from: date)
        return Array(max(1, year - years)...year + years)
      case .month: return Array(1...(calendar.range(of: .month, in: .year, for: date)?.count ?? 12))
      case .day: return Array(1...(calendar.range(of: .day, in: .month, for: date)?.count ?? 31))
      case .hour: return Array(0..<24)
      case .hour12: return Array(0..<12)
      case .minute: return Array(0..<60)
      case .dayPeriod: return [0, 1]
      }
    }

    /// The date with another value of the part; a day that its month does not have becomes the month's last.
    func setting(_ value: Int, of date: Date, _ calendar: Calendar) -> Date {
      var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second], from: date)
      let hour = parts.hour ?? 0
      switch self {
      case .year: parts.year = value
      case .month: parts.month = value
      case .day: parts.day = value
      case .hour: parts.hour = value
      case .hour12: parts.hour = hour / 12 * 12 + value
      case .minute: parts.minute = value
      case .dayPeriod: parts.hour = hour % 12 + 12 * value
      }
      if self == .year || self == .month {
        var first = parts
        first.day = 1
        if let month = calendar.date(from: first), let range = calendar.range(of: .day, in: .month, for: month) {
          parts.day = min(parts.day ?? 1, range.count)
        }
      }
      return calendar.date(from: parts) ?? date
    }

    func title(_ value: Int, _ calendar: Calendar, _ locale: Locale) -> String {
      switch self {
      case .month: return calendar.monthSymbols.indices.contains(value - 1) ? calendar.monthSymbols[value - 1] : ""
      case .minute: return value < 10 ? "0\(value)" : "\(value)"
      case .hour12: return value == 0 ? "12" : "\(value)"
      case .dayPeriod: return value == 0 ? calendar.amSymbol : calendar.pmSymbol
      case .year, .day, .hour: return "\(value)"
      }
    }
  }

  /// Year, month and day in the order of a language's dates.
  static func parts(of locale: Locale) -> [Part] {
    let format = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? "MMMM d, y"
    return format.reduce(into: []) { parts, letter in
      let part: Part? = letter == "y" ? .year : letter == "M" || letter == "L" ? .month : letter == "d" ? .day : nil
      if let part, !parts.contains(part) { parts.append(part) }
    }
  }

  /// Whether a language counts hours to twelve.
  static func hasDayPeriods(_ locale: Locale) -> Bool {
    DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale)?.contains("a") == true
  }
}
