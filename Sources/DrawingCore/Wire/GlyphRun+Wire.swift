import Foundation

extension GlyphRun: WireCodable {
  public func write(to writer: inout ByteWriter) {
    writer.write(face)
    writer.write(glyphs)
  }
  public init(from reader: inout ByteReader) throws { self.init(face: try reader.read(), glyphs: try reader.read()) }
}

extension FontFace: WireCodable {
  public func write(to writer: inout ByteWriter) {
    writer.write(description)
    writer.write(finite: size)
  }
  public init(from reader: inout ByteReader) throws {
    self.init(description: try reader.read(), size: try reader.readFinite())
  }
}

extension PlacedGlyph: WireCodable {
  public func write(to writer: inout ByteWriter) {
    writer.write(id)
    for value in [x, y, advance] { writer.write(finite: value) }
  }
  public init(from reader: inout ByteReader) throws {
    self.init(
      id: try reader.read(), x: try reader.readFiniteFloat(), y: try reader.readFiniteFloat(),
      advance: try reader.readFiniteFloat())
  }
}
