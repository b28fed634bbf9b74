import Foundation
import PreviewProtocol

/// Compiles the Metal files of a project with the toolchain's compiler of C++, for the processor. Each becomes a shared
/// object, named in the cache after all that it is made of.
struct ShaderCompiler: Sendable {
  let installation: Installation
  let cache: BuildCache

  /// What came of the files.
  struct Shaders: Sendable {
    var libraries: [String] = []
    var diagnostics: [Diagnostic] = []
    /// All that was looked at.
    var files: [String] = []
    var version = ""
  }

  /// - Parameters:
  ///   - root: the folder in which, and below which, the files lie.
  ///   - texts: what the Swift files say; a Metal file is compiled where they name one of its functions.
  /// - Throws: `ServiceError`, or `CancellationError`. Errors in a file are diagnostics, and leave that file out.
  func build(below root: String, texts: [String]) async throws -> Shaders {
    guard texts.contains(where: MetalSources.areUsed) else { return Shaders() }
    let sources = MetalSources(below: root)
    var result = Shaders(files: sources.files + sources.headers, version: sources.version)
    guard !sources.files.isEmpty else { return result }
    guard let headers = installation.shaderHeaders, FileSystem.isExecutable(clang) else {
      let missing = installation.shaderHeaders == nil ? "Vitrine's headers for shaders are" : "\(clang) is"
      result.diagnostics = sources.files.map {
        Diagnostic(
          path: $0, line: 0, column: 0, severity: .warning, text: "\(missing) missing, so the file is left out.")
      }
      return result
    }
    var environment = ContentHash()
    for path in sources.headers { environment.add((try? SourceText(path: path).text) ?? "") }
    environment.add(fingerprint(headers))
    let folder = try cache.makeTemporaryFolder()
    defer { BackgroundWork.remove(folder) }
    let words = MetalSources.words(in: texts)
    var wanted: [Wanted] = []
    for path in sources.files {
      guard let text = try? SourceText(path: path).text else { continue }
      let scan = MetalScan(text)
      guard scan.functions.contains(where: { words?.contains($0) ?? true }) else { continue }
      var hash = environment
      hash.add(path)
      hash.add(text)
      wanted.append(Wanted(path: path, scan: scan, name: hash.name + ".metal.so"))
    }
    let errors = try await compile(wanted, in: folder, headers)
    result.diagnostics = errors.flatMap { $0 }
    result.libraries = zip(wanted, errors).filter { $1.isEmpty }.map { cache.path($0.0.name) }
    return result
  }

  private struct Wanted: Sendable {
    var path: String
    var scan: MetalScan
    /// Of the shared object in the cache.
    var name: String
  }

  /// Compiles what the cache does not have, a file on each processor.
  /// - Returns: what is wrong with each file.
  private func compile(_ wanted: [Wanted], in folder: String, _ headers: String) async throws -> [[Diagnostic]] {
    var errors = wanted.map { _ in [Diagnostic]() }
    try await withThrowingTaskGroup(of: (Int, [Diagnostic]).self) { group in
      var running = 0
      for (index, file) in wanted.enumerated() where !cache.has(file.name) {
        if running == ProcessInfo.processInfo.activeProcessorCount, let (done, found) = try await group.next() {
          errors[done] = found
          running -= 1
        }
        running += 1
        group.addTask {
          (index, try await compile(file.path, file.scan, as: file.name, in: "\(folder)/\(index)", headers))
        }
      }
      for try await (done, found) in group { errors[done] = found }
    }
    return errors
  }

  /// - Returns: why the file does not compile; empty where it does.
  private func compile(
    _ path: String, _ scan: MetalScan, as name: String, in stem: String, _ headers: String
  ) async throws -> [Diagnostic] {
    if let line = scan.openLine {
      return [leftOut(path, line: line, column: 1, "expected '}' for the '{' on this line")]
    }
    do { try Self.copy(of: path, scan).write(toFile: stem + ".cpp", atomically: false, encoding: .utf8) } catch {
      throw ServiceError.cannotWriteCache(path: stem, error)
    }
    let arguments = flags(headers) + ["-iquote", (path as NSString).deletingLastPathComponent]
    let run = try await ProgramRun.run(clang, arguments + ["-c", "-o", stem + ".o", stem + ".cpp"])
    guard run.isSuccessful else { return errors(in: run.output, path, scan) }
    guard let linker = installation.toolchain.linker else { throw ServiceError.noLinker }
    let link = try await ProgramRun.run(linker, ["-shared", "-o", stem + ".so", stem + ".o"])
    guard link.isSuccessful else {
      return [leftOut(path, line: 0, column: 0, link.output.split(separator: "\n").last.map(String.init) ?? "")]
    }
    try cache.store(stem + ".so", as: name)
    return []
  }

  /// The first errors of the compiler, on the lines of the user's file.
  private func errors(in output: String, _ path: String, _ scan: MetalScan) -> [Diagnostic] {
    let result = ScanResult(previews: [], source: "", shifts: scan.shifts, lineCount: scan.lineCount)
    let words = output.replacingOccurrences(of: ": fatal error: ", with: ": error: ")
    let found = DiagnosticParser(scans: [path: result]).diagnostics(in: words).filter { $0.severity == .error }
    guard !found.isEmpty else {
      let reason = output.split(separator: "\n").last.map(String.init) ?? "it gave no reason"
      return [leftOut(path, line: 0, column: 0, "the compiler failed: \(reason)")]
    }
    return found.map { leftOut($0.path, line: $0.line, column: $0.column, Self.told($0.text)) }
  }

  /// What our headers say of a mistake, without the condition by which they notice it.
  private static func told(_ text: String) -> String {
    guard text.hasPrefix("static assertion failed"), let range = text.range(of: "': ", options: .backwards) else {
      return text
    }
    return String(text[range.upperBound...])
  }

  /// An error that leaves a file out, so that the rest is shown without it.
  private func leftOut(_ path: String, line: Int, column: Int, _ text: String) -> Diagnostic {
    Diagnostic(path: path, line: line, column: column, severity: .warning, text: text + " (the file is left out)")
  }

  /// The user's text under the user's own path, and a table of its functions.
  private static func copy(of path: String, _ scan: MetalScan) -> String {
    let literal = path.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
    let table = scan.functions.map { "VITRINE_SHADER(\($0))" }.joined(separator: "\n")
    return """
      #line 1 "\(literal)"
      \(scan.copy)
      #line 1 "table"
      #include <vitrine_runner>
      extern "C" const ::vitrine::Function vitrine_shaders[] = {
      \(table)
      {}};

      """
  }

  private var clang: String { installation.toolchain.clang }

  private func flags(_ headers: String) -> [String] {
    var processor = "-march=native"
    #if arch(arm64)
      processor = "-mcpu=native"
    #endif
    return [
      "-x", "c++", "-std=gnu++20", "-O2", processor, "-w", "-nostdinc", "-ffreestanding", "-fno-exceptions",
      "-fno-rtti",
      "-fPIC", "-fno-math-errno", "-fno-trapping-math", "-ffp-contract=on", "-fno-stack-protector",
      // Numbers such as 0.5 are `float` in Metal.
      "-Xclang", "-cl-single-precision-constant", "-D__METAL_VERSION__=320", "-D__METAL__=1",
      "-fno-color-diagnostics", "-fno-caret-diagnostics", "-ferror-limit=20",
      "-fno-crash-diagnostics",
      "-isystem", headers, "-include", "metal_stdlib",
    ]
  }

  /// Everything besides the project's own files that an object depends on, the machine's processor among it.
  private func fingerprint(_ headers: String) -> String {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: headers)) ?? []
    let processor = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let abilities = processor.split(separator: "\n").first { $0.hasPrefix("flags") || $0.hasPrefix("Features") }
    return
      (names.sorted().map { FileSystem.version("\(headers)/\($0)") }
      + [FileSystem.version(clang), String(abilities ?? "")] + flags(headers)).joined(separator: "\n")
  }
}
