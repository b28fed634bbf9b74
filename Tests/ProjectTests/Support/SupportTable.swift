import Foundation

/// Which of the names in use are supported, as the documentation shows it.
struct SupportTable {
  enum Level: String { case supported, approximated, missing }

  var rows: [(name: NameInUse, level: Level)]

  init() throws {
    let symbols = try ModuleSymbols()
    rows = try NameInUse.all().map { name in
      guard symbols.declares(name) else { return (name, .missing) }
      return (name, symbols.approximates(name) ? .approximated : .supported)
    }
  }

  /// The share of the uses of all names, counted once a file, that are uses of supported or approximated ones.
  var shareOfUses: Double {
    let all = rows.reduce(0) { $0 + $1.name.files }
    return Double(all - rows.reduce(0) { $0 + ($1.level == .missing ? $1.name.files : 0) }) / Double(all)
  }

  /// A share of the files that stand alone which certainly use none but supported names: those that the whole order
  /// covers, less every file that uses a missing name of the order, as though no file used two of them.
  var shareOfFiles: Double {
    let covered = rows.compactMap(\.name.covered).last ?? 0
    let lost = rows.reduce(0) { $0 + ($1.level == .missing && $1.name.covered != nil ? $1.name.alone : 0) }
    return max(0, covered - Double(lost) / Double(NameInUse.filesAlone))
  }

  private func count(_ level: Level) -> Int { rows.count { $0.level == level } }

  /// The page of the documentation.
  var page: String {
    func percent(_ share: Double) -> String { String(format: "%.1f %%", share * 100) }
    var lines = [
      "# Supported names",
      "",
      "Which of the names that public view files use Vitrine's `SwiftUI` knows. Made from the symbols of the built",
      "modules and from counts over 6,472 public view files; `make support` makes it anew.",
      "",
      "| | names |",
      "| --- | ---: |",
      "| supported | \(count(.supported)) |",
      "| approximated: it works, and looks nearly as Apple's | \(count(.approximated)) |",
      "| missing | \(count(.missing)) |",
      "",
      "The names known make \(percent(shareOfUses)) of all uses of a name by a file. Of the 766 files that need no other",
      "file, at least \(percent(shareOfFiles)) use no name that is missing.",
      "",
      "| name | kind | files | |",
      "| --- | --- | ---: | --- |",
    ]
    lines += rows.map { "| `\($0.name.name)` | \($0.name.kind) | \($0.name.files) | \($0.level.rawValue) |" }
    return lines.joined(separator: "\n") + "\n"
  }
}
