public import DrawingCore
public import Foundation

/// The tint around a view.
public nonisolated struct TintShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _paint(in rect: CGRect, context: _StyleContext) -> Paint {
    if let tint = context.tint, !(tint.base is TintShapeStyle) { return tint._paint(in: rect, context: context) }
    return Color.accentColor._paint(in: rect, context: context)
  }
  public func _effects(in rect: CGRect, context: _StyleContext) -> [Effect] {
    guard let tint = context.tint, !(tint.base is TintShapeStyle) else { return [] }
    return tint._effects(in: rect, context: context)
  }
}

/// The background around a view, or the platform's.
public nonisolated struct BackgroundStyle: ShapeStyle, Hashable {
  public init() {}

  public func _paint(in rect: CGRect, context: _StyleContext) -> Paint {
    if let background = context.background, !(background.base is BackgroundStyle) {
      return background._paint(in: rect, context: context)
    }
    return .color(Self.color(at: 0, in: context.resolution).resolve(in: context.resolution))
  }
  public func _effects(in rect: CGRect, context: _StyleContext) -> [Effect] {
    guard let background = context.background, !(background.base is BackgroundStyle) else { return [] }
    return background._effects(in: rect, context: context)
  }

  static func color(at level: Int, in context: ResolutionContext) -> SystemColor {
    switch (level, context.platform) {
    case (0, .ios): .background
    case (0, .macos): .windowBackground
    case (1, _): .secondaryBackground
    default: .tertiaryBackground
    }
  }
}

/// The translucent grays behind controls.
public nonisolated struct FillShapeStyle: ShapeStyle, Hashable {
  var level = 0

  public init() {}
  init(level: Int) { self.level = level }

  public func _paint(in rect: CGRect, context: _StyleContext) -> Paint {
    let fills: [SystemColor] = [.fill, .secondaryFill, .tertiaryFill, .quaternaryFill]
    return .color(fills[min(max(level, 0), 3)].resolve(in: context.resolution))
  }
}

/// A separator between views.
public nonisolated struct SeparatorShapeStyle: ShapeStyle, Hashable {
  public init() {}
  public func _paint(in rect: CGRect, context: _StyleContext) -> Paint {
    .color(SystemColor.separator.resolve(in: context.resolution))
  }
}

/// A hint in an empty field.
public nonisolated struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
  public init() {}
  public func _paint(in rect: CGRect, context: _StyleContext) -> Paint {
    .color(SystemColor.placeholderText.resolve(in: context.resolution))
  }
}

/// A link to somewhere else.
public nonisolated struct LinkShapeStyle: ShapeStyle, Hashable {
  public init() {}
  public func _paint(in rect: CGRect, context: _StyleContext) -> Paint {
    .color(SystemColor.link.resolve(in: context.resolution))
  }
}

/// The background of what is selected.
public nonisolated struct SelectionShapeStyle: ShapeStyle, Hashable {
  public init() {}
  public func _paint(in rect: CGRect, context: _StyleContext) -> Paint {
    TintShapeStyle()._paint(in: rect, context: context)
  }
}

/// The surface of a window.
public nonisolated struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
  public init() {}
  public func _paint(in rect: CGRect, context: _StyleContext) -> Paint {
    .color(SystemColor.windowBackground.resolve(in: context.resolution))
  }
}

extension ShapeStyle where Self == TintShapeStyle { public static var tint: TintShapeStyle { .init() } }
extension ShapeStyle where Self == ForegroundStyle { public static var foreground: ForegroundStyle { .init() } }
extension ShapeStyle where Self == BackgroundStyle { public static var background: BackgroundStyle { .init() } }
extension ShapeStyle where Self == FillShapeStyle { public static var fill: FillShapeStyle { .init() } }
extension ShapeStyle where Self == SeparatorShapeStyle { public static var separator: SeparatorShapeStyle { .init() } }
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { .init() }
}
extension ShapeStyle where Self == LinkShapeStyle { public static var link: LinkShapeStyle { .init() } }
extension ShapeStyle where Self == SelectionShapeStyle { public static var selection: SelectionShapeStyle { .init() } }
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { .init() }
}
