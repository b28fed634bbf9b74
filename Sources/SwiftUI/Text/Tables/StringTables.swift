internal import Foundation
internal import Synchronization

/// Looks texts up in the string tables beside the source.
nonisolated enum StringTables {
  private struct State: Sendable {
    var tables: [StringFile: StringTable] = [:]
    var locale = Locale(identifier: "en_US")
  }
  private static let state = Mutex(State())

  /// The locale of what is shown, for code outside of views.
  static var locale: Locale {
    get { state.withLock { $0.locale } }
    set { state.withLock { $0.locale = newValue } }
  }

  /// The key with its template in a language; the key itself where no table has it.
  /// - Parameters:
  ///   - table: `Localizable` unless given.
  ///   - folder: where a bundle was given, where to begin.
  static func translated(
    _ key: LocalizedStringKey, table: String?, folder: String?, in assets: AssetFolders, _ locale: Locale
  ) -> LocalizedStringKey {
    let files = assets.stringFiles(beginningIn: folder).filter { $0.table == table ?? "Localizable" }
    guard !files.isEmpty else { return key }
    let tables = files.map(read), name = key.tableKey
    let wanted = languages(for: locale)
    // The language of the locale, if any file has it, else that of development.
    let known = Set(tables.flatMap { Array($0.languages.keys) + [$0.sourceLanguage].compactMap { $0 } })
    let sources = tables.compactMap(\.sourceLanguage) + ["Base", "en"]
    let chosen = wanted.first { known.contains($0) }
    for language in [chosen].compactMap({ $0 }) + sources {
      // Plural rules win over the same key in a plain table.
      let entries = tables.compactMap { $0.languages[language]?[name] }
      if let entry = entries.first(where: { !$0.parts.isEmpty || $0.plural != nil }) ?? entries.first {
        var result = key
        let spoken = language == "Base" ? "en" : language
        result.template = StringFormat.template(entry, count: key.arguments.count, language: spoken) {
          key.arguments.indices.contains($0) ? key.arguments[$0].number : nil
        }
        return result
      }
    }
    return key
  }

  private static func read(_ file: StringFile) -> StringTable {
    if let known = state.withLock({ $0.tables[file] }) { return known }
    let table = file.read()
    state.withLock { $0.tables[file] = table }
    return table
  }

  /// Names of a locale's language, the most exact first: `pt-BR`, `pt_BR`, `pt`; `zh-Hant-TW`, `zh-Hant`, `zh`.
  static func languages(for locale: Locale) -> [String] {
    var parts = locale.identifier.split(whereSeparator: { $0 == "_" || $0 == "-" || $0 == "@" }).prefix(3).map(
      String.init)
    if parts.first == "zh", parts.count < 3, !parts.contains("Hans"), !parts.contains("Hant") {
      let isTraditional = parts.contains("TW") || parts.contains("HK") || parts.contains("MO")
      parts.insert(isTraditional ? "Hant" : "Hans", at: 1)
    }
    var names: [String] = []
    for count in stride(from: parts.count, to: 0, by: -1) {
      names += [parts.prefix(count).joined(separator: "-"), parts.prefix(count).joined(separator: "_")]
    }
    return names
  }
}

extension LocalizedStringKey.Argument {
  /// The argument as a number that can choose a plural.
  nonisolated fileprivate var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .floating(let value): value
    case .specified(let text, _): Double(text)
    case .string, .formatted, .text: nil
    }
  }
}
