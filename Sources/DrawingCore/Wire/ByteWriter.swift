public import Foundation

/// Puts values into bytes, little endian, for `ByteReader` to read back.
///
/// Whole numbers are written seven bits a byte, least significant first, the high bit set on all bytes but the last;
/// signed ones alternate between positive and negative so that small ones stay short.
public struct ByteWriter: Sendable {
  public private(set) var bytes: [UInt8] = []

  public init() {}

  /// - Parameter capacity: how many bytes are expected.
  public init(capacity: Int) { bytes.reserveCapacity(capacity) }

  public var data: Data { Data(bytes) }

  /// Writes a value as its type codes it.
  @inlinable
  public mutating func write<Value: WireCodable>(_ value: Value) { value.write(to: &self) }

  /// One byte as it is.
  public mutating func write(byte: UInt8) { bytes.append(byte) }

  /// Writes a number in groups of seven bits, lowest first.
  public mutating func write(unsigned value: UInt64) {
    var rest = value
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// Writes a signed number, those near zero in few bytes.
  public mutating func write(signed value: Int64) {
    write(unsigned: UInt64(bitPattern: (value << 1) ^ (value >> 63)))
  }

  /// A number of elements, which `ByteReader.readCount(minimumBytes:)` reads.
  public mutating func write(count: Int) { write(unsigned: UInt64(count)) }

  /// Eight bytes. What is not a number is written as 0, since nobody could read it.
  public mutating func write(double value: Double) {
    append((value.isNaN ? 0 : value).bitPattern.littleEndian)
  }

  /// Four bytes. What is not a number is written as 0, since nobody could read it.
  public mutating func write(float value: Float) {
    append((value.isNaN ? 0 : value).bitPattern.littleEndian)
  }

  /// Bytes without their number.
  public mutating func write(raw: some Sequence<UInt8>) { bytes.append(contentsOf: raw) }

  private mutating func append<Value: FixedWidthInteger>(_ value: Value) {
    withUnsafeBytes(of: value) { bytes.append(contentsOf: $0) }
  }
}

extension ByteWriter {
  /// A coordinate of a drawing. What is not a number is written as 0, infinity as the largest number, since drawings
  /// are read with finite coordinates only.
  mutating func write(finite value: CGFloat) {
    let number = Double(value)
    let largest = Double.greatestFiniteMagnitude
    write(double: number.isNaN ? 0 : min(max(number, -largest), largest))
  }
  mutating func write(finite value: Float) {
    let largest = Float.greatestFiniteMagnitude
    write(float: value.isNaN ? 0 : min(max(value, -largest), largest))
  }
  mutating func write(finite point: CGPoint) {
    write(finite: point.x)
    write(finite: point.y)
  }
  mutating func write(finite size: CGSize) {
    write(finite: size.width)
    write(finite: size.height)
  }
  mutating func write(finite rect: CGRect) {
    write(finite: rect.origin)
    write(finite: rect.size)
  }
}
