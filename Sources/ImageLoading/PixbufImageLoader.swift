internal import CGdkPixbuf
public import DrawingCore
public import Foundation

/// Reads PNG, JPEG, GIF, SVG and whatever else gdk-pixbuf has loaders for; of moving pictures the first frame.
///
/// Pictures are turned as their EXIF data asks for. What was read is kept until the file changes or room is needed.
public final class PixbufImageLoader: ImageLoader {
  /// The most pixels that are kept of a picture: larger ones are read smaller, with fewer pixels for each point. A phone's
  /// screen has three million.
  public static let maximumArea = 4_194_304
  /// The longest side, in pixels, and the largest file, in bytes, that are read at all.
  public static let maximumSide = 65_000, maximumFileSize = 256 << 20

  private var cache = BoundedCache<Key, (stamp: FileStamp, bitmap: Bitmap)>(limit: 128 << 20)

  private struct Key: Hashable {
    var path: String
    var scale: CGFloat
  }

  public init() {}

  /// Decodes the file.
  /// - Parameter scale: how many of the file's pixels make a point; of an SVG file, how many are drawn for each.
  /// - Returns: nil where there is no file that can be read as a picture, or it is beyond `maximumSide` or
  ///   `maximumFileSize`.
  public func bitmap(contentsOf path: String, scale: CGFloat) -> Bitmap? {
    guard scale > 0, scale.isFinite, let stamp = FileStamp(path: path), stamp.size <= Self.maximumFileSize else {
      return nil
    }
    let key = Key(path: path, scale: scale)
    if let kept = cache.value(for: key), kept.stamp == stamp { return kept.bitmap }
    guard let bitmap = Self.decode(path, scale: scale) else { return nil }
    cache.insert((stamp, bitmap), for: key, cost: bitmap.pixels.count)
    return bitmap
  }

  private static func decode(_ path: String, scale: CGFloat) -> Bitmap? {
    var width: Int32 = 0, height: Int32 = 0
    guard let format = gdk_pixbuf_get_file_info(path, &width, &height), width > 0, height > 0,
      width <= maximumSide, height <= maximumSide
    else { return nil }
    let isScalable = gdk_pixbuf_format_is_scalable(format) != 0
    let growth = isScalable ? Double(scale) : 1
    let area = Double(width) * Double(height) * growth * growth
    let shrink = min(1, (Double(maximumArea) / area).squareRoot())
    let factor = growth * shrink

    let loaded =
      factor == 1
      ? gdk_pixbuf_new_from_file(path, nil)
      : gdk_pixbuf_new_from_file_at_scale(
        path, max(Int32(Double(width) * factor), 1), max(Int32(Double(height) * factor), 1), 0, nil)
    guard let loaded else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(loaded)) }
    guard let turned = gdk_pixbuf_apply_embedded_orientation(loaded) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(turned)) }
    return premultiplied(turned, scale: scale * CGFloat(shrink))
  }

  private static func premultiplied(_ pixbuf: OpaquePointer, scale: CGFloat) -> Bitmap? {
    let width = Int(gdk_pixbuf_get_width(pixbuf)), height = Int(gdk_pixbuf_get_height(pixbuf))
    let channels = Int(gdk_pixbuf_get_n_channels(pixbuf)), stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
    guard gdk_pixbuf_get_bits_per_sample(pixbuf) == 8, channels == 3 || channels == 4,
      let source = gdk_pixbuf_read_pixels(pixbuf)
    else { return nil }
    var pixels = Data(count: 4 * width * height)
    pixels.withUnsafeMutableBytes { target in
      var offset = 0
      for row in 0..<height {
        var pixel = source + row * stride
        for _ in 0..<width {
          let alpha = channels == 4 ? UInt32(pixel[3]) : 255
          // Division by 255, rounded.
          func multiplied(_ value: UInt8) -> UInt32 { (UInt32(value) * alpha + 127) / 255 }
          let word = multiplied(pixel[0]) | multiplied(pixel[1]) << 8 | multiplied(pixel[2]) << 16 | alpha << 24
          target.storeBytes(of: word.littleEndian, toByteOffset: offset, as: UInt32.self)
          offset += 4
          pixel += channels
        }
      }
    }
    return Bitmap(width: width, height: height, scale: scale, pixels: pixels)
  }
}
