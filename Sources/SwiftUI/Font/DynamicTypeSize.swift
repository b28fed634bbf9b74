/// How large the user wants text to be.
public nonisolated enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public static func < (lhs: DynamicTypeSize, rhs: DynamicTypeSize) -> Bool { lhs.rawValue < rhs.rawValue }

  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The size by its case's name, such as `accessibility3`.
  public init?(name: String) {
    guard let size = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = size
  }

  /// How much larger a length becomes that grows with a text style; 1 at `large`, and everywhere on macOS.
  func scale(relativeTo style: Font.TextStyle, on platform: ViewPlatform) -> Double {
    guard platform == .ios else { return 1 }
    return style.iosMetrics(at: self).size / style.iosMetrics(at: .large).size
  }
}

/// UIKit's older name for the size that the user wants text to have.
public nonisolated enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  public var isAccessibilityCategory: Bool { DynamicTypeSize(self)?.isAccessibilitySize ?? false }
}

extension ContentSizeCategory: Comparable {
  public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    guard let left = allCases.firstIndex(of: lhs), let right = allCases.firstIndex(of: rhs) else { return false }
    return left < right
  }

  init(_ size: DynamicTypeSize) { self = Self.allCases[size.rawValue] }
}

extension DynamicTypeSize {
  init?(_ category: ContentSizeCategory) {
    guard let index = ContentSizeCategory.allCases.firstIndex(of: category) else { return nil }
    self.init(rawValue: index)
  }
}
