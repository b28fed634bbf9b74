public import DrawingCore
public import Foundation
public import LayoutCore

/// A gradient along a line.
public nonisolated struct LinearGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  public func _paint(in rect: CGRect, context: _StyleContext) -> Paint {
    .linearGradient(
      gradient.resolve(in: context.resolution), from: startPoint.point(in: rect), to: endPoint.point(in: rect))
  }
}

extension AnyGradient: ShapeStyle {
  public func _paint(in rect: CGRect, context: _StyleContext) -> Paint {
    LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)._paint(in: rect, context: context)
  }
}
extension Gradient: ShapeStyle {
  public func _paint(in rect: CGRect, context: _StyleContext) -> Paint {
    AnyGradient(self)._paint(in: rect, context: context)
  }
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
  public static func linearGradient(
    _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient.gradient, startPoint: startPoint, endPoint: endPoint)
  }
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}
