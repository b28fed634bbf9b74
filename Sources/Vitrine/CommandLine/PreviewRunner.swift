import DrawingCore
import Foundation
import GskPainter
import PreviewProtocol
import PreviewService

/// Builds each source once for a platform, and asks an agent for each preview under each variant.
///
/// A preview that crashes or does not answer takes its agent with it; the others get a new one.
@MainActor final class PreviewRunner {
  /// One preview under one variant.
  struct Shot {
    var path: UserPath
    var preview: ScannedPreview
    var variant: Variant
    var answer: Result<(frame: Frame, report: LayoutReport?), AgentFailure>
    /// Of the build, where this is the module's first picture, and of the picture.
    var timings: BuildTimings
  }

  /// Where the one picture goes that is wanted: nothing runs where there would be several.
  var onlyOutput: String?

  private let console: Console
  private let options: ViewOptions
  private let isExplaining: Bool
  private let installation: Installation
  private let builder: Builder
  private let pool: AgentPool

  init(_ options: ViewOptions, isExplaining: Bool, installation: Installation, console: Console) {
    self.options = options
    self.isExplaining = isExplaining
    self.installation = installation
    self.console = console
    builder = Builder(installation: installation)
    pool = AgentPool(installation: installation, rasterize: { await Picture.pixels(of: $0, scale: $1) })
  }

  /// Calls `take` for each shot, in the order of paths, previews and variants.
  func run(_ take: (Shot) throws -> Void) async rethrows {
    await pool.prepare()
    let paths = options.paths.map(UserPath.init)
    if let onlyOutput {
      var shots: [(path: UserPath, planned: [Planned])] = []
      for path in paths { shots.append((path, await plan(path))) }
      let count = shots.reduce(0) { $0 + $1.planned.count }
      if count > 1 {
        let error = UsageError.severalPictures(count: count, output: onlyOutput)
        console.fail(.wrongUsage, "vitrine: \(error.sentence)")
      } else {
        for (path, planned) in shots { try await runAll(planned, of: path, take) }
      }
    } else {
      for path in paths { try await runAll(await plan(path), of: path, take) }
    }
    await pool.close()
  }

  private func plan(_ path: UserPath) async -> [Planned] {
    var modules: [PreviewPlatform: BuiltModule] = [:]
    for platform in PreviewPlatform.allCases
    where options.variants.contains(where: { $0.conditions.platform == platform }) {
      modules[platform] = await module(path, platform)
    }
    return planned(path, modules)
  }

  private func runAll(_ planned: [Planned], of path: UserPath, _ take: (Shot) throws -> Void) async rethrows {
    for (index, shot) in planned.enumerated() {
      asking = BuildTimings()
      let answer = await answer(shot.preview, shot.variant.conditions, shot.module)
      // Ends while the last shot is looked at.
      if index == planned.count - 1 { await agent?.agent.stop() }
      if case .failure(let failure) = answer { report(failure, of: shot.preview, in: path) }
      try take(Shot(path: path, preview: shot.preview, variant: shot.variant, answer: answer, timings: asking))
    }
    await stopAgent()
  }

  // MARK: - Building

  private func module(_ path: UserPath, _ platform: PreviewPlatform) async -> BuiltModule? {
    do {
      switch try await builder.build(path: path.given, platform: platform) {
      case .built(let module):
        show(module.diagnostics, path)
        return module
      case .failed(let diagnostics, _):
        show(diagnostics, path)
        console.note(.doesNotCompile)
      case .unusable(let source): console.fail(.doesNotCompile, "\(path.given): error: \(source.sentence)")
      }
    } catch let error as ServiceError {
      console.fail(.missingPart, "vitrine: \(error.sentence)")
    } catch {
      console.fail(.missingPart, "vitrine: \(error)")
    }
    return nil
  }

  private func show(_ diagnostics: [Diagnostic], _ path: UserPath) {
    for var diagnostic in diagnostics {
      diagnostic.path = path.displayed(diagnostic.path)
      diagnostic.notes = diagnostic.notes.map { note in
        var note = note
        note.path = path.displayed(note.path)
        return note
      }
      console.say(diagnostic.description)
    }
  }

  private struct Planned {
    var preview: ScannedPreview
    var variant: Variant
    var module: BuiltModule
  }

  private func planned(_ path: UserPath, _ modules: [PreviewPlatform: BuiltModule]) -> [Planned] {
    var planned: [Planned] = []
    var unknown: [PreviewChoice] = []
    for variant in options.variants {
      guard let module = modules[variant.conditions.platform] else { continue }
      for preview in chosen(in: module.previews, &unknown) {
        planned.append(Planned(preview: preview, variant: variant, module: module))
      }
    }
    var said: Set<PreviewChoice> = []
    for choice in unknown where said.insert(choice).inserted {
      let known = modules.values.max { $0.previews.count < $1.previews.count }?.previews ?? []
      console.fail(
        .wrongUsage, "vitrine: \(path.given) has no preview \(Self.name(of: choice)). \(Self.sentence(naming: known))")
    }
    // All variants of a preview stand together.
    let order = planned.map(\.preview.symbol)
    return planned.enumerated().sorted { lhs, rhs in
      let (left, right) = (
        order.firstIndex(of: lhs.element.preview.symbol), order.firstIndex(of: rhs.element.preview.symbol)
      )
      return (left ?? 0, lhs.offset) < (right ?? 0, rhs.offset)
    }.map(\.element)
  }

  private func chosen(in previews: [ScannedPreview], _ unknown: inout [PreviewChoice]) -> [ScannedPreview] {
    if options.isForAll { return previews }
    var found: [ScannedPreview] = []
    for choice in options.previews {
      guard let index = choice.index(in: previews), !Self.isBeyond(choice, previews) else {
        unknown.append(choice)
        continue
      }
      // One that is named twice counts once.
      if !found.contains(previews[index]) { found.append(previews[index]) }
    }
    return found
  }

  /// Whether a line lies after the end of the last preview.
  private static func isBeyond(_ choice: PreviewChoice, _ previews: [ScannedPreview]) -> Bool {
    guard case .line(let line) = choice, let last = previews.map(\.lastLine).max() else { return false }
    return line > last
  }

  private static func sentence(naming previews: [ScannedPreview]) -> String {
    let names = previews.prefix(8).map { $0.name.map { "'\($0)'" } ?? "line \($0.line)" }
    let rest = previews.count - names.count
    return "It has \(names.joined(separator: ", "))\(rest > 0 ? " and \(rest) more" : "")."
  }

  private static func name(of choice: PreviewChoice) -> String {
    switch choice {
    case .first: "at all"
    case .named(let name): "named '\(name)'"
    case .line(let line): "on line \(line)"
    }
  }

  // MARK: - Asking

  /// How long what belongs to the shot that is being made took.
  private var asking = BuildTimings()
  private var agent: (agent: Agent, module: BuiltModule, log: Task<Void, Never>)?

  private func answer(
    _ preview: ScannedPreview, _ conditions: PreviewConditions, _ module: BuiltModule
  ) async -> Result<(frame: Frame, report: LayoutReport?), AgentFailure> {
    do {
      let agent = try await agent(for: module)
      let stopwatch = Stopwatch()
      let frame = try await agent.show(
        symbol: preview.symbol, conditions: conditions, clock: options.moment.map { .set($0) } ?? .settled,
        timeout: options.timeout)
      asking.frame = stopwatch.lap()
      let report = isExplaining ? try await agent.explain(timeout: options.timeout) : nil
      return .success((frame, report))
    } catch let failure as AgentFailure {
      await stopAgent()
      return .failure(failure)
    } catch let error as ServiceError {
      return .failure(.unavailable(error))
    } catch {
      return .failure(.unavailable(.agentConfused(reason: "\(error)")))
    }
  }

  private func agent(for module: BuiltModule) async throws -> Agent {
    if let agent, agent.module == module, await agent.agent.isAlive { return agent.agent }
    await stopAgent()
    asking = module.timings
    let stopwatch = Stopwatch()
    let fresh = try await pool.take()
    let console = console
    agent = (
      fresh, module,
      Task {
        // What user code prints is no result of ours.
        for await event in fresh.events { if case .log(let line) = event { console.say(line.text) } }
      }
    )
    try await fresh.load(module, timeout: options.timeout)
    asking.load = stopwatch.lap()
    return fresh
  }

  private func stopAgent() async {
    await agent?.agent.stop()
    await agent?.log.value
    agent = nil
  }

  private func report(_ failure: AgentFailure, of preview: ScannedPreview, in path: UserPath) {
    let place = "\(path.displayed(preview.path)):\(preview.line):1"
    console.fail(ExitStatus(failure), "\(place): error: \(failure.state?.sentence ?? "The preview was stopped.")")
  }
}
