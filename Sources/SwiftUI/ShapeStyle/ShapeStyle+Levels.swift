extension ShapeStyle {
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(base: AnyShapeStyle(self), opacity: opacity)
  }

  public var secondary: some ShapeStyle { _LevelShapeStyle(base: AnyShapeStyle(self), level: 1) }
  public var tertiary: some ShapeStyle { _LevelShapeStyle(base: AnyShapeStyle(self), level: 2) }
  public var quaternary: some ShapeStyle { _LevelShapeStyle(base: AnyShapeStyle(self), level: 3) }
  public var quinary: some ShapeStyle { _LevelShapeStyle(base: AnyShapeStyle(self), level: 4) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .init(level: 0) }
  public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
  public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
  public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
  public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}
