import Foundation

extension Path: WireCodable {
  public func write(to writer: inout ByteWriter) {
    switch storage {
    case .rect(let rect):
      writer.write(byte: 0)
      writer.write(finite: rect)
    case .ellipse(let rect):
      writer.write(byte: 1)
      writer.write(finite: rect)
    case .roundedRect(let rect, let cornerSize, let style):
      writer.write(byte: 2)
      writer.write(finite: rect)
      writer.write(finite: cornerSize)
      writer.write(style)
    case .elements(let elements):
      writer.write(byte: 3)
      writer.write(elements)
    }
  }

  public init(from reader: inout ByteReader) throws {
    switch try reader.readByte() {
    case 0: self.init(storage: .rect(try reader.readFiniteRect()))
    case 1: self.init(storage: .ellipse(try reader.readFiniteRect()))
    case 2:
      self.init(
        storage: .roundedRect(
          try reader.readFiniteRect(), cornerSize: try reader.readFiniteSize(), style: try reader.read()))
    case 3: self.init(storage: .elements(try reader.read()))
    case let tag: throw WireError.unknownCase(type: "Path", tag: tag)
    }
  }
}

extension RoundedCornerStyle: WireCodable {
  public func write(to writer: inout ByteWriter) { writer.write(self == .continuous) }
  public init(from reader: inout ByteReader) throws { self = try reader.read(Bool.self) ? .continuous : .circular }
}

extension Path.Element: WireCodable {
  public func write(to writer: inout ByteWriter) {
    switch self {
    case .move(let point):
      writer.write(byte: 0)
      writer.write(finite: point)
    case .line(let point):
      writer.write(byte: 1)
      writer.write(finite: point)
    case .quadCurve(let point, let control):
      writer.write(byte: 2)
      writer.write(finite: point)
      writer.write(finite: control)
    case .curve(let point, let control1, let control2):
      writer.write(byte: 3)
      writer.write(finite: point)
      writer.write(finite: control1)
      writer.write(finite: control2)
    case .closeSubpath: writer.write(byte: 4)
    }
  }

  public init(from reader: inout ByteReader) throws {
    switch try reader.readByte() {
    case 0: self = .move(to: try reader.readFinitePoint())
    case 1: self = .line(to: try reader.readFinitePoint())
    case 2: self = .quadCurve(to: try reader.readFinitePoint(), control: try reader.readFinitePoint())
    case 3:
      self = .curve(
        to: try reader.readFinitePoint(), control1: try reader.readFinitePoint(),
        control2: try reader.readFinitePoint())
    case 4: self = .closeSubpath
    case let tag: throw WireError.unknownCase(type: "Path.Element", tag: tag)
    }
  }
}
