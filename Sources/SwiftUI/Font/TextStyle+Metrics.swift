internal import Foundation

extension Font.TextStyle {
  /// A size and the height of its lines, in points.
  struct Metrics: Hashable, Sendable {
    var size, lineHeight: CGFloat

    init(_ size: CGFloat, _ lineHeight: CGFloat) {
      self.size = size
      self.lineHeight = lineHeight
    }
  }

  /// The style on iOS (Human Interface Guidelines, Typography, Specifications).
  func iosMetrics(at size: DynamicTypeSize) -> Metrics { Self.iosTable(self)[size.rawValue] }

  /// From `xSmall` to `accessibility5`.
  private static func iosTable(_ style: Font.TextStyle) -> [Metrics] {
    switch style {
    case .largeTitle: largeTitleSizes
    case .title: titleSizes
    case .title2: title2Sizes
    case .title3: title3Sizes
    case .headline: headlineSizes
    case .subheadline: subheadlineSizes
    case .body: bodySizes
    case .callout: calloutSizes
    case .footnote: footnoteSizes
    case .caption: captionSizes
    case .caption2: caption2Sizes
    }
  }

  private static let largeTitleSizes = [
    Metrics(31, 38), Metrics(32, 39), Metrics(33, 40), Metrics(34, 41), Metrics(36, 43), Metrics(38, 46),
    Metrics(40, 48), Metrics(44, 52), Metrics(48, 57), Metrics(52, 61), Metrics(56, 66), Metrics(60, 70),
  ]
  private static let titleSizes = [
    Metrics(25, 31), Metrics(26, 32), Metrics(27, 33), Metrics(28, 34), Metrics(30, 37), Metrics(32, 39),
    Metrics(34, 41), Metrics(38, 46), Metrics(43, 51), Metrics(48, 57), Metrics(53, 62), Metrics(58, 68),
  ]
  private static let title2Sizes = [
    Metrics(19, 24), Metrics(20, 25), Metrics(21, 26), Metrics(22, 28), Metrics(24, 30), Metrics(26, 32),
    Metrics(28, 34), Metrics(34, 41), Metrics(39, 47), Metrics(44, 52), Metrics(50, 59), Metrics(56, 66),
  ]
  private static let title3Sizes = [
    Metrics(17, 22), Metrics(18, 23), Metrics(19, 24), Metrics(20, 25), Metrics(22, 28), Metrics(24, 30),
    Metrics(26, 32), Metrics(31, 38), Metrics(37, 44), Metrics(43, 51), Metrics(49, 58), Metrics(55, 65),
  ]
  private static let headlineSizes = [
    Metrics(14, 19), Metrics(15, 20), Metrics(16, 21), Metrics(17, 22), Metrics(19, 24), Metrics(21, 26),
    Metrics(23, 29), Metrics(28, 34), Metrics(33, 40), Metrics(40, 48), Metrics(47, 56), Metrics(53, 62),
  ]
  private static let subheadlineSizes = [
    Metrics(12, 16), Metrics(13, 18), Metrics(14, 19), Metrics(15, 20), Metrics(17, 22), Metrics(19, 24),
    Metrics(21, 28), Metrics(25, 31), Metrics(30, 37), Metrics(36, 43), Metrics(42, 50), Metrics(49, 58),
  ]
  private static let bodySizes = [
    Metrics(14, 19), Metrics(15, 20), Metrics(16, 21), Metrics(17, 22), Metrics(19, 24), Metrics(21, 26),
    Metrics(23, 29), Metrics(28, 34), Metrics(33, 40), Metrics(40, 48), Metrics(47, 56), Metrics(53, 62),
  ]
  private static let calloutSizes = [
    Metrics(13, 18), Metrics(14, 19), Metrics(15, 20), Metrics(16, 21), Metrics(18, 23), Metrics(20, 25),
    Metrics(22, 28), Metrics(26, 32), Metrics(32, 39), Metrics(38, 46), Metrics(44, 52), Metrics(51, 60),
  ]
  private static let footnoteSizes = [
    Metrics(12, 16), Metrics(12, 16), Metrics(12, 16), Metrics(13, 18), Metrics(15, 20), Metrics(17, 22),
    Metrics(19, 24), Metrics(23, 29), Metrics(27, 33), Metrics(33, 40), Metrics(38, 46), Metrics(44, 52),
  ]
  private static let captionSizes = [
    Metrics(11, 13), Metrics(11, 13), Metrics(11, 13), Metrics(12, 16), Metrics(14, 19), Metrics(16, 21),
    Metrics(18, 23), Metrics(22, 28), Metrics(26, 32), Metrics(32, 39), Metrics(37, 44), Metrics(43, 51),
  ]
  private static let caption2Sizes = [
    Metrics(11, 13), Metrics(11, 13), Metrics(11, 13), Metrics(11, 13), Metrics(13, 18), Metrics(15, 20),
    Metrics(17, 22), Metrics(20, 25), Metrics(24, 30), Metrics(29, 35), Metrics(34, 41), Metrics(40, 48),
  ]

  /// The style on macOS, which has no Dynamic Type (Human Interface Guidelines, Typography, Specifications).
  var macosMetrics: Metrics {
    switch self {
    case .largeTitle: Metrics(26, 32)
    case .title: Metrics(22, 26)
    case .title2: Metrics(17, 22)
    case .title3: Metrics(15, 20)
    case .headline: Metrics(13, 16)
    case .subheadline: Metrics(11, 14)
    case .body: Metrics(13, 16)
    case .callout: Metrics(12, 15)
    case .footnote: Metrics(10, 13)
    case .caption: Metrics(10, 13)
    case .caption2: Metrics(10, 13)
    }
  }

  func metrics(at size: DynamicTypeSize, on platform: ViewPlatform) -> Metrics {
    switch platform {
    case .ios: iosMetrics(at: size)
    case .macos: macosMetrics
    }
  }

  /// The weight of the style as it is.
  func weight(on platform: ViewPlatform) -> Font.Weight {
    switch (self, platform) {
    case (.headline, .ios): .semibold
    case (.headline, .macos): .bold
    case (.caption2, .macos): .medium
    default: .regular
    }
  }

  /// The weight of the style when it is bold (Human Interface Guidelines, and as recorded from SwiftUI).
  func boldWeight(on platform: ViewPlatform) -> Font.Weight {
    switch (self, platform) {
    case (.largeTitle, _), (.title, _), (.title2, _): .bold
    case (.headline, .macos): .heavy
    case (.caption, .macos): .medium
    default: .semibold
    }
  }
}
