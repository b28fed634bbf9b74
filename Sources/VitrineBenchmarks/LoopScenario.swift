import DrawingCore
import Foundation
import GskPainter
import PreviewProtocol
import PreviewService

/// The way from a saved file to a picture, with the real compiler and agent.
///
/// The compiler and the linker alone are run beside it, turn and turn about, so that a busy machine slows both.
@MainActor
enum LoopScenario: String, CaseIterable {
  /// A file of 60 lines is saved, with another name in it each time.
  case save
  /// The same file is saved with another number in an argument.
  case literal
  /// A finger moves over 1,000 views of which one follows it.
  case drag
  /// A file that was built before is rendered by a program of its own.
  case start
  /// Pictures of a phone's screen.
  case pictures

  /// As the command line names it.
  nonisolated var name: String { "loop-\(rawValue)" }

  /// - Throws: what keeps the loop from running on this machine.
  func measure(runs: Int) async throws -> [Figure] {
    let bench = try LoopBench()
    defer { bench.close() }
    switch self {
    case .save: return try await bench.save(runs: runs)
    case .literal: return try await bench.literal(runs: runs)
    case .drag: return try await bench.drag(runs: runs)
    case .start: return try await bench.start(runs: runs)
    case .pictures: return try await bench.pictures(runs: runs)
    }
  }
}

extension Figure {
  /// A figure of the loop, in seconds; the median counts.
  init(_ scenario: LoopScenario, _ operation: String, seconds: [Double]) {
    let median = seconds.sorted()[seconds.count / 2] * 1e9
    self.init(
      scenario: scenario.name, operation: operation, nodes: 1, medianNanoseconds: median,
      nanosecondsPerNode: median, measures: 0, bodies: 0, bytesPerNode: 0)
  }
}
