import Glibc
@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling

/// The compiler's messages: eight bytes of length, little endian, then JSON.
struct StandardConnection: MessageConnection {
  /// Larger messages are taken for a fault; the compiler sends one file's syntax at most.
  static let largestMessage = 1 << 30

  func sendMessage<Message: Encodable>(_ message: Message) throws {
    let payload = try JSON.encode(message)
    var bytes = withUnsafeBytes(of: UInt64(payload.count).littleEndian, Array.init)
    bytes += payload
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.write(STDOUT_FILENO, $0.baseAddress?.advanced(by: sent), bytes.count - sent)
      }
      if count > 0 { sent += count } else if errno != EINTR { throw ConnectionError.closed }
    }
  }

  func waitForNextMessage<Message: Decodable>(_ type: Message.Type) throws -> Message? {
    guard let header = try read(8) else { return nil }
    let length = header.enumerated().reduce(UInt64(0)) { $0 | UInt64($1.element) << (8 * UInt64($1.offset)) }
    // The compiler says goodbye with an empty message.
    guard length > 0 else { return nil }
    guard length <= Self.largestMessage, let payload = try read(Int(length)) else { throw ConnectionError.malformed }
    return try payload.withUnsafeBufferPointer { try JSON.decode(type, from: $0) }
  }

  /// - Returns: nil where the compiler has closed its end before the first byte.
  private func read(_ count: Int) throws -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let got = bytes.withUnsafeMutableBytes {
        Glibc.read(STDIN_FILENO, $0.baseAddress?.advanced(by: filled), count - filled)
      }
      if got > 0 {
        filled += got
      } else if got == 0 {
        if filled == 0 { return nil }
        throw ConnectionError.closed
      } else if errno != EINTR {
        throw ConnectionError.closed
      }
    }
    return bytes
  }
}

/// What can go wrong between the compiler and this program.
enum ConnectionError: Error { case closed, malformed }
