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
    var plane = BlurPlane(width: width, height: height, channels: 4)
    for row in 0..<height {
      let line = bytes + row * stride
      for index in 0..<(4 * width) { plane.values[4 * width * row + index] = Float(line[index]) }
    }
    plane.blur(Self.kernel(deviation: deviation), extendsEdges: extendsEdges)
    for row in 0..<height {
      let line = bytes + row * stride
      for index in 0..<(4 * width) { line[index] = UInt8(min(plane.values[4 * width * row + index] + 0.5, 255)) }
    }
  }

  /// Blurs the opacity of what was drawn, and paints it with one colour.
  /// - Parameter deviation: the standard deviation in pixels, at most `maximumDeviation`.
  func blurOpacity(deviation: CGFloat, red: Float, green: Float, blue: Float, alpha: Float) {
    var plane = BlurPlane(width: width, height: height, channels: 1)
    for row in 0..<height {
      let line = bytes + row * stride
      for column in 0..<width { plane.values[width * row + column] = Float(line[4 * column + 3]) }
    }
    if deviation > 0.05 { plane.blur(Self.kernel(deviation: deviation), extendsEdges: false) }
    let color = SIMD4<Float>(blue * alpha, green * alpha, red * alpha, alpha) / 255
    for row in 0..<height {
      let line = UnsafeMutableRawPointer(bytes + row * stride)
      for column in 0..<width {
        let pixel = Self.bytes(color * plane.values[width * row + column])
        line.storeBytes(of: pixel, toByteOffset: 4 * column, as: SIMD4<UInt8>.self)
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
