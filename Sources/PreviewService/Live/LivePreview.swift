public import DrawingCore
public import PreviewProtocol

/// A source kept open: watched, compiled at each save, shown by an agent.
///
/// The window's model. Everything is on the main actor; the work happens elsewhere. Whoever owns the main thread must
/// serve the main dispatch queue. The last good frame stays until a new one is there.
@MainActor public final class LivePreview {
  /// What has changed; the values are in the properties.
  public enum Change: Hashable, Sendable { case state, frame, previews, diagnostics, log, path }

  public private(set) var state: SessionState = .idle
  /// The file, folder or package that is open, as it was given.
  public private(set) var path: String?
  /// The last good picture, also while the state says that it is out of date.
  public private(set) var frame: Frame?
  /// The previews of the file in focus, as of the last scan.
  public private(set) var previews: [ScannedPreview] = []
  /// Which of `previews` is shown; nil where there is none.
  public private(set) var selectedIndex: Int?
  /// Errors and warnings of the last compile, in the order of the compiler.
  public private(set) var diagnostics: [Diagnostic] = []
  /// Of the last picture that came from a save.
  public private(set) var timings: BuildTimings?
  /// What user code printed and the engine warned of since the last build; the oldest lines are dropped.
  public private(set) var log: [LogLine] = []
  /// Under what the preview is laid out. Setting it asks the living agent for a new picture; nothing is compiled unless
  /// the platform differs.
  public var conditions: PreviewConditions

  /// Called on the main actor after something changed.
  public var onChange: (@MainActor (Change) -> Void)?

  /// - Parameter timeout: seconds after which user code that has not answered is stopped.
  public init(installation: Installation, conditions: PreviewConditions = PreviewConditions(), timeout: Double = 10) {
    self.conditions = conditions
  }

  /// Opens a file, folder or package in place of what is open.
  /// - Parameter isPaused: waits for `refresh()` before anything is built.
  public func open(path: String, isPaused: Bool = false) {}

  /// Builds and shows again, also where nothing has changed.
  public func refresh() {}

  /// Shows another of `previews`; needs no compile.
  public func select(_ index: Int) {}

  /// Hands a person's input to the preview.
  public func send(_ event: InputEvent) {}

  /// The layout negotiation of the picture shown.
  public func report() async throws -> LayoutReport { throw ServiceError.agentConfused(reason: "Nothing is shown.") }

  /// Ends watching and all child processes.
  public func close() {}
}
