import PreviewProtocol

/// What a Metal file has for SwiftUI: the functions marked `[[stitchable]]`, and the copy that is compiled.
///
/// In the copy `float2 uv(x, y);` within a function reads `float2 uv = float2(x, y);`, since clang's vectors are begun in
/// no other way with more than one value, and `0.5H` reads `0.5h`, the one suffix that clang lets a program define.
struct MetalScan: Hashable, Sendable {
  /// With the namespaces around them, in the order of the file.
  private(set) var functions: [String] = []
  private(set) var shifts: [ColumnShift] = []
  /// The line of a brace that is never closed.
  private(set) var openLine: Int?

  private var text: [UInt8]
  /// Where something is inserted, and what.
  private var insertions: [(place: Int, text: String)] = []

  private enum Brace: Hashable {
    case space(String)
    case type, code
  }
  private enum Token: Hashable {
    case word(Substring)
    case mark(UInt8)
  }

  static func == (lhs: MetalScan, rhs: MetalScan) -> Bool { lhs.text == rhs.text }
  func hash(into hasher: inout Hasher) { hasher.combine(text) }

  private static let vectors: Set<Substring> = {
    var names: Set<Substring> = []
    for kind in ["bool", "char", "uchar", "short", "ushort", "int", "uint", "long", "ulong", "half", "float"] {
      for count in 2...4 { names.insert("\(kind)\(count)") }
    }
    return names
  }()

  init(_ source: String) {
    text = Array(source.utf8)
    read()
  }

  /// The copy, each line of which has the file's number.
  var copy: String {
    var result: [UInt8] = []
    var start = 0
    for (place, inserted) in insertions {
      result += text[start..<place]
      result += Array(inserted.utf8)
      start = place
    }
    return String(decoding: result + text[start...], as: UTF8.self)
  }

  var lineCount: Int { text.count { $0 == UInt8(ascii: "\n") } + 1 }

  private mutating func read() {
    var braces: [(kind: Brace, line: Int)] = []
    var last: [Token] = []
    var declaration: [Token] = []
    var isMarked = false
    var place = 0, line = 1, lineStart = 0
    func byte(_ offset: Int) -> UInt8 { place + offset < text.count ? text[place + offset] : 0 }
    while place < text.count {
      let first = text[place]
      if let length = skipped(at: place, isLineStart: last.isEmpty || Self.beginsLine(text, place)) {
        for index in place..<min(place + length, text.count) where text[index] == UInt8(ascii: "\n") {
          line += 1
          lineStart = index + 1
        }
        place += length
        continue
      }
      let token: Token
      if Self.isWord(first) {
        var end = place
        while end < text.count, Self.isWord(text[end]) { end += 1 }
        let isNumber = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
        if isNumber, text[end - 1] == UInt8(ascii: "H") { text[end - 1] = UInt8(ascii: "h") }
        token = .word(Substring(decoding: text[place..<end], as: UTF8.self))
        place = end
      } else {
        token = .mark(first)
        place += 1
      }
      switch token {
      case .word("stitchable"): isMarked = true
      case .mark(UInt8(ascii: "{")):
        braces.append((Self.kind(of: declaration, within: braces.last?.kind), line))
        declaration = []
      case .mark(UInt8(ascii: "}")):
        _ = braces.popLast()
        declaration = []
      case .mark(UInt8(ascii: ";")): declaration = []
      case .mark(UInt8(ascii: "(")):
        if case .word(let name)? = last.last {
          if isMarked, name != "stitchable" {
            isMarked = false
            let spaces = braces.compactMap { if case .space(let name) = $0.kind, !name.isEmpty { name } else { nil } }
            functions.append((spaces + [String(name)]).joined(separator: "::"))
          } else if last.count > 1, case .word(let type) = last[last.count - 2], Self.vectors.contains(type),
            braces.last?.kind == .code || declaration.first == .word("constant")
          {
            let inserted = " = \(type)"
            insertions.append((place - 1, inserted))
            shifts.append(
              ColumnShift(line: line, column: place - lineStart, oldLength: 0, newLength: inserted.utf8.count))
          }
        }
        declaration.append(token)
      default: declaration.append(token)
      }
      last = last.suffix(1) + [token]
    }
    openLine = braces.first?.line
  }

  /// The length of blank space, a comment, a literal or a directive that begins at a place; nil where none does.
  private func skipped(at start: Int, isLineStart: Bool) -> Int? {
    let first = text[start], second = start + 1 < text.count ? text[start + 1] : 0
    func length(upTo isEnd: (Int) -> Bool, escaping: Bool = false) -> Int {
      var index = start + 1
      while index < text.count, !isEnd(index) { index += escaping && text[index] == UInt8(ascii: "\\") ? 2 : 1 }
      return min(index, text.count) - start
    }
    switch first {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): return 1
    case UInt8(ascii: "/") where second == UInt8(ascii: "/"): return length(upTo: { text[$0] == UInt8(ascii: "\n") })
    case UInt8(ascii: "/") where second == UInt8(ascii: "*"):
      return length(upTo: {
        $0 > start + 2 && text[$0] == UInt8(ascii: "/") && text[$0 - 1] == UInt8(ascii: "*")
      }) + 1
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return length(upTo: { text[$0] == first }, escaping: true) + 1
    case UInt8(ascii: "#") where isLineStart:
      return length(upTo: { text[$0] == UInt8(ascii: "\n") }, escaping: true)
    default: return nil
    }
  }

  private static func beginsLine(_ text: [UInt8], _ place: Int) -> Bool {
    var index = place - 1
    while index >= 0, text[index] == UInt8(ascii: " ") || text[index] == UInt8(ascii: "\t") { index -= 1 }
    return index < 0 || text[index] == UInt8(ascii: "\n")
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: false
    }
  }

  /// What a brace opens, by what stands before it since the last one.
  private static func kind(of declaration: [Token], within outer: Brace?) -> Brace {
    if outer == .code { return .code }
    if declaration.first == .word("namespace") {
      if case .word(let name)? = declaration.last, name != "namespace" { return .space(String(name)) }
      return .space("")
    }
    if declaration.first == .word("extern"), !declaration.contains(.mark(UInt8(ascii: "("))) { return .space("") }
    let types: [Token] = [.word("struct"), .word("class"), .word("enum"), .word("union")]
    let isCall = declaration.contains(.mark(UInt8(ascii: "(")))
    return types.contains { declaration.contains($0) } && !isCall ? .type : .code
  }
}
