public import DrawingCore
public import Foundation

/// A lower level of a style: `.tint.secondary`.
public nonisolated struct _LevelShapeStyle: WrappingShapeStyle, Equatable {
  var base: AnyShapeStyle
  let level: Int

  public func _paint(in rect: CGRect, context: _StyleContext) -> Paint {
    switch base.base {
    case let style as HierarchicalShapeStyle:
      HierarchicalShapeStyle(level: style.level + level)._paint(in: rect, context: context)
    case is ForegroundStyle: HierarchicalShapeStyle(level: level)._paint(in: rect, context: context)
    case is BackgroundStyle where level > 0 && context.background == nil:
      .color(BackgroundStyle.color(at: level, in: context.resolution).resolve(in: context.resolution))
    case let style as FillShapeStyle:
      FillShapeStyle(level: style.level + level)._paint(in: rect, context: context)
    default: base._paint(in: rect, context: context).opacity(ForegroundStyles.levelOpacity[min(level, 4)])
    }
  }
  public func _effects(in rect: CGRect, context: _StyleContext) -> [Effect] {
    switch base.base {
    case is HierarchicalShapeStyle, is ForegroundStyle: []
    default: base._effects(in: rect, context: context)
    }
  }
}

/// A style made more transparent.
public nonisolated struct _OpacityShapeStyle: WrappingShapeStyle, Equatable {
  var base: AnyShapeStyle
  let opacity: Double

  public func _paint(in rect: CGRect, context: _StyleContext) -> Paint {
    let paint = base._paint(in: rect, context: context)
    return fadesWhole(paint, in: rect, context) ? paint : paint.opacity(opacity)
  }
  public func _effects(in rect: CGRect, context: _StyleContext) -> [Effect] {
    let effects = base._effects(in: rect, context: context)
    return fadesWhole(base._paint(in: rect, context: context), in: rect, context)
      ? [.opacity(opacity)] + effects : effects
  }

  /// Materials and pictures become more transparent as a whole.
  private func fadesWhole(_ paint: Paint, in rect: CGRect, _ context: _StyleContext) -> Bool {
    if case .image = paint { return true }
    return base._effects(in: rect, context: context).contains { if case .backdrop = $0 { true } else { false } }
  }
}
