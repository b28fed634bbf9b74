import Foundation

/// The last bytes of every file in the cache, by which damage is noticed: a mark, the length of what stands before it,
/// and a sum of that. Linkers and loaders leave alone what follows an object's own content.
struct ProductSeal: Hashable {
  static let length = 24
  private static let mark: UInt64 = 0x4C41_4553_5254_4956

  private let bytes: [UInt8]

  /// - Complexity: linear in the length of the content.
  init(of content: Data) {
    var bytes: [UInt8] = []
    for word in [Self.mark, UInt64(content.count), Self.sum(of: content)] {
      withUnsafeBytes(of: word.littleEndian) { bytes += $0 }
    }
    self.bytes = bytes
  }

  /// Adds the seal to a finished file.
  /// - Throws: an error of Foundation.
  static func add(to file: String) throws {
    let content = try Data(contentsOf: URL(fileURLWithPath: file))
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: file))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(ProductSeal(of: content).bytes))
    try handle.close()
  }

  /// - Returns: the content without its seal; nil where there is no such file, or not as it was written.
  static func content(of file: String) -> Data? {
    guard let whole = FileManager.default.contents(atPath: file), whole.count >= length else { return nil }
    let content = whole.prefix(whole.count - length)
    return whole.suffix(length).elementsEqual(ProductSeal(of: content).bytes) ? content : nil
  }

  /// FNV-1a over words of eight bytes, with its own constants; the turn lets high bits reach low ones.
  private static func sum(of content: Data) -> UInt64 {
    content.withUnsafeBytes { bytes in
      var sum: UInt64 = 0xCBF2_9CE4_8422_2325
      var position = 0
      while position + 8 <= bytes.count {
        sum = (sum ^ bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self)) &* 0x100_0000_01B3
        sum = sum << 31 | sum >> 33
        position += 8
      }
      while position < bytes.count {
        sum = (sum ^ UInt64(bytes[position])) &* 0x100_0000_01B3
        position += 1
      }
      return sum
    }
  }
}
