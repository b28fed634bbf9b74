/// A literal in a file whose value can be changed in a running preview.
public struct ScannedLiteral: Codable, Hashable, Sendable {
  /// What the look-up in the copy asks for.
  public var id: Int
  public var value: LiteralValue

  public init(id: Int, value: LiteralValue) {
    self.id = id
    self.value = value
  }
}

/// What a literal stands for.
public enum LiteralValue: Codable, Hashable, Sendable {
  case integer(Int64)
  case float(Double)
  case string(String)
  case boolean(Bool)
}

/// The literals of a file that was compiled with look-ups in their places.
public struct EditableSource: Codable, Hashable, Sendable {
  /// The text without the literals' values, in short: two texts with the same differ in these values alone.
  public var outline: String
  /// In the order in which they are written.
  public var literals: [ScannedLiteral]

  public init(outline: String, literals: [ScannedLiteral]) {
    self.outline = outline
    self.literals = literals
  }

  /// What a running preview of this text must be told to show another.
  /// - Returns: the literals that differ; nil where the texts differ in more, or where a literal's type may be another.
  public func edits(to other: EditableSource) -> [ScannedLiteral]? {
    guard outline == other.outline, literals.count == other.literals.count else { return nil }
    var edits: [ScannedLiteral] = []
    for (old, new) in zip(literals, other.literals) where old != new {
      switch (old.value, new.value) {
      case (.integer, .integer), (.float, .float), (.string, .string), (.boolean, .boolean), (.integer, .float): break
      default: return nil
      }
      edits.append(ScannedLiteral(id: old.id, value: new.value))
    }
    return edits
  }
}
