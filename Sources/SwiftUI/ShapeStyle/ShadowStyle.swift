public import DrawingCore
public import Foundation

/// A shadow that belongs to a style.
public nonisolated struct ShadowStyle: Hashable, Sendable {
  var isInner: Bool
  var color: Color
  var radius: CGFloat
  var offset: CGSize

  /// A shadow below what is drawn.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: false, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }

  /// A shadow within the edges of what is drawn.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: true, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }

  func effect(in context: ResolutionContext) -> Effect {
    let color = color.rgba(in: context)
    return isInner
      ? .innerShadow(color, radius: max(radius, 0), offset: offset)
      : .shadow(color, radius: max(radius, 0), offset: offset)
  }
}

/// A style that casts a shadow.
public nonisolated struct _ShadowShapeStyle: WrappingShapeStyle, Equatable {
  var base: AnyShapeStyle
  let shadow: ShadowStyle

  public func _paint(in rect: CGRect, context: _StyleContext) -> Paint { base._paint(in: rect, context: context) }
  public func _effects(in rect: CGRect, context: _StyleContext) -> [Effect] {
    [shadow.effect(in: context.resolution)] + base._effects(in: rect, context: context)
  }
}

/// A style that is combined with what lies below it.
public nonisolated struct _BlendModeShapeStyle: WrappingShapeStyle, Equatable {
  var base: AnyShapeStyle
  let mode: BlendMode

  public func _paint(in rect: CGRect, context: _StyleContext) -> Paint { base._paint(in: rect, context: context) }
  public func _effects(in rect: CGRect, context: _StyleContext) -> [Effect] {
    [.blend(mode)] + base._effects(in: rect, context: context)
  }
}

extension ShapeStyle {
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ShadowShapeStyle(base: AnyShapeStyle(self), shadow: style)
  }
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    _BlendModeShapeStyle(base: AnyShapeStyle(self), mode: mode)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ShadowShapeStyle(base: AnyShapeStyle(ForegroundStyle()), shadow: style)
  }
  /// The foreground style, combined with what lies below it.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    _BlendModeShapeStyle(base: AnyShapeStyle(ForegroundStyle()), mode: mode)
  }
  /// The foreground style, more transparent.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(base: AnyShapeStyle(ForegroundStyle()), opacity: opacity)
  }
}
