public import DrawingCore

extension InputEvent.Phase: WireCodable {}
extension KeyInput.Phase: WireCodable {}
extension ScrollInput.Phase: WireCodable {}
extension DropInput.Phase: WireCodable {}

extension InputModifiers: WireCodable {
  public func write(to writer: inout ByteWriter) { writer.write(byte: rawValue) }
  public init(from reader: inout ByteReader) throws { self.init(rawValue: try reader.readByte()) }
}

extension InputEvent: WireCodable {
  public func write(to writer: inout ByteWriter) {
    switch self {
    case .pointer(let phase, let point, let clickCount, let modifiers):
      writer.write(byte: 0)
      writer.write(phase)
      writer.write(point)
      writer.write(clickCount)
      writer.write(modifiers)
    case .hover(let point):
      writer.write(byte: 1)
      writer.write(point)
    case .scroll(let scroll):
      writer.write(byte: 2)
      writer.write(scroll)
    case .key(let key):
      writer.write(byte: 3)
      writer.write(key)
    case .secondaryClick(let point, let modifiers):
      writer.write(byte: 4)
      writer.write(point)
      writer.write(modifiers)
    case .pinch(let phase, let point, let scale, let angle):
      writer.write(byte: 5)
      writer.write(phase)
      writer.write(point)
      writer.write(scale)
      writer.write(angle)
    case .preedit(let text, let caret):
      writer.write(byte: 6)
      writer.write(text)
      writer.write(caret)
    case .text(let text):
      writer.write(byte: 7)
      writer.write(text)
    case .paste(let text):
      writer.write(byte: 8)
      writer.write(text)
    case .drop(let drop):
      writer.write(byte: 9)
      writer.write(drop)
    case .focus(let isFocused):
      writer.write(byte: 10)
      writer.write(isFocused)
    }
  }

  public init(from reader: inout ByteReader) throws {
    switch try reader.readByte() {
    case 0:
      self = .pointer(
        try reader.read(), try reader.read(), clickCount: try reader.read(), modifiers: try reader.read())
    case 1: self = .hover(try reader.read())
    case 2: self = .scroll(try reader.read())
    case 3: self = .key(try reader.read())
    case 4: self = .secondaryClick(try reader.read(), modifiers: try reader.read())
    case 5:
      self = .pinch(try reader.read(), try reader.read(), scale: try reader.read(), angle: try reader.read())
    case 6: self = .preedit(try reader.read(), caret: try reader.read())
    case 7: self = .text(try reader.read())
    case 8: self = .paste(try reader.read())
    case 9: self = .drop(try reader.read())
    case 10: self = .focus(try reader.read())
    case let tag: throw WireError.unknownCase(type: "InputEvent", tag: tag)
    }
  }
}

extension KeyInput: WireCodable {
  public func write(to writer: inout ByteWriter) {
    writer.write(phase)
    writer.write(key)
    writer.write(characters)
    writer.write(modifiers)
  }
  public init(from reader: inout ByteReader) throws {
    let phase: Phase = try reader.read()
    self.init(try reader.read(), characters: try reader.read(), modifiers: try reader.read(), phase: phase)
  }
}

extension ScrollInput: WireCodable {
  public func write(to writer: inout ByteWriter) {
    writer.write(point)
    writer.write(delta)
    writer.write(phase)
    writer.write(velocity)
  }
  public init(from reader: inout ByteReader) throws {
    self.init(
      try reader.read(), delta: try reader.read(), phase: try reader.read(), velocity: try reader.read())
  }
}

extension DropInput: WireCodable {
  public func write(to writer: inout ByteWriter) {
    writer.write(phase)
    writer.write(point)
    writer.write(files)
    writer.write(text)
  }
  public init(from reader: inout ByteReader) throws {
    self.init(try reader.read(), try reader.read(), files: try reader.read(), text: try reader.read())
  }
}
