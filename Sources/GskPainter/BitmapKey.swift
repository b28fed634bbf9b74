import DrawingCore
import Foundation

/// Names a bitmap by its content.
struct BitmapKey: Hashable {
  var width, height: Int
  var digest: UInt64

  /// - Complexity: linear in the number of pixels.
  init(_ bitmap: Bitmap) {
    (width, height) = (bitmap.width, bitmap.height)
    // FNV-1a on words of eight bytes, and on what is left.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    bitmap.pixels.withUnsafeBytes { bytes in
      let words = bytes.count / 8
      for index in 0..<words {
        let word = bytes.loadUnaligned(fromByteOffset: 8 * index, as: UInt64.self)
        hash = (hash ^ word) &* 0x0000_0100_0000_01B3
        hash ^= hash >> 29
      }
      for index in (8 * words)..<bytes.count { hash = (hash ^ UInt64(bytes[index])) &* 0x0000_0100_0000_01B3 }
    }
    digest = hash
  }
}

/// Names what was drawn into pixels.
enum RasterKey: Hashable {
  case image(BitmapKey, scale: CGFloat, CGSize, ImageDrawing, density: CGFloat)
  case symbol(String, weight: Int, CGSize, RGBA, density: CGFloat)
}

/// Tells bitmaps apart by where their bytes lie and by a sample of them.
struct BitmapMemory: Hashable {
  var address: UInt
  var width, height: Int
  var sample: UInt64

  init(_ bitmap: Bitmap) {
    (width, height) = (bitmap.width, bitmap.height)
    (address, sample) = bitmap.pixels.withUnsafeBytes { bytes in
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      // Memory that is used again for other pixels differs somewhere in a thousand places.
      for index in stride(from: 0, to: bytes.count, by: max(bytes.count / 1024, 1)) {
        hash = (hash ^ UInt64(bytes[index])) &* 0x0000_0100_0000_01B3
      }
      return (UInt(bitPattern: bytes.baseAddress), hash)
    }
  }
}
