public import Foundation

/// AppKit's font.
public nonisolated final class NSFont: NSObject, @unchecked Sendable {
  public typealias Weight = UIFont.Weight
  /// The purposes that the system has a font for, in the Mac's sizes.
  public typealias TextStyle = UIFont.TextStyle

  let font: Font

  init(_ font: Font) { self.font = font }

  public convenience init?(name: String, size: CGFloat) { self.init(.custom(name, fixedSize: size)) }
  public static func systemFont(ofSize size: CGFloat) -> NSFont { NSFont(.system(size: size)) }
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> NSFont {
    NSFont(.system(size: size, weight: weight.weight))
  }
  public static func boldSystemFont(ofSize size: CGFloat) -> NSFont { NSFont(.system(size: size, weight: .bold)) }
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> NSFont {
    NSFont(.system(size: size, weight: weight.weight, design: .monospaced))
  }
  public static func preferredFont(forTextStyle style: TextStyle) -> NSFont { NSFont(.system(style.style)) }

  public static let systemFontSize: CGFloat = 13
  public static let smallSystemFontSize: CGFloat = 11
  public static let labelFontSize: CGFloat = 10
}

extension Font {
  public init(_ font: NSFont) { self = font.font }
}
