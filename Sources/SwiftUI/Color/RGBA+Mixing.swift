internal import DrawingCore
internal import Foundation

extension RGBA {
  /// The colour at `fraction` on the way to `other`; opacities are mixed too, and weigh the components.
  func mixed(with other: RGBA, by fraction: Double, in space: Gradient.ColorSpace) -> RGBA {
    let f = Float(min(max(fraction, 0), 1))
    let alpha = self.alpha + (other.alpha - self.alpha) * f
    guard alpha > 0 else {
      return RGBA(
        red: red + (other.red - red) * f, green: green + (other.green - green) * f,
        blue: blue + (other.blue - blue) * f, alpha: 0)
    }
    // A clear colour lends no hue to the mixture.
    let weight = other.alpha * f / alpha
    switch space.kind {
    case .device:
      return RGBA(
        red: red + (other.red - red) * weight, green: green + (other.green - green) * weight,
        blue: blue + (other.blue - blue) * weight, alpha: alpha)
    case .perceptual:
      let (a, b) = (oklab, other.oklab)
      return RGBA(oklab: a + (b - a) * weight, alpha: alpha)
    }
  }

  /// Lightness and the two opponent axes of Björn Ottosson's Oklab space.
  var oklab: SIMD3<Float> {
    let (r, g, b) = (red.linearFromSRGB, green.linearFromSRGB, blue.linearFromSRGB)
    let l = cbrtf(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cbrtf(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cbrtf(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return SIMD3(
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
  }

  init(oklab: SIMD3<Float>, alpha: Float) {
    let l = pow3(oklab.x + 0.3963377774 * oklab.y + 0.2158037573 * oklab.z)
    let m = pow3(oklab.x - 0.1055613458 * oklab.y - 0.0638541728 * oklab.z)
    let s = pow3(oklab.x - 0.0894841775 * oklab.y - 1.2914855480 * oklab.z)
    self.init(
      red: (4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s).sRGBFromLinear,
      green: (-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s).sRGBFromLinear,
      blue: (-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s).sRGBFromLinear, alpha: alpha)
  }
}

private func pow3(_ value: Float) -> Float { value * value * value }
