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
    case let tag: throw WireError.unknownCase(type: "HostMessage", tag: tag)
    }
  }
}
