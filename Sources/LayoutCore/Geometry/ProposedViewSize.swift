public import Foundation

/// A size that a container proposes to a subview; nil on an axis asks for the ideal length, 0 for the minimum, infinity
/// for the maximum.
public struct ProposedViewSize: Hashable, Sendable {
  /// In points.
  public var width, height: CGFloat?

  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// The proposal with `size` where it is unspecified; 10 by 10 by default, the ideal size of shapes and colours.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
