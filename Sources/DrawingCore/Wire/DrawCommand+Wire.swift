import Foundation

extension DrawCommand: WireCodable {
  public func write(to writer: inout ByteWriter) {
    switch self {
    case .fill(let path, let paint, let style):
      writer.write(byte: 0)
      writer.write(path)
      writer.write(paint)
      writer.write(style)
    case .stroke(let path, let paint, let style):
      writer.write(byte: 1)
      writer.write(path)
      writer.write(paint)
      writer.write(style)
    case .glyphs(let run, let origin, let paint):
      writer.write(byte: 2)
      writer.write(run)
      writer.write(finite: origin)
      writer.write(paint)
    case .image(let id, let rect, let drawing):
      writer.write(byte: 3)
      writer.write(id)
      writer.write(finite: rect)
      writer.write(drawing)
    case .symbol(let name, let rect, let paint, let weight):
      writer.write(byte: 4)
      writer.write(name)
      writer.write(finite: rect)
      writer.write(paint)
      writer.write(finite: weight)
    case .push(let effect):
      writer.write(byte: 5)
      writer.write(effect)
    case .pop: writer.write(byte: 6)
    }
  }

  public init(from reader: inout ByteReader) throws {
    switch try reader.readByte() {
    case 0: self = .fill(try reader.read(), try reader.read(), try reader.read())
    case 1: self = .stroke(try reader.read(), try reader.read(), try reader.read())
    case 2: self = .glyphs(try reader.read(), origin: try reader.readFinitePoint(), try reader.read())
    case 3: self = .image(try reader.read(), in: try reader.readFiniteRect(), try reader.read())
    case 4:
      self = .symbol(
        try reader.read(), in: try reader.readFiniteRect(), try reader.read(), weight: try reader.readFinite())
    case 5: self = .push(try reader.read())
    case 6: self = .pop
    case let tag: throw WireError.unknownCase(type: "DrawCommand", tag: tag)
    }
  }
}

extension DrawCommand {
  /// Writes commands whose pushes and pops are balanced.
  static func write(_ commands: [DrawCommand], to writer: inout ByteWriter) { writer.write(commands) }

  /// Reads commands whose pushes and pops are balanced.
  /// - Throws: `WireError`, also where they are not balanced or nest too deeply.
  static func read(from reader: inout ByteReader) throws -> [DrawCommand] {
    var commands: [DrawCommand] = []
    var open = 0
    for _ in 0..<(try reader.readCount()) {
      let command = try DrawCommand(from: &reader)
      switch command {
      case .push:
        try reader.enter()
        open += 1
      case .pop:
        guard open > 0 else { throw WireError.unbalanced }
        reader.leave()
        open -= 1
      case .fill, .stroke, .glyphs, .image, .symbol: break
      }
      commands.append(command)
    }
    guard open == 0 else { throw WireError.unbalanced }
    return commands
  }
}
