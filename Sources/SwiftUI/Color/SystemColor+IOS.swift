internal import DrawingCore

extension SystemColor {
  /// The colour on iOS 26.
  ///
  /// Hues: Human Interface Guidelines, Color, Specifications (June 2025). Grays, labels, fills, separators and
  /// backgrounds: the values that UIKit and SwiftUI answer on iOS, unchanged since iOS 13. Of the two values listed for
  /// indigo in the dark the guidelines' is taken.
  var iosPalette: ColorPalette {
    switch self {
    case .red:
      ColorPalette(
        RGBA(255, 56, 60), dark: RGBA(255, 66, 69),
        contrast: RGBA(233, 21, 45), darkContrast: RGBA(255, 97, 101))
    case .orange:
      ColorPalette(
        RGBA(255, 141, 40), dark: RGBA(255, 146, 48),
        contrast: RGBA(197, 83, 0), darkContrast: RGBA(255, 160, 86))
    case .yellow:
      ColorPalette(
        RGBA(255, 204, 0), dark: RGBA(255, 214, 0),
        contrast: RGBA(161, 106, 0), darkContrast: RGBA(254, 223, 67))
    case .green:
      ColorPalette(
        RGBA(52, 199, 89), dark: RGBA(48, 209, 88),
        contrast: RGBA(0, 137, 50), darkContrast: RGBA(74, 217, 104))
    case .mint:
      ColorPalette(
        RGBA(0, 200, 179), dark: RGBA(0, 218, 195),
        contrast: RGBA(0, 133, 117), darkContrast: RGBA(84, 223, 203))
    case .teal:
      ColorPalette(
        RGBA(0, 195, 208), dark: RGBA(0, 210, 224),
        contrast: RGBA(0, 129, 152), darkContrast: RGBA(59, 221, 236))
    case .cyan:
      ColorPalette(
        RGBA(0, 192, 232), dark: RGBA(60, 211, 254),
        contrast: RGBA(0, 126, 174), darkContrast: RGBA(109, 217, 255))
    case .blue:
      ColorPalette(
        RGBA(0, 136, 255), dark: RGBA(0, 145, 255),
        contrast: RGBA(30, 110, 244), darkContrast: RGBA(92, 184, 255))
    case .indigo:
      ColorPalette(
        RGBA(97, 85, 245), dark: RGBA(107, 93, 255),
        contrast: RGBA(86, 74, 222), darkContrast: RGBA(167, 170, 255))
    case .purple:
      ColorPalette(
        RGBA(203, 48, 224), dark: RGBA(219, 52, 242),
        contrast: RGBA(176, 47, 194), darkContrast: RGBA(234, 141, 255))
    case .pink:
      ColorPalette(
        RGBA(255, 45, 85), dark: RGBA(255, 55, 95),
        contrast: RGBA(231, 18, 77), darkContrast: RGBA(255, 138, 196))
    case .brown:
      ColorPalette(
        RGBA(172, 127, 94), dark: RGBA(183, 138, 102),
        contrast: RGBA(149, 109, 81), darkContrast: RGBA(219, 166, 121))
    case .gray:
      ColorPalette(
        RGBA(142, 142, 147), dark: RGBA(142, 142, 147),
        contrast: RGBA(108, 108, 112), darkContrast: RGBA(174, 174, 178))
    case .gray2:
      ColorPalette(
        RGBA(174, 174, 178), dark: RGBA(99, 99, 102))
    case .gray3:
      ColorPalette(
        RGBA(199, 199, 204), dark: RGBA(72, 72, 74))
    case .gray4:
      ColorPalette(
        RGBA(209, 209, 214), dark: RGBA(58, 58, 60))
    case .gray5:
      ColorPalette(
        RGBA(229, 229, 234), dark: RGBA(44, 44, 46))
    case .gray6:
      ColorPalette(
        RGBA(242, 242, 247), dark: RGBA(28, 28, 30))
    case .primary:
      ColorPalette(
        RGBA(0, 0, 0), dark: RGBA(255, 255, 255))
    case .secondary:
      ColorPalette(
        RGBA(60, 60, 67, 0.6), dark: RGBA(235, 235, 245, 0.6),
        contrast: RGBA(60, 60, 67, 0.8), darkContrast: RGBA(235, 235, 245, 0.7))
    case .tertiary:
      ColorPalette(
        RGBA(60, 60, 67, 0.3), dark: RGBA(235, 235, 245, 0.3),
        contrast: RGBA(60, 60, 67, 0.7), darkContrast: RGBA(235, 235, 245, 0.55))
    case .quaternary:
      ColorPalette(
        RGBA(60, 60, 67, 0.18), dark: RGBA(235, 235, 245, 0.16),
        contrast: RGBA(60, 60, 67, 0.55), darkContrast: RGBA(235, 235, 245, 0.4))
    case .quinary:
      ColorPalette(
        RGBA(0, 0, 0, 0.05), dark: RGBA(255, 255, 255, 0.05),
        contrast: RGBA(0, 0, 0, 0.08137255), darkContrast: RGBA(255, 255, 255, 0.08137255))
    case .fill:
      ColorPalette(
        RGBA(120, 120, 128, 0.2), dark: RGBA(120, 120, 128, 0.36),
        contrast: RGBA(120, 120, 128, 0.28), darkContrast: RGBA(120, 120, 128, 0.44))
    case .secondaryFill:
      ColorPalette(
        RGBA(120, 120, 128, 0.16), dark: RGBA(120, 120, 128, 0.32),
        contrast: RGBA(120, 120, 128, 0.24), darkContrast: RGBA(120, 120, 128, 0.4))
    case .tertiaryFill:
      ColorPalette(
        RGBA(120, 120, 128, 0.12), dark: RGBA(118, 118, 128, 0.24),
        contrast: RGBA(118, 118, 128, 0.2), darkContrast: RGBA(118, 118, 128, 0.32))
    case .quaternaryFill:
      ColorPalette(
        RGBA(116, 116, 128, 0.08), dark: RGBA(116, 116, 128, 0.18),
        contrast: RGBA(116, 116, 128, 0.12), darkContrast: RGBA(116, 116, 128, 0.26))
    case .placeholderText:
      ColorPalette(
        RGBA(60, 60, 67, 0.3), dark: RGBA(235, 235, 245, 0.3))
    case .separator:
      ColorPalette(
        RGBA(60, 60, 67, 0.29), dark: RGBA(84, 84, 88, 0.6))
    case .opaqueSeparator:
      ColorPalette(
        RGBA(198, 198, 200), dark: RGBA(56, 56, 58))
    case .background:
      ColorPalette(
        RGBA(255, 255, 255), dark: RGBA(0, 0, 0), elevated: RGBA(28, 28, 30))
    case .secondaryBackground:
      ColorPalette(
        RGBA(242, 242, 247), dark: RGBA(28, 28, 30), elevated: RGBA(44, 44, 46))
    case .tertiaryBackground:
      ColorPalette(
        RGBA(255, 255, 255), dark: RGBA(44, 44, 46), elevated: RGBA(58, 58, 60))
    case .groupedBackground:
      ColorPalette(
        RGBA(242, 242, 247), dark: RGBA(0, 0, 0), elevated: RGBA(28, 28, 30))
    case .secondaryGroupedBackground:
      ColorPalette(
        RGBA(255, 255, 255), dark: RGBA(28, 28, 30), elevated: RGBA(44, 44, 46))
    case .tertiaryGroupedBackground:
      ColorPalette(
        RGBA(242, 242, 247), dark: RGBA(44, 44, 46), elevated: RGBA(58, 58, 60))
    case .link: SystemColor.blue.iosPalette
    case .windowBackground, .controlBackground, .textBackground, .control: SystemColor.background.iosPalette
    case .selectedContentBackground: SystemColor.blue.iosPalette
    case .selectedText: ColorPalette(RGBA(0, 136, 255, 0.2), dark: RGBA(0, 145, 255, 0.2))
    }
  }
}
