// Operators are looked up in the modules that a file imports, so they stand here and not beside the type.
extension Angle {
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
  public static func + (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians + right.radians)
  }
  public static func - (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians - right.radians)
  }
  public static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }
  public static func * (factor: Double, angle: Angle) -> Angle { Angle(radians: angle.radians * factor) }
  public static func / (angle: Angle, divisor: Double) -> Angle { Angle(radians: angle.radians / divisor) }
  public static func += (left: inout Angle, right: Angle) { left.radians += right.radians }
  public static func -= (left: inout Angle, right: Angle) { left.radians -= right.radians }
  public static func *= (left: inout Angle, factor: Double) { left.radians *= factor }
  public static func /= (left: inout Angle, divisor: Double) { left.radians /= divisor }
}
