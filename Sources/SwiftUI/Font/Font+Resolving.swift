internal import DrawingCore
internal import Foundation

/// What a font depends on besides itself.
nonisolated struct FontContext: Hashable, Sendable {
  var platform: ViewPlatform = .ios
  var typeSize: DynamicTypeSize = .large
  /// Whether the user asked for bold text everywhere.
  var isBoldText = false

  /// The font of a text that sets none: body text on iOS, the system font at 13 points in a window of macOS.
  var defaultFont: Font {
    switch platform {
    case .ios: .body
    case .macos: .system(size: 13)
    }
  }
}

/// A font as the shaper is asked for it.
nonisolated struct ResolvedFont: Hashable, Sendable {
  var request: FontRequest
  /// nil for a font that Apple's tables do not cover: the shaper knows its metrics.
  var metrics: FontMetrics?
  /// What lines are further apart than the metrics say, in points.
  var extraLeading: CGFloat

  /// The line metrics, asked of `shaper` where they are the face's own.
  func metrics(_ shaper: (any TextShaper)?) -> FontMetrics {
    var result = metrics ?? shaper?.metrics(of: request) ?? .ios(size: request.size)
    result.leading += extraLeading
    return result
  }

  /// The font at another size, for text that shrinks to fit.
  func scaled(by factor: CGFloat) -> ResolvedFont {
    guard factor != 1 else { return self }
    var copy = self
    copy.request.size *= factor
    copy.metrics = metrics.map {
      FontMetrics(
        ascent: $0.ascent * factor, descent: $0.descent * factor, capHeight: $0.capHeight * factor,
        leading: $0.leading * factor, lineAscent: $0.lineAscent * factor, lineDescent: $0.lineDescent * factor)
    }
    return copy
  }
}

extension Font {
  /// Finds the face and its line metrics.
  ///
  /// 1. The base gives a size, a design and the metrics of Apple's system face at that size.
  /// 2. Modifiers apply in order. Bold is a trait: it means the style's own bold weight, unless a weight is set.
  /// 3. Without either, the weight is the base's own.
  func resolve(in context: FontContext) -> ResolvedFont {
    // 1
    let platform = context.platform
    var family = FontRequest.Family.system(.standard)
    var metrics: FontMetrics?
    let size: CGFloat
    var weight: Weight?
    let ownWeight: Weight, boldWeight: Weight
    switch base {
    case .style(let style, let design, let explicit):
      let style = (style, style.metrics(at: context.typeSize, on: platform))
      size = style.1.size
      metrics = .system(size: size, lineHeight: style.1.lineHeight, on: platform)
      if let design { family = .system(design.request) }
      weight = explicit
      ownWeight = style.0.weight(on: platform)
      boldWeight = style.0.boldWeight(on: platform)
    case .system(let points, let explicit, let design):
      size = points
      metrics = .system(size: size, lineHeight: nil, on: platform)
      if let design { family = .system(design.request) }
      (weight, ownWeight, boldWeight) = (nil, explicit ?? .regular, .bold)
    case .custom(let name, let points, let style):
      size = style.map { points * context.typeSize.scale(relativeTo: $0, on: platform) } ?? points
      family = .custom(name)
      (ownWeight, boldWeight) = (.regular, .bold)
    }

    // 2
    var request = FontRequest(family: family, size: size)
    var isBold = context.isBoldText
    var extraLeading: CGFloat = 0
    for modifier in modifiers {
      switch modifier {
      case .weight(let value): weight = value
      case .bold(let isActive): isBold = isActive || context.isBoldText
      case .italic(let isActive): request.isItalic = isActive
      case .design(let design):
        if case .system = request.family, let design { request.family = .system(design.request) }
      case .width(let width): request.width = width?.value ?? 0
      case .leading(let leading): extraLeading = leading.extra
      case .monospacedDigit: request.hasMonospacedDigits = true
      case .smallCaps: request.hasSmallCapitals = true
      }
    }

    // 3
    request.weight = (weight ?? (isBold ? boldWeight : ownWeight)).value
    return ResolvedFont(request: request, metrics: metrics, extraLeading: extraLeading)
  }
}

extension FontMetrics {
  /// The metrics of the system face of a platform.
  static func system(size: CGFloat, lineHeight: CGFloat?, on platform: ViewPlatform) -> FontMetrics {
    switch platform {
    case .ios: .ios(size: size, lineHeight: lineHeight)
    case .macos: .macos(size: size, lineHeight: lineHeight)
    }
  }
}
