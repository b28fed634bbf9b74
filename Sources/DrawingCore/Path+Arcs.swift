public import Foundation

extension Path {
  /// Adds an arc of a circle.
  ///
  /// Angles grow from the x axis towards the y axis, so on a screen, whose y axis points down, `clockwise: false` is
  /// drawn clockwise.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let difference = endAngle.radians - startAngle.radians, turn = 2 * Double.pi
    let delta: Double
    if clockwise {
      if difference <= -turn {
        delta = -turn
      } else {
        delta = difference > 0 ? fmod(difference, turn) - turn : difference
      }
    } else {
      if difference >= turn {
        delta = turn
      } else {
        delta = difference < 0 ? turn + fmod(difference, turn) : difference
      }
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: delta), transform: transform)
  }

  /// Adds an arc of a circle that turns by `delta`, with a line to its start where a subpath is open.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    guard startAngle.radians.isFinite, delta.radians.isFinite else { return }
    func point(_ angle: Double, _ tangent: Double = 0) -> CGPoint {
      CGPoint(
        x: Double(center.x) + Double(radius) * (cos(angle) - tangent * sin(angle)),
        y: Double(center.y) + Double(radius) * (sin(angle) + tangent * cos(angle))
      ).applying(transform)
    }
    // More than some turns cannot be told from one another.
    let sweep = min(max(delta.radians, -16 * .pi), 16 * .pi)
    let start = point(startAngle.radians)
    if isEmpty { move(to: start) } else { addLine(to: start) }
    guard sweep != 0 else { return }
    let count = Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up))
    let step = sweep / Double(count), control = 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let from = startAngle.radians + Double(index) * step, to = from + step
      addCurve(to: point(to), control1: point(from, control), control2: point(to, -control))
    }
  }

  /// Adds an arc that touches the lines from the current point to `tangent1End` and from there to `tangent2End`, with
  /// a line to its start.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard let current = currentPoint else { return }
    // Directions are compared before the transform, which need not keep angles.
    let start = current.applying(transform.inverted())
    let first = (x: start.x - tangent1End.x, y: start.y - tangent1End.y)
    let second = (x: tangent2End.x - tangent1End.x, y: tangent2End.y - tangent1End.y)
    let firstLength = hypot(first.x, first.y), secondLength = hypot(second.x, second.y)
    let cross = first.x * second.y - first.y * second.x
    guard firstLength > 0, secondLength > 0, radius > 0, abs(cross) > 1e-12 * firstLength * secondLength else {
      addLine(to: tangent1End.applying(transform))
      return
    }
    let u = (x: first.x / firstLength, y: first.y / firstLength)
    let v = (x: second.x / secondLength, y: second.y / secondLength)
    let half = acos(min(max(u.x * v.x + u.y * v.y, -1), 1)) / 2
    let distance = radius / tan(half), toCenter = radius / sin(half)
    let bisector = (x: u.x + v.x, y: u.y + v.y), length = hypot(bisector.x, bisector.y)
    let center = CGPoint(
      x: tangent1End.x + bisector.x / length * toCenter, y: tangent1End.y + bisector.y / length * toCenter)
    let from = atan2(tangent1End.y + u.y * distance - center.y, tangent1End.x + u.x * distance - center.x)
    let to = atan2(tangent1End.y + v.y * distance - center.y, tangent1End.x + v.x * distance - center.x)
    let delta = remainder(Double(to - from), 2 * .pi)
    addRelativeArc(
      center: center, radius: radius, startAngle: Angle(radians: Double(from)), delta: Angle(radians: delta),
      transform: transform)
  }
}
