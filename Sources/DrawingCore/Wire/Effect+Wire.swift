import Foundation

extension BlendMode: WireCodable {}
extension ImageDrawing.Interpolation: WireCodable {}

extension Effect: WireCodable {
  public func write(to writer: inout ByteWriter) {
    switch self {
    case .opacity(let factor):
      writer.write(byte: 0)
      writer.write(finite: CGFloat(factor))
    case .clip(let path, let style):
      writer.write(byte: 1)
      writer.write(path)
      writer.write(style)
    case .transform(let transform):
      writer.write(byte: 2)
      writer.write(transform)
    case .projection(let transform):
      writer.write(byte: 3)
      writer.write(transform)
    case .blend(let mode):
      writer.write(byte: 4)
      writer.write(mode)
    case .blur(let radius, let isOpaque):
      writer.write(byte: 5)
      writer.write(finite: radius)
      writer.write(isOpaque)
    case .shadow(let color, let radius, let offset):
      writer.write(byte: 6)
      writer.write(color)
      writer.write(finite: radius)
      writer.write(finite: offset)
    case .colorMatrix(let matrix):
      writer.write(byte: 7)
      writer.write(matrix)
    case .group: writer.write(byte: 8)
    case .mask(let commands):
      writer.write(byte: 9)
      DrawCommand.write(commands, to: &writer)
    case .innerShadow(let color, let radius, let offset):
      writer.write(byte: 10)
      writer.write(color)
      writer.write(finite: radius)
      writer.write(finite: offset)
    case .backdrop(let backdrop):
      writer.write(byte: 11)
      writer.write(backdrop)
    case .alphaThreshold(let range, let color):
      writer.write(byte: 12)
      writer.write(finite: CGFloat(range.lowerBound))
      writer.write(finite: CGFloat(range.upperBound))
      writer.write(color)
    }
  }

  public init(from reader: inout ByteReader) throws {
    switch try reader.readByte() {
    case 0: self = .opacity(Double(try reader.readFinite()))
    case 1: self = .clip(try reader.read(), try reader.read())
    case 2: self = .transform(try reader.read())
    case 3: self = .projection(try reader.read())
    case 4: self = .blend(try reader.read())
    case 5: self = .blur(radius: try reader.readFinite(), isOpaque: try reader.read())
    case 6: self = .shadow(try reader.read(), radius: try reader.readFinite(), offset: try reader.readFiniteSize())
    case 7: self = .colorMatrix(try reader.read())
    case 8: self = .group
    case 9:
      try reader.enter()
      defer { reader.leave() }
      self = .mask(try DrawCommand.read(from: &reader))
    case 10:
      self = .innerShadow(
        try reader.read(), radius: try reader.readFinite(), offset: try reader.readFiniteSize())
    case 11: self = .backdrop(try reader.read())
    case 12:
      let lower = Double(try reader.readFinite()), upper = Double(try reader.readFinite())
      self = .alphaThreshold(lower...max(lower, upper), try reader.read())
    case let tag: throw WireError.unknownCase(type: "Effect", tag: tag)
    }
  }
}

extension ImageDrawing: WireCodable {
  public func write(to writer: inout ByteWriter) {
    writer.write(interpolation)
    writer.write(tint)
    for side in 0..<4 { writer.write(finite: side < capInsets.count ? capInsets[side] : 0) }
    writer.write(isTiled)
    writer.write(isMirrored)
  }

  public init(from reader: inout ByteReader) throws {
    self.init(
      interpolation: try reader.read(), tint: try reader.read(),
      capInsets: [
        try reader.readFinite(), try reader.readFinite(), try reader.readFinite(), try reader.readFinite(),
      ],
      isTiled: try reader.read(), isMirrored: try reader.read())
  }
}
