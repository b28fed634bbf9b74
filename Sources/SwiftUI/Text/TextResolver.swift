internal import DrawingCore
internal import Foundation

/// Turns a text into spans, each with one look.
///
/// 1. Modifiers of a text apply from the outermost to the innermost, so that those nearest to the text win; the same
///    holds for joined texts, whose own modifiers are nearer.
/// 2. A localised text is looked up, its Markdown becomes looks, and its arguments are written in the locale.
/// 3. Fonts are found when a span is written; equal looks share a number.
struct TextResolver {
  let context: TextContext
  private(set) var result = ResolvedText()

  /// The looks at a place of the text.
  struct Look {
    var font: Font { didSet { hasOwnFont = false } }
    var fontModifiers: [FontModifier] { didSet { hasOwnFont = false } }
    var kerning: CGFloat?
    var tracking: CGFloat?
    var baselineOffset: CGFloat = 0
    var scale: CGFloat = 1 { didSet { hasOwnFont = false } }
    var style = TextRunStyle()
    /// Nothing has changed the font.
    private(set) var hasOwnFont = true

    init(font: Font, fontModifiers: [FontModifier]) {
      self.font = font
      self.fontModifiers = fontModifiers
    }
  }

  static func resolve(_ text: Text, in context: TextContext) -> ResolvedText {
    var resolver = TextResolver(context: context)
    var look = Look(font: context.font, fontModifiers: context.fontModifiers)
    for modifier in context.modifiers { look.apply(modifier) }
    resolver.append(text, look)
    // A text without characters still has the height of its font.
    if resolver.result.spans.isEmpty { resolver.write("", look, always: true) }
    return resolver.result
  }

  private init(context: TextContext) { self.context = context }

  private mutating func append(_ text: Text, _ outer: Look) {
    // 1
    var look = outer
    for modifier in text.modifiers.reversed() { look.apply(modifier) }
    switch text.content {
    case .verbatim(let string): write(string, look)
    case .localized(let key, let table, let folder):
      append(
        StringTables.translated(key, table: table, folder: folder, in: context.resolution.assets, context.locale), look)
    case .attributed(let string): append(string, look)
    case .formatted(let formatted): write(formatted.string(in: context.locale), look)
    case .date(let date): write(date.string(at: context.now, in: context.locale), look)
    case .image(let image): write(image, look)
    case .joined(let first, let second):
      append(first, look)
      append(second, look)
    }
  }

  /// 2
  private mutating func append(_ key: LocalizedStringKey, _ look: Look) {
    guard InlineMarkdown.mayContainMarkup(key.template) else {
      return write(template: key.template, key.arguments, look)
    }
    for run in InlineMarkdown.runs(in: key.template) {
      var runLook = look
      runLook.apply(run)
      write(template: run.text, key.arguments, runLook)
    }
  }

  private mutating func write(template: String, _ arguments: [LocalizedStringKey.Argument], _ look: Look) {
    guard !arguments.isEmpty else { return write(template, look) }
    var literal = ""
    for scalar in template.unicodeScalars {
      guard let index = LocalizedStringKey.argumentIndex(scalar), index < arguments.count else {
        literal.unicodeScalars.append(scalar)
        continue
      }
      if case .text(let text) = arguments[index] {
        write(literal, look)
        literal = ""
        append(text, look)
      } else {
        literal += arguments[index].string(in: context.locale)
      }
    }
    write(literal, look)
  }

  private mutating func append(_ string: AttributedString, _ look: Look) {
    for run in string.runs {
      var runLook = look
      runLook.apply(run.attributes)
      write(String(string[run.range].characters), runLook)
    }
  }

  /// 3
  private mutating func write(_ string: String, _ look: Look, always: Bool = false) {
    guard !string.isEmpty || always else { return }
    let text =
      switch context.textCase {
      case .uppercase: string.uppercased(with: context.locale)
      case .lowercase: string.lowercased(with: context.locale)
      case nil: string
      }
    let (font, metrics) = fontWithMetrics(look)
    let number = number(of: look.style)
    let tracking = (look.tracking ?? look.kerning ?? 0) * context.scale
    if let last = result.spans.last, last.style == number, last.font == font.request, last.metrics == metrics,
      last.tracking == tracking, last.baselineOffset == look.baselineOffset, last.attachment == nil
    {
      result.spans[result.spans.count - 1].text += text
    } else {
      result.spans.append(
        TextSpan(
          text: text, font: font.request, metrics: metrics, tracking: tracking, baselineOffset: look.baselineOffset,
          style: number))
    }
  }

  private mutating func write(_ image: Image, _ look: Look) {
    let (font, metrics) = fontWithMetrics(look)
    let resolved = ImageResolver(
      resolution: context.resolution, imageScale: context.imageScale, displayScale: context.displayScale
    ).resolve(image, font: font, shaper: context.shaper)
    var style = look.style
    style.image = image
    // A picture hangs below the baseline by what it has below its own.
    let offset = look.baselineOffset + (resolved.baseline.map { $0 - resolved.size.height } ?? 0)
    result.spans.append(
      TextSpan(
        text: "\u{FFFC}", font: font.request, metrics: metrics, baselineOffset: offset, attachment: resolved.size,
        style: number(of: style)))
  }

  private func fontWithMetrics(_ look: Look) -> (ResolvedFont, FontMetrics) {
    if look.hasOwnFont, context.scale == 1, let own = context.ownFont { return own }
    let font = resolvedFont(look)
    return (font, font.metrics(context.shaper))
  }

  private func resolvedFont(_ look: Look) -> ResolvedFont {
    look.font.modified(by: look.fontModifiers).resolve(in: context.fonts).scaled(by: look.scale * context.scale)
  }

  private mutating func number(of style: TextRunStyle) -> Int {
    if let known = result.styles.lastIndex(of: style) { return known }
    result.styles.append(style)
    return result.styles.count - 1
  }
}

extension TextResolver.Look {
  mutating func apply(_ modifier: TextModifier) {
    switch modifier {
    case .font(let font): self.font = font
    case .fontModifier(let modifier): fontModifiers.append(modifier)
    case .foreground(let foreground): style.foreground = foreground
    case .kerning(let value): kerning = value
    case .tracking(let value): tracking = value
    case .baselineOffset(let value): baselineOffset = value
    case .underline(let line): style.underline = line
    case .strikethrough(let line): style.strikethrough = line
    case .scale(let scale): self.scale = scale.factor
    case .attribute(let attribute):
      style.attributes.removeAll { $0.key == attribute.key }
      style.attributes.append(attribute)
    }
  }

  /// Looks of Markdown: a link has the tint, unless the text has a colour of its own.
  mutating func apply(_ run: InlineMarkdown.Run) {
    if run.isStrong { fontModifiers.append(.bold(true)) }
    if run.isEmphasized { fontModifiers.append(.italic(true)) }
    if run.isCode { fontModifiers.append(.design(.monospaced)) }
    if run.isStruck { style.strikethrough = .single }
    if let link = run.link { apply(link: URL(string: link)) }
  }

  mutating func apply(link: URL?) {
    guard let link else { return }
    style.link = link
    if style.foreground == nil { style.foreground = AnyShapeStyle(TintShapeStyle()) }
  }
}
