public import Foundation

/// What a node of a layout tree does with the space that it is offered.
public enum LayoutSpec {
  /// Takes what is proposed, 10 where nothing is: colours and most shapes.
  case fill
  case leaf(any LayoutLeaf)
  /// Flexible on `axis` only, or on both where that is nil.
  case spacer(minLength: CGFloat?, axis: Axis?)
  /// A line across the stack whose direction is `stackAxis`.
  case divider(thickness: CGFloat, stackAxis: Axis?)
  case fixedFrame(width: CGFloat?, height: CGFloat?, alignment: Alignment)
  case flexibleFrame(FlexibleFrame, alignment: Alignment)
  case padding(EdgeInsets)
  /// `ratio` is width over height; nil takes the child's ideal proportions.
  case aspectRatio(CGFloat?, ContentMode)
  case fixedSize(horizontal: Bool, vertical: Bool)
  case offset(CGSize)
  case position(CGPoint)
  case horizontalGuide(HorizontalAlignment, (ViewDimensions) -> CGFloat)
  case verticalGuide(VerticalAlignment, (ViewDimensions) -> CGFloat)
  case stack(axis: Axis, spacing: CGFloat?, horizontal: HorizontalAlignment, vertical: VerticalAlignment)
  case depthStack(Alignment)
  /// The first child decides; the others are proposed its size and aligned with it.
  case layered(Alignment)
  case custom(LayoutBox)
  case geometry(any GeometryContent)
  case viewThatFits(Axis.Set)
  /// Passes everything on to its only child.
  case passThrough
}

/// The limits of a flexible frame, in points.
public struct FlexibleFrame: Hashable, Sendable {
  public var minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight: CGFloat?

  public init(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil
  ) {
    self.minWidth = minWidth
    self.idealWidth = idealWidth
    self.maxWidth = maxWidth
    self.minHeight = minHeight
    self.idealHeight = idealHeight
    self.maxHeight = maxHeight
  }
}
