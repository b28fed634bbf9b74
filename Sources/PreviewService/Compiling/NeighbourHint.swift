import Foundation

/// Tells where a name is that a file opened by itself lacks: in another file of its folder or package.
struct NeighbourHint {
  private let focus: String?

  init(_ sources: SourceSet) { focus = sources.files.count == 1 ? sources.focus : nil }

  /// Adds to the first error about each name a note that names the folder to open in the file's place.
  func added(to diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard let focus else { return diagnostics }
    let missing = diagnostics.map { $0.severity == .error ? Self.missingName(in: $0.text) : nil }
    guard missing.contains(where: { $0 != nil }) else { return diagnostics }
    let root = Self.root(of: focus)
    guard let around = try? SourceSet(path: root) else { return diagnostics }
    let declared = Self.declarations(in: around.files.filter { $0 != focus }, of: Set(missing.compactMap { $0 }))
    var told: Set<String> = []
    var result = diagnostics
    for (index, name) in missing.enumerated() {
      guard let name, let file = declared[name], told.insert(name).inserted else { continue }
      let error = diagnostics[index]
      let fileName = (file as NSString).lastPathComponent
      result[index].notes.append(
        Diagnostic(
          path: error.path, line: error.line, column: error.column, severity: .note,
          text: "'\(name)' is declared in \(fileName); open or render the folder \(root) in place of this file"))
    }
    return result
  }

  private static func missingName(in text: String) -> String? {
    guard text.hasPrefix("cannot find "), text.hasSuffix(" in scope") else { return nil }
    let parts = text.split(separator: "'")
    return parts.count >= 2 ? String(parts[1]) : nil
  }

  /// The package that the file belongs to, else its folder.
  private static func root(of file: String) -> String {
    let folder = (file as NSString).deletingLastPathComponent
    var next = folder
    while next != "/", !next.isEmpty {
      if FileSystem.exists(next + "/Package.swift") { return next }
      next = (next as NSString).deletingLastPathComponent
    }
    return folder
  }

  /// - Returns: for each name a file in which a declaration of it begins.
  /// - Complexity: linear in the length of the files.
  private static func declarations(in files: [String], of names: Set<String>) -> [String: String] {
    let keywords: Set<Substring> = [
      "struct", "class", "enum", "protocol", "actor", "typealias", "func", "let", "var", "macro",
    ]
    var found: [String: String] = [:]
    for file in files where found.count < names.count {
      guard let text = try? SourceText(path: file).text else { continue }
      for line in text.split(whereSeparator: \.isNewline) {
        let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        for (keyword, name) in zip(words, words.dropFirst())
        where keywords.contains(keyword) && names.contains(String(name)) {
          found[String(name)] = found[String(name)] ?? file
        }
      }
    }
    return found
  }
}
