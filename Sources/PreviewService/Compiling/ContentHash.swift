/// A name for contents: equal for equal contents, and different for different ones as far as 128 bits can tell.
///
/// Two FNV-1a sums with different beginnings. Contents are the user's own, so nobody tries to make two that collide.
struct ContentHash {
  private var first: UInt64 = 0xCBF2_9CE4_8422_2325
  private var second: UInt64 = 0x9E37_79B9_7F4A_7C15

  mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
    // Keeps "ab", "c" apart from "a", "bc".
    add(0xFF)
  }

  private mutating func add(_ byte: UInt8) {
    first = (first ^ UInt64(byte)) &* 0x100_0000_01B3
    second = (second ^ UInt64(byte ^ 0x5A)) &* 0x100_0000_01B3
  }

  /// 32 letters of which each is a hexadecimal digit.
  var name: String {
    [first, second].map { sum in
      let digits = String(sum, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
