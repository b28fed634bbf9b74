internal import DrawingCore
internal import Foundation

extension Color {
  /// A colour's components in one appearance.
  public nonisolated struct Resolved: Hashable, Sendable {
    /// Components in linear sRGB, from 0 to 1, beyond outside its gamut.
    public var linearRed, linearGreen, linearBlue: Float
    public var opacity: Float

    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      self.init(
        RGBA(colorSpace, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(opacity)))
    }

    init(_ rgba: RGBA) {
      linearRed = rgba.red.linearFromSRGB
      linearGreen = rgba.green.linearFromSRGB
      linearBlue = rgba.blue.linearFromSRGB
      opacity = rgba.alpha
    }

    public var red: Float {
      get { linearRed.sRGBFromLinear }
      set { linearRed = newValue.linearFromSRGB }
    }
    public var green: Float {
      get { linearGreen.sRGBFromLinear }
      set { linearGreen = newValue.linearFromSRGB }
    }
    public var blue: Float {
      get { linearBlue.sRGBFromLinear }
      set { linearBlue = newValue.linearFromSRGB }
    }
    public var cgColor: CGColor { CGColor(rgba) }

    var rgba: RGBA { RGBA(red: red, green: green, blue: blue, alpha: opacity) }
  }
}

extension Color.Resolved: CustomStringConvertible {
  public var description: String { rgba.hexadecimal }
}

extension Color.Resolved: Codable {
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    linearRed = try container.decode(Float.self)
    linearGreen = try container.decode(Float.self)
    linearBlue = try container.decode(Float.self)
    opacity = try container.decode(Float.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for component in [linearRed, linearGreen, linearBlue, opacity] { try container.encode(component) }
  }
}
