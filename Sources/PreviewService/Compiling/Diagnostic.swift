/// Something that the compiler or the service says about a place in the user's source.
public struct Diagnostic: Codable, Hashable, Sendable {
  public enum Severity: String, Codable, Hashable, Sendable { case error, warning, note, remark }

  /// The user's own path, absolute.
  public var path: String
  /// Counted from 1; 0 where the file as a whole is meant.
  public var line: Int
  /// In UTF-8 bytes, counted from 1.
  public var column: Int
  public var severity: Severity
  public var text: String
  /// What the compiler adds, each with a place of its own.
  public var notes: [Diagnostic]

  public init(
    path: String, line: Int, column: Int, severity: Severity, text: String, notes: [Diagnostic] = []
  ) {
    self.path = path
    self.line = line
    self.column = column
    self.severity = severity
    self.text = text
    self.notes = notes
  }
}

extension Diagnostic {
  /// Whether it is about what stands in the place of a literal, and not about the user's own text.
  var speaksOfLookUps: Bool { text.contains("Literal(_:_:)") || notes.contains { $0.text.contains("Literal(_:_:)") } }
}

extension Diagnostic: CustomStringConvertible {
  /// `file:line:column: error: text`, notes on lines of their own.
  public var description: String {
    let place = line > 0 ? "\(path):\(line):\(column): " : path.isEmpty ? "" : "\(path): "
    return (["\(place)\(severity.rawValue): \(text)"] + notes.map(\.description)).joined(separator: "\n")
  }
}
