import DrawingCore
import Foundation

extension Raster {
  func apply(_ matrix: ColorMatrix) {
    let c = matrix.coefficients
    // Columns of the matrix in the order of the pixel's components: blue, green, red, opacity.
    func column(_ index: Int) -> SIMD4<Float> { SIMD4(c[10 + index], c[5 + index], c[index], c[15 + index]) }
    let red = column(0), green = column(1), blue = column(2), alpha = column(3), offset = column(4)
    map { pixel in
      let opacity = pixel.w
      let plain = opacity > 0 ? pixel / opacity : .zero
      let sum = blue * plain.x + green * plain.y + red * plain.z + alpha * opacity + offset
      let result = sum.clamped(lowerBound: .zero, upperBound: .one)
      return SIMD4(result.x * result.w, result.y * result.w, result.z * result.w, result.w)
    }
  }

  /// Darkens these pixels by `top`, which has the same frame: the sum of both, less a full one.
  func plusDarker(_ top: Raster) {
    for row in 0..<min(height, top.height) {
      for column in 0..<min(width, top.width) {
        let target = UnsafeMutableRawPointer(bytes + row * stride + 4 * column)
        let source = UnsafeRawPointer(top.bytes + row * top.stride + 4 * column)
        let below = SIMD4<Float>(target.loadUnaligned(as: SIMD4<UInt8>.self)) / 255
        let above = SIMD4<Float>(source.loadUnaligned(as: SIMD4<UInt8>.self)) / 255
        let opacity = min(1, below.w + above.w)
        var result = SIMD4(repeating: opacity) - (SIMD4(repeating: below.w) - below)
        result -= SIMD4(repeating: above.w) - above
        result = result.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: opacity))
        result.w = opacity
        target.storeBytes(of: Self.bytes(result), as: SIMD4<UInt8>.self)
      }
    }
  }
}
