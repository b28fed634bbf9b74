public import Foundation

/// Colours at the points of a grid, and between them along its curved lines.
public struct MeshPaint: Hashable, Sendable {
  /// A point of the grid with the control points of the curves that meet in it.
  public struct Vertex: Hashable, Sendable {
    public var position, leading, top, trailing, bottom: CGPoint

    public init(position: CGPoint, leading: CGPoint, top: CGPoint, trailing: CGPoint, bottom: CGPoint) {
      (self.position, self.leading, self.top) = (position, leading, top)
      (self.trailing, self.bottom) = (trailing, bottom)
    }
  }

  /// Points in a row, and rows.
  public var width, height: Int
  /// Row by row, `width * height` of them, in the coordinates of the command that uses the paint.
  public var vertices: [Vertex]
  public var colors: [RGBA]
  /// What is seen beside the grid.
  public var background: RGBA
  /// Whether colours change without bends at the grid's lines.
  public var isSmooth: Bool

  /// - Precondition: there is a vertex and a colour for each point of the grid, which has at least two rows and columns.
  public init(
    width: Int, height: Int, vertices: [Vertex], colors: [RGBA], background: RGBA = .clear, isSmooth: Bool = true
  ) {
    precondition(
      width > 1 && height > 1 && vertices.count == width * height && colors.count == vertices.count,
      "A mesh has a vertex and a colour for each point of its grid.")
    (self.width, self.height, self.vertices, self.colors) = (width, height, vertices, colors)
    (self.background, self.isSmooth) = (background, isSmooth)
  }
}
