import Foundation

/// The segments of one or two paths, cut where they meet, so that no two parts cross.
///
/// 1. Curves are followed by chords, whose crossings say at which parameters segments meet.
/// 2. Parts end at those parameters; ends that lie together become one vertex.
/// 3. Parts that lie upon each other are kept once.
struct PathArrangement {
  /// A stretch of a segment between two vertices that nothing crosses.
  struct Part {
    var segment: PathSegment
    var from, to: Int
    /// The path it comes from.
    var source: Int
  }

  private(set) var parts: [Part] = []
  /// Lengths below this are taken to be none.
  let tolerance: CGFloat
  private var vertices: [Cell: [Int]] = [:]
  private var points: [CGPoint] = []

  private struct Cell: Hashable { var x, y: Int64 }

  private struct Chord {
    var segment: Int
    var from, to: CGFloat
    var start, end: CGPoint
    var minX: CGFloat { min(start.x, end.x) }
    var maxX: CGFloat { max(start.x, end.x) }
    var minY: CGFloat { min(start.y, end.y) }
    var maxY: CGFloat { max(start.y, end.y) }
  }

  /// - Parameter sources: the segments of each path.
  /// - Complexity: quadratic in the number of chords that lie side by side, otherwise sorted.
  init(_ sources: [[PathSegment]], extent: CGFloat) {
    tolerance = max(extent, 1e-6) * 1e-6
    let segments = sources.enumerated().flatMap { source, segments in segments.map { (source, $0) } }
    var cuts = [[CGFloat]](repeating: [0, 1], count: segments.count)
    // 1
    var chords: [Chord] = []
    for (index, (_, segment)) in segments.enumerated() {
      var last = CGFloat(0), start = segment.start
      for parameter in segment.parameters(tolerance: max(extent * 5e-6, 1e-9)) {
        let end = segment.point(at: parameter)
        chords.append(Chord(segment: index, from: last, to: parameter, start: start, end: end))
        (last, start) = (parameter, end)
      }
    }
    chords.sort { $0.minX < $1.minX }
    for (index, chord) in chords.enumerated() {
      for other in chords[(index + 1)...] {
        if other.minX > chord.maxX + tolerance { break }
        guard other.minY <= chord.maxY + tolerance, chord.minY <= other.maxY + tolerance else { continue }
        for (first, second) in crossings(chord, other) {
          cuts[chord.segment].append(first)
          cuts[other.segment].append(second)
        }
      }
    }
    // 2
    for (index, (source, segment)) in segments.enumerated() {
      var last = CGFloat(0), from = vertex(at: segment.start)
      for cut in cuts[index].sorted().dropFirst() {
        let to = vertex(at: cut == 1 ? segment.end : segment.point(at: cut))
        guard to != from || (cut - last > 0.5 && !segment.isLine) else { continue }
        var part = segment.part(from: last, to: cut)
        part.start = points[from]
        part.end = points[to]
        if part.isLine { part = PathSegment(from: part.start, to: part.end) }
        add(Part(segment: part, from: from, to: to, source: source))
        (last, from) = (cut, to)
      }
    }
  }

  /// 3
  private var known: Set<[Int64]> = []

  private mutating func add(_ part: Part) {
    let middle = part.segment.point(at: 0.5), unit = tolerance * 100
    let key =
      [Int64(min(part.from, part.to)), Int64(max(part.from, part.to))]
      + [middle.x, middle.y].map { Int64(($0 / unit).rounded()) } + [Int64(part.source)]
    if known.insert(key).inserted { parts.append(part) }
  }

  private mutating func vertex(at point: CGPoint) -> Int {
    let unit = tolerance * 20
    let cell = Cell(x: Int64((point.x / unit).rounded(.down)), y: Int64((point.y / unit).rounded(.down)))
    for x in (cell.x - 1)...(cell.x + 1) {
      for y in (cell.y - 1)...(cell.y + 1) {
        for candidate in vertices[Cell(x: x, y: y)] ?? []
        where hypot(points[candidate].x - point.x, points[candidate].y - point.y) <= unit {
          return candidate
        }
      }
    }
    points.append(point)
    vertices[cell, default: []].append(points.count - 1)
    return points.count - 1
  }

  /// The parameters of both segments where two chords meet: none, one, or the ends of a stretch that they share.
  private func crossings(_ a: Chord, _ b: Chord) -> [(CGFloat, CGFloat)] {
    let d = CGPoint(x: a.end.x - a.start.x, y: a.end.y - a.start.y)
    let e = CGPoint(x: b.end.x - b.start.x, y: b.end.y - b.start.y)
    let offset = CGPoint(x: b.start.x - a.start.x, y: b.start.y - a.start.y)
    let cross = d.x * e.y - d.y * e.x
    let lengths = hypot(d.x, d.y) * hypot(e.x, e.y)
    guard lengths > 0 else { return [] }
    func parameters(_ t: CGFloat, _ u: CGFloat) -> (CGFloat, CGFloat) {
      (a.from + (a.to - a.from) * min(max(t, 0), 1), b.from + (b.to - b.from) * min(max(u, 0), 1))
    }
    let slackA = tolerance / hypot(d.x, d.y), slackB = tolerance / hypot(e.x, e.y)
    if abs(cross) > lengths * 1e-9 {
      // Chords of one segment meet in their common end, which is no crossing.
      let t = (offset.x * e.y - offset.y * e.x) / cross, u = (offset.x * d.y - offset.y * d.x) / cross
      guard t >= -slackA, t <= 1 + slackA, u >= -slackB, u <= 1 + slackB else { return [] }
      if a.segment == b.segment, a.to == b.from || b.to == a.from { return [] }
      return [parameters(t, u)]
    }
    // Parallel: each end that lies on the other chord.
    guard a.segment != b.segment, abs(offset.x * d.y - offset.y * d.x) <= hypot(d.x, d.y) * tolerance else { return [] }
    let square = d.x * d.x + d.y * d.y
    let start = (offset.x * d.x + offset.y * d.y) / square
    let end = start + (e.x * d.x + e.y * d.y) / square
    var result: [(CGFloat, CGFloat)] = []
    if start > -slackA, start < 1 + slackA { result.append(parameters(start, 0)) }
    if end > -slackA, end < 1 + slackA { result.append(parameters(end, 1)) }
    for t in [CGFloat(0), 1] where (t - start) * (t - end) < 0 {
      result.append(parameters(t, (t - start) / (end - start)))
    }
    return result
  }
}
