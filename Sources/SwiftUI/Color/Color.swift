internal import DrawingCore
public import Foundation

/// A colour that is found when it is drawn, from the appearance around it.
public nonisolated struct Color: Hashable, Sendable {
  /// How a colour is found.
  indirect enum Storage: Hashable, Sendable {
    case constant(RGBA)
    case system(SystemColor)
    case accent
    /// A colour of an asset catalogue, and the folder to begin with, where a bundle was given.
    case asset(String, folder: String?)
    case platform(UIColor)
    case opacity(Storage, Double)
    case mix(Storage, Storage, Double, Gradient.ColorSpace)
  }

  var storage: Storage

  init(storage: Storage) { self.storage = storage }
  init(_ rgba: RGBA) { storage = .constant(rgba) }
  init(system: SystemColor) { storage = .system(system) }

  /// What components of a colour count.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
    case sRGBLinear
    case displayP3
  }

  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    self.init(RGBA(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(RGBA(colorSpace, red: white, green: white, blue: white, opacity: opacity))
  }

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(RGBA(hue: hue, saturation: saturation, brightness: brightness, opacity: opacity))
  }

  /// A colour of an asset catalogue.
  public init(_ name: String, bundle: Bundle? = nil) {
    storage = .asset(name, folder: bundle?.resourcePath)
  }

  public init(_ resource: ColorResource) { storage = .asset(resource.name, folder: resource.bundle.resourcePath) }
  public init(_ resolved: Resolved) { storage = .constant(resolved.rgba) }
  public init(uiColor: UIColor) { storage = .platform(uiColor) }
  public init(_ color: UIColor) { storage = .platform(color) }
  public init(cgColor: CGColor) { storage = .constant(cgColor.rgba) }
  @_disfavoredOverload
  public init(_ cgColor: CGColor) { storage = .constant(cgColor.rgba) }
  public init(nsColor: NSColor) { storage = .platform(nsColor.uiColor) }
  @_disfavoredOverload
  public init(_ color: NSColor) { storage = .platform(color.uiColor) }

  public func opacity(_ opacity: Double) -> Color {
    switch storage {
    case .constant(let rgba): Color(rgba.opacity(opacity))
    case .opacity(let base, let factor): Color(storage: .opacity(base, factor * opacity))
    case .system, .accent, .asset, .platform, .mix: Color(storage: .opacity(storage, opacity))
    }
  }

  /// A colour between this one and `rhs`.
  /// - Parameter fraction: 0 for this colour, 1 for `rhs`.
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    Color(storage: .mix(storage, rhs.storage, fraction, colorSpace))
  }

  /// The colour's components where they do not depend on an appearance.
  public var cgColor: CGColor? {
    if case .constant(let rgba) = storage { return CGColor(rgba) }
    return nil
  }
}

extension Color: CustomStringConvertible {
  public var description: String {
    switch storage {
    case .constant(let rgba): rgba.hexadecimal
    case .system(let color): "\(color)"
    case .accent: "AccentColor"
    case .asset(let name, _): "NamedColor(name: \"\(name)\")"
    case .platform(let color): color.description
    case .opacity(let base, let factor): "\(Int((factor * 100).rounded()))% \(Color(storage: base))"
    case .mix(let first, let second, let fraction, _):
      "\(Color(storage: first)) mixed with \(Color(storage: second)) by \(fraction)"
    }
  }
}

/// Names a colour of an asset catalogue.
public struct ColorResource: Hashable, Sendable {
  public var name: String
  public var bundle: Bundle

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
