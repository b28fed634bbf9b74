import Foundation
import PreviewProtocol

extension LivePreview {
  /// Builds and shows what is open, in place of a build that is still running.
  /// - Parameters:
  ///   - savedAt: as `Stopwatch.now` counts.
  ///   - mayEdit: whether the running preview may take over the new values of literals, with its state kept.
  func rebuild(savedAt: Double, mayEdit: Bool = false) {
    guard let path else { return }
    build?.cancel()
    let parts: Parts
    do throws(ServiceError) {
      parts = try findParts()
    } catch {
      state = .unavailable(error)
      return
    }
    let platform = conditions.platform
    let stopwatch = Stopwatch()
    let notice = Stopwatch.now - savedAt
    let running = mayEdit ? current.flatMap { $0.module.platform == platform ? $0 : nil } : nil
    if running == nil { state = .compiling }
    build = Task {
      do {
        if let running, try await edit(running, path, parts, savedAt) { return }
        // What it takes to see that there is more than literals is part of the scan.
        let looked = running == nil ? 0 : stopwatch.lap()
        try Task.checkCancellation()
        state = .compiling
        // The spare starts while the compiler works.
        await parts.pool.prepare()
        let result = try await parts.builder.build(path: path, platform: platform, onDiagnostics: told(of: build))
        watcher?.follow(parts.builder.files)
        try Task.checkCancellation()
        try await built(result, parts, savedAt, notice: notice, looked: looked)
        parts.builder.prepareForNextSave()
      } catch is CancellationError {
        return
      } catch let error as ServiceError {
        if !Task.isCancelled { state = .unavailable(error) }
      } catch let error as AgentFailure {
        if !Task.isCancelled, let failed = error.state { state = failed }
      } catch {
        if !Task.isCancelled { state = .unavailable(.compilerBroke(message: "\(error)")) }
      }
    }
  }

  /// Has the running preview show the source as it is now, where only values of literals differ.
  private func edit(_ running: Running, _ path: String, _ parts: Parts, _ savedAt: Double) async throws -> Bool {
    let stopwatch = Stopwatch()
    var timings = BuildTimings()
    timings.isEdit = true
    timings.notice = Stopwatch.now - savedAt
    guard let edits = try await parts.builder.literalEdits(path: path, since: running.module) else { return false }
    timings.scan = stopwatch.lap()
    try Task.checkCancellation()
    // Another preview may have been chosen since this one could last be shown.
    guard selectedIndex.map({ previews[$0].symbol }) == running.symbol else { return false }
    do {
      guard let picture = try await running.agent.edit(edits, timeout: timeout) else { return false }
      try Task.checkCancellation()
      guard current?.agent === running.agent else { return false }
      timings.frame = stopwatch.lap()
      timings.total = Stopwatch.now - savedAt
      self.timings = timings
      takePreviews(running.module.previews)
      diagnostics = running.module.diagnostics
      frame = picture
      state = .showing
      onChange?(.frame)
      return true
    } catch let failure as AgentFailure {
      if current?.agent === running.agent { current = nil }
      throw failure
    }
  }

  /// Shows errors as soon as the compiler has said them.
  private func told(of build: Task<Void, Never>?) -> @Sendable ([Diagnostic]) -> Void {
    { [weak self] found in
      guard found.contains(where: { $0.severity == .error && !$0.speaksOfLookUps }) else { return }
      Task { @MainActor in
        guard let self, self.build == build, self.state == .compiling else { return }
        self.diagnostics = found.filter { !$0.speaksOfLookUps }
      }
    }
  }

  private func built(
    _ result: BuildResult, _ parts: Parts, _ savedAt: Double, notice: Double, looked: Double
  ) async throws {
    switch result {
    case .unusable(let source):
      takePreviews([])
      diagnostics = []
      state = .unusable(source)
    case .failed(let found, let scanned):
      takePreviews(scanned)
      diagnostics = found
      state = .failed(errors: found.count { $0.severity == .error })
    case .built(var module):
      module.timings.notice = notice
      module.timings.scan += looked
      takePreviews(module.previews)
      diagnostics = module.diagnostics
      try await start(module, parts, savedAt)
    }
  }

  /// Shows a module in an agent of its own; the one before it stays until this one has a picture.
  private func start(_ module: BuiltModule, _ parts: Parts, _ savedAt: Double) async throws {
    log = []
    onChange?(.log)
    let stopwatch = Stopwatch()
    var timings = module.timings
    let agent = try await parts.pool.take()
    starting = agent
    startingWants = InputWants()
    var running = Running(
      agent: agent, module: module, symbol: "",
      events: Task { [weak self] in
        for await event in agent.events { self?.received(event, from: agent) }
      })
    do {
      try await agent.load(module, timeout: timeout)
      timings.load = stopwatch.lap()
      try Task.checkCancellation()
      guard let index = selectedIndex, previews.indices.contains(index) else { throw AgentFailure.stopped }
      let shown = conditions
      running.symbol = previews[index].symbol
      let archive = await archive(for: index)
      let first = try await agent.show(
        symbol: running.symbol, conditions: shown, archive: archive, timeout: timeout)
      let kept = await agent.stateKept
      timings.frame = stopwatch.lap()
      try Task.checkCancellation()
      stateKept = kept
      stopCurrent()
      current = running
      wants = startingWants
      timings.total = Stopwatch.now - savedAt
      self.timings = timings
      frame = first
      state = .showing
      onChange?(.frame)
      // Conditions may have changed while the first picture was made.
      if shown != conditions { updateConditions() }
    } catch {
      await agent.stop()
      await parts.pool.prepare()
      throw error
    }
    await parts.pool.prepare()
  }

  /// Seconds that the agent before has to say what its views keep.
  private static let archiveTimeout = 1.0

  /// What the views of the agent before have come to keep, where it shows the same preview; an agent that has ended
  /// or does not answer keeps nothing from being shown.
  private func archive(for index: Int) async -> Data? {
    guard let current, let before = current.module.previews.firstIndex(where: { $0.symbol == current.symbol }) else {
      return nil
    }
    let (old, new) = (current.module.previews[before], previews[index])
    guard old.path == new.path, old.name == new.name, old.name != nil || before == index else { return nil }
    let archive = try? await current.agent.archive(timeout: min(timeout, Self.archiveTimeout))
    return archive.flatMap { $0.isEmpty ? nil : $0 }
  }

  private func takePreviews(_ scanned: [ScannedPreview]) {
    let before = selectedIndex.flatMap { previews.indices.contains($0) ? previews[$0] : nil }
    let index = before.flatMap { before in
      scanned.firstIndex { $0.name == before.name && $0.path == before.path && $0.name != nil }
        ?? scanned.firstIndex { $0.symbol == before.symbol }
    }
    let fallback = scanned.isEmpty ? nil : min(selectedIndex ?? 0, scanned.count - 1)
    guard scanned != previews || selectedIndex != index ?? fallback else { return }
    previews = scanned
    selectedIndex = index ?? fallback
    onChange?(.previews)
  }

  func take(_ frame: Frame) {
    self.frame = frame
    onChange?(.frame)
  }
}
