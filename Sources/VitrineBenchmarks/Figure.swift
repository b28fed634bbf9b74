/// What one operation of a scenario cost.
struct Figure: Codable {
  var scenario: String
  var operation: String
  /// The views of the scenario, however many modifiers they have.
  var nodes: Int
  /// The median of the runs.
  var medianNanoseconds: Double
  var nanosecondsPerNode: Double
  /// Answers computed, and bodies run, in one run.
  var measures: Int
  var bodies: Int
  /// Memory that the views, their graph and their layout hold; 0 where it was not measured.
  var bytesPerNode: Double

  enum CodingKeys: String, CodingKey {
    case scenario, operation, nodes, measures, bodies
    case medianNanoseconds = "median_ns"
    case nanosecondsPerNode = "ns_per_node"
    case bytesPerNode = "bytes_per_node"
  }
}
