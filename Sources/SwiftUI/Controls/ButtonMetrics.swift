/// The lengths of bordered buttons, in points.
///
/// Regular buttons are as recorded from Apple's SwiftUI: iOS 26 the label and 24 by 14, a capsule; macOS 26 the label and
/// 24 by 8, at least 24 high, corners of 6. The other sizes are those of UIKit's button configurations (10 and 5, 20 and
/// 15 at the sides and above) and of AppKit's control heights.
nonisolated struct ButtonMetrics {
  let horizontal, vertical: CGFloat
  var minHeight: CGFloat?
  /// nil for a capsule.
  var radius: CGFloat?
  var font: Font?

  /// Of a pressed button as a whole, and of the label of a borderless one, as UIKit dims a title.
  static let pressedOpacity = 0.75
  static let borderlessPressedOpacity = 0.2
  /// Of the tint below the label of a bordered button that is tinted.
  static let tintedOpacity = 0.18
  /// Of a rounded rectangle where capsules are the rule.
  static let roundedRadius: CGFloat = 8

  init(_ platform: ViewPlatform, _ size: ControlSize) {
    switch (platform, size) {
    case (.ios, .mini), (.ios, .small):
      (horizontal, vertical) = (10, 5)
      font = .subheadline
    case (.ios, .regular): (horizontal, vertical) = (12, 7)
    case (.ios, .large), (.ios, .extraLarge): (horizontal, vertical) = (20, 15)
    case (.macos, .mini):
      (horizontal, vertical, minHeight, radius) = (7, 1, 16, 4)
      font = .system(size: 9)
    case (.macos, .small):
      (horizontal, vertical, minHeight, radius) = (9, 2, 20, 5)
      font = .system(size: 11)
    case (.macos, .regular):
      (horizontal, vertical, minHeight, radius) = (12, 4, 24, 6)
      font = .system(size: 13)
    case (.macos, .large):
      (horizontal, vertical, minHeight) = (14, 6, 28)
      font = .system(size: 13)
    case (.macos, .extraLarge):
      (horizontal, vertical, minHeight) = (16, 10, 36)
      font = .system(size: 13)
    }
  }
}
