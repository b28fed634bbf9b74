import PreviewProtocol

/// What stands behind an agent: a child process, or in tests anything else that speaks the protocol.
protocol AgentChannel: Sendable {
  /// The host's end.
  var connection: Connection { get }
  /// What user code prints; ends with the process.
  var output: AsyncStream<PrintedLines> { get }
  /// Waits for the end of the process.
  var ending: ChildProcess.Ending { get async }
  /// Ends the process at once.
  func kill()
}
