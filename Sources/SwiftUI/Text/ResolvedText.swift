internal import DrawingCore
internal import Foundation

/// A text as the shaper takes it, and the looks to which its spans refer.
nonisolated struct ResolvedText: Equatable {
  var spans: [TextSpan] = []
  var styles: [TextRunStyle] = []
  /// What the text says; a picture is U+FFFC.
  var string: String { spans.lazy.map { $0.attachment == nil ? $0.text : "\u{FFFC}" }.joined() }
}

/// What a stretch of text looks like besides its font.
nonisolated struct TextRunStyle: Equatable {
  /// nil for the foreground style of the environment.
  var foreground: AnyShapeStyle?
  var background: Color?
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?
  var image: Image?
  var link: URL?
  /// What renderers are told.
  var attributes: [CarriedTextAttribute] = []
}

/// What a text depends on besides itself.
struct TextContext {
  /// The font of texts that set none, with the changes that views around the text ask for.
  var font: Font
  var fontModifiers: [FontModifier] = []
  /// Looks that views around the text ask for, the outermost first.
  var modifiers: [TextModifier] = []
  var fonts = FontContext()
  var resolution = ResolutionContext()
  var locale = Locale(identifier: "en_US")
  var textCase: Text.Case?
  var imageScale = Image.Scale.medium
  /// How much smaller the text is than it asks to be, so that it fits.
  var scale: CGFloat = 1
  var displayScale: CGFloat = 2
  var now = Date()
  var shaper: (any TextShaper)?
  /// That of texts at their own size that change nothing of their font; nil where it is not known yet.
  var ownFont: (font: ResolvedFont, metrics: FontMetrics)?
}
