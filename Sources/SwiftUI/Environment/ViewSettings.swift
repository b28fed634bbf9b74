/// What people set for their whole device that views can ask for.
public struct ViewSettings: OptionSet, Hashable, Sendable {
  public let rawValue: UInt16
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  public static let reduceMotion = ViewSettings(rawValue: 1 << 0)
  public static let increaseContrast = ViewSettings(rawValue: 1 << 1)
  public static let boldText = ViewSettings(rawValue: 1 << 2)
  public static let differentiateWithoutColor = ViewSettings(rawValue: 1 << 3)
  public static let reduceTransparency = ViewSettings(rawValue: 1 << 4)
  public static let buttonShapes = ViewSettings(rawValue: 1 << 5)
  public static let voiceOver = ViewSettings(rawValue: 1 << 6)
  public static let switchControl = ViewSettings(rawValue: 1 << 7)
  public static let invertColors = ViewSettings(rawValue: 1 << 8)
  /// The app is in sight but not in use, as behind another window or an alert of the system.
  public static let inactive = ViewSettings(rawValue: 1 << 9)
}
