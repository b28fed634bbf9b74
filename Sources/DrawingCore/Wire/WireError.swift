/// What can be wrong with bytes that were read.
public enum WireError: Error, Hashable, Sendable {
  /// The bytes end before the value does.
  case truncated
  /// Bytes are left over after the value.
  case trailingBytes(Int)
  /// A number that does not fit its type.
  case numberOutOfRange
  /// Not a number, or infinite where only a finite one has a meaning.
  case notFinite
  /// Text that is not UTF-8.
  case invalidText
  /// More elements than the bytes left can hold, or another number of them than the value has.
  case invalidCount(Int)
  /// A tag that no case of the type has.
  case unknownCase(type: String, tag: UInt8)
  /// A pop without a push, or a push without a pop.
  case unbalanced
  /// Values within values, beyond `ByteReader.maximumDepth` or `LayoutReport.maximumDepth`.
  case nestedTooDeeply
}

extension WireError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .truncated: "The message ends too early."
    case .trailingBytes(let count): "The message goes on for \(count) bytes after its end."
    case .numberOutOfRange: "The message has a number that is out of range."
    case .notFinite: "The message has a number that is not finite."
    case .invalidText: "The message has text that is not UTF-8."
    case .invalidCount(let count): "The message announces \(count) elements, which cannot be right."
    case .unknownCase(let type, let tag): "The message has an unknown kind of \(type), \(tag)."
    case .unbalanced: "The message has effects that are not opened and closed in pairs."
    case .nestedTooDeeply: "The message is nested too deeply."
    }
  }
}
