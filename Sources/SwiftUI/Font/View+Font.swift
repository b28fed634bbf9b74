public import Foundation

extension View {
  nonisolated private func fontModifier(_ modifier: FontModifier?) -> some View {
    self.modifier(_BaseEnvironmentModifier { if let modifier { $0.fontModifiers.append(modifier) } })
  }
  nonisolated private func textModifier(_ modifier: TextModifier) -> some View {
    self.modifier(_BaseEnvironmentModifier { $0.textModifiers.append(modifier) })
  }

  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { fontModifier(.weight(weight)) }
  /// Approximated: widths are drawn by spacing letters otherwise.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View { fontModifier(.width(width)) }
  /// Approximated: the rounded design is drawn in the standard one, the serif one in an installed serif.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    fontModifier(.design(design ?? .default))
  }
  nonisolated public func bold(_ isActive: Bool = true) -> some View { fontModifier(.bold(isActive)) }
  nonisolated public func italic(_ isActive: Bool = true) -> some View { fontModifier(.italic(isActive)) }
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    fontModifier(isActive ? .design(.monospaced) : nil)
  }
  nonisolated public func monospacedDigit() -> some View { fontModifier(.monospacedDigit) }

  nonisolated public func kerning(_ kerning: CGFloat) -> some View { textModifier(.kerning(kerning)) }
  nonisolated public func tracking(_ tracking: CGFloat) -> some View { textModifier(.tracking(tracking)) }
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    textModifier(.baselineOffset(baselineOffset))
  }
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textModifier(.underline(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
  }
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textModifier(.strikethrough(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
  }
}
