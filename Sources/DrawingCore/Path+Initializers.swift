public import Foundation

extension Path {
  public init(_ rect: CGRect) { self.init(storage: .rect(rect)) }

  public init(ellipseIn rect: CGRect) { self.init(storage: .ellipse(rect)) }

  /// Corners are at most as large as half the rectangle.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    let rect = rect.standardized
    let size = CGSize(
      width: min(max(cornerSize.width, 0), rect.width / 2), height: min(max(cornerSize.height, 0), rect.height / 2))
    if size.width > 0, size.height > 0 {
      self.init(storage: .roundedRect(rect, cornerSize: size, style: style))
    } else {
      self.init(storage: .rect(rect))
    }
  }

  /// The radius is at most half the shorter side.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    let radius = min(cornerRadius, min(abs(rect.width), abs(rect.height)) / 2)
    self.init(roundedRect: rect, cornerSize: CGSize(width: radius, height: radius), style: style)
  }

  /// Leading is left. Each radius is at most half the shorter side.
  public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    let radii = cornerRadii
    if radii.topLeading == radii.topTrailing, radii.topLeading == radii.bottomLeading,
      radii.topLeading == radii.bottomTrailing
    {
      self.init(roundedRect: rect, cornerRadius: radii.topLeading, style: style)
    } else {
      self.init()
      addRoundedRect(in: rect, cornerRadii: radii, style: style)
    }
  }

  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }
}
