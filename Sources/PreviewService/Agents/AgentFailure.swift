/// Why an agent has no answer.
public enum AgentFailure: Error, Hashable, Sendable {
  case crashed(CrashReason)
  /// After this many seconds.
  case hung(Double)
  case unavailable(ServiceError)
  /// The host itself has stopped the agent.
  case stopped
}

extension AgentFailure {
  /// The state that a preview is in after this; nil where the host wanted it.
  public var state: SessionState? {
    switch self {
    case .crashed(let reason): .crashed(reason)
    case .hung(let seconds): .hung(seconds)
    case .unavailable(let error): .unavailable(error)
    case .stopped: nil
    }
  }
}
