public import Foundation

extension Path {
  /// The smallest rectangle around all lines and curves; control points may lie outside. Null for an empty path.
  public var boundingRect: CGRect {
    switch storage {
    case .rect(let rect), .ellipse(let rect), .roundedRect(let rect, _, _): return rect.standardized
    case .elements: break
    }
    var (minX, minY, maxX, maxY) = (CGFloat.infinity, CGFloat.infinity, -CGFloat.infinity, -CGFloat.infinity)
    func include(_ point: CGPoint) {
      (minX, maxX) = (min(minX, point.x), max(maxX, point.x))
      (minY, maxY) = (min(minY, point.y), max(maxY, point.y))
    }
    for subpath in subpaths {
      include(subpath.start)
      for segment in subpath.segments {
        include(segment.end)
        for t in segment.turningPoints { include(segment.point(at: t)) }
      }
    }
    return minX <= maxX ? CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) : .null
  }

  /// Whether the point lies inside; open subpaths count as closed.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    func cross(_ a: CGPoint, _ b: CGPoint) {
      guard (a.y <= point.y) != (b.y <= point.y) else { return }
      let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
      if x > point.x { winding += b.y > a.y ? 1 : -1 }
    }
    for subpath in subpaths {
      var last = subpath.start
      for segment in subpath.segments {
        for t in segment.parameters(tolerance: 0.01) {
          let next = segment.point(at: t)
          cross(last, next)
          last = next
        }
      }
      cross(last, subpath.start)
    }
    return eoFill ? winding % 2 != 0 : winding != 0
  }
}

extension PathSegment {
  /// Parameters between 0 and 1 at which the curve turns back on an axis.
  var turningPoints: [CGFloat] {
    isLine
      ? []
      : Self.roots(start.x, control1.x, control2.x, end.x) + Self.roots(start.y, control1.y, control2.y, end.y)
  }

  /// Where the derivative of a cubic Bézier with these values is zero.
  private static func roots(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
    let a = p3 - 3 * p2 + 3 * p1 - p0, b = 2 * (p2 - 2 * p1 + p0), c = p1 - p0
    let candidates: [CGFloat]
    if abs(a) < 1e-12 {
      candidates = b == 0 ? [] : [-c / b]
    } else {
      let discriminant = b * b - 4 * a * c
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      candidates = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }
    return candidates.filter { $0 > 0 && $0 < 1 }
  }
}
