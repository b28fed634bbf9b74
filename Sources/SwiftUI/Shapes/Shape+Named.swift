public import DrawingCore
public import Foundation

extension Shape where Self == Rectangle { public static var rect: Rectangle { .init() } }
extension Shape where Self == Circle { public static var circle: Circle { .init() } }
extension Shape where Self == Ellipse { public static var ellipse: Ellipse { .init() } }
extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: ContainerRelativeShape { .init() }
}
extension Shape where Self == Capsule {
  public static var capsule: Capsule { .init() }
  public static func capsule(style: RoundedCornerStyle) -> Capsule { .init(style: style) }
}
extension Shape where Self == RoundedRectangle {
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    .init(cornerRadius: cornerRadius, style: style)
  }
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    .init(cornerSize: cornerSize, style: style)
  }
}
extension Shape where Self == UnevenRoundedRectangle {
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    .init(cornerRadii: cornerRadii, style: style)
  }
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    .init(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
}
