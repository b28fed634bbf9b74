import Foundation
import PreviewProtocol

/// A compiler that was started before the text of one file is known, and waits for it on standard input.
///
/// Until it reads its first file the compiler does what is the same for every file: that is a good part of the time that
/// a small file takes, and is over when the next save comes.
final class WaitingCompiler: Sendable {
  let job: CompileJob
  private let fed: Int
  private let fingerprint: String
  let program: RunningProgram

  /// - Parameters:
  ///   - path: the file that is likely to be saved next.
  ///   - folder: is removed with this object.
  init(_ units: [Compiler.Unit], next path: String, folder: String, compiler: Compiler) throws(ServiceError) {
    job = CompileJob(units, primaries: [path], folder: folder)
    fed = job.primaries.first ?? 0
    fingerprint = compiler.fingerprint
    try job.write(fed: fed)
    program = try RunningProgram(
      compiler.installation.toolchain.frontend, job.arguments + compiler.flags, isFed: true)
  }

  deinit {
    program.kill()
    BackgroundWork.remove(job.folder)
  }

  /// Whether this is the run that is needed, but for the text of the one file.
  func fits(_ other: CompileJob, _ compiler: Compiler) -> Bool {
    other.primaries == [fed] && other.names == job.names && fingerprint == compiler.fingerprint
      && other.texts.indices.allSatisfy { $0 == fed || other.texts[$0] == job.texts[$0] }
  }

  /// Gives the compiler the text that it waits for.
  func feed(_ other: CompileJob) { program.feed(other.texts[fed]) }
}
