import Foundation

/// Keeps a spare agent ready, with the engine loaded, since starting one takes longer than a small compile's link.
public actor AgentPool {
  private let start: @Sendable () throws -> Agent
  private var spare: Agent?
  private var isClosed = false

  /// - Parameter rasterize: what paints for the agents.
  public init(installation: Installation, rasterize: Agent.Rasterize? = nil) {
    start = { try Agent.start(installation, rasterize: rasterize) }
  }

  init(start: @escaping @Sendable () throws -> Agent) { self.start = start }

  /// Starts the spare, unless there is one.
  public func prepare() {
    if spare == nil, !isClosed { spare = try? start() }
  }

  /// An agent that belongs to the caller. Call `prepare()` when there is time to start the next.
  /// - Throws: `ServiceError.cannotStart`, `AgentFailure.stopped` after `close()`.
  public func take() async throws -> Agent {
    guard !isClosed else { throw AgentFailure.stopped }
    let waiting = spare
    spare = nil
    if let waiting, await waiting.isAlive { return waiting }
    return try start()
  }

  /// Ends the spare; none is started any more.
  public func close() async {
    isClosed = true
    await spare?.stop()
    spare = nil
  }
}
