public import DrawingCore
public import Foundation
internal import LayoutCore

/// Colours at the points of a grid, and between them.
public nonisolated struct MeshGradient: ShapeStyle, Equatable {
  /// A point of the grid with control points for the curves to its neighbours.
  public struct BezierPoint: Equatable, Sendable {
    public var position, leadingControlPoint, topControlPoint, trailingControlPoint, bottomControlPoint: SIMD2<Float>

    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// Where the points of the grid lie, in shares of what is filled.
  public enum Locations: Equatable, Sendable {
    case points([SIMD2<Float>])
    case bezierPoints([BezierPoint])
  }

  public enum Colors: Equatable, Sendable {
    case colors([Color])
    case resolvedColors([Color.Resolved])
  }

  public var width, height: Int
  public var locations: Locations
  public var colors: Colors
  public var background: Color
  public var smoothsColors: Bool
  public var colorSpace: Gradient.ColorSpace

  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    (self.width, self.height, self.locations, self.colors) = (width, height, locations, colors)
    (self.background, self.smoothsColors, self.colorSpace) = (background, smoothsColors, colorSpace)
  }
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Nothing but the background where there are not as many points and colours as the grid has.
  public func _paint(in rect: CGRect, context: _StyleContext) -> Paint {
    let colors: [RGBA] =
      switch colors {
      case .colors(let colors): colors.map { $0.rgba(in: context.resolution) }
      case .resolvedColors(let colors): colors.map(\.rgba)
      }
    let ground = background.rgba(in: context.resolution)
    let vertices = vertices(in: rect)
    guard width > 1, height > 1, vertices.count == width * height, colors.count == vertices.count else {
      return .color(ground)
    }
    return .mesh(
      MeshPaint(
        width: width, height: height, vertices: vertices, colors: colors, background: ground, isSmooth: smoothsColors))
  }

  private func vertices(in rect: CGRect) -> [MeshPaint.Vertex] {
    func place(_ point: SIMD2<Float>) -> CGPoint {
      CGPoint(x: rect.minX + CGFloat(point.x) * rect.width, y: rect.minY + CGFloat(point.y) * rect.height)
    }
    switch locations {
    case .bezierPoints(let points):
      return points.map {
        MeshPaint.Vertex(
          position: place($0.position), leading: place($0.leadingControlPoint), top: place($0.topControlPoint),
          trailing: place($0.trailingControlPoint), bottom: place($0.bottomControlPoint))
      }
    case .points(let points):
      guard points.count == width * height else { return [] }
      return points.indices.map { index in
        let x = index % width, y = index / width
        func neighbour(_ dx: Int, _ dy: Int) -> SIMD2<Float> {
          points[min(max(y + dy, 0), height - 1) * width + min(max(x + dx, 0), width - 1)]
        }
        // Curves run through a point in the direction from its neighbour before to that after.
        let along = (neighbour(1, 0) - neighbour(-1, 0)) / 6, down = (neighbour(0, 1) - neighbour(0, -1)) / 6
        let point = points[index]
        return MeshPaint.Vertex(
          position: place(point), leading: place(point - along), top: place(point - down),
          trailing: place(point + along), bottom: place(point + down))
      }
    }
  }
}

extension MeshGradient: View {
  public typealias Body = Never
  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(StyleNode.make(view, inputs, name: "MeshGradient"))
  }
}

extension ShapeStyle where Self == MeshGradient {
  public static func meshGradient(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) -> MeshGradient {
    MeshGradient(
      width: width, height: height, points: points, colors: colors, background: background,
      smoothsColors: smoothsColors)
  }
}
