public import Foundation

/// What an area is filled or a line is drawn with; points are in the coordinates of the command that uses it.
public enum Paint: Hashable, Sendable {
  case color(RGBA)
  case linearGradient([ColorStop], from: CGPoint, to: CGPoint)
  /// Circles around `center`, from `startRadius` to `endRadius`.
  case radialGradient([ColorStop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// Ellipses with the proportions of `size`; radii are fractions of its half extents.
  case ellipticalGradient([ColorStop], center: CGPoint, size: CGSize, startFraction: CGFloat, endFraction: CGFloat)
  /// Around `center`, clockwise from `start` to `end` (radians, 0 points to the right).
  case angularGradient([ColorStop], center: CGPoint, start: Double, end: Double)
  /// A picture repeated from `origin`, `scale` points for each of its points.
  case image(ImageID, origin: CGPoint, scale: CGFloat)
  case mesh(MeshPaint)
}

/// A colour at a place from 0 to 1 along a gradient.
public struct ColorStop: Hashable, Sendable {
  public var color: RGBA
  public var location: CGFloat

  public init(_ color: RGBA, at location: CGFloat) {
    self.color = color
    self.location = location
  }
}
