import DrawingCore
import Foundation

@testable import GskPainter

/// A drawing's pixels, for tests to look at.
@MainActor struct Pixels {
  let bitmap: Bitmap

  init(
    _ commands: [DrawCommand], width: Double = 20, height: Double = 20, scale: Double = 1,
    images: [ImageID: Bitmap] = [:], background: RGBA? = nil
  ) throws {
    let list = DisplayList(size: CGSize(width: width, height: height), commands: commands, images: images)
    bitmap = try Picture(list).bitmap(scale: scale, background: background)
  }

  /// Red, green, blue and opacity from 0 to 255, components multiplied by opacity; at a place in pixels.
  subscript(x: Int, y: Int) -> [Int] {
    let start = 4 * (y * bitmap.width + x)
    return bitmap.pixels[start..<(start + 4)].map { Int($0) }
  }

  /// The pixel that holds a place in points.
  func at(_ x: Double, _ y: Double) -> [Int] {
    self[Int(x * Double(bitmap.scale)), Int(y * Double(bitmap.scale))]
  }

  func opacity(_ x: Double, _ y: Double) -> Int { at(x, y)[3] }

  /// The sum of all opacities, in whole pixels.
  var coverage: Double {
    stride(from: 3, to: bitmap.pixels.count, by: 4).reduce(0) { $0 + Double(bitmap.pixels[$1]) / 255 }
  }
}

func isNear(_ a: [Int], _ b: [Int], within tolerance: Int = 3) -> Bool {
  zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
}

extension DrawCommand {
  static func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: RGBA) -> DrawCommand {
    .fill(Path(CGRect(x: x, y: y, width: width, height: height)), .color(color), FillStyle())
  }
}

extension RGBA {
  static let red = RGBA(red: 1, green: 0, blue: 0)
  static let green = RGBA(red: 0, green: 1, blue: 0)
  static let blue = RGBA(red: 0, green: 0, blue: 1)
}
