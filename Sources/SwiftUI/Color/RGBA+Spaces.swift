internal import DrawingCore
internal import Foundation

extension RGBA {
  init(_ space: Color.RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double) {
    var components = [red, green, blue]
    switch space {
    case .sRGB: break
    case .sRGBLinear: components = components.map { Double(Float($0).sRGBFromLinear) }
    case .displayP3:
      // Display P3 has the transfer function of sRGB; the matrix goes from its primaries to those of sRGB, both D65.
      let (r, g, b) = (
        Double(Float(red).linearFromSRGB), Double(Float(green).linearFromSRGB), Double(Float(blue).linearFromSRGB)
      )
      components = [
        1.2249402 * r - 0.2249404 * g,
        -0.0420569 * r + 1.0420571 * g,
        -0.0196376 * r - 0.0786361 * g + 1.0982735 * b,
      ].map { Double(Float($0).sRGBFromLinear) }
    }
    self.init(
      red: Float(components[0]), green: Float(components[1]), blue: Float(components[2]), alpha: Float(opacity))
  }

  /// - Parameter hue: a turn around the colour wheel is 1; red is 0.
  init(hue: Double, saturation: Double, brightness: Double, opacity: Double) {
    let sector = (hue - hue.rounded(.down)) * 6
    func component(_ offset: Double) -> Float {
      let place = (offset + sector).truncatingRemainder(dividingBy: 6)
      return Float(brightness - brightness * saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: Float(opacity))
  }

  /// Hue, saturation and brightness from 0 to 1.
  var hsb: (hue: Double, saturation: Double, brightness: Double) {
    let (r, g, b) = (Double(red), Double(green), Double(blue))
    let high = max(r, g, b), span = high - min(r, g, b)
    guard span > 0 else { return (0, 0, high) }
    let sector: Double =
      if high == r { (g - b) / span } else if high == g { (b - r) / span + 2 } else { (r - g) / span + 4 }
    return ((sector < 0 ? sector + 6 : sector) / 6, span / high, high)
  }

  /// `#RRGGBBAA`.
  var hexadecimal: String {
    let bytes = [red, green, blue, alpha].map { Int((min(max($0, 0), 1) * 255).rounded()) }
    return "#" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }
}

extension Float {
  /// The sRGB transfer function (IEC 61966-2-1), odd around zero for values outside the gamut.
  var linearFromSRGB: Float {
    let size = Double(magnitude)
    let value = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return Float(self < 0 ? -value : value)
  }
  var sRGBFromLinear: Float {
    let size = Double(magnitude)
    let value = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return Float(self < 0 ? -value : value)
  }
}
