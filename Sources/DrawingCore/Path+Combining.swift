import Foundation

extension Path {
  /// The area that both paths cover.
  /// - Complexity: quadratic in the number of segments.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path { combined(other, eoFill) { $0 && $1 } }

  /// The area that either path covers.
  public func union(_ other: Path, eoFill: Bool = false) -> Path { combined(other, eoFill) { $0 || $1 } }

  /// The area that this path covers and the other does not.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { combined(other, eoFill) { $0 && !$1 } }

  /// The area that exactly one of the paths covers.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path { combined(other, eoFill) { $0 != $1 } }

  /// The same area with an outline that does not cross itself.
  public func normalized(eoFill: Bool = true) -> Path { combined(Path(), eoFill) { first, _ in first } }

  /// The stretches of this path's outline that lie in the other's area.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path { lines(inside: true, other, eoFill) }

  /// The stretches of this path's outline that lie outside the other's area.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path { lines(inside: false, other, eoFill) }

  /// Segments that enclose the path's area: open stretches are closed, as filling does.
  private var enclosingSegments: [PathSegment] {
    subpaths.flatMap { subpath in
      var segments = subpath.segments
      if let last = segments.last, last.end != subpath.start {
        segments.append(PathSegment(from: last.end, to: subpath.start))
      }
      return segments
    }
  }

  private static func extent(_ paths: [Path]) -> CGFloat {
    let bounds = paths.filter { !$0.isEmpty }.map(\.boundingRect)
    guard let first = bounds.first else { return 1 }
    let all = bounds.reduce(first) { $0.union($1) }
    return max(all.width, all.height, abs(all.minX), abs(all.minY), 1e-3)
  }

  /// 1. The outlines of both paths are cut where they meet.
  /// 2. A part belongs to the result's outline where the result lies on one side of it only; it is turned so that the
  ///    result lies on its left.
  /// 3. Parts are joined at their ends to closed outlines.
  private func combined(_ other: Path, _ eoFill: Bool, _ rule: (Bool, Bool) -> Bool) -> Path {
    // 1
    let extent = Self.extent([self, other])
    let (own, others) = (enclosingSegments, other.enclosingSegments)
    let arrangement = PathArrangement([own, others], extent: extent)
    // 2
    let area = FlatArea(own, extent: extent), otherArea = FlatArea(others, extent: extent)
    let step = extent * FlatArea.tolerance * 4
    var edges: [PathArrangement.Part] = [], seen: Set<[Int64]> = []
    for part in arrangement.parts {
      let middle = part.segment.point(at: 0.5), ahead = part.segment.point(at: 0.51)
      let length = hypot(ahead.x - middle.x, ahead.y - middle.y)
      guard length > 0 else { continue }
      let normal = CGPoint(x: (ahead.y - middle.y) / length * step, y: (middle.x - ahead.x) / length * step)
      func covers(_ point: CGPoint) -> Bool {
        rule(area.contains(point, eoFill), otherArea.contains(point, eoFill))
      }
      let left = covers(CGPoint(x: middle.x + normal.x, y: middle.y + normal.y))
      let right = covers(CGPoint(x: middle.x - normal.x, y: middle.y - normal.y))
      guard left != right else { continue }
      let unit = arrangement.tolerance * 100
      let key = [Int64((middle.x / unit).rounded()), Int64((middle.y / unit).rounded())]
      guard seen.insert(key).inserted else { continue }
      edges.append(left ? part : part.reversed)
    }
    // 3
    return Path(storage: .elements(Self.outlines(edges)))
  }

  private static func outlines(_ edges: [PathArrangement.Part]) -> [Element] {
    var starting: [Int: [Int]] = [:]
    for (index, edge) in edges.enumerated().reversed() { starting[edge.from, default: []].append(index) }
    var used = [Bool](repeating: false, count: edges.count)
    var elements: [Element] = []
    for first in edges.indices where !used[first] {
      var next: Int? = first
      elements.append(.move(to: edges[first].segment.start))
      while let index = next {
        used[index] = true
        elements.append(edges[index].segment.element)
        let end = edges[index].to
        while let candidate = starting[end]?.last, used[candidate] { starting[end]?.removeLast() }
        next = end == edges[first].from ? nil : starting[end]?.last
      }
      elements.append(.closeSubpath)
    }
    return elements
  }

  private func lines(inside: Bool, _ other: Path, _ eoFill: Bool) -> Path {
    let own = subpaths.flatMap(\.segments)
    let arrangement = PathArrangement([own, other.enclosingSegments], extent: Self.extent([self, other]))
    var elements: [Element] = [], current: Int?
    for part in arrangement.parts where part.source == 0 {
      guard other.contains(part.segment.point(at: 0.5), eoFill: eoFill) == inside else { continue }
      if current != part.from { elements.append(.move(to: part.segment.start)) }
      elements.append(part.segment.element)
      current = part.to
    }
    return Path(storage: .elements(elements))
  }
}

/// An area whose curves are followed so closely that points beside them are told apart.
private struct FlatArea {
  /// How far its lines are from the curves at most, in shares of the extent.
  static let tolerance: CGFloat = 5e-6
  private var lines: [(CGPoint, CGPoint)] = []

  init(_ segments: [PathSegment], extent: CGFloat) {
    for segment in segments {
      var last = segment.start
      for parameter in segment.parameters(tolerance: max(extent * Self.tolerance, 1e-9)) {
        let next = segment.point(at: parameter)
        lines.append((last, next))
        last = next
      }
    }
  }

  func contains(_ point: CGPoint, _ eoFill: Bool) -> Bool {
    var winding = 0
    for (a, b) in lines where (a.y <= point.y) != (b.y <= point.y) {
      let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
      if x > point.x { winding += b.y > a.y ? 1 : -1 }
    }
    return eoFill ? winding % 2 != 0 : winding != 0
  }
}

extension PathArrangement.Part {
  fileprivate var reversed: PathArrangement.Part {
    var result = self
    result.segment =
      segment.isLine
      ? PathSegment(from: segment.end, to: segment.start)
      : PathSegment(from: segment.end, control1: segment.control2, control2: segment.control1, to: segment.start)
    (result.from, result.to) = (to, from)
    return result
  }
}

extension PathSegment {
  fileprivate var element: Path.Element {
    isLine ? .line(to: end) : .curve(to: end, control1: control1, control2: control2)
  }
}
