public import Foundation

extension Path {
  /// The part between two fractions of the path's length; empty where `from` is not less than `to`.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let from = min(max(from, 0), 1), to = min(max(to, 0), 1)
    guard from < to else { return Path() }
    if from == 0, to == 1 { return self }
    let subpaths = subpaths
    let measures = subpaths.flatMap(\.segments).map(SegmentMeasure.init)
    let total = measures.reduce(0) { $0 + $1.length }
    let start = total * from, end = total * to
    var result: [Element] = []
    var position: CGFloat = 0, index = 0
    for subpath in subpaths {
      var isStarted = false
      for segment in subpath.segments {
        let measure = measures[index], begin = position
        index += 1
        position += measure.length
        guard measure.length > 0, begin < end, position > start else { continue }
        let t0 = begin < start ? measure.parameter(at: start - begin) : 0
        let t1 = position > end ? measure.parameter(at: end - begin) : 1
        let part = segment.part(from: t0, to: t1)
        if !isStarted { result.append(.move(to: part.start)) }
        isStarted = true
        result.append(
          part.isLine
            ? .line(to: part.end) : .curve(to: part.end, control1: part.control1, control2: part.control2))
      }
    }
    return Path(storage: .elements(result))
  }
}

/// The length of a segment and which parameter lies how far along it.
private struct SegmentMeasure {
  /// The distance from the start at equally spaced parameters.
  var distances: [CGFloat] = [0]

  init(_ segment: PathSegment) {
    let count = segment.isLine ? 1 : 64
    var last = segment.start, distance: CGFloat = 0
    for step in 1...count {
      let next = segment.point(at: CGFloat(step) / CGFloat(count))
      distance += hypot(next.x - last.x, next.y - last.y)
      distances.append(distance)
      last = next
    }
  }

  var length: CGFloat { distances[distances.count - 1] }

  func parameter(at distance: CGFloat) -> CGFloat {
    let upper = distances.firstIndex { $0 >= distance } ?? distances.count - 1
    guard upper > 0 else { return 0 }
    let before = distances[upper - 1], step = distances[upper] - before
    let fraction = step > 0 ? (distance - before) / step : 1
    return (CGFloat(upper - 1) + fraction) / CGFloat(distances.count - 1)
  }
}
