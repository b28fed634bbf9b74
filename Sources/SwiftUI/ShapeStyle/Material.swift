public import DrawingCore
public import Foundation

/// A translucent layer that separates a foreground from what lies behind it.
/// > Note: What lies behind shows through without the blur that Apple's platforms give it.
public nonisolated struct Material: ShapeStyle, Hashable {
  enum Thickness: Int, Hashable, Sendable { case ultraThin, thin, regular, thick, ultraThick, bar }
  let thickness: Thickness

  public static let ultraThin = Material(thickness: .ultraThin)
  public static let thin = Material(thickness: .thin)
  public static let regular = Material(thickness: .regular)
  public static let thick = Material(thickness: .thick)
  public static let ultraThick = Material(thickness: .ultraThick)
  public static let bar = Material(thickness: .bar)

  /// Opacities of the layer, chosen so that on a white or black ground the result is near Apple's.
  private static let lightOpacity = [0.44, 0.6, 0.74, 0.86, 0.94, 0.8]
  private static let darkOpacity = [0.46, 0.6, 0.74, 0.86, 0.94, 0.8]

  public func _paint(in rect: CGRect, context: _StyleContext) -> Paint {
    let index = thickness.rawValue
    return context.resolution.isDark
      ? .color(RGBA(37, 37, 40, Self.darkOpacity[index])) : .color(RGBA(247, 247, 249, Self.lightOpacity[index]))
  }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
