internal import CGtk
import DrawingCore
import Foundation

extension MeshPaint {
  /// Each square of the grid is a Coons patch; smooth colours are drawn by smaller ones, between whose corners the colours
  /// run straight.
  func paint(on context: OpaquePointer) {
    let ground = background.clamped
    if ground.alpha > 0 {
      cairo_set_source_rgba(
        context, Double(ground.red), Double(ground.green), Double(ground.blue), Double(ground.alpha))
      cairo_paint(context)
    }
    guard let pattern = cairo_pattern_create_mesh() else { return }
    defer { cairo_pattern_destroy(pattern) }
    for row in 0..<(height - 1) {
      for column in 0..<(width - 1) {
        let patch = Patch(self, column, row)
        if isSmooth { addParts(of: patch, column, row, to: pattern) } else { add(patch, column, row, to: pattern) }
      }
    }
    cairo_set_source(context, pattern)
    cairo_paint(context)
  }

  private func add(_ patch: Patch, _ column: Int, _ row: Int, to pattern: OpaquePointer) {
    cairo_mesh_pattern_begin_patch(pattern)
    cairo_mesh_pattern_move_to(pattern, patch.top.start.x, patch.top.start.y)
    for curve in [patch.top, patch.right, patch.bottom.reversed, patch.left.reversed] {
      cairo_mesh_pattern_curve_to(
        pattern, curve.control1.x, curve.control1.y, curve.control2.x, curve.control2.y, curve.end.x, curve.end.y)
    }
    let corners = [(column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1)]
    for (index, corner) in corners.enumerated() {
      setColor(colors[corner.1 * width + corner.0], index, pattern)
    }
    cairo_mesh_pattern_end_patch(pattern)
  }

  /// Into how many parts each side of a square is divided.
  private static let parts = 8

  private func addParts(of patch: Patch, _ column: Int, _ row: Int, to pattern: OpaquePointer) {
    let step = 1 / CGFloat(Self.parts)
    for y in 0..<Self.parts {
      for x in 0..<Self.parts {
        let (u, v) = (CGFloat(x) * step, CGFloat(y) * step)
        cairo_mesh_pattern_begin_patch(pattern)
        let corners = [(u, v), (u + step, v), (u + step, v + step), (u, v + step)]
        for (index, corner) in corners.enumerated() {
          let point = patch.point(corner.0, corner.1)
          if index == 0 {
            cairo_mesh_pattern_move_to(pattern, point.x, point.y)
          } else {
            cairo_mesh_pattern_line_to(pattern, point.x, point.y)
          }
        }
        for (index, corner) in corners.enumerated() {
          setColor(color(CGFloat(column) + corner.0, CGFloat(row) + corner.1), index, pattern)
        }
        cairo_mesh_pattern_end_patch(pattern)
      }
    }
  }

  private func setColor(_ color: RGBA, _ corner: Int, _ pattern: OpaquePointer) {
    let color = color.clamped
    cairo_mesh_pattern_set_corner_color_rgba(
      pattern, guint(corner), Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
  }

  /// The colour at a place of the grid, by cubic curves through the colours of its points.
  private func color(_ x: CGFloat, _ y: CGFloat) -> RGBA {
    let column = min(Int(x), width - 2), row = min(Int(y), height - 2)
    let across = Self.weights(x - CGFloat(column)), along = Self.weights(y - CGFloat(row))
    var sum = SIMD4<Float>.zero
    for (i, a) in along.enumerated() {
      for (j, b) in across.enumerated() {
        let line = min(max(row + i - 1, 0), height - 1), place = min(max(column + j - 1, 0), width - 1)
        let color = colors[line * width + place]
        sum += SIMD4(color.red, color.green, color.blue, color.alpha) * Float(a * b)
      }
    }
    return RGBA(red: sum.x, green: sum.y, blue: sum.z, alpha: sum.w)
  }

  /// Catmull and Rom's weights of the points before, at, after and beyond.
  private static func weights(_ t: CGFloat) -> [CGFloat] {
    let t2 = t * t, t3 = t2 * t
    return [(-t3 + 2 * t2 - t) / 2, (3 * t3 - 5 * t2 + 2) / 2, (-3 * t3 + 4 * t2 + t) / 2, (t3 - t2) / 2]
  }

  /// A square of the grid by the curves around it.
  private struct Patch {
    var top, right, bottom, left: Curve

    init(_ mesh: MeshPaint, _ column: Int, _ row: Int) {
      func vertex(_ x: Int, _ y: Int) -> Vertex { mesh.vertices[(row + y) * mesh.width + column + x] }
      let (a, b, c, d) = (vertex(0, 0), vertex(1, 0), vertex(1, 1), vertex(0, 1))
      top = Curve(start: a.position, control1: a.trailing, control2: b.leading, end: b.position)
      right = Curve(start: b.position, control1: b.bottom, control2: c.top, end: c.position)
      bottom = Curve(start: d.position, control1: d.trailing, control2: c.leading, end: c.position)
      left = Curve(start: a.position, control1: a.bottom, control2: d.top, end: d.position)
    }

    /// Coons' surface: between the curves, less what both pairs have in common.
    func point(_ u: CGFloat, _ v: CGFloat) -> CGPoint {
      let (t, b, l, r) = (top.point(u), bottom.point(u), left.point(v), right.point(v))
      func value(_ key: KeyPath<CGPoint, CGFloat>) -> CGFloat {
        let upper = top.start[keyPath: key] * (1 - u) + top.end[keyPath: key] * u
        let lower = bottom.start[keyPath: key] * (1 - u) + bottom.end[keyPath: key] * u
        let ruled = t[keyPath: key] * (1 - v) + b[keyPath: key] * v + l[keyPath: key] * (1 - u) + r[keyPath: key] * u
        return ruled - upper * (1 - v) - lower * v
      }
      return CGPoint(x: value(\.x), y: value(\.y))
    }
  }

  private struct Curve {
    var start, control1, control2, end: CGPoint
    var reversed: Curve { Curve(start: end, control1: control2, control2: control1, end: start) }

    func point(_ t: CGFloat) -> CGPoint {
      let s = 1 - t, a = s * s * s, b = 3 * s * s * t, c = 3 * s * t * t, d = t * t * t
      return CGPoint(
        x: a * start.x + b * control1.x + c * control2.x + d * end.x,
        y: a * start.y + b * control1.y + c * control2.y + d * end.y)
    }
  }
}
