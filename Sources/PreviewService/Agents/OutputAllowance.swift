/// How much of what user code prints is passed on: so many lines in each stretch of time, so that printing in a body
/// keeps nothing waiting.
struct OutputAllowance {
  /// Lines in each stretch.
  static let limit = 2000
  /// The length of a stretch, in seconds.
  private static let stretch = 1.0

  private var begin = -Double.infinity
  private var passed = 0
  private var leftOut = 0

  /// - Parameter time: as `Stopwatch.now` counts.
  /// - Returns: the lines to pass on, among them one that says how many were left out before.
  mutating func pass(_ printed: PrintedLines, at time: Double) -> [String] {
    var passing: [String] = []
    if time - begin >= Self.stretch {
      passing += end()
      begin = time
      passed = 0
    }
    leftOut += printed.leftOut
    let room = printed.lines.prefix(Self.limit - passed)
    passed += room.count
    leftOut += printed.lines.count - room.count
    return passing + room
  }

  /// The line that says how many were left out, where some were.
  mutating func end() -> [String] {
    defer { leftOut = 0 }
    return leftOut > 0 ? ["… \(leftOut) \(leftOut == 1 ? "line" : "lines") left out"] : []
  }
}
