internal import CGtk
public import DrawingCore
public import Foundation

/// A display list as a file's content: what the window exports and what the command line renders.
@MainActor public struct Picture {
  /// The kinds of files that can be made.
  public enum Format: String, CaseIterable, Sendable { case png, svg, pdf }

  public let list: DisplayList

  /// A picture of the list's size.
  public init(_ list: DisplayList) { self.list = list }

  /// - Parameters:
  ///   - scale: pixels for each point; in SVG and PDF, of those parts that cannot be outlines, such as blurs.
  ///   - background: nil leaves the ground clear.
  /// - Throws: `PictureError`.
  public func data(_ format: Format, scale: Double, background: RGBA? = nil) throws -> Data {
    switch format {
    case .png: try png(scale: scale, background: background)
    case .svg: try svg(scale: scale, background: background)
    case .pdf: try pdf(scale: scale, background: background)
    }
  }

  /// Pixels: the size times the scale, rounded up.
  /// - Throws: `PictureError`.
  public func png(scale: Double, background: RGBA? = nil) throws -> Data {
    let raster = try raster(scale: scale, background: background)
    return try PNGEncoder.encode(raster)
  }

  /// Outlines, a point being a pixel of CSS.
  /// - Parameter scale: pixels for each point of those parts that cannot be outlines.
  /// - Throws: `PictureError`.
  public func svg(scale: Double = 2, background: RGBA? = nil) throws -> Data {
    let data = try outlines(scale: scale, background: background) { write, sink, size in
      let surface = cairo_svg_surface_create_for_stream(write, sink, size.width, size.height)
      cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
      return surface
    }
    return SVGNames.renumbered(data)
  }

  /// A page of the list's size in points.
  /// - Parameter scale: pixels for each point of those parts that cannot be outlines.
  /// - Throws: `PictureError`.
  public func pdf(scale: Double = 3, background: RGBA? = nil) throws -> Data {
    try outlines(scale: scale, background: background) { write, sink, size in
      let surface = cairo_pdf_surface_create_for_stream(write, sink, size.width, size.height)
      // The same list gives the same bytes on any day.
      cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
      return surface
    }
  }

  /// Writes the picture to a file, whose name's extension may be other than the format's.
  /// - Throws: `PictureError`.
  public func write(_ format: Format, to file: URL, scale: Double, background: RGBA? = nil) throws {
    let data = try data(format, scale: scale, background: background)
    do {
      try data.write(to: file, options: .atomic)
    } catch {
      throw PictureError.notWritable(path: file.path, reason: error.localizedDescription)
    }
  }

  /// The picture's pixels: red, green, blue and opacity, components multiplied by it.
  /// - Throws: `PictureError`.
  public func bitmap(scale: Double, background: RGBA? = nil) throws -> Bitmap {
    let raster = try raster(scale: scale, background: background)
    var pixels = Data(count: 4 * raster.width * raster.height)
    pixels.withUnsafeMutableBytes { target in
      for row in 0..<raster.height {
        let line = UnsafeRawPointer(raster.bytes + row * raster.stride)
        for column in 0..<raster.width {
          let pixel = line.load(fromByteOffset: 4 * column, as: UInt32.self)
          let swapped = (pixel & 0xFF00_FF00) | (pixel >> 16 & 0xFF) | (pixel & 0xFF) << 16
          target.storeBytes(of: swapped, toByteOffset: 4 * (row * raster.width + column), as: UInt32.self)
        }
      }
    }
    return Bitmap(width: raster.width, height: raster.height, scale: CGFloat(scale), pixels: pixels)
  }

  /// The pixels of a list; nil where there are none, or too many.
  public static func pixels(of list: DisplayList, scale: Double) async -> Bitmap? {
    try? Picture(list).bitmap(scale: scale)
  }

  func raster(scale: Double, background: RGBA?) throws -> Raster {
    let (width, height) = try pixelSize(scale: scale)
    let frame = CGRect(x: 0, y: 0, width: width / scale, height: height / scale)
    guard let raster = Raster(frame: frame, density: CGFloat(scale)) else {
      throw PictureError.tooLarge(width: width, height: height)
    }
    // The last row and column of pixels may lie partly beyond the list's size; they belong to the picture.
    var whole = list
    whole.size = frame.size
    let painter = DisplayListPainter(images: list.images, target: .pixels)
    guard let node = painter.node(for: whole, scale: scale, background: background) else { throw PictureError.empty }
    if let reason = raster.draw(node) { throw PictureError.failed(reason: reason) }
    return raster
  }

  /// The size in pixels, rounded up, but for what rounding errors add.
  private func pixelSize(scale: Double) throws -> (width: Double, height: Double) {
    let width = (Double(list.size.width) * scale - 1e-6).rounded(.up)
    let height = (Double(list.size.height) * scale - 1e-6).rounded(.up)
    guard width.isFinite, height.isFinite, scale > 0, width >= 1, height >= 1 else { throw PictureError.empty }
    guard width <= Double(Raster.maximumSide), height <= Double(Raster.maximumSide) else {
      throw PictureError.tooLarge(width: min(width, 1e15), height: min(height, 1e15))
    }
    return (width, height)
  }

  private func outlines(
    scale: Double, background: RGBA?,
    surface make: (cairo_write_func_t, UnsafeMutableRawPointer, CGSize) -> OpaquePointer?
  ) throws -> Data {
    _ = try pixelSize(scale: scale)
    let painter = DisplayListPainter(images: list.images, target: .outlines)
    guard let node = painter.node(for: list, scale: scale, background: background) else { throw PictureError.empty }
    let sink = ByteSink()
    let write: cairo_write_func_t = { closure, bytes, count in
      guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
      Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue().data.append(bytes, count: Int(count))
      return CAIRO_STATUS_SUCCESS
    }
    let surface = make(write, Unmanaged.passUnretained(sink).toOpaque(), list.size)
    defer { cairo_surface_destroy(surface) }
    guard let context = cairo_create(surface) else { throw PictureError.failed(reason: "no context") }
    node.draw(on: context)
    let status = cairo_status(context)
    cairo_destroy(context)
    cairo_surface_finish(surface)
    let finished = cairo_surface_status(surface)
    for status in [status, finished] where status != CAIRO_STATUS_SUCCESS {
      throw PictureError.failed(reason: String(cString: cairo_status_to_string(status)))
    }
    return sink.data
  }
}

/// Collects what Cairo writes.
private final class ByteSink {
  var data = Data()
}
