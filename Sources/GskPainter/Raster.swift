internal import CGtk
import Foundation

/// A rectangle of pixels, premultiplied, blue first, that nodes are drawn into and that can become a node again.
final class Raster {
  /// In points, in whole pixels of `density`.
  let frame: CGRect
  /// Pixels for each point.
  let density: CGFloat
  let width, height: Int
  let surface: OpaquePointer
  /// Bytes for each row.
  let stride: Int
  let bytes: UnsafeMutablePointer<UInt8>

  /// The greatest number of pixels on a side, and in all: 64 megabytes.
  static let maximumSide: CGFloat = 8192, maximumArea: CGFloat = 16_777_216

  /// The density at which a rectangle keeps within the limits, at most the one given.
  static func density(_ density: CGFloat, for rect: CGRect) -> CGFloat {
    let side = max(rect.width, rect.height, 0.001), area = max(rect.width * rect.height, 0.001)
    return min(density, (maximumSide - 2) / side, (maximumArea / area).squareRoot() * 0.99)
  }

  /// Clear pixels.
  /// - Returns: nil where there are none or too many.
  init?(frame: CGRect, density: CGFloat) {
    let columns = (frame.width * density).rounded(), rows = (frame.height * density).rounded()
    guard columns >= 1, rows >= 1, columns <= Self.maximumSide, rows <= Self.maximumSide,
      let surface = LargePages.surface(width: Int32(columns), height: Int32(rows))
        ?? cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(columns), Int32(rows))
    else { return nil }
    guard let bytes = cairo_image_surface_get_data(surface) else {
      cairo_surface_destroy(surface)
      return nil
    }
    self.frame = frame
    self.density = density
    (width, height) = (Int(columns), Int(rows))
    self.surface = surface
    self.bytes = bytes
    stride = Int(cairo_image_surface_get_stride(surface))
  }

  /// Made when the pixels are first used in a node.
  private var texture: OpaquePointer?

  deinit {
    cairo_surface_destroy(surface)
    if let texture { g_object_unref(UnsafeMutableRawPointer(texture)) }
  }

  /// A context in points, which the caller must destroy and before it touches the pixels.
  func context() -> OpaquePointer? {
    guard let context = cairo_create(surface) else { return nil }
    cairo_scale(context, density, density)
    cairo_translate(context, -frame.minX, -frame.minY)
    return context
  }

  /// - Returns: what went wrong; nil where nothing did.
  @discardableResult
  func draw(_ node: RenderNode) -> String? {
    guard let context = context() else { return "no memory" }
    node.draw(on: context)
    let status = cairo_status(context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    return status == CAIRO_STATUS_SUCCESS ? nil : String(cString: cairo_status_to_string(status))
  }

  /// The pixels as a node that covers `frame`, moved by `offset`; they must not change any more.
  func node(offset: CGSize = .zero) -> RenderNode {
    let pixels = texture ?? makeTexture()
    texture = pixels
    var bounds = graphene_rect_t(frame.offsetBy(dx: offset.width, dy: offset.height))
    return RenderNode(gsk_texture_node_new(pixels, &bounds))
  }

  private func makeTexture() -> OpaquePointer {
    let data = g_bytes_new(bytes, gsize(stride * height))
    defer { g_bytes_unref(data) }
    return gdk_memory_texture_new(
      Int32(width), Int32(height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, data, gsize(stride))
  }

  /// Changes each pixel: blue, green, red and opacity from 0 to 1, premultiplied.
  func map(_ change: (SIMD4<Float>) -> SIMD4<Float>) {
    for row in 0..<height {
      let line = bytes + row * stride
      for column in 0..<width {
        let pixel = UnsafeMutableRawPointer(line + 4 * column)
        let before = pixel.loadUnaligned(as: SIMD4<UInt8>.self)
        pixel.storeBytes(of: Self.bytes(change(SIMD4<Float>(before) / 255)), as: SIMD4<UInt8>.self)
      }
    }
  }

  /// A pixel from 0 to 1 as bytes.
  static func bytes(_ pixel: SIMD4<Float>) -> SIMD4<UInt8> {
    SIMD4<UInt8>(truncatingIfNeeded: SIMD4<Int32>((pixel * 255 + 0.5).clamped(lowerBound: .zero, upperBound: .full)))
  }
}

extension SIMD4<Float> {
  fileprivate static var full: SIMD4<Float> { SIMD4(repeating: 255) }
}
