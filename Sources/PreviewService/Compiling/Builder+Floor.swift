import Foundation
public import PreviewProtocol

/// What the compiler and the linker need by themselves, which benchmarks compare with.
extension Builder {
  /// Compiles and links a source by one run each, with nothing started beforehand and nothing kept.
  /// - Returns: the seconds of each.
  /// - Throws: `ServiceError`, `UnusableSource`.
  public func floor(path: String, platform: PreviewPlatform) async throws -> (compile: Double, link: Double) {
    let sources = try neighbourhood.sources(path: FileSystem.absolute(path))
    let units = try await scan(sources, platform).units
    let folder = try cache.makeTemporaryFolder()
    defer { BackgroundWork.remove(folder) }
    let job = CompileJob(units, primaries: Set(units.map(\.path)), folder: folder)
    try job.write()
    let toolchain = compiler.installation.toolchain
    let clock = Stopwatch()
    let compile = try await ProgramRun.run(toolchain.frontend, job.arguments + compiler.flags)
    let compileSeconds = clock.lap()
    guard compile.isSuccessful else { throw ServiceError.compilerBroke(message: String(compile.output.prefix(500))) }
    guard let linker = toolchain.linker else { throw ServiceError.noLinker }
    let objects = job.primaries.indices.map(job.object)
    _ = clock.lap()
    let link = try await ProgramRun.run(linker, compiler.linkArguments(objects, output: "\(folder)/module.so"))
    let linkSeconds = clock.lap()
    guard link.isSuccessful else { throw ServiceError.linkFailed(message: String(link.output.prefix(500))) }
    return (compileSeconds, linkSeconds)
  }
}
