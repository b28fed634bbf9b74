/// The platform whose looks and metrics a preview takes.
public enum ViewPlatform: UInt8, Hashable, Sendable, CaseIterable {
  /// iOS 26.
  case ios
  /// macOS 26.
  case macos
}
