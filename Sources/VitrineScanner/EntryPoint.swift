/// The functions by which an agent gets at a module's previews.
enum EntryPoint {
  /// A C name that no other preview of the module has: files in two folders may have one name, so that the folder's
  /// path is in it as a sum.
  /// - Parameter ordinal: which of the previews on the line is meant, from 1.
  static func symbol(path: String, line: Int, ordinal: Int) -> String {
    let file = path.split(separator: "/").last ?? ""
    let stem = file.hasSuffix(".swift") ? file.dropLast(6) : file
    let letters = stem.utf8.map { byte -> String in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        String(UnicodeScalar(byte))
      default: "_\(String(byte, radix: 16))_"
      }
    }
    let folder = String(sum(of: path.dropLast(file.count)), radix: 16)
    return "vitrine_preview_\(letters.joined())_\(folder)_\(line)" + (ordinal > 1 ? "_\(ordinal)" : "")
  }

  /// FNV-1a with its own constants.
  static func sum(of text: Substring) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// Everything before the expression that makes the preview.
  static func opening(_ symbol: String) -> String {
    "@_cdecl(\"\(symbol)\") @MainActor public func \(symbol)() -> Swift.UnsafeMutableRawPointer {"
  }

  static func function(_ symbol: String, making preview: String) -> String {
    "\(opening(symbol)) \(preview).handedOver() }"
  }
}
