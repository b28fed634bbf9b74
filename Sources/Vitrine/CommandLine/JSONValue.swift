import Foundation

/// JSON with its keys in the order in which they are given, so that output can be read and compared.
indirect enum JSONValue {
  case object([(String, JSONValue)])
  case array([JSONValue])
  /// An infinite number is the text `inf`.
  case number(Double?)
  case text(String?)
  case flag(Bool)

  /// Indented by two spaces; what is short and holds little stands on one line.
  var text: String { text(indent: "") }

  private func text(indent: String) -> String {
    switch self {
    case .object(let members):
      let parts = members.map { "\(Self.quoted($0.0)): \($0.1.text(indent: indent + "  "))" }
      return Self.enclosed(parts, "{", "}", indent, isFlat: members.count <= 4 && members.allSatisfy { $0.1.isShort })
    case .array(let elements):
      let parts = elements.map { $0.text(indent: indent + "  ") }
      return Self.enclosed(parts, "[", "]", indent, isFlat: elements.allSatisfy(\.isScalar))
    case .number(nil), .text(nil): return "null"
    case .number(let number?): return Self.text(of: number)
    case .text(let text?): return Self.quoted(text)
    case .flag(let flag): return flag ? "true" : "false"
    }
  }

  private var isScalar: Bool {
    switch self {
    case .object(let members): members.isEmpty
    case .array(let elements): elements.isEmpty
    case .number, .text, .flag: true
    }
  }

  /// A scalar, or an object of some scalars.
  private var isShort: Bool {
    if case .object(let members) = self { return members.count <= 2 && members.allSatisfy { $0.1.isScalar } }
    return isScalar
  }

  private static func enclosed(
    _ parts: [String], _ open: String, _ close: String, _ indent: String, isFlat: Bool
  ) -> String {
    if isFlat { return open + parts.joined(separator: ", ") + close }
    return "\(open)\n\(indent)  " + parts.joined(separator: ",\n\(indent)  ") + "\n\(indent)\(close)"
  }

  private static func text(of number: Double) -> String {
    if number.isInfinite { return number < 0 ? "\"-inf\"" : "\"inf\"" }
    if number.isNaN { return "null" }
    return number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        if scalar.value < 0x20 {
          let digits = String(scalar.value, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}
