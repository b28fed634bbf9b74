public import DrawingCore
public import Foundation

/// The foreground styles around a view: those set by `foregroundStyle(_:_:_:)`, or none, which means the labels' colours.
nonisolated struct ForegroundStyles: Sendable {
  private(set) var styles: [AnyShapeStyle] = []

  /// Opacity of the levels of a style that was set, from primary to quinary (as read from Apple's SwiftUI; the last is
  /// that of the fourth).
  static let levelOpacity: [Double] = [1, 0.5, 0.25, 0.18, 0.18]
  private static let labels: [SystemColor] = [.primary, .secondary, .tertiary, .quaternary, .quinary]

  /// The style of a level; 0 is the primary one.
  func style(at level: Int) -> AnyShapeStyle {
    let level = min(max(level, 0), Self.labels.count - 1)
    guard let last = styles.last else { return AnyShapeStyle(Color(system: Self.labels[level])) }
    if level < styles.count { return styles[level] }
    let opacity = Self.levelOpacity[level] / Self.levelOpacity[styles.count - 1]
    return AnyShapeStyle(_OpacityShapeStyle(base: last, opacity: opacity))
  }

  /// The styles inside a view that sets its foreground. Hierarchical styles there mean levels of the styles outside.
  func setting(_ new: [AnyShapeStyle]) -> ForegroundStyles {
    var result = ForegroundStyles()
    result.styles = new.map { bound($0) }
    return result
  }
  func setting(_ style: AnyShapeStyle) -> ForegroundStyles { setting([style]) }

  private func bound(_ style: AnyShapeStyle) -> AnyShapeStyle {
    switch style.base {
    case let style as HierarchicalShapeStyle: self.style(at: style.level)
    case is ForegroundStyle: self.style(at: 0)
    case let style as any WrappingShapeStyle: bound(wrapping: style)
    default: style
    }
  }

  private func bound<S: WrappingShapeStyle>(wrapping style: S) -> AnyShapeStyle {
    var copy = style
    copy.base = bound(style.base)
    return AnyShapeStyle(copy)
  }
}

/// A level of the foreground style around a view.
public nonisolated struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  public func _paint(in rect: CGRect, context: _StyleContext) -> Paint {
    context.foreground.style(at: level)._paint(in: rect, context: context)
  }
  public func _effects(in rect: CGRect, context: _StyleContext) -> [Effect] {
    context.foreground.effects(at: level, in: rect, context: context)
  }
}

/// The foreground style around a view.
public nonisolated struct ForegroundStyle: ShapeStyle, Hashable {
  public init() {}

  public func _paint(in rect: CGRect, context: _StyleContext) -> Paint {
    context.foreground.style(at: 0)._paint(in: rect, context: context)
  }
  public func _effects(in rect: CGRect, context: _StyleContext) -> [Effect] {
    context.foreground.effects(at: 0, in: rect, context: context)
  }
}

extension ForegroundStyles {
  /// None where no style was set, since those of labels are colours.
  nonisolated func effects(at level: Int, in rect: CGRect, context: _StyleContext) -> [Effect] {
    styles.isEmpty ? [] : style(at: level)._effects(in: rect, context: context)
  }
}
