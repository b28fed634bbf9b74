import Foundation

/// What a program said and how it ended.
struct ProgramRun: Hashable, Sendable {
  var ending: ChildProcess.Ending
  /// Standard output and standard error together.
  var output: String

  var isSuccessful: Bool { ending == .exited(code: 0) }

  /// More output than this is dropped, in bytes.
  private static let limit = 4 << 20

  /// Runs a program to its end; ends it at once where the task is cancelled.
  /// - Throws: `ServiceError`, or `CancellationError`.
  static func run(_ program: String, _ arguments: [String]) async throws -> ProgramRun {
    try Task.checkCancellation()
    let pipe = try Pipe()
    let child: ChildProcess
    do {
      child = try ChildProcess(program: program, arguments: arguments, descriptors: [nil, pipe.writing, pipe.writing])
    } catch {
      close(pipe.reading)
      close(pipe.writing)
      throw error
    }
    close(pipe.writing)
    let run = await withTaskCancellationHandler {
      let output = await withCheckedContinuation { continuation in
        DispatchQueue(label: "vitrine.output").async { continuation.resume(returning: readAll(pipe.reading)) }
      }
      return ProgramRun(ending: await child.ending, output: String(decoding: output, as: UTF8.self))
    } onCancel: {
      child.kill()
    }
    try Task.checkCancellation()
    return run
  }

  private static func readAll(_ descriptor: Int32) -> [UInt8] {
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    while true {
      let piece = descriptor.readSome()
      if piece.isEmpty { return bytes }
      if bytes.count < limit { bytes += piece }
    }
  }
}
