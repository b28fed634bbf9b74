import Foundation

/// Cairo names the parts of an SVG file by counters that never begin anew in a process; here they do, so that the same
/// picture gives the same file.
enum SVGNames {
  /// - Complexity: linear in the number of bytes.
  static func renumbered(_ file: Data) -> Data {
    var result = Data(capacity: file.count)
    var numbers: [[UInt8]: Int] = [:]
    // A name follows one of these.
    let starts = ["id=\"", "\"#", "(#"].map { [UInt8]($0.utf8) }
    let bytes = [UInt8](file)
    var index = 0, copied = 0
    while index < bytes.count {
      let byte = bytes[index]
      guard byte == UInt8(ascii: "#") || byte == UInt8(ascii: "\""),
        starts.contains(where: { index + 1 >= $0.count && bytes[(index + 1 - $0.count)...index].elementsEqual($0) })
      else {
        index += 1
        continue
      }
      let start = index + 1
      var digits = start
      while digits < bytes.count, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[digits]) { digits += 1 }
      var end = digits
      while end < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[end]) { end += 1 }
      index = max(end, start)
      guard digits > start, end > digits else { continue }
      let number = numbers[Array(bytes[start..<end]), default: numbers.count]
      numbers[Array(bytes[start..<end])] = number
      result.append(contentsOf: bytes[copied..<digits])
      result.append(contentsOf: String(number).utf8)
      copied = end
    }
    result.append(contentsOf: bytes[copied...])
    return result
  }
}
