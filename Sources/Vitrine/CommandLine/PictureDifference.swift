import DrawingCore
import Foundation
import GskPainter

/// How a picture differs from a recorded one.
enum PictureDifference {
  /// Components that differ by this much or less, of 255, are the same: what rounding does.
  private static let tolerance = 2

  /// - Parameter recorded: a PNG file's content.
  /// - Returns: nil where the pictures are the same.
  @MainActor static func sentence(recorded: Data, now: Bitmap) -> String? {
    guard let old = Picture.bitmap(png: recorded, scale: now.scale) else {
      return "the recorded picture cannot be read"
    }
    guard old.width == now.width, old.height == now.height else {
      return "the picture was \(old.width)×\(old.height) pixels, is \(now.width)×\(now.height)"
    }
    var count = 0
    var (left, top, right, bottom) = (Int.max, Int.max, 0, 0)
    old.pixels.withUnsafeBytes { old in
      now.pixels.withUnsafeBytes { new in
        for index in stride(from: 0, to: old.count, by: 4) {
          guard
            old.loadUnaligned(fromByteOffset: index, as: UInt32.self)
              != new.loadUnaligned(fromByteOffset: index, as: UInt32.self),
            (index..<index + 4).contains(where: { abs(Int(old[$0]) - Int(new[$0])) > tolerance })
          else { continue }
          count += 1
          let (x, y) = (index / 4 % now.width, index / 4 / now.width)
          (left, right) = (min(left, x), max(right, x))
          (top, bottom) = (min(top, y), max(bottom, y))
        }
      }
    }
    guard count > 0 else { return nil }
    return "\(count) of \(now.width * now.height) pixels differ, between \(left), \(top) and \(right), \(bottom)"
  }
}
