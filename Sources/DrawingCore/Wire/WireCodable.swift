/// A value that crosses between processes as bytes.
///
/// What `write(to:)` writes, `init(from:)` reads; it never traps on anything else, but throws a `WireError`.
public protocol WireCodable {
  func write(to writer: inout ByteWriter)
  init(from reader: inout ByteReader) throws
}

extension WireCodable {
  /// The value alone as bytes.
  public var wireBytes: [UInt8] {
    var writer = ByteWriter()
    write(to: &writer)
    return writer.bytes
  }

  /// - Throws: `WireError` where the bytes are not exactly one such value.
  public init(wireBytes: [UInt8]) throws {
    var reader = ByteReader(wireBytes)
    try self.init(from: &reader)
    try reader.finish()
  }
}

/// Enums whose raw values are bytes cross as those.
extension WireCodable where Self: RawRepresentable, RawValue == UInt8 {
  public func write(to writer: inout ByteWriter) { writer.write(byte: rawValue) }

  public init(from reader: inout ByteReader) throws {
    let tag = try reader.readByte()
    guard let value = Self(rawValue: tag) else { throw WireError.unknownCase(type: "\(Self.self)", tag: tag) }
    self = value
  }
}
