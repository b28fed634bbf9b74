public import Foundation

extension Bool: WireCodable {
  public func write(to writer: inout ByteWriter) { writer.write(byte: self ? 1 : 0) }
  public init(from reader: inout ByteReader) throws {
    switch try reader.readByte() {
    case 0: self = false
    case 1: self = true
    case let tag: throw WireError.unknownCase(type: "Bool", tag: tag)
    }
  }
}

extension WireCodable where Self: FixedWidthInteger & UnsignedInteger {
  public func write(to writer: inout ByteWriter) { writer.write(unsigned: UInt64(self)) }
  public init(from reader: inout ByteReader) throws {
    guard let value = Self(exactly: try reader.readUnsigned()) else { throw WireError.numberOutOfRange }
    self = value
  }
}

extension WireCodable where Self: FixedWidthInteger & SignedInteger {
  public func write(to writer: inout ByteWriter) { writer.write(signed: Int64(self)) }
  public init(from reader: inout ByteReader) throws {
    guard let value = Self(exactly: try reader.readSigned()) else { throw WireError.numberOutOfRange }
    self = value
  }
}

extension UInt8: WireCodable {}
extension UInt16: WireCodable {}
extension UInt32: WireCodable {}
extension UInt64: WireCodable {}
extension Int32: WireCodable {}
extension Int64: WireCodable {}
extension Int: WireCodable {}

/// Possibly infinite; what is not a number crosses as 0.
extension Double: WireCodable {
  public func write(to writer: inout ByteWriter) { writer.write(double: self) }
  public init(from reader: inout ByteReader) throws { self = try reader.readDouble() }
}

/// Possibly infinite; what is not a number crosses as 0.
extension Float: WireCodable {
  public func write(to writer: inout ByteWriter) { writer.write(float: self) }
  public init(from reader: inout ByteReader) throws { self = try reader.readFloat() }
}

extension String: WireCodable {
  public func write(to writer: inout ByteWriter) {
    writer.write(count: utf8.count)
    writer.write(raw: utf8)
  }
  public init(from reader: inout ByteReader) throws {
    let bytes = try reader.readRaw(try reader.readCount())
    guard let text = String(validating: bytes, as: UTF8.self) else { throw WireError.invalidText }
    self = text
  }
}

extension Data: WireCodable {
  public func write(to writer: inout ByteWriter) {
    writer.write(count: count)
    writer.write(raw: self)
  }
  public init(from reader: inout ByteReader) throws {
    self = Data(try reader.readRaw(try reader.readCount()))
  }
}

extension Optional: WireCodable where Wrapped: WireCodable {
  public func write(to writer: inout ByteWriter) {
    if case .some = self { writer.write(true) } else { writer.write(false) }
    if let value = self { writer.write(value) }
  }
  public init(from reader: inout ByteReader) throws {
    self = try reader.read(Bool.self) ? .some(try Wrapped(from: &reader)) : .none
  }
}

/// Each element must write at least one byte.
extension Array: WireCodable where Element: WireCodable {
  public func write(to writer: inout ByteWriter) {
    writer.write(count: count)
    for element in self { writer.write(element) }
  }
  public init(from reader: inout ByteReader) throws {
    self = []
    for _ in 0..<(try reader.readCount()) { append(try Element(from: &reader)) }
  }
}
