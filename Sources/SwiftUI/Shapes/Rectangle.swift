public import DrawingCore
public import Foundation
public import LayoutCore

/// A rectangle.
public nonisolated struct Rectangle: InsettableShape, Hashable {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func inset(by amount: CGFloat) -> some InsettableShape { _RectangleInset(amount: amount) }
}

/// A smaller rectangle.
public nonisolated struct _RectangleInset: InsettableShape, Hashable {
  var amount: CGFloat
  public var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }
  public func path(in rect: CGRect) -> Path { Path(rect.inset(evenlyBy: amount)) }
  public func inset(by amount: CGFloat) -> _RectangleInset { _RectangleInset(amount: self.amount + amount) }
}

/// A rectangle with rounded corners.
public nonisolated struct RoundedRectangle: InsettableShape, Hashable {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle
  var inset: CGFloat = 0

  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, CGFloat> {
    get { AnimatablePair(AnimatablePair(cornerSize.width, cornerSize.height), inset) }
    set {
      cornerSize = CGSize(width: newValue.first.first, height: newValue.first.second)
      inset = newValue.second
    }
  }

  public func path(in rect: CGRect) -> Path {
    let corner = CGSize(width: max(0, cornerSize.width - inset), height: max(0, cornerSize.height - inset))
    return Path(roundedRect: rect.inset(evenlyBy: inset), cornerSize: corner, style: style)
  }
  public func inset(by amount: CGFloat) -> RoundedRectangle {
    var copy = self
    copy.inset += amount
    return copy
  }
}

/// A rectangle whose corners are rounded differently.
public nonisolated struct UnevenRoundedRectangle: InsettableShape, Hashable {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle
  var inset: CGFloat = 0

  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius), style: style)
  }

  public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
    get {
      AnimatablePair(
        AnimatablePair(cornerRadii.topLeading, cornerRadii.bottomLeading),
        AnimatablePair(cornerRadii.bottomTrailing, cornerRadii.topTrailing))
    }
    set {
      cornerRadii = RectangleCornerRadii(
        topLeading: newValue.first.first, bottomLeading: newValue.first.second,
        bottomTrailing: newValue.second.first, topTrailing: newValue.second.second)
    }
  }

  public func path(in rect: CGRect) -> Path {
    let radii = RectangleCornerRadii(
      topLeading: max(0, cornerRadii.topLeading - inset), bottomLeading: max(0, cornerRadii.bottomLeading - inset),
      bottomTrailing: max(0, cornerRadii.bottomTrailing - inset),
      topTrailing: max(0, cornerRadii.topTrailing - inset))
    return Path(roundedRect: rect.inset(evenlyBy: inset), cornerRadii: radii, style: style)
  }
  public func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
    var copy = self
    copy.inset += amount
    return copy
  }
}
