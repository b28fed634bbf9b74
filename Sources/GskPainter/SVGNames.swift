import Foundation

/// Names the parts of an SVG file anew.
///
/// Cairo names them by counters that never begin anew in a process, and may write the same picture several times; here
/// the same drawing gives the same file, with each picture once.
struct SVGNames {
  /// - Complexity: linear in the number of bytes.
  static func renumbered(_ file: Data) -> Data {
    var names = SVGNames(bytes: [UInt8](file))
    names.run()
    return names.result
  }

  private let bytes: [UInt8]
  private var result: Data
  /// How much of the bytes is in the result.
  private var copied = 0
  /// New numbers by Cairo's names.
  private var numbers: [[UInt8]: Int] = [:]
  /// New numbers of pictures by all that follows their name.
  private var pictures: [ArraySlice<UInt8>: Int] = [:]
  private var count = 0

  private init(bytes: [UInt8]) {
    self.bytes = bytes
    result = Data(capacity: bytes.count)
  }

  /// What comes before a name: its definition, and two ways to use it.
  private static let definition = [UInt8]("id=\"".utf8)
  private static let uses = [[UInt8]("\"#".utf8), [UInt8]("(#".utf8)]
  private static let picture = [UInt8]("<image id=\"image".utf8)

  private mutating func run() {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      guard byte == UInt8(ascii: "#") || byte == UInt8(ascii: "\"") else { continue }
      let isDefinition = ends(Self.definition, at: index)
      guard isDefinition || Self.uses.contains(where: { ends($0, at: index) }) else { continue }
      var digits = index
      while digits < bytes.count, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[digits]) { digits += 1 }
      var end = digits
      while end < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[end]) { end += 1 }
      guard digits > index, end > digits else { continue }
      let name = Array(bytes[index..<end])
      index = end
      if isDefinition, ends(Self.picture, at: digits), let close = bytes[end...].firstIndex(of: UInt8(ascii: "\n")) {
        if let known = pictures[bytes[end..<close]] {
          numbers[name] = known
          result.append(contentsOf: bytes[copied..<(digits - Self.picture.count)])
          copied = close + 1
          index = copied
          continue
        }
        pictures[bytes[end..<close]] = count
        numbers[name] = nil
      }
      result.append(contentsOf: bytes[copied..<digits])
      result.append(contentsOf: String(number(of: name)).utf8)
      copied = end
    }
    result.append(contentsOf: bytes[copied...])
  }

  private mutating func number(of name: [UInt8]) -> Int {
    if let number = numbers[name] { return number }
    defer { count += 1 }
    numbers[name] = count
    return count
  }

  private func ends(_ text: [UInt8], at index: Int) -> Bool {
    index >= text.count && bytes[(index - text.count)..<index].elementsEqual(text)
  }
}
