public import DrawingCore

extension PreviewModule: WireCodable {
  public func write(to writer: inout ByteWriter) { writer.write(resourceFolder) }

  public init(from reader: inout ByteReader) throws { self.init(resourceFolder: try reader.read()) }
}

extension PreviewRequest: WireCodable {
  public func write(to writer: inout ByteWriter) {
    writer.write(symbol)
    writer.write(conditions)
    writer.write(clock)
    writer.write(serial)
    writer.write(archive)
    writer.write(isReset)
  }

  public init(from reader: inout ByteReader) throws {
    self.init(
      symbol: try reader.read(), conditions: try reader.read(), clock: try reader.read(), serial: try reader.read(),
      archive: try reader.read(), isReset: try reader.read())
  }
}

extension PreviewClock: WireCodable {
  public func write(to writer: inout ByteWriter) {
    switch self {
    case .live: writer.write(byte: 0)
    case .set(let seconds):
      writer.write(byte: 1)
      writer.write(seconds)
    case .settled: writer.write(byte: 2)
    }
  }

  public init(from reader: inout ByteReader) throws {
    switch try reader.readByte() {
    case 0: self = .live
    case 1: self = .set(try reader.read())
    case 2: self = .settled
    case let tag: throw WireError.unknownCase(type: "PreviewClock", tag: tag)
    }
  }
}

extension PreviewPlatform: WireCodable {}
extension SizeClassChoice: WireCodable {}

extension PreviewSettings: WireCodable {
  public func write(to writer: inout ByteWriter) { writer.write(rawValue) }
  public init(from reader: inout ByteReader) throws { self.init(rawValue: try reader.read()) }
}

extension ProposedLength: WireCodable {
  public func write(to writer: inout ByteWriter) {
    switch self {
    case .automatic: writer.write(byte: 0)
    case .ideal: writer.write(byte: 1)
    case .minimum: writer.write(byte: 2)
    case .maximum: writer.write(byte: 3)
    case .points(let points):
      writer.write(byte: 4)
      writer.write(points)
    }
  }

  public init(from reader: inout ByteReader) throws {
    switch try reader.readByte() {
    case 0: self = .automatic
    case 1: self = .ideal
    case 2: self = .minimum
    case 3: self = .maximum
    case 4: self = .points(try reader.read())
    case let tag: throw WireError.unknownCase(type: "ProposedLength", tag: tag)
    }
  }
}

extension PreviewConditions: WireCodable {
  public func write(to writer: inout ByteWriter) {
    writer.write(width)
    writer.write(height)
    writer.write(device)
    writer.write(platform)
    writer.write(isDark)
    writer.write(typeSize)
    writer.write(isRightToLeft)
    writer.write(locale)
    writer.write(scale)
    writer.write(settings)
    writer.write(horizontalClass)
    writer.write(verticalClass)
  }

  public init(from reader: inout ByteReader) throws {
    self.init(
      width: try reader.read(), height: try reader.read(), device: try reader.read(), platform: try reader.read(),
      isDark: try reader.read(), typeSize: try reader.read(), isRightToLeft: try reader.read(),
      locale: try reader.read(), scale: try reader.read(Double.self), settings: try reader.read(),
      horizontalClass: try reader.read(), verticalClass: try reader.read())
  }
}

extension DeviceProfile: WireCodable {
  public func write(to writer: inout ByteWriter) {
    writer.write(name)
    writer.write(title)
    for length in [width, height, scale, safeAreaTop, safeAreaLeading, safeAreaBottom, safeAreaTrailing] {
      writer.write(length)
    }
    writer.write(isHorizontallyCompact)
    writer.write(isVerticallyCompact)
  }

  public init(from reader: inout ByteReader) throws {
    self.init(
      name: try reader.read(), title: try reader.read(), width: try reader.read(), height: try reader.read(),
      scale: try reader.read(), safeAreaTop: try reader.read(), safeAreaLeading: try reader.read(),
      safeAreaBottom: try reader.read(), safeAreaTrailing: try reader.read(),
      isHorizontallyCompact: try reader.read(), isVerticallyCompact: try reader.read())
  }
}
