internal import Foundation

extension LocalizedStringKey {
  /// The text with its arguments written out, without styles.
  func plainString(in locale: Locale) -> String {
    guard !arguments.isEmpty else { return template }
    var result = ""
    for scalar in template.unicodeScalars {
      if let index = Self.argumentIndex(scalar), index < arguments.count {
        result += arguments[index].string(in: locale)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension LocalizedStringKey {
  /// The key in a language, for code outside of views; where that is the system's, in the language of what is shown.
  func translated(_ table: String?, _ folder: String?, _ locale: Locale) -> LocalizedStringKey {
    StringTables.translated(
      self, table: table, folder: folder, in: .standard, locale == .current ? StringTables.locale : locale)
  }
}

extension LocalizedStringKey.Argument {
  /// The argument as it is written in a language: whole numbers in groups of digits, others with six decimals, as the
  /// formats `%lld` and `%lf` do.
  func string(in locale: Locale) -> String {
    switch self {
    case .string(let string), .specified(let string, _): string
    case .integer(let value):
      value.magnitude < 1000 && locale.identifier.hasPrefix("en")
        ? "\(value)" : value.formatted(.number.locale(locale))
    case .unsigned(let value): value.formatted(.number.locale(locale))
    case .floating(let value):
      value.isFinite
        ? value.formatted(.number.precision(.fractionLength(6)).locale(locale)) : "\(value)"
    case .formatted(let text): text.string(in: locale)
    case .text(let text): text.plainString(in: locale)
    }
  }
}

extension Text {
  /// What the text says, without styles and pictures.
  func plainString(in locale: Locale, at now: Date = Date()) -> String {
    switch content {
    case .verbatim(let string): string
    case .localized(let key, let table, let folder): key.translated(table, folder, locale).plainString(in: locale)
    case .attributed(let string): String(string.characters)
    case .formatted(let text): text.string(in: locale)
    case .date(let date): date.string(at: now, in: locale)
    case .image: ""
    case .joined(let first, let second):
      first.plainString(in: locale, at: now) + second.plainString(in: locale, at: now)
    }
  }
}
