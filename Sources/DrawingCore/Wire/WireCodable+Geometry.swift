public import Foundation

/// Possibly infinite; what is not a number crosses as 0.
extension CGFloat: WireCodable {
  public func write(to writer: inout ByteWriter) { writer.write(double: Double(self)) }
  public init(from reader: inout ByteReader) throws { self = CGFloat(try reader.readDouble()) }
}

extension CGPoint: WireCodable {
  public func write(to writer: inout ByteWriter) {
    writer.write(x)
    writer.write(y)
  }
  public init(from reader: inout ByteReader) throws {
    self.init(x: try reader.readDouble(), y: try reader.readDouble())
  }
}

extension CGSize: WireCodable {
  public func write(to writer: inout ByteWriter) {
    writer.write(width)
    writer.write(height)
  }
  public init(from reader: inout ByteReader) throws {
    self.init(width: try reader.readDouble(), height: try reader.readDouble())
  }
}

extension CGRect: WireCodable {
  public func write(to writer: inout ByteWriter) {
    writer.write(origin)
    writer.write(size)
  }
  public init(from reader: inout ByteReader) throws {
    self.init(origin: try CGPoint(from: &reader), size: try CGSize(from: &reader))
  }
}

/// Finite numbers only.
extension CGAffineTransform: WireCodable {
  public func write(to writer: inout ByteWriter) {
    for value in [a, b, c, d, tx, ty] { writer.write(finite: value) }
  }
  public init(from reader: inout ByteReader) throws {
    self.init(
      a: try reader.readFinite(), b: try reader.readFinite(), c: try reader.readFinite(), d: try reader.readFinite(),
      tx: try reader.readFinite(), ty: try reader.readFinite())
  }
}

/// Finite numbers only.
extension ProjectionTransform: WireCodable {
  public func write(to writer: inout ByteWriter) {
    for value in [m11, m12, m13, m21, m22, m23, m31, m32, m33] { writer.write(finite: value) }
  }
  public init(from reader: inout ByteReader) throws {
    self.init()
    (m11, m12, m13) = (try reader.readFinite(), try reader.readFinite(), try reader.readFinite())
    (m21, m22, m23) = (try reader.readFinite(), try reader.readFinite(), try reader.readFinite())
    (m31, m32, m33) = (try reader.readFinite(), try reader.readFinite(), try reader.readFinite())
  }
}
