/// What a program said and how it ended.
struct ProgramRun: Hashable, Sendable {
  var ending: ChildProcess.Ending
  /// Standard output and standard error together.
  var output: String

  var isSuccessful: Bool { ending == .exited(code: 0) }

  /// Runs a program to its end; ends it at once where the task is cancelled.
  /// - Throws: `ServiceError`, or `CancellationError`.
  static func run(_ program: String, _ arguments: [String]) async throws -> ProgramRun {
    try Task.checkCancellation()
    return try await RunningProgram(program, arguments).finish()
  }
}
