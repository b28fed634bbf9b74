import Foundation

extension Path {
  /// The outline of the area that a stroke of this path covers, to be filled by the non-zero rule.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
    var outline = StrokeOutline(style: style)
    let dash = Self.usableDash(style.dash)
    for subpath in subpaths {
      let line = PathPolyline(subpath)
      if let dash {
        for stretch in line.dashed(dash, phase: style.dashPhase) { outline.add(stretch) }
      } else {
        outline.add(line)
      }
    }
    return Path(storage: .elements(outline.elements))
  }

  /// Lengths for drawing and skipping in turn, an even number of them; nil for an unbroken line.
  static func usableDash(_ dash: [CGFloat]) -> [CGFloat]? {
    guard !dash.isEmpty, dash.allSatisfy({ $0 >= 0 && $0.isFinite }), dash.reduce(0, +) > 0 else { return nil }
    return dash.count.isMultiple(of: 2) ? dash : dash + dash
  }
}

/// A subpath as straight lines.
struct PathPolyline {
  struct Point {
    var position: CGPoint
    /// Whether it lies within a curve, so that no join is seen there.
    var isSmooth: Bool
  }

  /// Neighbours differ; a closed line does not repeat its first point.
  var points: [Point] = []
  var isClosed = false

  init() {}

  init(_ subpath: Subpath) {
    isClosed = subpath.isClosed
    add(subpath.start, isSmooth: false)
    for segment in subpath.segments {
      // A fiftieth of a point is not seen at the usual scales.
      let parameters = segment.parameters(tolerance: 0.02)
      for (index, t) in parameters.enumerated() {
        add(segment.point(at: t), isSmooth: index < parameters.count - 1)
      }
    }
    if isClosed, points.count > 1, points[0].position == points[points.count - 1].position { points.removeLast() }
  }

  mutating func add(_ position: CGPoint, isSmooth: Bool) {
    if let last = points.last, last.position == position {
      points[points.count - 1].isSmooth = last.isSmooth && isSmooth
    } else {
      points.append(Point(position: position, isSmooth: isSmooth))
    }
  }

  /// The stretches that a dash pattern draws.
  /// - Parameter dash: an even number of lengths whose sum is positive.
  func dashed(_ dash: [CGFloat], phase: CGFloat) -> [PathPolyline] {
    guard points.count > 1 else { return [] }
    let period = dash.reduce(0, +)
    var index = 0
    var left = phase.isFinite ? fmod(phase, period) : 0
    if left < 0 { left += period }
    while left >= dash[index] {
      left -= dash[index]
      index = (index + 1) % dash.count
    }
    left = dash[index] - left

    var stretches: [PathPolyline] = []
    var current = PathPolyline()
    if index.isMultiple(of: 2) { current.add(points[0].position, isSmooth: false) }
    let ends = Array(points.dropFirst()) + (isClosed ? [points[0]] : [])
    var last = points[0].position
    for end in ends {
      let length = hypot(end.position.x - last.x, end.position.y - last.y)
      // So fine a pattern cannot be seen as one.
      if length / period > 10_000 { return [self] }
      var done: CGFloat = 0
      while length - done > left {
        done += left
        let point = PathSegment.mix(last, end.position, done / length)
        if index.isMultiple(of: 2) {
          current.add(point, isSmooth: false)
          stretches.append(current)
          current = PathPolyline()
        } else {
          current.add(point, isSmooth: false)
        }
        index = (index + 1) % dash.count
        left = dash[index]
      }
      left -= length - done
      if index.isMultiple(of: 2) { current.add(end.position, isSmooth: end.isSmooth) }
      last = end.position
    }
    if !current.points.isEmpty { stretches.append(current) }
    return stretches
  }
}
