public import DrawingCore
public import Foundation
public import LayoutCore

/// A two-dimensional outline that is made to the measure of the rectangle that it is given.
public nonisolated protocol Shape: Sendable, Animatable, View {
  /// The outline in `rect`.
  nonisolated func path(in rect: CGRect) -> Path
  nonisolated static var role: ShapeRole { get }
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  /// The size of the shape when it is proposed one.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// The outline in `rect`, with the pen where the shape is a line rather than an area.
  nonisolated func _outline(in rect: CGRect) -> _ShapeOutline
}

/// A path to be filled, or drawn as a line.
public nonisolated struct _ShapeOutline: Hashable, Sendable {
  var path: Path
  /// nil for an area.
  var stroke: StrokeStyle?
}

extension Shape {
  public nonisolated static var role: ShapeRole { .fill }
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  public nonisolated func _outline(in rect: CGRect) -> _ShapeOutline { _ShapeOutline(path: path(in: rect)) }
}

/// What a shape is for.
public nonisolated enum ShapeRole: Hashable, Sendable {
  case fill, stroke, separator
}

/// What becomes of a shape where text runs from right to left.
public nonisolated enum LayoutDirectionBehavior: Hashable, Sendable {
  /// It stays as it is.
  case fixed
  /// It is turned over in interfaces whose direction is not `in`.
  case mirrors(in: LayoutDirection)

  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// A shape that can be drawn smaller on all sides.
public nonisolated protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  /// The shape with its outline `amount` points further inside.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension CGRect {
  /// The rectangle with its sides moved inwards; without extent where they would meet.
  nonisolated func inset(evenlyBy amount: CGFloat) -> CGRect {
    let width = max(0, size.width - 2 * amount), height = max(0, size.height - 2 * amount)
    return CGRect(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
  }
}
