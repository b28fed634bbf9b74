public import PreviewProtocol

/// What an agent does without having been asked.
public enum AgentEvent: Hashable, Sendable {
  /// The preview changed by itself, or by input.
  case frame(Frame)
  case log(LogLine)
  /// What the preview wants of keys and pointer has changed.
  case wants(InputWants)
  /// Text for the clipboard.
  case copied(String)
  /// The clipboard's text is wanted.
  case pasteWanted
  /// The last event. User code ended it, or the host.
  case ended(AgentFailure)
}
