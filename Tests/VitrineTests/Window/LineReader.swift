import Foundation
import Synchronization

/// Lines from a pipe, for readers that wait for one of them.
final class LineReader: Sendable {
  private struct State {
    var lines: [String] = []
    /// Lines before this one were waited for.
    var taken = 0
    var rest = Data()
    var isAtEnd = false
    var waiters: [Int: CheckedContinuation<Void, Never>] = [:]
    var nextWaiter = 0
  }

  private let state = Mutex(State())

  init(_ handle: FileHandle) {
    handle.readabilityHandler = { [weak self] handle in
      let data = handle.availableData
      if data.isEmpty { handle.readabilityHandler = nil }
      self?.take(data)
    }
  }

  private func take(_ data: Data) {
    let waiters = state.withLock { state in
      if data.isEmpty { state.isAtEnd = true }
      state.rest.append(data)
      while let end = state.rest.firstIndex(of: 10) {
        state.lines.append(String(decoding: state.rest[state.rest.startIndex..<end], as: UTF8.self))
        state.rest = Data(state.rest[state.rest.index(after: end)...])
      }
      defer { state.waiters = [:] }
      return Array(state.waiters.values)
    }
    for waiter in waiters { waiter.resume() }
  }

  var all: [String] { state.withLock { $0.lines } }

  /// The next line that fits; nil where none came in time, or the pipe was closed.
  func next(within seconds: Double, where fits: (String) -> Bool) async -> String? {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while true {
      let (line, isAtEnd) = state.withLock { state -> (String?, Bool) in
        guard state.taken < state.lines.count else { return (nil, state.isAtEnd) }
        state.taken += 1
        return (state.lines[state.taken - 1], false)
      }
      if let line {
        if fits(line) { return line }
        continue
      }
      if isAtEnd || ContinuousClock.now >= deadline { return nil }
      await more(until: deadline)
    }
  }

  /// Waits for the other end to be closed.
  func end() async {
    while !state.withLock({ $0.isAtEnd }) {
      state.withLock { $0.taken = $0.lines.count }
      await more(until: ContinuousClock.now + .seconds(60))
    }
  }

  /// Returns when something that was not taken has arrived, or at the deadline.
  private func more(until deadline: ContinuousClock.Instant) async {
    let timer = DispatchSource.makeTimerSource()
    await withCheckedContinuation { continuation in
      let id: Int? = state.withLock { state in
        if state.taken < state.lines.count || state.isAtEnd { return nil }
        state.nextWaiter += 1
        state.waiters[state.nextWaiter] = continuation
        return state.nextWaiter
      }
      timer.setEventHandler { [self] in
        guard let id else { return }
        state.withLock { $0.waiters.removeValue(forKey: id) }?.resume()
      }
      timer.schedule(deadline: .now() + max(0, (deadline - .now) / .seconds(1)))
      timer.resume()
      if id == nil { continuation.resume() }
    }
    timer.cancel()
  }
}
