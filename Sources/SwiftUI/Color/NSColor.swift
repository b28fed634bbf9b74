internal import DrawingCore
public import Foundation

/// AppKit's colour, which may depend on the appearance that it is used in.
open class NSColor: NSObject, _ExpressibleByColorLiteral, @unchecked Sendable {
  let uiColor: UIColor

  init(_ color: UIColor) { uiColor = color }
  convenience init(system: SystemColor) { self.init(UIColor(system: system)) }

  public convenience override init() { self.init(UIColor()) }
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(UIColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(UIColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(UIColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(UIColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha))
  }
  public convenience init(white: CGFloat, alpha: CGFloat) { self.init(UIColor(white: white, alpha: alpha)) }
  public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) {
    self.init(UIColor(white: white, alpha: alpha))
  }
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
  }
  public convenience init?(cgColor: CGColor) { self.init(UIColor(cgColor: cgColor)) }
  public convenience init(_ color: Color) { self.init(UIColor(color)) }
  /// The value of a colour literal.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
  /// A colour of an asset catalogue.
  public convenience init?(named name: String) { self.init(UIColor(Color(name))) }

  public func withAlphaComponent(_ alpha: CGFloat) -> NSColor { NSColor(uiColor.withAlphaComponent(alpha)) }
  public var cgColor: CGColor { uiColor.cgColor }
  public var redComponent: CGFloat { CGFloat(cgColor.rgba.red) }
  public var greenComponent: CGFloat { CGFloat(cgColor.rgba.green) }
  public var blueComponent: CGFloat { CGFloat(cgColor.rgba.blue) }
  public var alphaComponent: CGFloat { CGFloat(cgColor.rgba.alpha) }

  open override func isEqual(_ object: Any?) -> Bool { uiColor.isEqual((object as? NSColor)?.uiColor) }
  open override var hash: Int { uiColor.hash }
  open override var description: String { "NSColor(\(Color(uiColor: uiColor)))" }
}
