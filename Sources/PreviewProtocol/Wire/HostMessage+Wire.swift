public import DrawingCore

extension HostMessage: WireCodable {
  public func write(to writer: inout ByteWriter) {
    switch self {
    case .hello(let version):
      writer.write(byte: 0)
      writer.write(Greeting(version: version))
    case .load(let module):
      writer.write(byte: 1)
      writer.write(module)
    case .show(let request):
      writer.write(byte: 2)
      writer.write(request)
    case .update(let conditions, let serial):
      writer.write(byte: 3)
      writer.write(conditions)
      writer.write(serial)
    case .input(let event, let serial):
      writer.write(byte: 4)
      writer.write(event)
      writer.write(serial)
    case .explain(let serial):
      writer.write(byte: 5)
      writer.write(serial)
    case .frameTaken(let serial):
      writer.write(byte: 6)
      writer.write(serial)
    case .quit: writer.write(byte: 7)
    case .edit(let literals, let serial):
      writer.write(byte: 8)
      writer.write(literals)
      writer.write(serial)
    case .archive(let serial):
      writer.write(byte: 9)
      writer.write(serial)
    case .loadShaders: writer.write(byte: 10)
    case .rasterized(let bitmap):
      writer.write(byte: 11)
      writer.write(bitmap)
    }
  }

  public init(from reader: inout ByteReader) throws {
    switch try reader.readByte() {
    case 0: self = .hello(version: try reader.read(Greeting.self).version)
    case 1: self = .load(try reader.read())
    case 2: self = .show(try reader.read())
    case 3: self = .update(try reader.read(), serial: try reader.read())
    case 4: self = .input(try reader.read(), serial: try reader.read())
    case 5: self = .explain(serial: try reader.read())
    case 6: self = .frameTaken(serial: try reader.read())
    case 7: self = .quit
    case 8: self = .edit(try reader.read(), serial: try reader.read())
    case 9: self = .archive(serial: try reader.read())
    case 10: self = .loadShaders
    case 11: self = .rasterized(try reader.read())
    case let tag: throw WireError.unknownCase(type: "HostMessage", tag: tag)
    }
  }
}

extension ScannedLiteral: WireCodable {
  public func write(to writer: inout ByteWriter) {
    writer.write(id)
    switch value {
    case .integer(let number):
      writer.write(byte: 0)
      writer.write(number)
    case .float(let number):
      writer.write(byte: 1)
      writer.write(number)
    case .string(let text):
      writer.write(byte: 2)
      writer.write(text)
    case .boolean(let flag):
      writer.write(byte: 3)
      writer.write(flag)
    }
  }

  public init(from reader: inout ByteReader) throws {
    let id = try reader.read(Int.self)
    switch try reader.readByte() {
    case 0: self.init(id: id, value: .integer(try reader.read()))
    case 1: self.init(id: id, value: .float(try reader.read()))
    case 2: self.init(id: id, value: .string(try reader.read()))
    case 3: self.init(id: id, value: .boolean(try reader.read()))
    case let tag: throw WireError.unknownCase(type: "LiteralValue", tag: tag)
    }
  }
}
