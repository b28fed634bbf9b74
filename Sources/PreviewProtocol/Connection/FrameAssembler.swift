/// Puts messages together from whatever pieces a socket gives: four bytes of length, little endian, a byte that says how
/// many file descriptors belong to the message, then the message.
///
/// The number is needed since a piece may hold the end of one message and the descriptors of the next.
struct FrameAssembler: Sendable {
  /// A message as it crossed.
  struct Parcel: Hashable, Sendable {
    var bytes: [UInt8]
    var descriptors: Int
  }

  /// The longest message allowed, in bytes: some hundred large pictures.
  static let limit = 1 << 28
  private static let headerSize = 5

  private var bytes: [UInt8] = []

  /// Whether the bytes so far end between two messages.
  var isBetweenMessages: Bool { bytes.isEmpty }

  /// Takes the next piece.
  /// - Returns: the messages that it completes.
  /// - Throws: `ConnectionError.tooLong` or `.tooManyDescriptors`; the connection must then be closed, since nothing
  ///   after it can be understood.
  /// - Complexity: linear in the length of the piece and of the messages completed.
  mutating func append(_ piece: some Collection<UInt8>) throws(ConnectionError) -> [Parcel] {
    bytes.append(contentsOf: piece)
    var parcels: [Parcel] = []
    var start = 0
    while bytes.count - start >= Self.headerSize {
      let length = (0..<4).reduce(0) { $0 | Int(bytes[start + $1]) << (8 * $1) }
      guard length <= Self.limit else { throw .tooLong(length) }
      let descriptors = Int(bytes[start + 4])
      guard descriptors <= SocketMessage.maximumDescriptors else { throw .tooManyDescriptors(descriptors) }
      let content = start + Self.headerSize
      guard bytes.count - content >= length else { break }
      parcels.append(Parcel(bytes: Array(bytes[content..<(content + length)]), descriptors: descriptors))
      start = content + length
    }
    bytes.removeFirst(start)
    return parcels
  }

  /// The message with its header before it.
  static func frame(_ message: [UInt8], descriptors: Int = 0) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: message.count >> (8 * $0)) } + [UInt8(descriptors)] + message
  }
}
