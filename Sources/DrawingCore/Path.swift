public import Foundation

/// An outline of lines and curves.
public struct Path: Hashable, Sendable {
  public enum Element: Hashable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  /// Common outlines keep their name, since painters draw them faster than general ones.
  public enum Storage: Hashable, Sendable {
    case rect(CGRect)
    case ellipse(CGRect)
    case roundedRect(CGRect, cornerSize: CGSize, style: RoundedCornerStyle)
    case elements([Element])
  }

  public var storage: Storage

  public init(storage: Storage) { self.storage = storage }
  public init() { storage = .elements([]) }
}

/// The form of a rounded corner.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of an ellipse.
  case circular
  /// A corner whose curvature grows from zero, as Apple's platforms use.
  case continuous
}
