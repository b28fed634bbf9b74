internal import Foundation

/// A translation of a key: one text, or several by number.
nonisolated struct StringEntry: Equatable, Sendable {
  /// Texts by the number of an argument.
  struct Plural: Equatable, Sendable {
    /// Counted from 0.
    var argument = 0
    var forms: [PluralCategory: String] = [:]

    func form(for number: Double?, in language: String) -> String? {
      if number == 0, let zero = forms[.zero] { return zero }
      let category = number.map { PluralCategory.of($0, in: language) } ?? .other
      return forms[category] ?? forms[.other] ?? forms.values.min()
    }
  }

  var value = ""
  /// Texts that stand for the whole value.
  var plural: Plural?
  /// Texts that stand for `%#@name@` in the value.
  var parts: [String: Plural] = [:]
}

/// The kinds of numbers that languages tell apart, as CLDR names them.
nonisolated enum PluralCategory: String, Sendable {
  case zero, one, two, few, many, other

  /// The category of a number, by CLDR's rules for cardinal numbers; languages that are not listed have `one` for 1.
  static func of(_ number: Double, in language: String) -> PluralCategory {
    let n = abs(number), isWhole = n == n.rounded(), i = Int(min(n, 1e15))
    let (ones, tens) = (i % 10, i % 100)
    switch language.split(whereSeparator: { $0 == "-" || $0 == "_" }).first.map(String.init) ?? language {
    case "ja", "zh", "ko", "th", "vi", "id", "ms", "lo", "my", "yue": return .other
    case "fr", "pt", "hy", "ff": return i == 0 || i == 1 ? .one : .other
    case "hi", "bn", "gu", "fa", "am", "zu": return n <= 1 ? .one : .other
    case "ru", "uk", "be", "sr", "hr", "bs":
      guard isWhole else { return .other }
      if ones == 1, tens != 11 { return .one }
      if (2...4).contains(ones), !(12...14).contains(tens) { return .few }
      return ["sr", "hr", "bs"].contains(language.prefix(2)) ? .other : .many
    case "pl":
      guard isWhole else { return .other }
      if i == 1 { return .one }
      return (2...4).contains(ones) && !(12...14).contains(tens) ? .few : .many
    case "cs", "sk":
      guard isWhole else { return .many }
      return i == 1 ? .one : (2...4).contains(i) ? .few : .other
    case "sl":
      guard isWhole else { return .few }
      return tens == 1 ? .one : tens == 2 ? .two : tens == 3 || tens == 4 ? .few : .other
    case "lt":
      guard isWhole else { return .many }
      if ones == 1, !(11...19).contains(tens) { return .one }
      return ones >= 2 && !(11...19).contains(tens) ? .few : .other
    case "lv":
      if ones == 0 || (11...19).contains(tens) { return .zero }
      return ones == 1 && tens != 11 ? .one : .other
    case "ro", "mo":
      if isWhole, i == 1 { return .one }
      return !isWhole || i == 0 || (1...19).contains(tens) ? .few : .other
    case "ar":
      guard isWhole else { return .other }
      switch (i, tens) {
      case (0, _): return .zero
      case (1, _): return .one
      case (2, _): return .two
      case (_, 3...10): return .few
      case (_, 11...99): return .many
      default: return .other
      }
    case "he", "iw": return isWhole && i == 1 ? .one : isWhole && i == 2 ? .two : .other
    case "cy":
      switch n {
      case 0: return .zero
      case 1: return .one
      case 2: return .two
      case 3: return .few
      case 6: return .many
      default: return .other
      }
    case "ga":
      guard isWhole else { return .other }
      return i == 1 ? .one : i == 2 ? .two : (3...6).contains(i) ? .few : (7...10).contains(i) ? .many : .other
    default: return n == 1 ? .one : .other
    }
  }
}
