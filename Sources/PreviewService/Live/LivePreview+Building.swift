import PreviewProtocol

extension LivePreview {
  /// Builds and shows what is open, in place of a build that is still running.
  /// - Parameter savedAt: as `Stopwatch.now` counts.
  func rebuild(savedAt: Double) {
    guard let path else { return }
    build?.cancel()
    state = .compiling
    let parts: Parts
    do throws(ServiceError) {
      parts = try findParts()
    } catch {
      state = .unavailable(error)
      return
    }
    let platform = conditions.platform
    build = Task {
      do {
        // The spare starts while the compiler works.
        await parts.pool.prepare()
        let result = try await parts.builder.build(path: path, platform: platform)
        try Task.checkCancellation()
        try await built(result, parts, savedAt)
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

  private func built(_ result: BuildResult, _ parts: Parts, _ savedAt: Double) async throws {
    switch result {
    case .unusable(let source):
      takePreviews([])
      diagnostics = []
      state = .unusable(source)
    case .failed(let found, let scanned):
      takePreviews(scanned)
      diagnostics = found
      state = .failed(errors: found.count { $0.severity == .error })
    case .built(let module):
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
    let running = Running(
      agent: agent, module: module,
      events: Task { [weak self] in
        for await event in agent.events { self?.received(event, from: agent) }
      })
    do {
      try await agent.load(module, timeout: timeout)
      timings.load = stopwatch.lap()
      try Task.checkCancellation()
      guard let index = selectedIndex, previews.indices.contains(index) else { throw AgentFailure.stopped }
      let shown = conditions
      let first = try await agent.show(symbol: previews[index].symbol, conditions: shown, timeout: timeout)
      timings.frame = stopwatch.lap()
      try Task.checkCancellation()
      stopCurrent()
      current = running
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
