internal import DrawingCore

/// The colours that depend on appearance, contrast and platform.
enum SystemColor: UInt8, Hashable, Sendable, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case gray2, gray3, gray4, gray5, gray6
  case primary, secondary, tertiary, quaternary, quinary
  case fill, secondaryFill, tertiaryFill, quaternaryFill
  case placeholderText, link, separator, opaqueSeparator
  case background, secondaryBackground, tertiaryBackground
  case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground
  case windowBackground, controlBackground, textBackground, control, selectedContentBackground, selectedText

  func resolve(in context: ResolutionContext) -> RGBA {
    let palette =
      switch context.platform {
      case .ios: iosPalette
      case .macos: macosPalette ?? iosPalette
      }
    return palette.color(in: context)
  }
}
