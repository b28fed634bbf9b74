internal import DrawingCore

extension SystemColor {
  /// The colour on macOS 26, where it is not that of iOS.
  ///
  /// The hues are the same since June 2025. `primary` (black at 85 %) and the separator (black at 25/255) are recorded
  /// from macOS 26; the other labels and the backgrounds are what `NSColor` answers in the aqua appearances.
  var macosPalette: ColorPalette? {
    switch self {
    case .primary:
      ColorPalette(
        RGBA(0, 0, 0, 0.85), dark: RGBA(255, 255, 255, 0.85), contrast: RGBA(0, 0, 0), darkContrast: RGBA(255, 255, 255)
      )
    case .secondary:
      ColorPalette(
        RGBA(0, 0, 0, 0.5), dark: RGBA(255, 255, 255, 0.55), contrast: RGBA(0, 0, 0, 0.7),
        darkContrast: RGBA(255, 255, 255, 0.7))
    case .tertiary:
      ColorPalette(
        RGBA(0, 0, 0, 0.26), dark: RGBA(255, 255, 255, 0.25), contrast: RGBA(0, 0, 0, 0.5),
        darkContrast: RGBA(255, 255, 255, 0.55))
    case .quaternary:
      ColorPalette(
        RGBA(0, 0, 0, 0.1), dark: RGBA(255, 255, 255, 0.1), contrast: RGBA(0, 0, 0, 0.26),
        darkContrast: RGBA(255, 255, 255, 0.26))
    case .quinary: ColorPalette(RGBA(0, 0, 0, 0.05), dark: RGBA(255, 255, 255, 0.05))
    case .fill: ColorPalette(RGBA(0, 0, 0, 0.1), dark: RGBA(255, 255, 255, 0.1))
    case .secondaryFill: ColorPalette(RGBA(0, 0, 0, 0.08), dark: RGBA(255, 255, 255, 0.08))
    case .tertiaryFill: ColorPalette(RGBA(0, 0, 0, 0.05), dark: RGBA(255, 255, 255, 0.05))
    case .quaternaryFill: ColorPalette(RGBA(0, 0, 0, 0.03), dark: RGBA(255, 255, 255, 0.03))
    case .placeholderText: ColorPalette(RGBA(0, 0, 0, 0.25), dark: RGBA(255, 255, 255, 0.25))
    case .separator: ColorPalette(RGBA(0, 0, 0, 25 / 255), dark: RGBA(255, 255, 255, 25 / 255))
    case .opaqueSeparator: ColorPalette(RGBA(230, 230, 230), dark: RGBA(52, 52, 52))
    case .windowBackground: ColorPalette(RGBA(236, 236, 236), dark: RGBA(50, 50, 50))
    case .background, .controlBackground, .textBackground: ColorPalette(RGBA(255, 255, 255), dark: RGBA(30, 30, 30))
    case .control: ColorPalette(RGBA(255, 255, 255), dark: RGBA(255, 255, 255, 0.25))
    case .selectedText: ColorPalette(RGBA(179, 215, 255), dark: RGBA(63, 99, 139))
    case .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .gray, .gray2,
      .gray3, .gray4, .gray5, .gray6, .link, .secondaryBackground, .tertiaryBackground, .groupedBackground,
      .secondaryGroupedBackground, .tertiaryGroupedBackground, .selectedContentBackground:
      nil
    }
  }
}
