internal import DrawingCore
public import Foundation
public import LayoutCore

/// A picture or a symbol.
///
/// Approximated: symbols are drawn from the icons that are installed, and composed of them.
public nonisolated struct Image: Equatable, Sendable {
  enum Source: Equatable, Sendable {
    /// - Parameter value: how much of the symbol is drawn, where it can be drawn in part.
    case symbol(String, value: Double?)
    /// A picture by name, and the folder to begin with, where a bundle was given.
    case named(String, folder: String?)
    case picture(UIImage)
  }

  /// How the picture is fitted to a frame of another size.
  struct Resizing: Equatable, Sendable {
    var capInsets: EdgeInsets
    var mode: ResizingMode
  }

  var source: Source
  /// Whether it says nothing to those who cannot see it.
  var isDecorative = false
  var label: String?
  /// nil for a picture of its own size.
  var resizing: Resizing?
  var renderingMode: TemplateRenderingMode?
  var interpolation = Interpolation.medium
  var isAntialiased = true
  var symbolRenderingMode: SymbolRenderingMode?

  init(source: Source) { self.source = source }

  public init(systemName: String) { self.init(source: .symbol(systemName, value: nil)) }
  public init(systemName: String, variableValue: Double?) {
    self.init(source: .symbol(systemName, value: variableValue))
  }

  /// A picture of an asset catalogue, or a file beside the source.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(source: .named(name, folder: bundle?.resourcePath))
  }
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
    self.label = label.plainString(in: .current)
  }
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
    isDecorative = true
  }
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
  public init(decorative resource: ImageResource) { self.init(decorative: resource.name, bundle: resource.bundle) }

  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(decorative: cgImage, scale: scale, orientation: orientation)
    isDecorative = false
    self.label = label.plainString(in: .current)
  }
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    let picture = cgImage.turned(orientation)
    let sized = picture.bitmap.map {
      UIImage(.bitmap(Bitmap(width: $0.width, height: $0.height, scale: scale, pixels: $0.pixels)))
    }
    self.init(source: (sized ?? picture).imageSource)
    isDecorative = true
  }
  /// A picture that a function draws.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.init(source: .picture(GraphicsContext.picture(size: size, isOpaque: opaque, renderer)))
    self.label = label?.plainString(in: .current)
  }

  public init(uiImage: UIImage) { self.init(source: uiImage.imageSource) }
  public init(nsImage: NSImage) { self.init(source: nsImage.uiImage.imageSource) }

  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var copy = self
    copy.resizing = Resizing(capInsets: capInsets, mode: resizingMode)
    return copy
  }
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var copy = self
    copy.renderingMode = renderingMode
    return copy
  }
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var copy = self
    copy.interpolation = interpolation
    return copy
  }
  public func antialiased(_ isAntialiased: Bool) -> Image {
    var copy = self
    copy.isAntialiased = isAntialiased
    return copy
  }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var copy = self
    copy.symbolRenderingMode = mode
    return copy
  }
}

extension Image {
  public nonisolated enum ResizingMode: Hashable, Sendable { case tile, stretch }
  /// Whether a picture keeps its colours, or lends only its form.
  public nonisolated enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  /// The size of a symbol beside text.
  public nonisolated enum Scale: Hashable, Sendable, CaseIterable { case small, medium, large }
  public nonisolated enum Interpolation: Hashable, Sendable {
    case none, low, medium, high

    var drawing: ImageDrawing.Interpolation {
      switch self {
      case .none: .none
      case .low: .low
      case .medium: .medium
      case .high: .high
      }
    }
  }
  /// How a picture is turned, as cameras note it.
  public nonisolated enum Orientation: UInt8, Hashable, Sendable, CaseIterable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }
}

/// How the layers of a symbol are coloured.
public nonisolated struct SymbolRenderingMode: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case monochrome, multicolor, hierarchical, palette }
  let kind: Kind

  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  public static let palette = SymbolRenderingMode(kind: .palette)
}

/// Which variants of symbols a container prefers.
public nonisolated struct SymbolVariants: Hashable, Sendable {
  /// Suffixes of symbol names, such as `.circle`.
  let suffixes: [String]

  public static let none = SymbolVariants(suffixes: [])
  public static let circle = SymbolVariants(suffixes: [".circle"])
  public static let square = SymbolVariants(suffixes: [".square"])
  public static let rectangle = SymbolVariants(suffixes: [".rectangle"])
  public static let fill = SymbolVariants(suffixes: [".fill"])
  public static let slash = SymbolVariants(suffixes: [".slash"])

  public var circle: SymbolVariants { SymbolVariants(suffixes: suffixes + [".circle"]) }
  public var square: SymbolVariants { SymbolVariants(suffixes: suffixes + [".square"]) }
  public var rectangle: SymbolVariants { SymbolVariants(suffixes: suffixes + [".rectangle"]) }
  public var fill: SymbolVariants { SymbolVariants(suffixes: suffixes + [".fill"]) }
  public var slash: SymbolVariants { SymbolVariants(suffixes: suffixes + [".slash"]) }
  public func contains(_ other: SymbolVariants) -> Bool { other.suffixes.allSatisfy { suffixes.contains($0) } }

  /// The name with the variants that it does not have yet, in the order of symbol names: slash, shape, fill.
  func applied(to name: String) -> String {
    var result = name
    var isFilled = suffixes.contains(".fill")
    if result.hasSuffix(".fill") {
      result = String(result.dropLast(5))
      isFilled = true
    }
    for suffix in [".slash", ".circle", ".square", ".rectangle"]
    where suffixes.contains(suffix) && !result.contains(suffix) {
      result += suffix
    }
    return isFilled ? result + ".fill" : result
  }
}

/// Names a picture of an asset catalogue.
public nonisolated struct ImageResource: Hashable, Sendable {
  public var name: String
  public var bundle: Bundle

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
