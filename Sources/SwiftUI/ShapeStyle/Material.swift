public import DrawingCore
public import Foundation

/// A translucent layer that separates a foreground from what lies behind it, which shows through blurred and with
/// stronger colours.
///
/// Approximated: the recipes of Apple's are not published.
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
  /// Chosen by eye: the standard deviation of the blur in points, and how strong colours become.
  private static let blur: CGFloat = 20
  private static let saturation: (light: Float, dark: Float) = (1.8, 1.5)

  /// For a person who asks for less transparency it is opaque.
  private func opacity(_ context: _StyleContext) -> Double {
    if context.environment.accessibilityReduceTransparency { return 1 }
    return context.resolution.isDark ? Self.darkOpacity[thickness.rawValue] : Self.lightOpacity[thickness.rawValue]
  }

  public func _paint(in rect: CGRect, context: _StyleContext) -> Paint {
    let isDark = context.resolution.isDark, opacity = opacity(context)
    return .color(isDark ? RGBA(37, 37, 40, opacity) : RGBA(247, 247, 249, opacity))
  }

  public func _effects(in rect: CGRect, context: _StyleContext) -> [Effect] {
    guard !context.environment.accessibilityReduceTransparency else { return [] }
    let isDark = context.resolution.isDark
    let matrix = ColorMatrix.saturation(isDark ? Self.saturation.dark : Self.saturation.light)
    return [.backdrop(Backdrop(radius: Self.blur, matrix: matrix, coverage: opacity(context)))]
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
