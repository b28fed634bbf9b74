public import Foundation

/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  case unspecified, light, dark
}

/// Whether an interface asks for more contrast.
public enum UIAccessibilityContrast: Int, Hashable, Sendable {
  case unspecified = -1
  case normal
  case high
}

/// The room along an axis.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  case unspecified, compact, regular
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  case unspecified = -1
  case phone
  case pad
  case tv
  case carPlay
  case mac = 5
  case vision = 6
}

/// What a dynamic colour is told about the interface that it is used in.
public nonisolated class UITraitCollection: NSObject, @unchecked Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let accessibilityContrast: UIAccessibilityContrast
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// In pixels for each point; 0 where unspecified.
  public let displayScale: CGFloat
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass

  init(
    style: UIUserInterfaceStyle, contrast: UIAccessibilityContrast = .unspecified,
    idiom: UIUserInterfaceIdiom = .unspecified, displayScale: CGFloat = 0,
    horizontal: UIUserInterfaceSizeClass = .unspecified, vertical: UIUserInterfaceSizeClass = .unspecified
  ) {
    userInterfaceStyle = style
    accessibilityContrast = contrast
    userInterfaceIdiom = idiom
    self.displayScale = displayScale
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(style: userInterfaceStyle) }
  public convenience override init() { self.init(style: .unspecified) }

  convenience init(_ context: ResolutionContext) {
    self.init(
      style: context.isDark ? .dark : .light, contrast: context.isHighContrast ? .high : .normal,
      idiom: context.platform == .ios ? .phone : .mac)
  }

  /// A light phone: what code sees that asks outside any view.
  public static let current = UITraitCollection(
    style: .light, contrast: .normal, idiom: .phone, displayScale: 3, horizontal: .compact, vertical: .regular)

  /// What colours resolve by.
  var resolution: ResolutionContext {
    ResolutionContext(
      platform: userInterfaceIdiom == .mac ? .macos : .ios, isDark: userInterfaceStyle == .dark,
      isHighContrast: accessibilityContrast == .high)
  }
}
