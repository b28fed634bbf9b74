public import DrawingCore
public import Foundation

/// What shapes are filled and texts are drawn with.
public nonisolated protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never
  /// The style that this one stands for in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// The paint for a shape.
  /// - Parameters:
  ///   - rect: the frame of what is painted, in the coordinates of the drawing, to which unit points refer.
  ///   - context: the appearance, and the styles that surround the shape.
  func _paint(in rect: CGRect, context: _StyleContext) -> Paint

  /// What is done to all that is drawn with the paint, the outermost first.
  func _effects(in rect: CGRect, context: _StyleContext) -> [Effect]
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) is drawn as it is; it stands for no other style.")
  }
}

extension ShapeStyle {
  /// Styles of users are drawn as what they stand for.
  public func _paint(in rect: CGRect, context: _StyleContext) -> Paint {
    resolve(in: context.environment)._paint(in: rect, context: context)
  }
  public func _effects(in rect: CGRect, context: _StyleContext) -> [Effect] {
    Resolved.self == Never.self ? [] : resolve(in: context.environment)._effects(in: rect, context: context)
  }
}

/// What a style depends on besides itself.
public nonisolated struct _StyleContext {
  var environment = EnvironmentValues()
  var resolution = ResolutionContext()
  /// The styles that `foreground` and the hierarchical styles mean.
  var foreground = ForegroundStyles()
  var tint: AnyShapeStyle?
  var background: AnyShapeStyle?
}

extension Color: ShapeStyle {
  public func resolve(in environment: EnvironmentValues) -> Resolved { Resolved(rgba(in: environment.resolution)) }
  public func _paint(in rect: CGRect, context: _StyleContext) -> Paint { .color(rgba(in: context.resolution)) }
  public func _effects(in rect: CGRect, context: _StyleContext) -> [Effect] { [] }
}

extension Color.Resolved: ShapeStyle {
  public func _paint(in rect: CGRect, context: _StyleContext) -> Paint { .color(rgba) }
}

extension Never: ShapeStyle {
  public func _paint(in rect: CGRect, context: _StyleContext) -> Paint { .color(.clear) }
}

/// Any style, whatever its type.
public nonisolated struct AnyShapeStyle: ShapeStyle {
  let base: any ShapeStyle

  public init<S: ShapeStyle>(_ style: S) {
    base = (style as? AnyShapeStyle)?.base ?? style
  }

  public func _paint(in rect: CGRect, context: _StyleContext) -> Paint { base._paint(in: rect, context: context) }
  public func _effects(in rect: CGRect, context: _StyleContext) -> [Effect] {
    base._effects(in: rect, context: context)
  }
}

/// A style that changes another one.
nonisolated protocol WrappingShapeStyle: ShapeStyle {
  var base: AnyShapeStyle { get set }
}

extension AnyShapeStyle: Equatable {
  /// Styles that cannot be compared are never equal.
  public static func == (lhs: AnyShapeStyle, rhs: AnyShapeStyle) -> Bool {
    guard let left = lhs.base as? any Equatable else { return false }
    func isEqual<T: Equatable>(_ left: T) -> Bool { (rhs.base as? T) == left }
    return isEqual(left)
  }
}
