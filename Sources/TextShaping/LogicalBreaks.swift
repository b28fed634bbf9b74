internal import CPango

/// What is known of the places between the characters of a paragraph, by byte.
struct LogicalBreaks {
  /// Whether a line may begin at the byte, as Pango says, and whether a grapheme does.
  private(set) var mayBreak: [Bool]
  private(set) var beginsGrapheme: [Bool]
  /// Whether the character at the byte is a space that a line may end with. Spaces that hold words together are not.
  private(set) var isSpace: [Bool]

  init(_ text: UnsafePointer<CChar>, byteCount: Int, language: OpaquePointer?) {
    mayBreak = Array(repeating: false, count: byteCount + 1)
    beginsGrapheme = mayBreak
    isSpace = mayBreak
    let characterCount = Int(g_utf8_strlen(text, byteCount))
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: characterCount + 1)
    pango_get_log_attrs(text, Int32(byteCount), -1, language, &attributes, Int32(characterCount + 1))
    var byte = 0
    for index in 0..<characterCount {
      mayBreak[byte] = attributes[index].is_line_break != 0
      let character = g_utf8_get_char(text + byte)
      isSpace[byte] = attributes[index].is_white != 0 && !Self.joiningSpaces.contains(character)
      byte += g_unichar_to_utf8(character, nil) > 0 ? Int(g_unichar_to_utf8(character, nil)) : 1
    }
    findGraphemes(UnsafeRawBufferPointer(start: text, count: byteCount))
  }

  /// Graphemes are Swift's: Pango's own still divide Thai and Indic ones.
  private mutating func findGraphemes(_ text: UnsafeRawBufferPointer) {
    beginsGrapheme[text.count] = true
    if text.allSatisfy({ $0 < 0x80 }) {
      for byte in text.indices { beginsGrapheme[byte] = true }
      return
    }
    var byte = 0
    for character in String(decoding: text, as: UTF8.self) where byte < text.count {
      beginsGrapheme[byte] = true
      byte += character.utf8.count
    }
  }

  /// No-break space, figure space, narrow no-break space.
  private static let joiningSpaces: Set<UInt32> = [0xA0, 0x2007, 0x202F]
}
