internal import Foundation

/// Translations of one file by language and key.
nonisolated struct StringTable: Sendable {
  /// Translations by language, as the file names it: `de`, `pt-BR`, `Base`.
  var languages: [String: [String: StringEntry]] = [:]
  /// The language in which the keys of a catalogue are written.
  var sourceLanguage: String?
}

/// A file with translations.
nonisolated struct StringFile: Hashable, Sendable {
  var path: String
  /// The file's name without extension.
  var table: String
  /// That of the folder it lies in; nil for catalogues, which hold all languages, and for files beside the source.
  var language: String?

  /// - Returns: nothing where the file cannot be read.
  func read() -> StringTable {
    guard let data = FileManager.default.contents(atPath: path) else { return StringTable() }
    switch (path as NSString).pathExtension.lowercased() {
    case "xcstrings": return StringCatalog.table(data) ?? StringTable()
    case "stringsdict": return StringTable(languages: [language ?? "Base": Self.dictionary(data)])
    default: return StringTable(languages: [language ?? "Base": Self.strings(data)])
    }
  }

  private static func propertyList(_ data: Data) -> [String: Any]? {
    (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
  }

  static func strings(_ data: Data) -> [String: StringEntry] {
    if data.starts(with: Data("bplist".utf8)) || data.starts(with: Data("<?xml".utf8)) {
      return (propertyList(data) ?? [:]).compactMapValues { ($0 as? String).map { StringEntry(value: $0) } }
    }
    let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    guard let text = String(data: data, encoding: isWide ? .utf16 : .utf8) else { return [:] }
    return StringsReader.entries(text).mapValues { StringEntry(value: $0) }
  }

  /// Plural rules as a property list: a format, and the forms of each of its variables.
  static func dictionary(_ data: Data) -> [String: StringEntry] {
    (propertyList(data) ?? [:]).compactMapValues { value in
      guard let fields = value as? [String: Any], let format = fields["NSStringLocalizedFormatKey"] as? String else {
        return nil
      }
      var entry = StringEntry(value: format)
      let names = StringFormat.variables(in: format)
      for (name, value) in fields {
        guard let rules = value as? [String: Any] else { continue }
        var plural = StringEntry.Plural(argument: names.first { $0.name == name }?.argument ?? 0)
        for (key, form) in rules {
          if let category = PluralCategory(rawValue: key), let form = form as? String { plural.forms[category] = form }
        }
        entry.parts[name] = plural
      }
      return entry
    }
  }
}

/// Reads `"key" = "value";` and comments.
nonisolated private struct StringsReader {
  private let characters: [Character]
  private var index = 0

  static func entries(_ text: String) -> [String: String] {
    var reader = StringsReader(characters: Array(text))
    return reader.entries()
  }

  private init(characters: [Character]) { self.characters = characters }

  private mutating func entries() -> [String: String] {
    var entries: [String: String] = [:]
    while let key = token() {
      skip()
      guard index < characters.count, characters[index] == "=" else { break }
      index += 1
      guard let value = token() else { break }
      entries[key] = value
      skip()
      if index < characters.count, characters[index] == ";" { index += 1 }
    }
    return entries
  }

  private mutating func skip() {
    while index < characters.count {
      if characters[index].isWhitespace || characters[index] == "\u{FEFF}" {
        index += 1
      } else if starts("//") {
        while index < characters.count, !characters[index].isNewline { index += 1 }
      } else if starts("/*") {
        while index < characters.count, !starts("*/") { index += 1 }
        index = min(index + 2, characters.count)
      } else {
        return
      }
    }
  }

  private func starts(_ text: String) -> Bool {
    index + text.count <= characters.count && characters[index..<(index + text.count)].elementsEqual(text)
  }

  /// A quoted text, or a word.
  private mutating func token() -> String? {
    skip()
    guard index < characters.count else { return nil }
    guard characters[index] == "\"" else {
      let start = index
      while index < characters.count,
        characters[index].isLetter || characters[index].isNumber || "._-$".contains(characters[index])
      {
        index += 1
      }
      return index > start ? String(characters[start..<index]) : nil
    }
    index += 1
    var text = ""
    while index < characters.count, characters[index] != "\"" {
      if characters[index] == "\\", index + 1 < characters.count {
        index += 1
        text += escaped()
      } else {
        text.append(characters[index])
        index += 1
      }
    }
    index = min(index + 1, characters.count)
    return text
  }

  private mutating func escaped() -> String {
    let character = characters[index]
    index += 1
    switch character {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "U", "u":
      let digits = String(characters[index..<min(index + 4, characters.count)])
      guard let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else { return String(character) }
      index += digits.count
      return String(scalar)
    default: return String(character)
    }
  }
}
