import Foundation
import Testing

@testable import SwiftUI

/// Texts from string tables beside the source.
@Suite struct StringTableTests {
  private final class Folder {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("strings-\(UUID().uuidString)").path
    var assets: AssetFolders { AssetFolders(paths: [path]) }

    init(_ files: [String: String]) throws {
      for (name, text) in files {
        let file = URL(fileURLWithPath: path + "/" + name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
    }
    deinit { try? FileManager.default.removeItem(atPath: path) }

    func text(_ key: LocalizedStringKey, _ locale: String, table: String? = nil) -> String {
      let locale = Locale(identifier: locale)
      return StringTables.translated(key, table: table, folder: nil, in: assets, locale).plainString(in: locale)
    }
  }

  private static let strings = """
    /* The greeting */
    "Hello, %@" = "Hallo, %@";
    // Arguments in another order.
    "%@ of %@" = "%2$@ von %1$@";
    "Quote" = "Sie sagte \\"Ja\\"\\n";
    plain = "ohne Anführung";
    """

  @Test func tablesOfALanguageAreRead() throws {
    let folder = try Folder([
      "de.lproj/Localizable.strings": Self.strings, "de.lproj/Other.strings": "\"Hello\" = \"Tach\";",
      "en.lproj/Localizable.strings": "\"title_key\" = \"The title\";",
    ])
    #expect(folder.text("Hello, \("Ada")", "de_DE") == "Hallo, Ada")
    #expect(folder.text("\("A") of \("B")", "de") == "B von A")
    #expect(folder.text("Quote", "de_AT") == "Sie sagte \"Ja\"\n")
    #expect(folder.text("plain", "de") == "ohne Anführung")
    #expect(folder.text("Hello", "de") == "Hello")
    #expect(folder.text("Hello", "de", table: "Other") == "Tach")
    // Other languages have that of development, and keys without a translation stay.
    #expect(folder.text("title_key", "fr_FR") == "The title")
    #expect(folder.text("title_key", "de_DE") == "The title")
    #expect(folder.text("Unknown \(3)", "de") == "Unknown 3")
  }

  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "%lld items": {"localizations": {
        "en": {"variations": {"plural": {"one": {"stringUnit": {"state": "translated", "value": "%lld item"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld items"}}}}},
        "pl": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld rzecz"}},
          "few": {"stringUnit": {"value": "%lld rzeczy"}}, "many": {"stringUnit": {"value": "%lld sztuk"}},
          "other": {"stringUnit": {"value": "%lld"}}}}}}},
      "%@ has %lld photos": {"localizations": {"en": {
        "stringUnit": {"value": "%1$@ has %#@photos@"},
        "substitutions": {"photos": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
          "one": {"stringUnit": {"value": "%arg photo"}}, "other": {"stringUnit": {"value": "%arg photos"}}}}}}}}},
      "home.title": {"localizations": {"en": {"stringUnit": {"value": "Home"}}, "fr": {"stringUnit": {"value": "Accueil"}}}},
      "Untouched": {}
    }}
    """

  @Test(arguments: [
    (1, "en_US", "1 item"), (2, "en_US", "2 items"), (1, "pl_PL", "1 rzecz"), (3, "pl", "3 rzeczy"),
    (5, "pl", "5 sztuk"), (22, "pl", "22 rzeczy"), (1, "ja", "1 item"),
  ])
  func catalogsHavePlurals(count: Int, locale: String, expected: String) throws {
    let folder = try Folder(["Localizable.xcstrings": Self.catalog])
    #expect(folder.text("\(count) items", locale) == expected)
  }

  @Test func catalogsHaveSubstitutionsAndLanguages() throws {
    let folder = try Folder(["Resources/Localizable.xcstrings": Self.catalog])
    #expect(folder.text("\("Ada") has \(1) photos", "en") == "Ada has 1 photo")
    #expect(folder.text("\("Ada") has \(4) photos", "en") == "Ada has 4 photos")
    #expect(folder.text("home.title", "fr_CA") == "Accueil")
    #expect(folder.text("home.title", "de") == "Home")
    #expect(folder.text("Untouched", "fr") == "Untouched")
  }

  @Test func pluralRulesAreRead() throws {
    let rules = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict><key>%lld files</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@files@ left</string>
      <key>files</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string><key>zero</key><string>No files</string>
      <key>one</key><string>%lld file</string><key>other</key><string>%lld files</string></dict></dict></dict></plist>
      """
    let folder = try Folder(["en.lproj/Localizable.stringsdict": rules])
    #expect(folder.text("\(0) files", "en") == "No files left")
    #expect(folder.text("\(1) files", "en") == "1 file left")
    #expect(folder.text("\(7) files", "en") == "7 files left")
  }

  @Test(arguments: [
    ("zh_CN", "zh-Hans"), ("zh_TW", "zh-Hant"), ("pt_BR", "pt-BR"), ("en_US", "en"), ("sr_Latn_RS", "sr-Latn"),
  ])
  func localesNameTheirLanguages(locale: String, expected: String) {
    #expect(StringTables.languages(for: Locale(identifier: locale)).contains(expected))
  }

  @Test(arguments: [
    ("ar", [0: PluralCategory.zero, 1: .one, 2: .two, 3: .few, 11: .many, 100: .other]),
    ("ru", [1: .one, 2: .few, 5: .many, 11: .many, 21: .one, 112: .many]), ("fr", [0: .one, 1: .one, 2: .other]),
    ("cs", [1: .one, 3: .few, 5: .other]), ("he", [1: .one, 2: .two, 3: .other]), ("ja", [1: .other]),
    ("lt", [1: .one, 2: .few, 11: .other]), ("sl", [1: .one, 2: .two, 3: .few, 5: .other]),
    ("lv", [0: .zero, 1: .one, 2: .other]), ("ro", [1: .one, 0: .few, 20: .other]), ("cy", [6: .many]),
    ("ga", [2: .two, 5: .few, 8: .many]),
  ])
  func numbersHaveCategories(language: String, expected: [Int: PluralCategory]) {
    for (number, category) in expected {
      #expect(PluralCategory.of(Double(number), in: language) == category, "\(number)")
    }
  }

  @MainActor @Test func textsInViewsAreTranslated() throws {
    let folder = try Folder(["fr.lproj/Localizable.strings": "\"Good day\" = \"**Bonjour**\";"])
    let harness = Harness(Text("Good day")) {
      $0.resourceFolder = folder.path
      $0.locale = "fr_FR"
    }
    #expect(harness.views.contains { $0.text == "Bonjour" })
    #expect(String(localized: "Good day") == "**Bonjour**")
  }
}
