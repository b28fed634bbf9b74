internal import CGtk
import Foundation

/// Pixels as a PNG file, compressed quickly rather than as small as can be.
enum PNGEncoder {
  /// Opaque pixels are written without opacity.
  /// - Throws: `PictureError.failed`.
  static func encode(_ raster: Raster) throws -> Data {
    let isOpaque = raster.isOpaque
    let pixels = isOpaque ? opaquePixels(raster) : straightPixels(raster)
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    image.width = png_uint_32(raster.width)
    image.height = png_uint_32(raster.height)
    image.format = png_uint_32(isOpaque ? PNG_FORMAT_FLAG_COLOR : PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
    image.flags = png_uint_32(PNG_IMAGE_FLAG_FAST)
    defer { png_image_free(&image) }
    // libpng writes no more than this, so that once is enough: rows with their filter bytes, deflated, and the rest.
    let raw = pixels.count + raster.height
    var file = [UInt8](repeating: 0, count: raw + raw / 8 + 4096)
    var size = png_alloc_size_t(file.count)
    guard png_image_write_to_memory(&image, &file, &size, 0, pixels, 0, nil) != 0 else {
      let message = withUnsafeBytes(of: &image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      throw PictureError.failed(reason: message)
    }
    return Data(file[..<Int(size)])
  }

  /// Red, green and blue.
  private static func opaquePixels(_ raster: Raster) -> [UInt8] {
    let count = 3 * raster.width * raster.height
    // One byte more, since pixels are written as four bytes of which the next pixel takes the last.
    var pixels = [UInt8](repeating: 0, count: count + 1)
    pixels.withUnsafeMutableBytes { target in
      var offset = 0
      for row in 0..<raster.height {
        let line = UnsafeRawPointer(raster.bytes + row * raster.stride)
        for column in 0..<raster.width {
          let pixel = line.load(fromByteOffset: 4 * column, as: UInt32.self)
          target.storeBytes(of: pixel.byteSwapped >> 8, toByteOffset: offset, as: UInt32.self)
          offset += 3
        }
      }
    }
    pixels.removeLast()
    return pixels
  }

  /// Red, green, blue and opacity, not multiplied by it.
  private static func straightPixels(_ raster: Raster) -> [UInt8] {
    var pixels = [UInt8](repeating: 0, count: 4 * raster.width * raster.height)
    pixels.withUnsafeMutableBytes { target in
      var offset = 0
      for row in 0..<raster.height {
        let line = UnsafeRawPointer(raster.bytes + row * raster.stride)
        for column in 0..<raster.width {
          let pixel = line.load(fromByteOffset: 4 * column, as: UInt32.self)
          target.storeBytes(of: straight(pixel), toByteOffset: offset, as: UInt32.self)
          offset += 4
        }
      }
    }
    return pixels
  }

  private static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return (pixel & 0xFF00_FF00) | (pixel >> 16 & 0xFF) | (pixel & 0xFF) << 16 }
    if alpha == 0 { return 0 }
    func component(_ value: UInt32) -> UInt32 { min(((value & 0xFF) * 255 + alpha / 2) / alpha, 255) }
    return alpha << 24 | component(pixel) << 16 | component(pixel >> 8) << 8 | component(pixel >> 16)
  }
}

extension Raster {
  fileprivate var isOpaque: Bool {
    let full: UInt32 = 0xFF00_0000
    var all = full
    for row in 0..<height {
      let line = UnsafeRawPointer(bytes + row * stride)
      for column in 0..<width { all &= line.load(fromByteOffset: 4 * column, as: UInt32.self) }
      if all != full { return false }
    }
    return true
  }
}
