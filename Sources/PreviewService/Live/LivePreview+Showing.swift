import PreviewProtocol

extension LivePreview {
  /// Shows the selected preview in the agent that is there, its views begun anew.
  /// - Parameter isReset: forgets also what apps have stored.
  func showSelected(isReset: Bool = false) {
    guard let index = selectedIndex, let agent = current?.agent else { return }
    let (symbol, conditions, timeout) = (previews[index].symbol, conditions, timeout)
    current?.symbol = symbol
    stateKept = nil
    Task {
      await ask(agent) {
        try await agent.show(symbol: symbol, conditions: conditions, isReset: isReset, timeout: timeout)
      }
    }
  }

  func conditionsChanged(from old: PreviewConditions) {
    if conditions.platform != old.platform, path != nil, state != .paused {
      rebuild(savedAt: Stopwatch.now)
    } else {
      updateConditions()
    }
  }

  /// Asks for a picture under the conditions; while one is on its way, those in between are skipped.
  func updateConditions() {
    guard let agent = current?.agent else { return }
    needsUpdate = true
    guard !isUpdating else { return }
    isUpdating = true
    Task {
      while needsUpdate, current?.agent === agent {
        needsUpdate = false
        let (conditions, timeout) = (conditions, timeout)
        await ask(agent) { try await agent.update(conditions, timeout: timeout) }
      }
      isUpdating = false
      // Another agent has come meanwhile.
      if needsUpdate { updateConditions() }
    }
  }

  private func ask(_ agent: Agent, _ question: () async throws -> Frame) async {
    do {
      let answer = try await question()
      if current?.agent === agent { take(answer) }
    } catch let failure as AgentFailure {
      ended(agent, failure)
    } catch {
      ended(agent, .unavailable(.agentConfused(reason: "\(error)")))
    }
  }

  func received(_ event: AgentEvent, from agent: Agent) {
    switch event {
    case .frame(let frame):
      guard current?.agent === agent else { return }
      take(frame)
      Task { await agent.taken(frame) }
    case .log(let line):
      guard current?.agent === agent || starting === agent else { return }
      log.append(line)
      if log.count > Self.longestLog { log.removeFirst(log.count - Self.longestLog) }
      onChange?(.log)
    case .wants(let wants):
      if current?.agent === agent { self.wants = wants }
      if starting === agent { startingWants = wants }
    case .copied(let text): if current?.agent === agent { onCopy?(text) }
    case .pasteWanted: if current?.agent === agent { onPasteRequest?() }
    case .ended(let failure): ended(agent, failure)
    }
  }

  /// What was shown stays on screen; the state says why it is out of date, unless a newer build has said something.
  private func ended(_ agent: Agent, _ failure: AgentFailure) {
    guard current?.agent === agent else { return }
    current = nil
    wants = InputWants()
    if state.isUpToDate, let failed = failure.state { state = failed }
  }
}
