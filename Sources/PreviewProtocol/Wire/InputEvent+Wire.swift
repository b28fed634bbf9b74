public import DrawingCore

extension InputEvent.Phase: WireCodable {}

extension InputEvent: WireCodable {
  public func write(to writer: inout ByteWriter) {
    switch self {
    case .pointer(let phase, let point, let clickCount):
      writer.write(byte: 0)
      writer.write(phase)
      writer.write(point)
      writer.write(clickCount)
    case .hover(let point):
      writer.write(byte: 1)
      writer.write(point)
    case .scroll(let point, let delta):
      writer.write(byte: 2)
      writer.write(point)
      writer.write(delta)
    case .key(let name, let characters, let modifiers):
      writer.write(byte: 3)
      writer.write(name)
      writer.write(characters)
      writer.write(byte: modifiers)
    }
  }

  public init(from reader: inout ByteReader) throws {
    switch try reader.readByte() {
    case 0: self = .pointer(try reader.read(), try reader.read(), clickCount: try reader.read())
    case 1: self = .hover(try reader.read())
    case 2: self = .scroll(try reader.read(), delta: try reader.read())
    case 3: self = .key(name: try reader.read(), characters: try reader.read(), modifiers: try reader.readByte())
    case let tag: throw WireError.unknownCase(type: "InputEvent", tag: tag)
    }
  }
}
