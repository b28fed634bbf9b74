import Foundation

/// Builds the outline of a stroke.
///
/// 1. An open line is followed on its left side to its end, capped there, followed back on the other side and capped
///    at its start: one closed outline.
/// 2. A closed line gives two, one for each side, in opposite directions.
/// 3. On the outer side of a bend stands a join; on the inner side the outline runs through the bend's point, which
///    the non-zero rule fills.
struct StrokeOutline {
  let style: StrokeStyle
  private(set) var elements: [Path.Element] = []
  private var isStarted = false

  init(style: StrokeStyle) { self.style = style }

  private var half: CGFloat { style.lineWidth / 2 }

  mutating func add(_ line: PathPolyline) {
    let points = line.points
    guard points.count > 1 else {
      if let point = points.first { addDot(point.position) }
      return
    }
    let backward = Array(points.reversed())
    if line.isClosed, points.count > 2 {
      for side in [points, backward] {
        for index in side.indices {
          join(
            side[(index + side.count - 1) % side.count].position, side[index],
            side[(index + 1) % side.count].position)
        }
        close()
      }
    } else {
      follow(points)
      cap(from: points[points.count - 2].position, at: points[points.count - 1].position)
      follow(backward)
      cap(from: points[1].position, at: points[0].position)
      close()
    }
  }

  private mutating func follow(_ points: [PathPolyline.Point]) {
    emit(offset(points[0].position, normal(points[0].position, points[1].position)))
    for index in points.indices.dropFirst().dropLast() {
      join(points[index - 1].position, points[index], points[index + 1].position)
    }
    let last = points.count - 1
    emit(offset(points[last].position, normal(points[last - 1].position, points[last].position)))
  }

  /// A line without length, of which only round and square caps are seen.
  private mutating func addDot(_ center: CGPoint) {
    switch style.lineCap {
    case .butt: return
    case .round:
      arc(center, from: 0, by: 2 * .pi)
    case .square:
      for (x, y) in [(-half, -half), (half, -half), (half, half), (-half, half)] {
        emit(CGPoint(x: center.x + x, y: center.y + y))
      }
    }
    close()
  }

  private mutating func cap(from start: CGPoint, at end: CGPoint) {
    let n = normal(start, end)
    switch style.lineCap {
    case .butt: break
    case .round: arc(end, from: atan2(n.y, n.x), by: .pi)
    case .square:
      // The direction of the line is the normal turned by a quarter.
      let ahead = CGPoint(x: end.x - n.y * half, y: end.y + n.x * half)
      emit(offset(ahead, n))
      emit(offset(ahead, CGPoint(x: -n.x, y: -n.y)))
    }
  }

  private mutating func join(_ before: CGPoint, _ point: PathPolyline.Point, _ after: CGPoint) {
    let center = point.position
    let n0 = normal(before, center), n1 = normal(center, after)
    let cross = n0.x * n1.y - n0.y * n1.x, dot = n0.x * n1.x + n0.y * n1.y
    let isInner = cross < 0
    if isInner {
      emit(offset(center, n0))
      if !point.isSmooth { emit(center) }
      emit(offset(center, n1))
      return
    }
    // Joins within curves turn so little that a mitre is what the offset curve would be.
    switch point.isSmooth ? (dot > 0 ? .miter : .round) : style.lineJoin {
    case .round:
      emit(offset(center, n0))
      arc(center, from: atan2(n0.y, n0.x), by: atan2(cross, dot))
      emit(offset(center, n1))
    case .miter where (1 + dot) * style.miterLimit * style.miterLimit >= 2 || (point.isSmooth && dot > 0):
      // The mitre's length over the width is 1 / cos(half the turn), and cos² of that is (1 + dot) / 2.
      let scale = half / (1 + dot)
      emit(CGPoint(x: center.x + (n0.x + n1.x) * scale, y: center.y + (n0.y + n1.y) * scale))
    case .miter, .bevel:
      emit(offset(center, n0))
      emit(offset(center, n1))
    }
  }

  /// The unit normal on the side that is followed, which lies to the left where y points down.
  private func normal(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
    let dx = to.x - from.x, dy = to.y - from.y, length = hypot(dx, dy)
    return length > 0 ? CGPoint(x: dy / length, y: -dx / length) : CGPoint(x: 0, y: -1)
  }

  private func offset(_ point: CGPoint, _ normal: CGPoint) -> CGPoint {
    CGPoint(x: point.x + normal.x * half, y: point.y + normal.y * half)
  }

  private mutating func arc(_ center: CGPoint, from start: CGFloat, by sweep: CGFloat) {
    var path = Path()
    path.addRelativeArc(
      center: center, radius: half, startAngle: Angle(radians: Double(start)), delta: Angle(radians: Double(sweep)))
    for element in path.elements {
      if case .move(let point) = element { emit(point) } else { elements.append(element) }
    }
  }

  private mutating func emit(_ point: CGPoint) {
    elements.append(isStarted ? .line(to: point) : .move(to: point))
    isStarted = true
  }

  private mutating func close() {
    elements.append(.closeSubpath)
    isStarted = false
  }
}
