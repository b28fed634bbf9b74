internal import Foundation

/// Formats such as `%1$@ has %lld` as templates, in which a character stands for each argument.
nonisolated enum StringFormat {
  /// A place in a format.
  private enum Piece {
    case literal(String)
    /// nil for the next one.
    case argument(Int?)
    /// `%#@name@`.
    case variable(String, Int?)
    /// `%arg`, the number that chose the form.
    case number
  }

  /// The variables of a format, with the arguments that they count, from 0.
  static func variables(in format: String) -> [(name: String, argument: Int)] {
    var next = 0
    return pieces(of: format).compactMap { piece in
      switch piece {
      case .literal, .number: return nil
      case .argument:
        next += 1
        return nil
      case .variable(let name, let position):
        defer { next += 1 }
        return (name, position ?? next)
      }
    }
  }

  /// The template that says the entry.
  /// - Parameters:
  ///   - count: the number of arguments.
  ///   - number: an argument as a number; nil for other arguments.
  static func template(
    _ entry: StringEntry, count: Int, language: String, number: (Int) -> Double?
  ) -> String {
    func placeholder(_ index: Int) -> String {
      guard index < count, let scalar = Unicode.Scalar(LocalizedStringKey.argumentBase + UInt32(index)) else {
        return ""
      }
      return String(scalar)
    }
    func write(_ format: String, counting: Int?) -> String {
      var next = counting ?? 0
      return pieces(of: format).reduce(into: "") { result, piece in
        switch piece {
        case .literal(let text): result += text
        case .argument(let position):
          result += placeholder(position ?? next)
          if position == nil { next += 1 }
        case .number: result += placeholder(counting ?? 0)
        case .variable(let name, let position):
          guard let part = entry.parts[name] else { return }
          let argument = position ?? part.argument
          next = max(next, argument + 1)
          result += write(part.form(for: number(argument), in: language) ?? "", counting: argument)
        }
      }
    }
    if let plural = entry.plural {
      let argument = (0..<count).first { number($0) != nil } ?? plural.argument
      return write(plural.form(for: number(argument), in: language) ?? "", counting: count == 1 ? argument : nil)
    }
    // Texts without arguments are no formats.
    return count == 0 && entry.parts.isEmpty ? entry.value : write(entry.value, counting: nil)
  }

  private static func pieces(of format: String) -> [Piece] {
    var pieces: [Piece] = [], literal = ""
    var rest = Substring(format)
    func end() {
      if !literal.isEmpty { pieces.append(.literal(literal)) }
      literal = ""
    }
    while let character = rest.first {
      rest.removeFirst()
      guard character == "%" else {
        literal.append(character)
        continue
      }
      if rest.first == "%" {
        rest.removeFirst()
        literal.append("%")
        continue
      }
      if rest.hasPrefix("arg") {
        rest.removeFirst(3)
        end()
        pieces.append(.number)
        continue
      }
      var position: Int?
      let digits = rest.prefix { $0.isNumber }
      if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
        position = Int(digits).map { max($0 - 1, 0) }
        rest.removeFirst(digits.count + 1)
      }
      if rest.hasPrefix("#@"), let close = rest.dropFirst(2).firstIndex(of: "@") {
        end()
        pieces.append(.variable(String(rest[rest.index(rest.startIndex, offsetBy: 2)..<close]), position))
        rest = rest[rest.index(after: close)...]
        continue
      }
      // Flags, width, precision and length, and the letter of the kind.
      let flags = rest.prefix { $0.isNumber || ".+- #'*lhqzjt".contains($0) }
      guard let kind = rest.dropFirst(flags.count).first, "@dDiuUxXoOfFeEgGcCsSpaA".contains(kind) else {
        literal.append("%")
        continue
      }
      rest.removeFirst(flags.count + 1)
      end()
      pieces.append(.argument(position))
    }
    end()
    return pieces
  }
}
