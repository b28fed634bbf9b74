public import Foundation

/// UIKit's font, at the type size `large`.
open class UIFont: NSObject, @unchecked Sendable {
  /// How heavy strokes are.
  public struct Weight: Hashable, Sendable {
    let weight: Font.Weight

    public static let ultraLight = Weight(weight: .ultraLight)
    public static let thin = Weight(weight: .thin)
    public static let light = Weight(weight: .light)
    public static let regular = Weight(weight: .regular)
    public static let medium = Weight(weight: .medium)
    public static let semibold = Weight(weight: .semibold)
    public static let bold = Weight(weight: .bold)
    public static let heavy = Weight(weight: .heavy)
    public static let black = Weight(weight: .black)
  }

  /// A use of text that has a size and weight of its own.
  public struct TextStyle: Hashable, Sendable {
    let style: Font.TextStyle

    public static let largeTitle = TextStyle(style: .largeTitle)
    public static let title1 = TextStyle(style: .title)
    public static let title2 = TextStyle(style: .title2)
    public static let title3 = TextStyle(style: .title3)
    public static let headline = TextStyle(style: .headline)
    public static let subheadline = TextStyle(style: .subheadline)
    public static let body = TextStyle(style: .body)
    public static let callout = TextStyle(style: .callout)
    public static let footnote = TextStyle(style: .footnote)
    public static let caption1 = TextStyle(style: .caption)
    public static let caption2 = TextStyle(style: .caption2)
  }

  let font: Font

  init(_ font: Font) { self.font = font }

  public convenience init?(name: String, size: CGFloat) { self.init(.custom(name, fixedSize: size)) }

  public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(.system(size: size)) }
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: weight.weight))
  }
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(.system(size: size, weight: .bold)) }
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(.system(size: size).italic()) }
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: weight.weight, design: .monospaced))
  }
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: weight.weight).monospacedDigit())
  }
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(.system(style.style)) }

  public static let systemFontSize: CGFloat = 14
  public static let smallSystemFontSize: CGFloat = 12
  public static let labelFontSize: CGFloat = 17
  public static let buttonFontSize: CGFloat = 18

  private var resolved: ResolvedFont { font.resolve(in: FontContext()) }

  public var pointSize: CGFloat { resolved.request.size }
  public var ascender: CGFloat { resolved.metrics(nil).ascent }
  /// Negative, as UIKit counts it.
  public var descender: CGFloat { -resolved.metrics(nil).descent }
  public var capHeight: CGFloat { resolved.metrics(nil).capHeight }
  public var lineHeight: CGFloat { ascender - descender }
  public var leading: CGFloat { resolved.metrics(nil).leading }

  public func withSize(_ size: CGFloat) -> UIFont {
    var copy = font
    switch font.base {
    case .style(let style, let design, let weight):
      copy.base = .system(size: size, weight: weight ?? style.weight(on: .ios), design: design)
    case .system(_, let weight, let design): copy.base = .system(size: size, weight: weight, design: design)
    case .custom(let name, _, _): copy.base = .custom(name, size: size, style: nil)
    }
    return UIFont(copy)
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.font == font }
  open override var hash: Int { font.hashValue }
}
