import Foundation

extension StrokeStyle: WireCodable {
  public func write(to writer: inout ByteWriter) {
    writer.write(finite: lineWidth)
    writer.write(byte: UInt8(lineCap.rawValue))
    writer.write(byte: UInt8(lineJoin.rawValue))
    writer.write(finite: miterLimit)
    writer.write(count: dash.count)
    for length in dash { writer.write(finite: length) }
    writer.write(finite: dashPhase)
  }

  public init(from reader: inout ByteReader) throws {
    let lineWidth = try reader.readFinite()
    let cap = try reader.readByte(), join = try reader.readByte()
    guard let lineCap = CGLineCap(rawValue: Int32(cap)) else {
      throw WireError.unknownCase(type: "CGLineCap", tag: cap)
    }
    guard let lineJoin = CGLineJoin(rawValue: Int32(join)) else {
      throw WireError.unknownCase(type: "CGLineJoin", tag: join)
    }
    let miterLimit = try reader.readFinite()
    var dash: [CGFloat] = []
    for _ in 0..<(try reader.readCount(minimumBytes: 8)) { dash.append(try reader.readFinite()) }
    self.init(
      lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit, dash: dash,
      dashPhase: try reader.readFinite())
  }
}

extension FillStyle: WireCodable {
  public func write(to writer: inout ByteWriter) {
    writer.write(byte: (isEOFilled ? 1 : 0) | (isAntialiased ? 2 : 0))
  }
  public init(from reader: inout ByteReader) throws {
    let bits = try reader.readByte()
    guard bits < 4 else { throw WireError.unknownCase(type: "FillStyle", tag: bits) }
    self.init(eoFill: bits & 1 != 0, antialiased: bits & 2 != 0)
  }
}
