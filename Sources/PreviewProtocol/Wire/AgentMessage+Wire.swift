public import DrawingCore

extension AgentMessage: WireCodable {
  public func write(to writer: inout ByteWriter) {
    switch self {
    case .hello(let version):
      writer.write(byte: 0)
      writer.write(Greeting(version: version))
    case .loaded: writer.write(byte: 1)
    case .failed(let reason):
      writer.write(byte: 2)
      writer.write(reason)
    case .frame(let frame):
      writer.write(byte: 3)
      writer.write(frame)
    case .report(let report, let serial):
      writer.write(byte: 4)
      writer.write(report)
      writer.write(serial)
    case .log(let line):
      writer.write(byte: 5)
      writer.write(line)
    case .handled(let serial):
      writer.write(byte: 6)
      writer.write(serial)
    case .changed(let frame, let change):
      writer.write(byte: 8)
      writer.write(frame)
      writer.write(change)
    case .refused(let serial):
      writer.write(byte: 7)
      writer.write(serial)
    case .wants(let wants):
      writer.write(byte: 9)
      writer.write(wants)
    case .copied(let text):
      writer.write(byte: 10)
      writer.write(text)
    case .pasteWanted: writer.write(byte: 11)
    case .archived(let archive, let serial):
      writer.write(byte: 12)
      writer.write(archive)
      writer.write(serial)
    case .restored(let state):
      writer.write(byte: 13)
      writer.write(state.kept)
      writer.write(state.count)
    case .rasterize(let list, let scale):
      writer.write(byte: 14)
      writer.write(list)
      writer.write(scale)
    }
  }

  public init(from reader: inout ByteReader) throws {
    switch try reader.readByte() {
    case 0: self = .hello(version: try reader.read(Greeting.self).version)
    case 1: self = .loaded
    case 2: self = .failed(reason: try reader.read())
    case 3: self = .frame(try reader.read())
    case 4: self = .report(try reader.read(), serial: try reader.read())
    case 5: self = .log(try reader.read())
    case 6: self = .handled(serial: try reader.read())
    case 8: self = .changed(try reader.read(), try reader.read())
    case 7: self = .refused(serial: try reader.read())
    case 9: self = .wants(try reader.read())
    case 10: self = .copied(try reader.read())
    case 11: self = .pasteWanted
    case 12: self = .archived(try reader.read(), serial: try reader.read())
    case 13: self = .restored(StateKept(kept: try reader.read(), count: try reader.read()))
    case 14: self = .rasterize(try reader.read(), scale: try reader.read())
    case let tag: throw WireError.unknownCase(type: "AgentMessage", tag: tag)
    }
  }
}

extension Frame: WireCodable {
  public func write(to writer: inout ByteWriter) {
    writer.write(serial)
    writer.write(list)
    writer.write(answer)
    writer.write(proposedWidth)
    writer.write(proposedHeight)
    writer.write(approximations)
    writer.write(bodySeconds)
    writer.write(layoutSeconds)
    writer.write(drawSeconds)
    writer.write(bodies)
    writer.write(measures)
    writer.write(isAnimating)
  }

  public init(from reader: inout ByteReader) throws {
    self.init(
      serial: try reader.read(), list: try reader.read(), answer: try reader.read(), proposedWidth: try reader.read(),
      proposedHeight: try reader.read(), approximations: try reader.read(), bodySeconds: try reader.read(),
      layoutSeconds: try reader.read(), drawSeconds: try reader.read(), bodies: try reader.read(),
      measures: try reader.read(), isAnimating: try reader.read())
  }
}

extension LogLine.Kind: WireCodable {}

extension LogLine: WireCodable {
  public func write(to writer: inout ByteWriter) {
    writer.write(kind)
    writer.write(text)
    writer.write(line)
  }

  public init(from reader: inout ByteReader) throws {
    self.init(kind: try reader.read(), text: try reader.read(), line: try reader.read())
  }
}
