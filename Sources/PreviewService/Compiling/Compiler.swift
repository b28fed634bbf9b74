import Foundation
import PreviewProtocol

/// Calls the compiler and the linker directly, with fixed flags: the driver would take longer than the compile.
struct Compiler: Sendable {
  /// The name of the module that all user code is compiled into.
  static let moduleName = "Previewed"

  let installation: Installation
  let cache: BuildCache

  /// A file as it was scanned, with the name of its object.
  struct Unit: Sendable {
    var path: String
    var scan: ScanResult
    var object: String
  }

  /// Compiles some files of a module in one run of the compiler.
  /// - Parameters:
  ///   - units: what is compiled; the objects end up in the cache.
  ///   - all: every file of the module, among them `units`.
  ///   - waiting: a compiler that was started beforehand; it is used where it fits.
  ///   - onOutput: is called with all that the compiler has said so far.
  /// - Returns: the compiler's output. Objects are there only where it succeeded.
  /// - Throws: `ServiceError`, or `CancellationError`.
  func compile(
    _ units: [Unit], of all: [Unit], in folder: String, waiting: WaitingCompiler?,
    onOutput: (@Sendable (String) -> Void)? = nil
  ) async throws -> ProgramRun {
    try Task.checkCancellation()
    var job = CompileJob(all, primaries: Set(units.map(\.path)), folder: folder)
    let run: ProgramRun
    if let waiting, waiting.fits(job, self) {
      waiting.feed(job)
      job = waiting.job
      run = try await waiting.program.finish(onOutput: onOutput)
    } else {
      try job.write()
      run = try await RunningProgram(installation.toolchain.frontend, job.arguments + flags).finish(onOutput: onOutput)
    }
    if case .signalled(let signal) = run.ending {
      throw ServiceError.compilerBroke(message: "It ended with signal \(signal). \(Self.lastLine(of: run.output))")
    }
    guard run.isSuccessful else { return run }
    for (index, primary) in job.primaries.enumerated() { try cache.store(job.object(index), as: all[primary].object) }
    return run
  }

  /// - Returns: the name of the shared object in the cache.
  /// - Throws: `ServiceError.linkFailed` or others, or `CancellationError`.
  func link(_ objects: [String], as name: String, in folder: String) async throws {
    guard let linker = installation.toolchain.linker else { throw ServiceError.noLinker }
    let output = "\(folder)/module.so"
    let run = try await ProgramRun.run(linker, linkArguments(objects.map(cache.path), output: output))
    guard run.isSuccessful else { throw ServiceError.linkFailed(message: Self.lastLine(of: run.output)) }
    try cache.store(output, as: name)
  }

  func linkArguments(_ objects: [String], output: String) -> [String] {
    ["-shared", "-o", output, installation.toolchain.startObject] + objects
  }

  var flags: [String] {
    let toolchain = installation.toolchain
    let host = toolchain.root + "/lib/swift/host"
    return [
      "-module-name", Self.moduleName, "-package-name", "preview", "-parse-as-library", "-Onone", "-swift-version", "5",
      "-D", "DEBUG", "-solver-expression-time-threshold=10",
      "-I", installation.modules, "-module-cache-path", cache.modules,
      "-load-plugin-executable", "\(installation.macros)#SwiftUIMacros",
      "-in-process-plugin-server-path", "\(host)/libSwiftInProcPluginServer.so", "-plugin-path", "\(host)/plugins",
      "-disable-llvm-verify", "-sil-verify-none",
      "-diagnostic-style", "llvm", "-no-color-diagnostics",
    ]
  }

  /// Everything besides the source that an object depends on.
  var fingerprint: String {
    let modules = Installation.moduleNames.map {
      FileSystem.version("\(installation.modules)/\($0).swiftmodule")
    }
    return
      ([FileSystem.version(installation.toolchain.frontend), FileSystem.version(installation.macros)] + modules + flags)
      .joined(separator: "\n")
  }

  private static func lastLine(of output: String) -> String {
    output.split(separator: "\n").last.map(String.init) ?? "It gave no reason."
  }
}
