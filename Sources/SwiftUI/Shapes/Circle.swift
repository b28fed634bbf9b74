public import DrawingCore
public import Foundation
public import LayoutCore

/// A circle in the middle of its rectangle, as large as fits.
public nonisolated struct Circle: InsettableShape, Hashable {
  var inset: CGFloat = 0

  public init() {}
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let square = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    return Path(ellipseIn: square.inset(evenlyBy: inset))
  }
  /// A square of the smaller side.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    var copy = self
    copy.inset += amount
    return copy
  }
}

/// An ellipse that fills its rectangle.
public nonisolated struct Ellipse: InsettableShape, Hashable {
  var inset: CGFloat = 0

  public init() {}
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.inset(evenlyBy: inset)) }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    var copy = self
    copy.inset += amount
    return copy
  }
}

/// A rectangle whose shorter sides are round.
public nonisolated struct Capsule: InsettableShape, Hashable {
  public var style: RoundedCornerStyle
  var inset: CGFloat = 0

  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  public func path(in rect: CGRect) -> Path {
    let rect = rect.inset(evenlyBy: inset)
    return Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    var copy = self
    copy.inset += amount
    return copy
  }
}
