import Foundation

extension ImageID: WireCodable {
  public func write(to writer: inout ByteWriter) { writer.write(value) }
  public init(from reader: inout ByteReader) throws { self.init(try reader.read()) }
}

extension Bitmap: WireCodable {
  public func write(to writer: inout ByteWriter) {
    writer.write(count: width)
    writer.write(count: height)
    writer.write(finite: scale)
    writer.write(raw: pixels)
  }

  public init(from reader: inout ByteReader) throws {
    let width = try reader.read(UInt32.self), height = try reader.read(UInt32.self)
    let scale = try reader.readFinite()
    guard scale > 0 else { throw WireError.numberOutOfRange }
    let (bytes, overflow) = (Int(width) * 4).multipliedReportingOverflow(by: Int(height))
    guard !overflow, bytes <= reader.remaining else { throw WireError.truncated }
    self.init(
      width: Int(width), height: Int(height), scale: scale, pixels: Data(try reader.readRaw(bytes)))
  }
}
