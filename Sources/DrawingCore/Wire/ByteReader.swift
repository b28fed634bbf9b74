public import Foundation

/// Reads what `ByteWriter` wrote, from bytes that need not be trusted: whatever is wrong with them throws a
/// `WireError`, and nothing is allocated that the bytes at hand do not justify.
public struct ByteReader: Sendable {
  /// How deep effects and masks of a drawing may lie within each other.
  public static let maximumDepth = 512

  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  public init(_ bytes: [UInt8]) { self.bytes = bytes }
  public init(_ data: Data) { bytes = [UInt8](data) }

  /// How many bytes are left.
  public var remaining: Int { bytes.count - position }

  /// Throws where bytes are left.
  public func finish() throws {
    guard remaining == 0 else { throw WireError.trailingBytes(remaining) }
  }

  /// Reads a value as its type codes it.
  @inlinable
  public mutating func read<Value: WireCodable>(_ type: Value.Type = Value.self) throws -> Value {
    try Value(from: &self)
  }

  /// Reads one byte as it is.
  public mutating func readByte() throws -> UInt8 {
    guard position < bytes.count else { throw WireError.truncated }
    defer { position += 1 }
    return bytes[position]
  }

  /// Reads a number written in groups of seven bits, lowest first.
  public mutating func readUnsigned() throws -> UInt64 {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let byte = try readByte()
      let bits = UInt64(byte & 0x7F)
      guard shift < 64, (bits << shift) >> shift == bits else { throw WireError.numberOutOfRange }
      value |= bits << shift
      if byte & 0x80 == 0 { return value }
      shift += 7
    }
  }

  /// Reads a signed number, of which those near zero are short.
  public mutating func readSigned() throws -> Int64 {
    let value = try readUnsigned()
    return Int64(bitPattern: (value >> 1) ^ (0 &- (value & 1)))
  }

  /// A number of elements of which each has at least `minimumBytes` bytes still to come.
  public mutating func readCount(minimumBytes: Int = 1) throws -> Int {
    guard let count = Int(exactly: try readUnsigned()) else { throw WireError.numberOutOfRange }
    let (bytes, overflow) = count.multipliedReportingOverflow(by: minimumBytes)
    guard !overflow, bytes <= remaining else { throw WireError.invalidCount(count) }
    return count
  }

  /// A number, possibly infinite.
  public mutating func readDouble() throws -> Double {
    let value = Double(bitPattern: try readFixed())
    guard !value.isNaN else { throw WireError.notFinite }
    return value
  }

  /// A number, possibly infinite.
  public mutating func readFloat() throws -> Float {
    let value = Float(bitPattern: try readFixed())
    guard !value.isNaN else { throw WireError.notFinite }
    return value
  }

  /// The next `count` bytes.
  public mutating func readRaw(_ count: Int) throws -> ArraySlice<UInt8> {
    guard count >= 0, count <= remaining else { throw WireError.truncated }
    defer { position += count }
    return bytes[position..<(position + count)]
  }

  /// Opens a level of nesting; paired with `leave`.
  mutating func enter() throws {
    guard depth < Self.maximumDepth else { throw WireError.nestedTooDeeply }
    depth += 1
  }

  mutating func leave() { depth -= 1 }

  private mutating func readFixed<Value: FixedWidthInteger>() throws -> Value {
    let size = MemoryLayout<Value>.size
    guard size <= remaining else { throw WireError.truncated }
    defer { position += size }
    return bytes.withUnsafeBytes {
      Value(littleEndian: $0.loadUnaligned(fromByteOffset: position, as: Value.self))
    }
  }
}

extension ByteReader {
  mutating func readFinite() throws -> CGFloat {
    let value = try readDouble()
    guard value.isFinite else { throw WireError.notFinite }
    return CGFloat(value)
  }
  mutating func readFiniteFloat() throws -> Float {
    let value = try readFloat()
    guard value.isFinite else { throw WireError.notFinite }
    return value
  }
  mutating func readFinitePoint() throws -> CGPoint { CGPoint(x: try readFinite(), y: try readFinite()) }
  mutating func readFiniteSize() throws -> CGSize { CGSize(width: try readFinite(), height: try readFinite()) }
  mutating func readFiniteRect() throws -> CGRect {
    CGRect(origin: try readFinitePoint(), size: try readFiniteSize())
  }
}
