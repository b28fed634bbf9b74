import DrawingCore
import Foundation

extension ProjectionTransform {
  /// nil where it is not one.
  var affine: CGAffineTransform? {
    guard m13 == 0, m23 == 0, m33 != 0 else { return nil }
    return CGAffineTransform(
      a: m11 / m33, b: m12 / m33, c: m21 / m33, d: m22 / m33, tx: m31 / m33, ty: m32 / m33)
  }

  /// Where a point is seen, and its distance factor, which is positive in front of the eye.
  func project(_ point: CGPoint) -> (x: CGFloat, y: CGFloat, w: CGFloat) {
    (
      point.x * m11 + point.y * m21 + m31, point.x * m12 + point.y * m22 + m32, point.x * m13 + point.y * m23 + m33
    )
  }

  /// Around all of the rectangle that is in front of the eye; nil where nothing is.
  func bounds(of rect: CGRect) -> CGRect? {
    // The smallest distance factor that is drawn: what is nearer would be thousands of times as large.
    let nearest: CGFloat = 0.001
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ].map(project)
    var points: [CGPoint] = []
    for (index, corner) in corners.enumerated() {
      if corner.w > nearest { points.append(CGPoint(x: corner.x / corner.w, y: corner.y / corner.w)) }
      let next = corners[(index + 1) % 4]
      guard (corner.w > nearest) != (next.w > nearest) else { continue }
      let t = (nearest - corner.w) / (next.w - corner.w)
      points.append(
        CGPoint(
          x: (corner.x + (next.x - corner.x) * t) / nearest, y: (corner.y + (next.y - corner.y) * t) / nearest))
    }
    guard let first = points.first else { return nil }
    return points.reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
  }

  /// nil where the plane is seen from its edge.
  var inverse: ProjectionTransform? {
    let determinant =
      m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
    guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
    var result = ProjectionTransform()
    result.m11 = (m22 * m33 - m23 * m32) / determinant
    result.m12 = (m13 * m32 - m12 * m33) / determinant
    result.m13 = (m12 * m23 - m13 * m22) / determinant
    result.m21 = (m23 * m31 - m21 * m33) / determinant
    result.m22 = (m11 * m33 - m13 * m31) / determinant
    result.m23 = (m13 * m21 - m11 * m23) / determinant
    result.m31 = (m21 * m32 - m22 * m31) / determinant
    result.m32 = (m12 * m31 - m11 * m32) / determinant
    result.m33 = (m11 * m22 - m12 * m21) / determinant
    return result
  }
}

extension Raster {
  /// Fills these pixels with the others as seen through a projection.
  func fill(with source: Raster, through projection: ProjectionTransform) {
    guard let inverse = projection.inverse else { return }
    for row in 0..<height {
      let y = frame.minY + (CGFloat(row) + 0.5) / density
      let line = UnsafeMutableRawPointer(bytes + row * stride)
      for column in 0..<width {
        let x = frame.minX + (CGFloat(column) + 0.5) / density
        let seen = inverse.project(CGPoint(x: x, y: y))
        // The inverse's factor has the sign of the projection's own.
        guard seen.w > 0 else { continue }
        let pixel = source.sample(
          (seen.x / seen.w - source.frame.minX) * source.density - 0.5,
          (seen.y / seen.w - source.frame.minY) * source.density - 0.5)
        line.storeBytes(of: Self.bytes(pixel), toByteOffset: 4 * column, as: SIMD4<UInt8>.self)
      }
    }
  }

  /// The colour between the four nearest pixels; clear beyond the edge.
  private func sample(_ x: CGFloat, _ y: CGFloat) -> SIMD4<Float> {
    guard x > -1, y > -1, x < CGFloat(width), y < CGFloat(height) else { return .zero }
    let left = Int(x.rounded(.down)), top = Int(y.rounded(.down))
    let fx = Float(x - CGFloat(left)), fy = Float(y - CGFloat(top))
    let upper = pixel(left, top) * (1 - fx) + pixel(left + 1, top) * fx
    let lower = pixel(left, top + 1) * (1 - fx) + pixel(left + 1, top + 1) * fx
    return upper * (1 - fy) + lower * fy
  }

  private func pixel(_ column: Int, _ row: Int) -> SIMD4<Float> {
    guard column >= 0, row >= 0, column < width, row < height else { return .zero }
    let raw = UnsafeRawPointer(bytes + row * stride).loadUnaligned(fromByteOffset: 4 * column, as: SIMD4<UInt8>.self)
    return SIMD4<Float>(raw) / 255
  }
}
