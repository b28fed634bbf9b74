internal import CGtk
public import DrawingCore
public import Foundation

extension Picture {
  /// The pixels of a PNG file's content, components multiplied by opacity.
  /// - Parameter scale: pixels for each point.
  /// - Returns: nil where it is none.
  public static func bitmap(png data: Data, scale: CGFloat) -> Bitmap? {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    let decoded = data.withUnsafeBytes { bytes -> [UInt8]? in
      guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0, image.width > 0,
        image.height > 0
      else { return nil }
      image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
      var pixels = [UInt8](repeating: 0, count: 4 * Int(image.width) * Int(image.height))
      return png_image_finish_read(&image, nil, &pixels, 0, nil) != 0 ? pixels : nil
    }
    guard var pixels = decoded else { return nil }
    for index in stride(from: 0, to: pixels.count, by: 4) where pixels[index + 3] < 255 {
      let alpha = Int(pixels[index + 3])
      for part in index..<index + 3 { pixels[part] = UInt8((Int(pixels[part]) * alpha + 127) / 255) }
    }
    return Bitmap(width: Int(image.width), height: Int(image.height), scale: scale, pixels: Data(pixels))
  }
}
