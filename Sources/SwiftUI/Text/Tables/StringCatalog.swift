internal import Foundation

/// Xcode's catalogue of strings, a file of JSON.
nonisolated enum StringCatalog {
  private struct File: Decodable {
    var sourceLanguage: String?
    var strings: [String: Key]
  }
  private struct Key: Decodable { var localizations: [String: Localization]? }
  private struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?
  }
  private struct Unit: Decodable { var value: String }
  private struct Variations: Decodable {
    var plural: [String: Localization]?
    var device: [String: Localization]?
  }
  private struct Substitution: Decodable {
    var argNum: Int?
    var variations: Variations?
  }

  static func table(_ data: Data) -> StringTable? {
    guard let file = try? JSONDecoder().decode(File.self, from: data) else { return nil }
    var table = StringTable(sourceLanguage: file.sourceLanguage)
    for (key, value) in file.strings {
      for (language, localization) in value.localizations ?? [:] {
        table.languages[language, default: [:]][key] = entry(localization)
      }
    }
    return table
  }

  private static func entry(_ localization: Localization) -> StringEntry {
    var entry = StringEntry(value: localization.stringUnit?.value ?? "")
    if let forms = localization.variations?.plural { entry.plural = plural(forms, argument: 0) }
    if let devices = localization.variations?.device, let own = devices["iphone"] ?? devices["other"] {
      return self.entry(own)
    }
    for (name, substitution) in localization.substitutions ?? [:] {
      entry.parts[name] = plural(substitution.variations?.plural ?? [:], argument: (substitution.argNum ?? 1) - 1)
    }
    return entry
  }

  private static func plural(_ forms: [String: Localization], argument: Int) -> StringEntry.Plural {
    var plural = StringEntry.Plural(argument: max(argument, 0))
    for (name, form) in forms {
      if let category = PluralCategory(rawValue: name) { plural.forms[category] = form.stringUnit?.value ?? "" }
    }
    return plural
  }
}
