import Foundation

extension DisplayList: WireCodable {
  public func write(to writer: inout ByteWriter) {
    writer.write(finite: size)
    DrawCommand.write(commands, to: &writer)
    writer.write(count: images.count)
    for (id, bitmap) in images.sorted(by: { $0.key.value < $1.key.value }) {
      writer.write(id)
      writer.write(bitmap)
    }
  }

  /// - Throws: `WireError`; what is read has balanced pushes and pops and finite coordinates.
  public init(from reader: inout ByteReader) throws {
    self.init(size: try reader.readFiniteSize(), commands: try DrawCommand.read(from: &reader))
    for _ in 0..<(try reader.readCount(minimumBytes: 11)) {
      let id = try reader.read(ImageID.self)
      guard images.updateValue(try reader.read(), forKey: id) == nil else {
        throw WireError.invalidCount(images.count)
      }
    }
  }
}
