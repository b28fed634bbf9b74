public import Foundation

/// A change of a text's look.
nonisolated enum TextModifier: Equatable, Sendable {
  case font(Font)
  case fontModifier(FontModifier)
  case foreground(AnyShapeStyle)
  /// Space after each character, in points; tracking wins over kerning, which keeps ligatures.
  case kerning(CGFloat)
  case tracking(CGFloat)
  case baselineOffset(CGFloat)
  case underline(Text.LineStyle?)
  case strikethrough(Text.LineStyle?)
  case scale(Text.Scale)
  /// For a renderer.
  case attribute(CarriedTextAttribute)
}

extension Text {
  func adding(_ modifier: TextModifier?) -> Text {
    guard let modifier else { return self }
    var copy = self
    copy.modifiers.append(modifier)
    return copy
  }

  public func font(_ font: Font?) -> Text { adding(font.map { .font($0) }) }
  public func fontWeight(_ weight: Font.Weight?) -> Text { adding(weight.map { .fontModifier(.weight($0)) }) }
  public func fontWidth(_ width: Font.Width?) -> Text { adding(width.map { .fontModifier(.width($0)) }) }
  public func fontDesign(_ design: Font.Design?) -> Text { adding(design.map { .fontModifier(.design($0)) }) }
  public func bold() -> Text { adding(.fontModifier(.bold(true))) }
  public func bold(_ isActive: Bool) -> Text { adding(.fontModifier(.bold(isActive))) }
  public func italic() -> Text { adding(.fontModifier(.italic(true))) }
  public func italic(_ isActive: Bool) -> Text { adding(.fontModifier(.italic(isActive))) }
  public func monospaced(_ isActive: Bool = true) -> Text {
    adding(isActive ? .fontModifier(.design(.monospaced)) : nil)
  }
  public func monospacedDigit() -> Text { adding(.fontModifier(.monospacedDigit)) }

  public func foregroundColor(_ color: Color?) -> Text { adding(color.map { .foreground(AnyShapeStyle($0)) }) }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { adding(.foreground(AnyShapeStyle(style))) }

  public func kerning(_ kerning: CGFloat) -> Text { adding(.kerning(kerning)) }
  public func tracking(_ tracking: CGFloat) -> Text { adding(.tracking(tracking)) }
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { adding(.baselineOffset(baselineOffset)) }
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { adding(isEnabled ? .scale(scale) : nil) }

  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    adding(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }
  public func underline(_ isActive: Bool = true, color: Color?) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    adding(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }
  public func strikethrough(_ isActive: Bool = true, color: Color?) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }
}
