import Foundation

extension DisplayListChange: WireCodable {
  public func write(to writer: inout ByteWriter) {
    writer.write(finite: size)
    writer.write(pieces)
    writer.write(imageIDs)
    writer.write(count: newImages.count)
    for (id, bitmap) in newImages.sorted(by: { $0.key.value < $1.key.value }) {
      writer.write(id)
      writer.write(bitmap)
    }
  }

  /// - Throws: `WireError`; whether pushes and pops are balanced is known only when the list is put together.
  public init(from reader: inout ByteReader) throws {
    self.init(size: try reader.readFiniteSize(), pieces: try reader.read(), imageIDs: try reader.read())
    for _ in 0..<(try reader.readCount(minimumBytes: 11)) {
      let id = try reader.read(ImageID.self)
      guard newImages.updateValue(try reader.read(), forKey: id) == nil else {
        throw WireError.invalidCount(newImages.count)
      }
    }
  }
}

extension DisplayListChange.Piece: WireCodable {
  public func write(to writer: inout ByteWriter) {
    switch self {
    case .kept(let range):
      writer.write(byte: 0)
      writer.write(range.lowerBound)
      writer.write(range.upperBound)
    case .new(let commands):
      writer.write(byte: 1)
      writer.write(commands)
    }
  }

  public init(from reader: inout ByteReader) throws {
    switch try reader.readByte() {
    case 0:
      let lower = try reader.read(Int.self), upper = try reader.read(Int.self)
      guard lower >= 0, lower <= upper else { throw WireError.invalidCount(upper) }
      self = .kept(lower..<upper)
    case 1: self = .new(try reader.read())
    case let tag: throw WireError.unknownCase(type: "DisplayListChange.Piece", tag: tag)
    }
  }
}

extension DrawCommand {
  /// - Throws: `WireError` where pushes and pops are not balanced, or nest too deeply.
  static func check(_ commands: [DrawCommand]) throws {
    var open = 0
    for command in commands {
      switch command {
      case .push: open += 1
      case .pop: open -= 1
      case .fill, .stroke, .glyphs, .image, .symbol: break
      }
      guard open >= 0 else { throw WireError.unbalanced }
      guard open <= ByteReader.maximumDepth else { throw WireError.nestedTooDeeply }
    }
    guard open == 0 else { throw WireError.unbalanced }
  }
}
