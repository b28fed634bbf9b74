internal import DrawingCore
internal import Foundation

/// A picture as it is measured and drawn.
nonisolated struct ResolvedImage: Equatable {
  enum Content: Equatable {
    /// - Parameter weight: how much thicker lines are than the set's, as a share of the square's width.
    case symbol(SymbolDrawing, weight: CGFloat)
    case bitmap(ImageID, Bitmap, isTemplate: Bool)
    case drawing(DisplayList, isTemplate: Bool)
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
  /// How symbols are coloured that do not say so themselves.
  var mode = SymbolRenderingMode.monochrome
  var loader: (any ImageLoader)?
  var catalog = SymbolCatalog.installed

  /// A symbol's square is 20 points wide beside text of 17 points, as those of Apple's symbols are that fill theirs,
  /// such as the circle; small and large ones are 0.79 and 1.28 times as wide.
  private static let sideForSize: CGFloat = 20.0 / 17

  func resolve(_ image: Image, font: ResolvedFont, shaper: (any TextShaper)?) -> ResolvedImage {
    switch image.source {
    case .symbol(let name, let value):
      return symbol(variants.applied(to: directed(name)), value: value, image, font, shaper)
    case .named(let name, let folder):
      guard
        let picture = resolution.assets.picture(
          named: name, beginningIn: folder, scale: displayScale, in: resolution),
        let bitmap = PictureStore.shared.bitmap(of: picture, loader: loader)
      else { return ResolvedImage(content: .empty, size: .zero) }
      return pictured(bitmap, isTemplate: isTemplate(image, picture.isTemplate))
    case .picture(let picture):
      let own: Bool? =
        switch picture.renderingMode {
        case .automatic: nil
        case .alwaysOriginal: false
        case .alwaysTemplate: true
        }
      if case .drawing(let list, _) = picture.content {
        return ResolvedImage(content: .drawing(list, isTemplate: isTemplate(image, own)), size: list.size)
      }
      guard let bitmap = picture.bitmap else { return ResolvedImage(content: .empty, size: .zero) }
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
    _ name: String, value: Double?, _ image: Image, _ font: ResolvedFont, _ shaper: (any TextShaper)?
  ) -> ResolvedImage {
    let factor: CGFloat =
      switch imageScale {
      case .small: 0.79
      case .medium: 1
      case .large: 1.28
      }
    let side = font.request.size * Self.sideForSize * factor
    let capHeight = font.metrics(shaper).capHeight
    guard var drawing = drawing(of: name, value: value, image.symbolRenderingMode ?? mode) else {
      // The middle of a symbol is the middle of a capital letter.
      return ResolvedImage(
        content: .unknown(name), size: CGSize(width: side, height: side), baseline: side / 2 + capHeight / 2)
    }
    drawing.isMirrored = isRightToLeft && Self.readsFromTheStart(name)
    return ResolvedImage(
      content: .symbol(drawing, weight: Self.extraWeight(font.request.weight)),
      size: CGSize(width: drawing.ink.width * side, height: drawing.ink.height * side),
      baseline: (0.5 - drawing.ink.minY) * side + capHeight / 2)
  }

  private func drawing(of name: String, value: Double?, _ mode: SymbolRenderingMode) -> SymbolDrawing? {
    if let value { return catalog.variableDrawing(of: name, value: value) }
    return switch mode.kind {
    case .monochrome: catalog.drawing(of: name)
    case .multicolor: catalog.coloredDrawing(of: name)
    case .hierarchical, .palette: catalog.layeredDrawing(of: name)
    }
  }

  /// How much thicker lines are than those of the set, as a share of a symbol's width.
  ///
  /// Apple draws symbols with the stems of the text beside them. The set's lines are a 16th of the width.
  static func extraWeight(_ weight: Int) -> CGFloat {
    // Stems of SF Pro's letters, in shares of the font's size, from ultra light to black.
    let stems: [CGFloat] = [0.027, 0.045, 0.066, 0.086, 0.102, 0.122, 0.138, 0.158, 0.178]
    let place = min(max(CGFloat(weight) / 100 - 1, 0), 8), index = min(Int(place), 7)
    let stem = stems[index] + (stems[index + 1] - stems[index]) * (place - CGFloat(index))
    return stem / sideForSize - 1.0 / 16
  }

  /// Symbols named after the reading direction turn with it.
  private func directed(_ name: String) -> String {
    guard isRightToLeft else { return name }
    return name.split(separator: ".").enumerated().map { index, part in
      switch part {
      // The first word of a name is what is shown, as in `forward.fill`.
      case "forward" where index > 0: "left"
      case "backward" where index > 0: "right"
      case "leading" where index > 0: "trailing"
      case "trailing" where index > 0: "leading"
      default: String(part)
      }
    }.joined(separator: ".")
  }

  /// Symbols that show lines of text, or something that comes out at the end of the reading direction, turn with it;
  /// numbers, and what is named after a side, do not. As the Human Interface Guidelines have it.
  private static func readsFromTheStart(_ name: String) -> Bool {
    let parts = name.split(separator: ".")
    guard let first = parts.first else { return false }
    switch first {
    case "speaker", "checklist": return true
    case "list": return !parts.contains("number")
    case "text": return !parts.contains { $0.hasPrefix("align") || $0 == "badge" || $0 == "bubble" }
    case "increase", "decrease": return parts.contains("indent")
    case "chart": return parts.contains("uptrend") || parts.contains("downtrend")
    default: return false
    }
  }
}
