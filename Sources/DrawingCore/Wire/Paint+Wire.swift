import Foundation

extension RGBA: WireCodable {
  public func write(to writer: inout ByteWriter) {
    for value in [red, green, blue, alpha] { writer.write(finite: value) }
  }
  public init(from reader: inout ByteReader) throws {
    self.init(
      red: try reader.readFiniteFloat(), green: try reader.readFiniteFloat(), blue: try reader.readFiniteFloat(),
      alpha: try reader.readFiniteFloat())
  }
}

extension ColorStop: WireCodable {
  public func write(to writer: inout ByteWriter) {
    writer.write(color)
    writer.write(finite: location)
  }
  public init(from reader: inout ByteReader) throws { self.init(try reader.read(), at: try reader.readFinite()) }
}

extension Paint: WireCodable {
  public func write(to writer: inout ByteWriter) {
    switch self {
    case .color(let color):
      writer.write(byte: 0)
      writer.write(color)
    case .linearGradient(let stops, let start, let end):
      writer.write(byte: 1)
      writer.write(stops)
      writer.write(finite: start)
      writer.write(finite: end)
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      writer.write(byte: 2)
      writer.write(stops)
      writer.write(finite: center)
      writer.write(finite: startRadius)
      writer.write(finite: endRadius)
    case .ellipticalGradient(let stops, let center, let size, let startFraction, let endFraction):
      writer.write(byte: 3)
      writer.write(stops)
      writer.write(finite: center)
      writer.write(finite: size)
      writer.write(finite: startFraction)
      writer.write(finite: endFraction)
    case .angularGradient(let stops, let center, let start, let end):
      writer.write(byte: 4)
      writer.write(stops)
      writer.write(finite: center)
      writer.write(finite: CGFloat(start))
      writer.write(finite: CGFloat(end))
    case .image(let id, let origin, let scale):
      writer.write(byte: 5)
      writer.write(id)
      writer.write(finite: origin)
      writer.write(finite: scale)
    case .mesh(let mesh):
      writer.write(byte: 6)
      writer.write(mesh)
    }
  }

  public init(from reader: inout ByteReader) throws {
    switch try reader.readByte() {
    case 0: self = .color(try reader.read())
    case 1:
      self = .linearGradient(
        try reader.read(), from: try reader.readFinitePoint(), to: try reader.readFinitePoint())
    case 2:
      self = .radialGradient(
        try reader.read(), center: try reader.readFinitePoint(), startRadius: try reader.readFinite(),
        endRadius: try reader.readFinite())
    case 3:
      self = .ellipticalGradient(
        try reader.read(), center: try reader.readFinitePoint(), size: try reader.readFiniteSize(),
        startFraction: try reader.readFinite(), endFraction: try reader.readFinite())
    case 4:
      self = .angularGradient(
        try reader.read(), center: try reader.readFinitePoint(), start: Double(try reader.readFinite()),
        end: Double(try reader.readFinite()))
    case 5: self = .image(try reader.read(), origin: try reader.readFinitePoint(), scale: try reader.readFinite())
    case 6: self = .mesh(try reader.read())
    case let tag: throw WireError.unknownCase(type: "Paint", tag: tag)
    }
  }
}
