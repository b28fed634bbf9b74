public import DrawingCore

/// Why a connection ended, or could not be made.
public enum ConnectionError: Error, Hashable, Sendable {
  /// A message announces more bytes than any may have.
  case tooLong(Int)
  /// A message announces more file descriptors than any may have, or than came with it.
  case tooManyDescriptors(Int)
  /// The other side closed in the middle of a message.
  case torn
  case malformed(WireError)
  /// A message that cannot come at this point.
  case unexpected(String)
  /// The other side speaks another version.
  case version(UInt16)
  /// A call to the system failed, with its error number.
  case system(Int32)
}

extension ConnectionError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .tooLong(let length): "A message announces \(length) bytes, more than any may have."
    case .tooManyDescriptors(let count): "A message announces \(count) file descriptors that it cannot have."
    case .torn: "The connection ended in the middle of a message."
    case .malformed(let error): error.description
    case .unexpected(let what): "A message came that was not expected: \(what)."
    case .version(let version):
      "It speaks version \(version) of the protocol, not \(protocolVersion). Build or install Vitrine again."
    case .system(let number): "The connection failed with error \(number)."
    }
  }
}
