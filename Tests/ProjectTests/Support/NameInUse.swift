import Foundation

/// A name of SwiftUI's that public view files use.
struct NameInUse {
  /// As it is written: `Text`, `.padding`, `@State`, `#Preview`, `\.dismiss`.
  var name: String
  var kind: String
  /// In how many of 6,472 public view files it occurs.
  var files: Int
  /// In how many of the 766 of these that stand alone.
  var alone: Int
  /// The share of those that this name and all before it cover wholly; nil behind the end of that order.
  var covered: Double?

  /// How many files stand alone.
  static let filesAlone = 766

  /// All names, most needed first.
  static func all() throws -> [NameInUse] {
    let file = Command.root.appending(path: "resources/names-in-use.tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .drop { $0.hasPrefix("#") }.dropFirst()
      .map { line in
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        return NameInUse(
          name: fields[0], kind: fields[1], files: Int(fields[2]) ?? 0, alone: Int(fields[3]) ?? 0,
          covered: Double(fields[4]))
      }
  }

  /// The word to look for in source text.
  var word: String {
    if name == "@Environment(Type.self)" { return "Environment" }
    return String(name.drop { !$0.isLetter })
  }
}
