internal import CGtk
import Foundation

/// Pixels as a PNG file, compressed quickly rather than as small as can be.
///
/// Each row is put into the file's order by itself: to write whole pictures once more takes longer than to compress them.
enum PNGEncoder {
  /// Screens become hardly smaller at higher levels, and not faster at lower ones; filters make them larger.
  private static let level: Int32 = 3
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Opaque pixels are written without opacity.
  /// - Throws: `PictureError.failed`.
  static func encode(_ raster: Raster) throws -> Data {
    let isOpaque = raster.isOpaque
    var file = Data(signature)
    let size = bigEndian(UInt32(raster.width)) + bigEndian(UInt32(raster.height))
    // Eight bits a component, of which there are three or four; the only compression, filters and order there are.
    (size + [8, isOpaque ? 2 : 6, 0, 0, 0]).withUnsafeBytes { add("IHDR", $0, to: &file) }
    let deflater = try Deflater(level: level)
    let length = 1 + (isOpaque ? 3 : 4) * raster.width
    // A byte before the pixels says that they are not filtered. One more stands at the end, since pixels are written as
    // four bytes of which the next pixel takes the last.
    var bytes = [UInt8](repeating: 0, count: length + 1)
    bytes.withUnsafeMutableBytes { bytes in
      for row in 0..<raster.height {
        let line = UnsafeRawPointer(raster.bytes + row * raster.stride)
        if isOpaque {
          writeOpaque(line, raster.width, to: bytes)
        } else {
          writeStraight(line, raster.width, to: bytes)
        }
        let written = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[..<length])
        deflater.add(written, isLast: row == raster.height - 1) { add("IDAT", $0, to: &file) }
      }
    }
    add("IEND", UnsafeRawBufferPointer(start: nil, count: 0), to: &file)
    return file
  }

  /// Adds a chunk: how long it is, its name, its content, and a sum of those two.
  private static func add(_ name: String, _ content: UnsafeRawBufferPointer, to file: inout Data) {
    file.append(contentsOf: bigEndian(UInt32(content.count)))
    let name = Array(name.utf8)
    file.append(contentsOf: name)
    if !content.isEmpty { file.append(contentsOf: content) }
    var sum = crc32(0, name, UInt32(name.count))
    if !content.isEmpty { sum = crc32(sum, content.baseAddress, UInt32(content.count)) }
    file.append(contentsOf: bigEndian(UInt32(truncatingIfNeeded: sum)))
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] { withUnsafeBytes(of: value.bigEndian) { Array($0) } }

  /// Red, green and blue.
  private static func writeOpaque(_ line: UnsafeRawPointer, _ width: Int, to bytes: UnsafeMutableRawBufferPointer) {
    var offset = 1
    for column in 0..<width {
      let pixel = line.load(fromByteOffset: 4 * column, as: UInt32.self)
      bytes.storeBytes(of: pixel.byteSwapped >> 8, toByteOffset: offset, as: UInt32.self)
      offset += 3
    }
  }

  /// Red, green, blue and opacity, not multiplied by it.
  private static func writeStraight(_ line: UnsafeRawPointer, _ width: Int, to bytes: UnsafeMutableRawBufferPointer) {
    for column in 0..<width {
      let pixel = line.load(fromByteOffset: 4 * column, as: UInt32.self)
      bytes.storeBytes(of: straight(pixel), toByteOffset: 1 + 4 * column, as: UInt32.self)
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
