internal import DrawingCore
public import Foundation

/// A colour by its components, whatever the appearance.
public nonisolated final class CGColor: Hashable, Sendable {
  let rgba: RGBA

  init(_ rgba: RGBA) { self.rgba = rgba }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(RGBA(.sRGB, red: red, green: green, blue: blue, opacity: alpha))
  }
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(red: gray, green: gray, blue: gray, alpha: alpha) }
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) { self.init(gray: gray, alpha: alpha) }

  public static let white = CGColor(RGBA.white)
  public static let black = CGColor(RGBA.black)
  public static let clear = CGColor(RGBA.clear)

  public var alpha: CGFloat { CGFloat(rgba.alpha) }
  /// Red, green, blue and opacity.
  public var components: [CGFloat]? { [rgba.red, rgba.green, rgba.blue, rgba.alpha].map { CGFloat($0) } }
  public var numberOfComponents: Int { 4 }

  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(RGBA(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: Float(alpha)))
  }

  public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.rgba == rhs.rgba }
  public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }
}
