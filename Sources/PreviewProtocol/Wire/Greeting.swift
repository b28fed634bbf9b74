import DrawingCore

/// What both sides begin with: four letters that nothing else begins with, and the version of all that follows.
struct Greeting: Hashable, Sendable {
  static let letters = Array("VTRN".utf8)

  var version: UInt16
}

extension Greeting: WireCodable {
  func write(to writer: inout ByteWriter) {
    writer.write(raw: Self.letters)
    writer.write(version)
  }

  init(from reader: inout ByteReader) throws {
    guard try Array(reader.readRaw(Self.letters.count)) == Self.letters else {
      throw WireError.unknownCase(type: "Greeting", tag: 0)
    }
    self.init(version: try reader.read())
  }
}
