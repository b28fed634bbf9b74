public import PreviewProtocol

/// What an agent does without having been asked.
public enum AgentEvent: Hashable, Sendable {
  /// The preview changed by itself, or by input.
  case frame(Frame)
  case log(LogLine)
  /// The last event. User code ended it, or the host.
  case ended(AgentFailure)
}
