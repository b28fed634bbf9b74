import Foundation
import Synchronization

/// A program that was started and whose output is still to come; ends with this object at the latest.
final class RunningProgram: Sendable {
  private let child: ChildProcess
  private let output: Int32
  /// The writing end of its standard input, until that is closed.
  private let input: Mutex<Int32?>
  private let isRead = Mutex(false)

  /// More output than this is dropped, in bytes.
  private static let limit = 4 << 20

  /// - Parameter isFed: whether its standard input is to come by `feed(_:)`; it is empty otherwise.
  init(_ program: String, _ arguments: [String], isFed: Bool = false) throws(ServiceError) {
    let output = try Pipe()
    defer { close(output.writing) }
    do throws(ServiceError) {
      let input = isFed ? try Pipe() : nil
      defer { if let input { close(input.reading) } }
      do throws(ServiceError) {
        child = try ChildProcess(
          program: program, arguments: arguments, descriptors: [input?.reading, output.writing, output.writing])
      } catch {
        if let input { close(input.writing) }
        throw error
      }
      self.input = Mutex(input?.writing)
      self.output = output.reading
    } catch {
      close(output.reading)
      throw error
    }
  }

  deinit {
    child.kill()
    if let open = input.withLock({ $0 }) { close(open) }
    if !isRead.withLock({ $0 }) { close(output) }
  }

  /// Ends the program at once.
  func kill() { child.kill() }

  /// Gives the program its standard input, whole.
  func feed(_ text: String) {
    guard
      let open = input.withLock({ input in
        defer { input = nil }
        return input
      })
    else { return }
    DispatchQueue(label: "vitrine.input").async {
      _ = open.writeAll(Array(text.utf8))
      close(open)
    }
  }

  /// Waits for the end; ends the program at once where the task is cancelled. To be called once.
  /// - Parameter onOutput: is called with all that the program has said so far, on a queue of its own.
  /// - Throws: `CancellationError`.
  func finish(onOutput: (@Sendable (String) -> Void)? = nil) async throws -> ProgramRun {
    isRead.withLock { $0 = true }
    let output = output
    let run = await withTaskCancellationHandler {
      let bytes = await withCheckedContinuation { continuation in
        DispatchQueue(label: "vitrine.output").async {
          continuation.resume(returning: Self.readAll(output, onOutput))
        }
      }
      return ProgramRun(ending: await child.ending, output: String(decoding: bytes, as: UTF8.self))
    } onCancel: {
      child.kill()
    }
    try Task.checkCancellation()
    return run
  }

  private static func readAll(_ descriptor: Int32, _ onOutput: (@Sendable (String) -> Void)?) -> [UInt8] {
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    while true {
      let piece = descriptor.readSome()
      if piece.isEmpty { return bytes }
      if bytes.count < limit { bytes += piece }
      if let onOutput { onOutput(String(decoding: bytes, as: UTF8.self)) }
    }
  }
}
