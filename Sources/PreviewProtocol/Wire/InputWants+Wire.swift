public import DrawingCore

extension InputWants: WireCodable {
  public func write(to writer: inout ByteWriter) {
    writer.write(field)
    // In a fixed order, so that equal wants are equal bytes.
    writer.write(keys.sorted { ($0.key, $0.modifiers.rawValue) < ($1.key, $1.modifiers.rawValue) })
    writer.write(takesTab)
    writer.write(takesBackTab)
    writer.write(takesPinch)
    writer.write(takesDrop)
    writer.write(pointer)
  }

  public init(from reader: inout ByteReader) throws {
    let field: TextFieldState? = try reader.read()
    let keys: [KeyChord] = try reader.read()
    self.init(
      field: field, keys: Set(keys), takesTab: try reader.read(), takesBackTab: try reader.read(),
      takesPinch: try reader.read(), takesDrop: try reader.read(), pointer: try reader.read())
  }
}

extension KeyChord: WireCodable {
  public func write(to writer: inout ByteWriter) {
    writer.write(key)
    writer.write(modifiers)
  }
  public init(from reader: inout ByteReader) throws { self.init(try reader.read(), try reader.read()) }
}

extension TextFieldState: WireCodable {
  public func write(to writer: inout ByteWriter) {
    writer.write(caret)
    writer.write(purpose)
    writer.write(capitals)
    writer.write(checksSpelling)
    writer.write(surrounding)
    writer.write(offset)
  }
  public init(from reader: inout ByteReader) throws {
    self.init(
      caret: try reader.read(), purpose: try reader.read(), capitals: try reader.read(),
      checksSpelling: try reader.read(), surrounding: try reader.read(), offset: try reader.read())
  }
}
