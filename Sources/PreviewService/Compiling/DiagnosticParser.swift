import PreviewProtocol

/// Turns the compiler's text into values, and puts them on the user's own lines and columns.
///
/// The compiler writes `path:line:column: severity: text` and then the source; a note belongs to what stands before it.
struct DiagnosticParser {
  /// What was scanned, by the path that the compiler knows a file by.
  let scans: [String: ScanResult]

  /// What the compiler says of the line by which a file goes under another name.
  private static let ownWarning = "'#sourceLocation' directive produces '#fileID'"

  /// Whether it is about the way in which we compile, and not about the user's text: Apple's SwiftUI is one module, ours
  /// rests on others that nobody imports.
  private static func isOurs(_ text: String) -> Bool {
    text.hasPrefix(ownWarning)
      || ["LayoutCore", "DrawingCore"].contains { text.contains("because '\($0)' was not imported by this file") }
  }

  /// Whether something is said about a file of the user's.
  func isPlaced(_ diagnostic: Diagnostic) -> Bool { scans[diagnostic.path] != nil }

  func diagnostics(in output: String) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var isOurs = false
    for line in output.split(separator: "\n", omittingEmptySubsequences: true) {
      guard let diagnostic = diagnostic(in: line) else { continue }
      isOurs = Self.isOurs(diagnostic.text) || isOurs && diagnostic.severity == .note
      if isOurs { continue }
      if diagnostic.severity == .note, !found.isEmpty {
        found[found.count - 1].notes.append(diagnostic)
      } else {
        found.append(diagnostic)
      }
    }
    var seen: Set<Diagnostic> = []
    return found.map(placed).filter { seen.insert($0).inserted }
  }

  private func diagnostic(in line: Substring) -> Diagnostic? {
    for severity in [Diagnostic.Severity.error, .warning, .note, .remark] {
      guard let range = line.firstRange(of: ": \(severity.rawValue): ") else { continue }
      let place = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard place.count >= 2, let last = place.last.flatMap({ Int($0) }) else { continue }
      let text = String(line[range.upperBound...])
      if place.count >= 3, let number = Int(place[place.count - 2]) {
        let path = place.dropLast(2).joined(separator: ":")
        guard path.hasPrefix("/") || path.hasPrefix("@") else { continue }
        return onFile(path, number, last, severity, text)
      }
      guard place[0] == "<unknown>" else { continue }
      return Diagnostic(path: "", line: 0, column: 0, severity: severity, text: text)
    }
    return nil
  }

  private func onFile(
    _ path: String, _ line: Int, _ column: Int, _ severity: Diagnostic.Severity, _ text: String
  ) -> Diagnostic {
    let place = scans[path]?.place(ofLine: line, column: column) ?? (line: line, column: column)
    return Diagnostic(
      path: path, line: place.line, column: place.column, severity: severity, text: AvailableModules.explained(text))
  }

  /// What is said about a macro's expansion, or about no file, goes to the first place in the user's own source.
  private func placed(_ diagnostic: Diagnostic) -> Diagnostic {
    var result = diagnostic
    guard scans[diagnostic.path] == nil else {
      result.notes = told(result.notes, at: result)
      return result
    }
    if let note = diagnostic.notes.first(where: { scans[$0.path] != nil }) {
      (result.path, result.line, result.column) = (note.path, note.line, note.column)
      result.notes.removeAll { $0.text.hasPrefix("in expansion of macro") }
    } else {
      // Nobody has the file of another module; where there is one of the user's, it is meant.
      (result.path, result.line, result.column) = (scans.count == 1 ? scans.keys.first ?? "" : "", 0, 0)
    }
    result.notes = told(result.notes, at: result)
    return result
  }

  /// Notes on files of other modules: those that only point there say nothing to a reader who has not these files; the
  /// others stand where their diagnostic does.
  private func told(_ notes: [Diagnostic], at place: Diagnostic) -> [Diagnostic] {
    notes.compactMap { note in
      guard scans[note.path] == nil else { return note }
      guard !["here", "candidate"].contains(where: { note.text.hasSuffix($0) }) else { return nil }
      var note = note
      (note.path, note.line, note.column) = (place.path, place.line, place.column)
      return note
    }
  }
}
