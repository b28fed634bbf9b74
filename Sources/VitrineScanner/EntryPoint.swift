/// The functions by which an agent gets at a module's previews.
enum EntryPoint {
  /// A C name that no other file of the module has: Swift allows each file name once in a module.
  static func symbol(path: String, line: Int) -> String {
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
    return "vitrine_preview_\(letters.joined())_\(line)"
  }

  /// Everything before the expression that makes the preview.
  static func opening(_ symbol: String) -> String {
    "@_cdecl(\"\(symbol)\") @MainActor public func \(symbol)() -> Swift.UnsafeMutableRawPointer {"
  }

  static func function(_ symbol: String, making preview: String) -> String {
    "\(opening(symbol)) \(preview).handedOver() }"
  }
}
