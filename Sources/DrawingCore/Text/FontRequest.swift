public import Foundation

/// A face as a view asks for it, before fallback.
public struct FontRequest: Hashable, Sendable {
  public enum Family: Hashable, Sendable {
    /// The system's face: what stands in for SF Pro, SF Pro Rounded, New York and SF Mono.
    case system(Design)
    case custom(String)
  }
  public enum Design: UInt8, Hashable, Sendable { case standard, serif, rounded, monospaced }

  public var family: Family
  /// In points.
  public var size: CGFloat
  /// From 100 (ultra light) to 900 (black).
  public var weight: Int
  public var isItalic: Bool
  /// −1 compressed … 0 standard … 1 expanded, as `Font.Width` counts.
  public var width: CGFloat
  public var hasMonospacedDigits: Bool
  public var hasSmallCapitals: Bool

  public init(
    family: Family = .system(.standard), size: CGFloat, weight: Int = 400, isItalic: Bool = false, width: CGFloat = 0,
    hasMonospacedDigits: Bool = false, hasSmallCapitals: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.width = width
    self.hasMonospacedDigits = hasMonospacedDigits
    self.hasSmallCapitals = hasSmallCapitals
  }
}
