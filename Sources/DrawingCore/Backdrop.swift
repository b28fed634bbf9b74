public import Foundation

/// What a translucent material does to that which lies below it.
public struct Backdrop: Hashable, Sendable {
  /// The standard deviation of the blur, in points.
  public var radius: CGFloat
  /// Applied to what is blurred.
  public var matrix: ColorMatrix
  /// How opaque the commands are where they cover wholly; what is below is changed by their opacity over this.
  public var coverage: Double

  public init(radius: CGFloat, matrix: ColorMatrix, coverage: Double) {
    self.radius = radius
    self.matrix = matrix
    self.coverage = coverage
  }
}
