/// Lines that user code has printed since the last ones.
struct PrintedLines: Hashable, Sendable {
  var lines: [String]
  /// How many were printed before these and not kept.
  var leftOut = 0

  /// How many lines were printed, kept or not.
  var count: Int { lines.count + leftOut }
}
