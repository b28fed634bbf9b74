internal import DrawingCore
public import Foundation

/// UIKit's colour, which may depend on the interface that it is used in.
open class UIColor: NSObject, _ExpressibleByColorLiteral, @unchecked Sendable {
  enum Source {
    case color(Color)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  let source: Source

  init(source: Source) { self.source = source }
  convenience init(system: SystemColor) { self.init(source: .color(Color(system: system))) }
  convenience init(_ rgba: RGBA) { self.init(source: .color(Color(rgba))) }

  public convenience override init() { self.init(RGBA.black) }
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(RGBA(.sRGB, red: red, green: green, blue: blue, opacity: alpha))
  }
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(RGBA(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
  }
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(RGBA(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }
  public convenience init(cgColor: CGColor) { self.init(cgColor.rgba) }
  public convenience init(_ color: Color) { self.init(source: .color(color)) }
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(source: .dynamic(dynamicProvider))
  }
  /// The value of a colour literal.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
  /// A colour of an asset catalogue.
  public convenience init?(named name: String) { self.init(source: .color(Color(name))) }
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    self.init(source: .color(Color(name, bundle: bundle)))
  }

  func rgba(in context: ResolutionContext) -> RGBA {
    switch source {
    case .color(let color): color.rgba(in: context)
    case .dynamic(let provider): provider(UITraitCollection(context)).rgba(in: context)
    }
  }

  /// The colour in a light interface, as code outside views sees it.
  private var current: RGBA { rgba(in: UITraitCollection.current.resolution) }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .color(let color):
      if case .constant(var rgba) = color.storage {
        rgba.alpha = Float(alpha)
        return UIColor(rgba)
      }
    case .dynamic: break
    }
    return UIColor { traits in
      var rgba = self.rgba(in: traits.resolution)
      rgba.alpha = Float(alpha)
      return UIColor(rgba)
    }
  }

  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(rgba(in: traitCollection.resolution))
  }

  public var cgColor: CGColor { CGColor(current) }

  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = current
    red?.pointee = CGFloat(rgba.red)
    green?.pointee = CGFloat(rgba.green)
    blue?.pointee = CGFloat(rgba.blue)
    alpha?.pointee = CGFloat(rgba.alpha)
    return true
  }

  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let hsb = current.hsb
    hue?.pointee = hsb.hue
    saturation?.pointee = hsb.saturation
    brightness?.pointee = hsb.brightness
    alpha?.pointee = CGFloat(current.alpha)
    return true
  }

  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let rgba = current
    white?.pointee = CGFloat(0.299 * rgba.red + 0.587 * rgba.green + 0.114 * rgba.blue)
    alpha?.pointee = CGFloat(rgba.alpha)
    return true
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if case .color(let mine) = source, case .color(let theirs) = other.source { return mine == theirs }
    return self === other
  }

  open override var hash: Int {
    switch source {
    case .color(let color): color.hashValue
    case .dynamic: ObjectIdentifier(self).hashValue
    }
  }

  open override var description: String {
    switch source {
    case .color(let color): "UIColor(\(color))"
    case .dynamic: "UIColor(dynamic)"
    }
  }
}
