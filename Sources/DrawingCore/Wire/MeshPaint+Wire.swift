import Foundation

extension MeshPaint: WireCodable {
  public func write(to writer: inout ByteWriter) {
    writer.write(count: width)
    writer.write(count: height)
    for vertex in vertices {
      for point in [vertex.position, vertex.leading, vertex.top, vertex.trailing, vertex.bottom] {
        writer.write(finite: point)
      }
    }
    for color in colors { writer.write(color) }
    writer.write(background)
    writer.write(isSmooth)
  }

  public init(from reader: inout ByteReader) throws {
    let width = try reader.readCount(), height = try reader.readCount()
    let (count, isBeyond) = width.multipliedReportingOverflow(by: height)
    guard width > 1, height > 1, !isBeyond, count <= Self.maximumCount else { throw WireError.invalidCount(width) }
    var vertices: [Vertex] = []
    for _ in 0..<count {
      vertices.append(
        Vertex(
          position: try reader.readFinitePoint(), leading: try reader.readFinitePoint(),
          top: try reader.readFinitePoint(), trailing: try reader.readFinitePoint(),
          bottom: try reader.readFinitePoint()))
    }
    var colors: [RGBA] = []
    for _ in 0..<count { colors.append(try reader.read()) }
    self.init(
      width: width, height: height, vertices: vertices, colors: colors, background: try reader.read(),
      isSmooth: try reader.read())
  }

  /// The greatest number of points in a grid that is read.
  static let maximumCount = 65_536
}

extension Backdrop: WireCodable {
  public func write(to writer: inout ByteWriter) {
    writer.write(finite: radius)
    writer.write(matrix)
    writer.write(finite: CGFloat(coverage))
  }

  public init(from reader: inout ByteReader) throws {
    self.init(
      radius: try reader.readFinite(), matrix: try reader.read(), coverage: Double(try reader.readFinite()))
  }
}

extension ColorMatrix: WireCodable {
  public func write(to writer: inout ByteWriter) {
    for value in coefficients { writer.write(finite: value) }
  }

  public init(from reader: inout ByteReader) throws {
    var coefficients: [Float] = []
    for _ in 0..<20 { coefficients.append(try reader.readFiniteFloat()) }
    self.init(coefficients)
  }
}
