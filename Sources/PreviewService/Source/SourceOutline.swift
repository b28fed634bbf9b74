/// The names that a Swift file declares and uses, read without parsing it: enough to tell which other files it may need.
///
/// Names are kept as sums, since a project has many.
struct SourceOutline: Sendable {
  /// Types, functions, variables and macros at the top level, but those that only the file itself sees.
  private(set) var declared: Set<UInt64> = []
  /// What extensions add, by the type: initialisers and subscripts by their first label, or by the type itself.
  private(set) var additions: [UInt64: Set<UInt64>] = [:]
  /// Every word of the code outside of previews.
  private(set) var used: Set<UInt64> = []
  /// Every word of the code in previews.
  private(set) var usedByPreviews: Set<UInt64> = []
  private(set) var imports: Set<String> = []

  /// - Complexity: linear in the length of the text.
  init(_ text: String) {
    var reader = OutlineReader(bytes: Array(text.utf8))
    reader.read()
    (declared, additions) = (reader.declared, reader.additions)
    (used, usedByPreviews, imports) = (reader.used, reader.usedByPreviews, reader.imports)
  }
}

private struct OutlineReader {
  let bytes: [UInt8]
  var declared: Set<UInt64> = []
  var additions: [UInt64: Set<UInt64>] = [:]
  var used: Set<UInt64> = []
  var usedByPreviews: Set<UInt64> = []
  var imports: Set<String> = []

  private var position = 0
  private var depth = 0
  /// What the next word is the name of.
  private var awaited = Awaited.nothing
  private var isPrivate = false
  /// The type that the block at depth 0 extends.
  private var extended: UInt64?
  /// Whether the code is that of a preview, which ends with its block.
  private var isPreview = false

  private enum Awaited { case nothing, declaration, module, extendedType }

  private static let declarations: Set<String> = [
    "struct", "class", "enum", "protocol", "actor", "typealias", "func", "let", "var", "macro", "case",
  ]

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func read() {
    while position < bytes.count { step() }
  }

  private func byte(_ offset: Int = 0) -> UInt8 {
    position + offset < bytes.count ? bytes[position + offset] : 0
  }

  private mutating func step() {
    switch byte() {
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skip { $0 != UInt8(ascii: "\n") }
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "\""): skipString()
    case UInt8(ascii: "{"):
      depth += 1
      position += 1
    case UInt8(ascii: "}"):
      depth = max(depth - 1, 0)
      position += 1
      if depth == 0 { (extended, isPreview) = (nil, false) }
    case let first where Self.isLetter(first): word()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): skip(while: Self.isPart)
    default: position += 1
    }
  }

  private mutating func word() {
    let start = position
    skip(while: Self.isPart)
    let name = bytes[start..<position]
    let sum = Self.sum(of: name)
    if isPreview { usedByPreviews.insert(sum) } else { used.insert(sum) }
    switch awaited {
    case .module:
      imports.insert(String(decoding: name, as: UTF8.self))
      awaited = .nothing
      return
    case .extendedType:
      extended = sum
      if additions[sum] == nil { additions[sum] = [] }
      // Of a nested type's name the last part counts.
      if byte() == UInt8(ascii: ".") { return }
      awaited = .nothing
      return
    case .declaration:
      awaited = .nothing
      if !isPrivate {
        if depth == 0 { declared.insert(sum) } else if let extended { additions[extended]?.insert(sum) }
      }
      isPrivate = false
      return
    case .nothing: break
    }
    guard depth == 0 || depth == 1 && extended != nil else { return }
    switch String(decoding: name, as: UTF8.self) {
    case "import" where depth == 0: awaited = .module
    case "extension" where depth == 0: awaited = .extendedType
    case "private", "fileprivate": isPrivate = byte() != UInt8(ascii: "(")
    case "Preview" where start > 0 && bytes[start - 1] == UInt8(ascii: "#"), "PreviewProvider": isPreview = true
    case "init" where depth == 1, "subscript" where depth == 1: addByLabel()
    case let keyword where Self.declarations.contains(keyword): awaited = .declaration
    default: break
    }
  }

  /// What has no name of its own is told by its first label; what has none is wanted wherever the type is used.
  private mutating func addByLabel() {
    defer { isPrivate = false }
    guard !isPrivate, let extended else { return }
    var place = position
    func next() -> UInt8 { place < bytes.count ? bytes[place] : 0 }
    while [UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: " ")].contains(next()) { place += 1 }
    if next() == UInt8(ascii: "<") { while next() != 0, next() != UInt8(ascii: "(") { place += 1 } }
    guard next() == UInt8(ascii: "(") else { return }
    place += 1
    while next() == UInt8(ascii: " ") || next() == UInt8(ascii: "\n") { place += 1 }
    let start = place
    while Self.isPart(next()) { place += 1 }
    let label = bytes[start..<place]
    let hasLabel = !label.isEmpty && label != [UInt8(ascii: "_")][...]
    additions[extended]?.insert(hasLabel ? Self.sum(of: label) : extended)
  }

  private mutating func skip(while holds: (UInt8) -> Bool) {
    while position < bytes.count, holds(bytes[position]) { position += 1 }
  }

  private mutating func skipComment() {
    var open = 0
    repeat {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        open += 1
        position += 2
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        open -= 1
        position += 2
      } else {
        position += 1
      }
    } while open > 0 && position < bytes.count
  }

  /// What is interpolated is code.
  private mutating func skipString() {
    let quote = UInt8(ascii: "\"")
    let isBlock = byte(1) == quote && byte(2) == quote
    position += isBlock ? 3 : 1
    while position < bytes.count {
      switch byte() {
      case UInt8(ascii: "\\") where byte(1) == UInt8(ascii: "("):
        position += 2
        var open = 1
        while open > 0, position < bytes.count {
          if byte() == UInt8(ascii: "(") { open += 1 } else if byte() == UInt8(ascii: ")") { open -= 1 }
          if open > 0 { step() } else { position += 1 }
        }
      case UInt8(ascii: "\\"): position += 2
      case UInt8(ascii: "\n") where !isBlock: return
      case quote where !isBlock:
        position += 1
        return
      case quote where byte(1) == quote && byte(2) == quote:
        position += 3
        return
      default: position += 1
      }
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    isLetter(byte) || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private static func sum(of name: ArraySlice<UInt8>) -> UInt64 {
    name.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
