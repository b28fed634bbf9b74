internal import DrawingCore
internal import Foundation
internal import LayoutCore

extension EnvironmentValues {
  var fontContext: FontContext {
    FontContext(
      platform: base.platform, typeSize: base.dynamicTypeSize, isBoldText: base.settings.contains(.boldText))
  }

  /// The font of a view that sets none, with the changes that views around it ask for.
  var resolvedFont: ResolvedFont {
    let context = fontContext
    return (base.font ?? context.defaultFont).modified(by: base.fontModifiers).resolve(in: context)
  }

  /// The font by which symbols are sized.
  var resolvedSymbolFont: ResolvedFont { base.symbolFont?.resolve(in: fontContext) ?? resolvedFont }

  /// What a text in this environment depends on.
  func textContext(shaper: any TextShaper) -> TextContext {
    if let known = storage.textContext, known.shaper === shaper { return known }
    let fonts = fontContext, font = resolvedFont
    let context = TextContext(
      font: base.font ?? fonts.defaultFont, fontModifiers: base.fontModifiers, modifiers: base.textModifiers,
      fonts: fonts, resolution: resolution, locale: base.locale, textCase: base.text.textCase,
      imageScale: base.imageScale, displayScale: base.displayScale, shaper: shaper,
      ownFont: (font, font.metrics(shaper)))
    storage.textContext = context
    return context
  }

  var textOptions: TextLayoutOptions {
    if let known = storage.textOptions { return known }
    let truncation: TextLayoutOptions.TruncationMode =
      switch base.text.truncation {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
    let alignment: TextLayoutOptions.Alignment =
      switch base.text.alignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    let options = TextLayoutOptions(
      lineLimit: base.text.lineLimit.map { max(1, $0) }, minimumLines: base.text.lineMinimum ?? 0,
      truncationMode: truncation, alignment: alignment, lineSpacing: base.text.lineSpacing,
      displayScale: base.displayScale, isRightToLeft: base.layoutDirection == .rightToLeft)
    storage.textOptions = options
    return options
  }

  /// How the levels of a symbol are styled: two foreground styles make a palette, unless a mode is set.
  func symbolMode(_ own: SymbolRenderingMode?) -> SymbolRenderingMode {
    own ?? base.symbolRenderingMode ?? (base.foreground.styles.count > 1 ? .palette : .monochrome)
  }

  func imageResolver(_ loader: (any ImageLoader)?) -> ImageResolver {
    let base = base
    return ImageResolver(
      resolution: resolution, imageScale: base.imageScale, displayScale: base.displayScale,
      isRightToLeft: base.layoutDirection == .rightToLeft, variants: base.symbolVariants,
      mode: symbolMode(nil), loader: loader)
  }
}
