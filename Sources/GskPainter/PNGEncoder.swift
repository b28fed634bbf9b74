internal import CGtk
import Foundation

/// Pixels as a PNG file, compressed quickly rather than as small as can be.
enum PNGEncoder {
  /// - Throws: `PictureError.failed`.
  static func encode(_ raster: Raster) throws -> Data {
    let pixels = straightPixels(raster)
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    image.width = png_uint_32(raster.width)
    image.height = png_uint_32(raster.height)
    image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
    image.flags = png_uint_32(PNG_IMAGE_FLAG_FAST)
    defer { png_image_free(&image) }
    // libpng writes no more than this, so that once is enough: rows with their filter bytes, deflated, and the rest.
    let raw = (4 * raster.width + 1) * raster.height
    var file = Data(count: raw + raw / 8 + 4096)
    var size = png_alloc_size_t(file.count)
    let isWritten = file.withUnsafeMutableBytes { target in
      png_image_write_to_memory(&image, target.baseAddress, &size, 0, pixels, 0, nil) != 0
    }
    guard isWritten else {
      let message = withUnsafeBytes(of: &image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      throw PictureError.failed(reason: message)
    }
    return file.prefix(Int(size))
  }

  /// Red, green, blue and opacity, not multiplied by it.
  private static func straightPixels(_ raster: Raster) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 4 * raster.width * raster.height) { target, count in
      count = target.count
      let words = UnsafeMutableRawPointer(target.baseAddress ?? raster.bytes)
      var offset = 0
      for row in 0..<raster.height {
        let line = UnsafeRawPointer(raster.bytes + row * raster.stride)
        for column in 0..<raster.width {
          let pixel = line.load(fromByteOffset: 4 * column, as: UInt32.self)
          words.storeBytes(of: straight(pixel), toByteOffset: offset, as: UInt32.self)
          offset += 4
        }
      }
    }
  }

  private static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return (pixel & 0xFF00_FF00) | (pixel >> 16 & 0xFF) | (pixel & 0xFF) << 16 }
    if alpha == 0 { return 0 }
    func component(_ value: UInt32) -> UInt32 { min(((value & 0xFF) * 255 + alpha / 2) / alpha, 255) }
    return alpha << 24 | component(pixel) << 16 | component(pixel >> 8) << 8 | component(pixel >> 16)
  }
}
