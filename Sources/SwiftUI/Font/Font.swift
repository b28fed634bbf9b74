public import Foundation

/// A font that is found when it is used, from the type size and platform around it.
public nonisolated struct Font: Hashable, Sendable {
  /// Where a font begins, before its modifiers.
  enum Base: Hashable, Sendable {
    case style(TextStyle, design: Design?, weight: Weight?)
    case system(size: CGFloat, weight: Weight?, design: Design?)
    /// - Parameter style: the style by which the size grows; nil for a fixed size.
    case custom(String, size: CGFloat, style: TextStyle?)
  }

  var base: Base
  var modifiers: [FontModifier] = []

  init(base: Base) { self.base = base }

  public static let largeTitle = Font(base: .style(.largeTitle, design: nil, weight: nil))
  public static let title = Font(base: .style(.title, design: nil, weight: nil))
  public static let title2 = Font(base: .style(.title2, design: nil, weight: nil))
  public static let title3 = Font(base: .style(.title3, design: nil, weight: nil))
  public static let headline = Font(base: .style(.headline, design: nil, weight: nil))
  public static let subheadline = Font(base: .style(.subheadline, design: nil, weight: nil))
  public static let body = Font(base: .style(.body, design: nil, weight: nil))
  public static let callout = Font(base: .style(.callout, design: nil, weight: nil))
  public static let footnote = Font(base: .style(.footnote, design: nil, weight: nil))
  public static let caption = Font(base: .style(.caption, design: nil, weight: nil))
  public static let caption2 = Font(base: .style(.caption2, design: nil, weight: nil))

  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(base: .style(style, design: design, weight: weight))
  }
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(base: .system(size: size, weight: weight, design: design))
  }

  /// A font by its family or full name, whose size grows with body text.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(base: .custom(name, size: size, style: .body))
  }
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(base: .custom(name, size: size, style: textStyle))
  }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(base: .custom(name, size: fixedSize, style: nil))
  }

  public init(_ font: UIFont) { self = font.font }

  private func adding(_ modifier: FontModifier) -> Font {
    var copy = self
    copy.modifiers.append(modifier)
    return copy
  }

  public func weight(_ weight: Weight) -> Font { adding(.weight(weight)) }
  public func bold() -> Font { adding(.bold(true)) }
  public func bold(_ isActive: Bool) -> Font { adding(.bold(isActive)) }
  public func italic() -> Font { adding(.italic(true)) }
  public func italic(_ isActive: Bool) -> Font { adding(.italic(isActive)) }
  public func monospaced() -> Font { adding(.design(.monospaced)) }
  public func monospacedDigit() -> Font { adding(.monospacedDigit) }
  public func smallCaps() -> Font { adding(.smallCaps) }
  public func lowercaseSmallCaps() -> Font { adding(.smallCaps) }
  public func uppercaseSmallCaps() -> Font { adding(.smallCaps) }
  public func width(_ width: Width) -> Font { adding(.width(width)) }
  public func width(_ width: CGFloat) -> Font { adding(.width(Width(width))) }
  public func leading(_ leading: Leading) -> Font { adding(.leading(leading)) }

  /// The font with modifiers from the environment, such as that of `fontWeight(_:)`, after its own.
  func modified(by modifiers: [FontModifier]) -> Font {
    guard !modifiers.isEmpty else { return self }
    var copy = self
    copy.modifiers += modifiers
    return copy
  }
}

/// A change of a font.
nonisolated enum FontModifier: Hashable, Sendable {
  /// A weight, which wins over `bold`; nil takes back an earlier one.
  case weight(Font.Weight?)
  case bold(Bool)
  case italic(Bool)
  case design(Font.Design?)
  case width(Font.Width?)
  case leading(Font.Leading)
  case monospacedDigit
  case smallCaps
}
