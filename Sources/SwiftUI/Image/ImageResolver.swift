internal import DrawingCore
internal import Foundation

/// A picture as it is measured and drawn.
nonisolated struct ResolvedImage: Equatable {
  enum Content: Equatable {
    /// - Parameter side: the length of the symbol's square at its own size, in points.
    case symbol(SymbolDrawing, side: CGFloat)
    case bitmap(ImageID, Bitmap, isTemplate: Bool)
    /// A symbol that the installed set does not have.
    case unknown(String)
    case empty
  }

  var content: Content
  /// In points, before it is fitted to a frame.
  var size: CGSize
  /// The place of the text baseline from the top; nil for a picture, whose bottom stands on the baseline.
  var baseline: CGFloat?
}

/// Finds what an image shows.
struct ImageResolver {
  var resolution: ResolutionContext
  var imageScale = Image.Scale.medium
  var displayScale: CGFloat = 2
  var isRightToLeft = false
  var variants = SymbolVariants.none
  /// Whether the levels of symbols have styles of their own.
  var isLayered = false
  var loader: (any ImageLoader)?
  var catalog = SymbolCatalog.installed

  /// A symbol's square is 20 points wide beside text of 17 points, as those of Apple's symbols are that fill theirs,
  /// such as the circle; small and large ones are 0.79 and 1.28 times as wide.
  private static let sideForSize: CGFloat = 20.0 / 17

  func resolve(_ image: Image, font: ResolvedFont, shaper: (any TextShaper)?) -> ResolvedImage {
    switch image.source {
    case .symbol(let name, _): return symbol(variants.applied(to: directed(name)), image, font, shaper)
    case .named(let name, let folder):
      guard
        let picture = resolution.assets.picture(
          named: name, beginningIn: folder, scale: displayScale, in: resolution),
        let bitmap = PictureStore.shared.bitmap(of: picture, loader: loader)
      else { return ResolvedImage(content: .empty, size: .zero) }
      return pictured(bitmap, isTemplate: isTemplate(image, picture.isTemplate))
    case .picture(let picture):
      guard let bitmap = picture.bitmap else { return ResolvedImage(content: .empty, size: .zero) }
      let own: Bool? =
        switch picture.renderingMode {
        case .automatic: nil
        case .alwaysOriginal: false
        case .alwaysTemplate: true
        }
      return pictured(bitmap, isTemplate: isTemplate(image, own))
    }
  }

  private func isTemplate(_ image: Image, _ own: Bool?) -> Bool {
    switch image.renderingMode {
    case .template: true
    case .original: false
    case nil: own ?? false
    }
  }

  private func pictured(_ bitmap: Bitmap, isTemplate: Bool) -> ResolvedImage {
    let id = PictureStore.shared.id(of: bitmap)
    return ResolvedImage(content: .bitmap(id, bitmap, isTemplate: isTemplate), size: bitmap.size)
  }

  private func symbol(
    _ name: String, _ image: Image, _ font: ResolvedFont, _ shaper: (any TextShaper)?
  ) -> ResolvedImage {
    let isLayered = image.symbolRenderingMode?.isLayered ?? isLayered
    let factor: CGFloat =
      switch imageScale {
      case .small: 0.79
      case .medium: 1
      case .large: 1.28
      }
    let side = font.request.size * Self.sideForSize * factor
    let capHeight = font.metrics(shaper).capHeight
    guard let drawing = isLayered ? catalog.layeredDrawing(of: name) : catalog.drawing(of: name) else {
      // The middle of a symbol is the middle of a capital letter.
      return ResolvedImage(
        content: .unknown(name), size: CGSize(width: side, height: side), baseline: side / 2 + capHeight / 2)
    }
    return ResolvedImage(
      content: .symbol(drawing, side: side),
      size: CGSize(width: drawing.ink.width * side, height: drawing.ink.height * side),
      baseline: (0.5 - drawing.ink.minY) * side + capHeight / 2)
  }

  /// Symbols named after the reading direction turn with it.
  private func directed(_ name: String) -> String {
    guard isRightToLeft, name.contains(".forward") || name.contains(".backward") else { return name }
    return name.split(separator: ".").map {
      switch $0 {
      case "forward": "left"
      case "backward": "right"
      default: String($0)
      }
    }.joined(separator: ".")
  }
}
