public import DrawingCore
public import Foundation
public import LayoutCore

/// A stretch of a shape's outline.
public nonisolated struct _TrimmedShape<Content: Shape>: Shape {
  var shape: Content
  /// Fractions of the outline's length.
  var start, end: CGFloat

  public typealias AnimatableData = AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
  public var animatableData: AnimatableData {
    get { AnimatablePair(shape.animatableData, AnimatablePair(start, end)) }
    set {
      shape.animatableData = newValue.first
      (start, end) = (newValue.second.first, newValue.second.second)
    }
  }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  public static var role: ShapeRole { Content.role }
  public func path(in rect: CGRect) -> Path { _outline(in: rect).path }
  public func _outline(in rect: CGRect) -> _ShapeOutline {
    shape._outline(in: rect).map { $0.trimmedPath(from: start, to: end) }
  }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape of a size of its own, at the top left of its rectangle or at an anchor.
public nonisolated struct _SizedShape<Content: Shape>: Shape {
  var shape: Content
  var size: CGSize
  var anchor: UnitPoint = .topLeading

  public typealias AnimatableData = AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
  public var animatableData: AnimatableData {
    get { AnimatablePair(shape.animatableData, AnimatablePair(size.width, size.height)) }
    set {
      shape.animatableData = newValue.first
      size = CGSize(width: newValue.second.first, height: newValue.second.second)
    }
  }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  public static var role: ShapeRole { Content.role }
  public func path(in rect: CGRect) -> Path { _outline(in: rect).path }
  public func _outline(in rect: CGRect) -> _ShapeOutline {
    let origin = CGPoint(
      x: rect.minX + (rect.width - size.width) * anchor.x, y: rect.minY + (rect.height - size.height) * anchor.y)
    return shape._outline(in: CGRect(origin: origin, size: size))
  }
}

/// The line along a shape's outline.
public nonisolated struct _StrokedShape<Content: Shape>: Shape {
  var shape: Content
  var style: StrokeStyle

  public typealias AnimatableData = AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
  public var animatableData: AnimatableData {
    get { AnimatablePair(shape.animatableData, AnimatablePair(style.lineWidth, style.dashPhase)) }
    set {
      shape.animatableData = newValue.first
      (style.lineWidth, style.dashPhase) = (newValue.second.first, newValue.second.second)
    }
  }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  public static var role: ShapeRole { .stroke }
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
  public func _outline(in rect: CGRect) -> _ShapeOutline {
    let outline = shape._outline(in: rect)
    // The line along a line is the outline of the latter's area.
    let path = outline.stroke.map { outline.path.strokedPath($0) } ?? outline.path
    return _ShapeOutline(path: path, stroke: style)
  }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// Any shape, whatever its type.
public nonisolated struct AnyShape: Shape {
  private let shape: any Shape

  public init<S: Shape>(_ shape: S) { self.shape = (shape as? AnyShape)?.shape ?? shape }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  public func _outline(in rect: CGRect) -> _ShapeOutline { shape._outline(in: rect) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension Path: Shape {
  /// The path itself, wherever the rectangle lies.
  public nonisolated func path(in rect: CGRect) -> Path { self }
}
