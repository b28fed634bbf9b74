import Foundation

/// The form of one corner, as points that lie `x` and `y` away from it along the two sides.
struct RoundedCorner {
  /// On the side that is followed by x: its start, two controls, and the first joint.
  var along: [CGPoint]
  /// Controls of the middle curve.
  var middle: (CGPoint, CGPoint)
  /// The second joint, two controls, and the end on the other side.
  var across: [CGPoint]
  var isSquare: Bool

  /// - Parameter rect: the rectangle's size; where its sides are too short for the whole smoothing, the corner turns
  ///   gradually into a quarter of an ellipse, which it is when the corner takes half a side.
  init(size: CGSize, style: RoundedCornerStyle, in rect: CGSize) {
    isSquare = size.width <= 0 || size.height <= 0
    let room = isSquare ? 1 : min(rect.width / 2 / size.width, rect.height / 2 / size.height)
    let smoothing =
      switch style {
      case .circular: CGFloat(0)
      case .continuous: min(max((room - 1) / (Self.extent - 1), 0), 1)
      }
    func point(_ index: Int) -> CGPoint {
      let round = Self.round[index], smooth = Self.smooth[index]
      return CGPoint(
        x: size.width * (round.x + (smooth.x - round.x) * smoothing),
        y: size.height * (round.y + (smooth.y - round.y) * smoothing))
    }
    func mirrored(_ index: Int) -> CGPoint {
      let round = Self.round[index], smooth = Self.smooth[index]
      return CGPoint(
        x: size.width * (round.y + (smooth.y - round.y) * smoothing),
        y: size.height * (round.x + (smooth.x - round.x) * smoothing))
    }
    along = (0...3).map(point)
    middle = (point(4), mirrored(4))
    across = (0...3).reversed().map(mirrored)
  }

  /// How far a smooth corner reaches along a side, for a radius of 1.
  private static let extent: CGFloat = 1.528665

  /// Half of Apple's continuous corner for a radius of 1, as published from measurements of iOS 7: start, two
  /// controls, joint, and the first control of the middle curve, which is symmetric.
  private static let smooth = [
    CGPoint(x: extent, y: 0), CGPoint(x: 1.08849296, y: 0), CGPoint(x: 0.86840694, y: 0),
    CGPoint(x: 0.63149379, y: 0.07491139), CGPoint(x: 0.37282383, y: 0.16905956),
  ]

  /// The same points for a quarter circle, with the joint where the smooth corner has it: at the angle
  /// atan((1 − 0.63149379) / (1 − 0.07491139)).
  private static let round: [CGPoint] = {
    let angle = atan2(1 - smooth[3].x, 1 - smooth[3].y)
    func point(_ angle: CGFloat) -> CGPoint { CGPoint(x: 1 - sin(angle), y: 1 - cos(angle)) }
    let outer = 4 / 3 * tan(angle / 4), inner = 4 / 3 * tan((.pi / 2 - 2 * angle) / 4)
    let joint = point(angle)
    return [
      CGPoint(x: 1, y: 0), CGPoint(x: 1 - outer, y: 0),
      CGPoint(x: joint.x + outer * cos(angle), y: joint.y - outer * sin(angle)), joint,
      CGPoint(x: joint.x - inner * cos(angle), y: joint.y + inner * sin(angle)),
    ]
  }()
}

extension Path {
  /// A closed subpath that begins in the middle of the right side and runs by way of the bottom.
  mutating func appendRoundedRect(
    _ rect: CGRect, topLeft: RoundedCorner, topRight: RoundedCorner, bottomRight: RoundedCorner,
    bottomLeft: RoundedCorner
  ) {
    append(.move(to: CGPoint(x: rect.maxX, y: rect.midY)))
    appendCorner(bottomRight, isReversed: true) { CGPoint(x: rect.maxX - $0.x, y: rect.maxY - $0.y) }
    appendCorner(bottomLeft, isReversed: false) { CGPoint(x: rect.minX + $0.x, y: rect.maxY - $0.y) }
    appendCorner(topLeft, isReversed: true) { CGPoint(x: rect.minX + $0.x, y: rect.minY + $0.y) }
    appendCorner(topRight, isReversed: false) { CGPoint(x: rect.maxX - $0.x, y: rect.minY + $0.y) }
    append(.closeSubpath)
  }

  /// - Parameter isReversed: whether the corner is reached along its upright side.
  private mutating func appendCorner(
    _ corner: RoundedCorner, isReversed: Bool, place: (CGPoint) -> CGPoint
  ) {
    if corner.isSquare {
      append(.line(to: place(.zero)))
      return
    }
    var points = corner.along + [corner.middle.0, corner.middle.1] + corner.across
    if isReversed { points.reverse() }
    let placed = points.map(place)
    append(.line(to: placed[0]))
    for start in [1, 4, 7] {
      append(.curve(to: placed[start + 2], control1: placed[start], control2: placed[start + 1]))
    }
  }
}
