/// The lengths of the lines of a lazy container: known for those that were measured, estimated for the others.
///
/// A line's extent includes the distance before it. A line that was never measured costs no memory.
/// - Complexity: looking up is logarithmic in the number of lines and in that of known lines.
struct LazyLines {
  private(set) var count = 0
  private var known: [Int: Double] = [:]
  private var sorted: [Int] = []
  /// `corrections[i]` is what the first i known lines are longer than estimated.
  private var corrections: [Double] = [0]
  private var isSorted = true
  /// The extent of a line that was not measured, in points.
  private(set) var estimate = 0.0
  private var hasEstimate = false
  private var isAssumed = false

  var isEmpty: Bool { count == 0 }
  var hasKnown: Bool { !known.isEmpty }

  mutating func reset(count: Int) {
    self = LazyLines()
    self.count = count
  }

  /// Takes a line's extent.
  /// - Returns: whether it differs from what was assumed.
  @discardableResult
  mutating func set(_ line: Int, extent: Double) -> Bool {
    if !isAssumed, !hasEstimate || (line > 0 && known.count <= 1 && known[0] != nil) {
      // The first line has no distance before it, so the second one gives the better estimate.
      if known[line] == nil { estimate = extent }
      hasEstimate = true
    }
    guard known[line] != extent else { return false }
    let assumed = known[line] ?? estimate
    known[line] = extent
    isSorted = false
    return abs(assumed - extent) > 0.001
  }

  /// Takes an extent for lines that were not measured.
  mutating func assume(_ extent: Double) {
    isAssumed = true
    hasEstimate = true
    estimate = extent
    isSorted = false
  }

  func extent(_ line: Int) -> Double { known[line] ?? estimate }

  private mutating func sort() {
    guard !isSorted else { return }
    isSorted = true
    sorted = known.keys.sorted()
    corrections = [0]
    corrections.reserveCapacity(sorted.count + 1)
    var sum = 0.0
    for line in sorted {
      sum += (known[line] ?? estimate) - estimate
      corrections.append(sum)
    }
  }

  /// Where a line begins, the distance before it included.
  mutating func start(_ line: Int) -> Double {
    sort()
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] < line { low = middle + 1 } else { high = middle }
    }
    return Double(line) * estimate + corrections[low]
  }

  var total: Double {
    mutating get { start(count) }
  }

  /// The first line that ends after a position.
  mutating func line(endingAfter position: Double) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if start(middle + 1) > position { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
