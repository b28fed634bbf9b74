import Foundation

extension Raster {
  /// The greatest standard deviation, in pixels, at which anything is blurred: what is blurred more is drawn with fewer
  /// pixels, which nobody can see, and stretched.
  static let maximumDeviation: CGFloat = 3

  /// How many standard deviations a blur reaches.
  static let blurReach: CGFloat = 3

  /// Blurs by a Gaussian.
  /// - Parameter deviation: the standard deviation in pixels, at most `maximumDeviation`.
  /// - Parameter extendsEdges: whether pixels beyond the edge are taken to be like those at the edge, not clear.
  /// - Complexity: linear in the number of pixels.
  func blur(deviation: CGFloat, extendsEdges: Bool = false) {
    guard deviation > 0.05 else { return }
    let kernel = Self.kernel(deviation: deviation)
    let radius = kernel.count / 2
    var pixels = [SIMD4<Float>](repeating: .zero, count: width * height)
    let width = width, height = height
    pixels.withUnsafeMutableBufferPointer { pixels in
      // Along the rows.
      for row in 0..<height {
        let line = UnsafeRawPointer(bytes + row * stride)
        for column in 0..<width {
          var sum = SIMD4<Float>.zero
          for index in kernel.indices {
            var source = column + index - radius
            if source < 0 || source >= width {
              guard extendsEdges else { continue }
              source = min(max(source, 0), width - 1)
            }
            let pixel = line.loadUnaligned(fromByteOffset: 4 * source, as: SIMD4<UInt8>.self)
            sum += SIMD4<Float>(pixel) * kernel[index]
          }
          pixels[row * width + column] = sum
        }
      }
      // Down the columns.
      for row in 0..<height {
        let line = UnsafeMutableRawPointer(bytes + row * stride)
        for column in 0..<width {
          var sum = SIMD4<Float>.zero
          for index in kernel.indices {
            var source = row + index - radius
            if source < 0 || source >= height {
              guard extendsEdges else { continue }
              source = min(max(source, 0), height - 1)
            }
            sum += pixels[source * width + column] * kernel[index]
          }
          line.storeBytes(of: Self.bytes(sum / 255), toByteOffset: 4 * column, as: SIMD4<UInt8>.self)
        }
      }
    }
  }

  /// Weights of a Gaussian whose sum is 1.
  static func kernel(deviation: CGFloat) -> [Float] {
    let radius = Int((deviation * blurReach).rounded(.up))
    let weights = (-radius...radius).map { exp(-Double($0 * $0) / (2 * Double(deviation) * Double(deviation))) }
    let sum = weights.reduce(0, +)
    return weights.map { Float($0 / sum) }
  }

  /// Makes every pixel opaque that is not quite clear.
  func makeOpaque() {
    map { $0.w > 0 ? SIMD4($0.x / $0.w, $0.y / $0.w, $0.z / $0.w, 1) : $0 }
  }

  /// Paints the opacity of what was drawn with one colour.
  func tint(red: Float, green: Float, blue: Float, alpha: Float) {
    let color = SIMD4<Float>(blue * alpha, green * alpha, red * alpha, alpha)
    map { color * $0.w }
  }
}
