/// Puts messages together from whatever pieces a socket gives: four bytes of length, little endian, then the message.
struct FrameAssembler: Sendable {
  /// The longest message allowed, in bytes: some hundred large pictures.
  static let limit = 1 << 28

  private var bytes: [UInt8] = []

  /// Whether the bytes so far end between two messages.
  var isBetweenMessages: Bool { bytes.isEmpty }

  /// Takes the next piece.
  /// - Returns: the messages that it completes.
  /// - Throws: `ConnectionError.tooLong`; the connection must then be closed, since nothing after it can be understood.
  /// - Complexity: linear in the length of the piece and of the messages completed.
  mutating func append(_ piece: some Collection<UInt8>) throws(ConnectionError) -> [[UInt8]] {
    bytes.append(contentsOf: piece)
    var messages: [[UInt8]] = []
    var start = 0
    while bytes.count - start >= 4 {
      let length = (0..<4).reduce(0) { $0 | Int(bytes[start + $1]) << (8 * $1) }
      guard length <= Self.limit else { throw .tooLong(length) }
      guard bytes.count - start - 4 >= length else { break }
      messages.append(Array(bytes[(start + 4)..<(start + 4 + length)]))
      start += 4 + length
    }
    bytes.removeFirst(start)
    return messages
  }

  /// The message with its length before it.
  static func frame(_ message: [UInt8]) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: message.count >> (8 * $0)) } + message
  }
}
