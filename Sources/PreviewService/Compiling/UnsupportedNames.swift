import Foundation

/// Tells of a name that is Apple's and that the modules here do not have that it is not supported yet, so that nobody
/// looks for a mistake of their own.
struct UnsupportedNames {
  let installation: Installation

  /// What the compiler says before a name that it does not find.
  private static let openings = [
    "cannot find '", "cannot find type '", "has no member '", "unknown attribute '", "no macro named '",
    "in reference to member '",
  ]

  /// Adds a note to the first error about each such name.
  func noted(in diagnostics: [Diagnostic]) -> [Diagnostic] {
    var told: Set<String> = []
    var modules: [Data]?
    return diagnostics.map { diagnostic in
      guard diagnostic.severity == .error, let name = Self.missingName(in: diagnostic.text),
        FrameworkNames.all.contains(name), !told.contains(name)
      else { return diagnostic }
      modules = modules ?? readModules()
      guard !(modules ?? []).contains(where: { Self.has(name, $0) }) else { return diagnostic }
      told.insert(name)
      var result = diagnostic
      result.notes.append(
        Diagnostic(
          path: diagnostic.path, line: diagnostic.line, column: diagnostic.column, severity: .note,
          text: "'\(name)' is not supported by Vitrine yet"))
      return result
    }
  }

  static func missingName(in text: String) -> String? {
    for opening in openings {
      guard let range = text.range(of: opening) else { continue }
      let name = text[range.upperBound...].prefix { $0 != "'" && $0 != "(" }
      return name.isEmpty ? nil : String(name.drop { $0 == "." })
    }
    return nil
  }

  private func readModules() -> [Data] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: installation.modules)) ?? []
    return names.filter { $0.hasSuffix(".swiftmodule") }.compactMap {
      try? Data(contentsOf: URL(fileURLWithPath: "\(installation.modules)/\($0)"), options: .mappedIfSafe)
    }
  }

  /// A compiled module has the identifiers in it one after another, each ended by a zero.
  private static func has(_ name: String, _ module: Data) -> Bool {
    module.range(of: Data([0] + name.utf8 + [0])) != nil
  }
}
