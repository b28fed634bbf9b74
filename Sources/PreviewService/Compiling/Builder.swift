import Foundation
public import PreviewProtocol

/// Turns a source into a module that an agent can load.
///
/// 1. Find the files and read them.
/// 2. Scan each: previews, and the copy to compile.
/// 3. Name each object after everything that it depends on: its own copy, the interfaces of the other files, the flags.
/// 4. Compile the objects that the cache does not have, in one run.
/// 5. Where only files out of focus have errors, try once more without them.
/// 6. Link.
public final class Builder: Sendable {
  let compiler: Compiler
  let cache: BuildCache
  let scanner: Scanner
  /// nil where each source is built once.
  let memory: BuildMemory?
  let neighbourhood = Neighbourhood()
  private let available: AvailableModules
  let shaderCompiler: ShaderCompiler

  /// - Parameter isRepeated: whether the same source is built at each save. Literals then become look-ups, so that a
  ///   running preview can exchange their values, and a compiler is kept waiting.
  public init(installation: Installation, isRepeated: Bool = false) {
    cache = BuildCache(folder: installation.cache)
    compiler = Compiler(installation: installation, cache: cache)
    scanner = Scanner(program: installation.scanner, cache: cache)
    memory = isRepeated ? BuildMemory() : nil
    available = AvailableModules(installation)
    shaderCompiler = ShaderCompiler(installation: installation, cache: cache)
  }

  /// The previews alone, without compiling.
  /// - Throws: `UnusableSource`, `ServiceError`.
  public func previews(path: String, platform: PreviewPlatform) async throws -> [ScannedPreview] {
    let sources = try neighbourhood.sources(path: FileSystem.absolute(path))
    return try await scan(sources, platform).units.flatMap(\.scan.previews)
  }

  /// - Parameter onDiagnostics: is called with what the compiler has said so far, on a queue of its own.
  /// - Throws: `ServiceError`, or `CancellationError` where the task is cancelled, which ends the compiler at once.
  public func build(
    path: String, platform: PreviewPlatform, onDiagnostics: (@Sendable ([Diagnostic]) -> Void)? = nil
  ) async throws -> BuildResult {
    do {
      return try await build(neighbourhood.sources(path: FileSystem.absolute(path)), platform, onDiagnostics)
    } catch let error as UnusableSource {
      return .unusable(error)
    }
  }

  private func build(
    _ sources: SourceSet, _ platform: PreviewPlatform, _ onDiagnostics: (@Sendable ([Diagnostic]) -> Void)?
  ) async throws -> BuildResult {
    let clock = Stopwatch()
    var timings = BuildTimings()
    let scanned = try await scan(sources, platform)
    var units = scanned.units
    timings.scan = clock.lap()
    let previews = units.flatMap(\.scan.previews)
    guard !previews.isEmpty else { throw UnusableSource.noView(path: sources.focus ?? sources.resourceFolder) }

    var diagnostics = scanned.diagnostics
    // What lacks a module is left out at once; where it is in focus, that is all there is to say.
    var lacking: Set<String> = []
    let missing = available.missing(in: units, lacking: &lacking)
    units.removeAll { lacking.contains($0.path) }
    guard sources.focus.map({ !lacking.contains($0) }) ?? units.contains(where: { !$0.scan.previews.isEmpty }) else {
      return .failed(
        diagnostics + missing.filter { sources.focus == nil || $0.path == sources.focus }, previews: previews)
    }
    diagnostics += missing
    async let shading = shaderCompiler.build(below: sources.resourceFolder, texts: scanned.texts)
    let folder = try cache.makeTemporaryFolder()
    defer { BackgroundWork.remove(folder) }
    var outcome = try await compile(&units, in: folder, onDiagnostics)
    if !outcome.isSuccessful, let plain = try await withoutLookUps(units, outcome, sources, platform) {
      units = plain
      outcome = try await compile(&units, in: folder, onDiagnostics)
      if outcome.isSuccessful { memory?.lookUpsFailed(in: plain.map(\.path).filter { memory?.isPlain($0) ?? false }) }
    }
    if !outcome.isSuccessful, let rest = try await withoutBroken(units, outcome, sources, in: folder) {
      diagnostics += rest.diagnostics
      (units, outcome) = (rest.units, rest.outcome)
    }
    diagnostics += outcome.diagnostics.filter { sources.isTold($0) }
    timings.compile = clock.lap()
    timings.isCached = outcome.isCached
    guard outcome.isSuccessful else {
      diagnostics.sort { $0.path == sources.focus && $1.path != sources.focus }
      return .failed(UnsupportedNames(installation: compiler.installation).noted(in: diagnostics), previews: previews)
    }
    memory?.compiled(units)
    let shaders = try await shading
    diagnostics += shaders.diagnostics
    memory?.files = sources.files + shaders.files

    let library = library(of: units)
    if !cache.has(library) {
      try await compiler.link(units.map(\.object), as: library, in: folder)
      timings.isCached = false
      cache.trim()
    }
    timings.link = clock.lap()
    return .built(
      BuiltModule(
        library: cache.path(library), shaders: shaders.libraries, shaderVersion: shaders.version,
        previews: units.flatMap(\.scan.previews),
        diagnostics: diagnostics.map(sources.weighed),
        resourceFolder: sources.resourceFolder, timings: timings, platform: platform,
        files: scanned.files(compiled: units)))
  }

  /// The files of the user's that have errors, scanned anew without look-ups; nil where there were none in them.
  private func withoutLookUps(
    _ units: [Compiler.Unit], _ outcome: Outcome, _ sources: SourceSet, _ platform: PreviewPlatform
  ) async throws -> [Compiler.Unit]? {
    let broken = Set(outcome.diagnostics.filter { $0.severity == .error }.map(\.path))
    memory?.errorsFound(in: broken)
    guard units.contains(where: { broken.contains($0.path) && $0.scan.editable != nil }) else { return nil }
    let again = try await scan(sources, platform).units
    let known = Set(units.map(\.path))
    return again.filter { known.contains($0.path) }
  }

  /// How often files may be left out because of those that were left out before.
  private static let roundLimit = 8

  private struct Rest {
    var units: [Compiler.Unit]
    var outcome: Outcome
    /// The errors of the files that were left out.
    var diagnostics: [Diagnostic]
  }

  /// Compiles without the files that have errors, then without those that needed them, as long as there are previews.
  private func withoutBroken(
    _ all: [Compiler.Unit], _ first: Outcome, _ sources: SourceSet, in folder: String
  ) async throws -> Rest? {
    var rest = Rest(units: all, outcome: first, diagnostics: [])
    for _ in 0..<Self.roundLimit {
      let broken = Set(rest.outcome.diagnostics.filter { $0.severity == .error }.map(\.path))
      let count = rest.units.count
      rest.diagnostics += rest.outcome.diagnostics.filter { $0.severity == .error && broken.contains($0.path) }
      rest.units.removeAll { broken.contains($0.path) }
      let isFocusWhole = sources.focus.map { !broken.contains($0) } ?? true
      guard isFocusWhole, rest.units.count < count, rest.units.contains(where: { !$0.scan.previews.isEmpty }) else {
        return nil
      }
      rest.outcome = try await compile(&rest.units, in: folder, nil)
      if rest.outcome.isSuccessful { return rest }
    }
    return nil
  }

  struct Scanned {
    var units: [Compiler.Unit] = []
    /// Files out of focus that cannot be read.
    var diagnostics: [Diagnostic] = []
    var texts: [String] = []
    /// Stand for the texts, by path.
    var versions: [String: String] = [:]

    func files(compiled: [Compiler.Unit]) -> [BuiltFile] {
      let editable = Dictionary(compiled.map { ($0.path, $0.scan.editable) }) { $1 }
      return units.map {
        BuiltFile(path: $0.path, version: versions[$0.path] ?? "", editable: editable[$0.path] ?? nil)
      }
    }
  }

  func scan(_ sources: SourceSet, _ platform: PreviewPlatform) async throws -> Scanned {
    var requests: [ScanRequest] = []
    var result = Scanned()
    for path in sources.files {
      do {
        let text = try SourceText(path: path).text
        requests.append(
          ScanRequest(
            path: path, source: text, platform: platform, siblingModules: sources.siblingModules,
            makesLiteralsEditable: memory.map { !$0.isPlain(path) } ?? false,
            omitsPreviews: sources.extras.contains(path)))
        var hash = ContentHash()
        hash.add(text)
        result.versions[path] = hash.name
      } catch {
        // An empty neighbour is nothing to speak of.
        if path == sources.focus || sources.files.count == 1 { throw error }
        if case .empty = error { continue }
        result.diagnostics.append(
          Diagnostic(path: path, line: 0, column: 0, severity: .warning, text: error.sentence))
      }
    }
    let assets = AssetNames(below: sources.resourceFolder, besides: requests.map(\.source))
    for index in requests.indices { requests[index].assets = assets }
    memory?.files = sources.files
    result.texts = requests.map(\.source)
    let scans = try await scanner.scan(requests)
    result.units = zip(requests, scans).map { Compiler.Unit(path: $0.path, scan: $1, object: "") }
    return result
  }

  private struct Outcome {
    var isSuccessful: Bool
    var diagnostics: [Diagnostic]
    var isCached: Bool
  }

  private func compile(
    _ units: inout [Compiler.Unit], in folder: String, _ onDiagnostics: (@Sendable ([Diagnostic]) -> Void)?
  ) async throws -> Outcome {
    name(&units)
    let parser = DiagnosticParser(scans: Dictionary(units.map { ($0.path, $0.scan) }) { $1 })
    let missing = units.filter { !cache.has($0.object) || !cache.has(Self.warnings(of: $0)) }
    let known = units.filter { unit in !missing.contains { $0.path == unit.path } }
    let earlier = known.flatMap { readWarnings(of: $0) }
    guard !missing.isEmpty else { return Outcome(isSuccessful: true, diagnostics: earlier, isCached: true) }
    let (run, found) = try await output(missing, of: units, in: folder, parser) { output in
      onDiagnostics?(earlier + parser.diagnostics(in: output))
    }
    guard run.isSuccessful else {
      guard found.contains(where: { $0.severity == .error }) else {
        throw ServiceError.compilerBroke(message: String(run.output.prefix(500)))
      }
      return Outcome(isSuccessful: false, diagnostics: found, isCached: false)
    }
    for unit in missing { try storeWarnings(found.filter { $0.path == unit.path }, of: unit, in: folder) }
    return Outcome(isSuccessful: true, diagnostics: earlier + found, isCached: false)
  }

  /// What the compiler says. Where it speaks of no file of the user's, or fails without a word, what it keeps of other
  /// modules may be damaged: that is dropped, and it is asked once more.
  private func output(
    _ missing: [Compiler.Unit], of units: [Compiler.Unit], in folder: String, _ parser: DiagnosticParser,
    _ onOutput: @escaping @Sendable (String) -> Void
  ) async throws -> (ProgramRun, [Diagnostic]) {
    do {
      let run = try await compiler.compile(
        missing, of: units, in: folder, waiting: memory?.takeWaiting(), onOutput: onOutput)
      let found = parser.diagnostics(in: run.output)
      let errors = found.filter { $0.severity == .error }
      let isOurs = run.output.contains(cache.modules) || errors.isEmpty || errors.contains { !parser.isPlaced($0) }
      if run.isSuccessful || !isOurs { return (run, found) }
    } catch ServiceError.compilerBroke {
      // It may have stumbled over the same.
    }
    cache.dropModules()
    let run = try await compiler.compile(missing, of: units, in: folder, waiting: nil, onOutput: onOutput)
    return (run, parser.diagnostics(in: run.output))
  }
}
