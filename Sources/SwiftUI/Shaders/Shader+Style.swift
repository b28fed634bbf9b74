public import DrawingCore
public import Foundation

extension Shader: ShapeStyle {
  /// Clear where the shader cannot be run.
  public func _paint(in rect: CGRect, context: _StyleContext) -> Paint {
    paint(in: rect, from: rect.origin, bounds: CGRect(origin: .zero, size: rect.size), context.environment)
  }

  /// - Parameters:
  ///   - rect: what is painted.
  ///   - origin: from where places are counted.
  ///   - bounds: what the function is told of as the bounding rectangle.
  func paint(in rect: CGRect, from origin: CGPoint, bounds: CGRect, _ environment: EnvironmentValues) -> Paint {
    nonisolated(unsafe) let environment = environment
    return MainActor.assumeIsolated {
      guard let shading = ViewGraph.current?.shading, rect.isDrawable else { return .color(.clear) }
      // Lines are drawn half outside of a shape, letters may overhang.
      let drawn = rect.insetBy(dx: -Self.margin, dy: -Self.margin)
      let scale = Shading.scale(environment.displayScale, for: drawn)
      let target = drawn.pixelCover(scale: scale)
      guard
        let result = shading.run(
          self, as: .fill, target: target.offsetBy(dx: -origin.x, dy: -origin.y), bounds: bounds, scale: scale,
          environment, line: 0)
      else { return .color(.clear) }
      PictureStore.shared.add(result.bitmap, named: result.id)
      return .image(result.id, origin: target.origin, scale: 1)
    }
  }

  /// In points.
  private static let margin: CGFloat = 24
}
