/// A colour in gamma-encoded sRGB.
public struct RGBA: Hashable, Sendable {
  /// Components from 0 to 1; values beyond lie outside sRGB and are clamped when painted.
  public var red, green, blue: Float
  /// Opacity from 0 to 1; the components are not multiplied by it.
  public var alpha: Float

  public init(red: Float, green: Float, blue: Float, alpha: Float = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  public static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
  public static let black = RGBA(red: 0, green: 0, blue: 0)
  public static let white = RGBA(red: 1, green: 1, blue: 1)

  /// The same colour with its opacity multiplied by `factor`.
  public func opacity(_ factor: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha * Float(factor))
  }
}
