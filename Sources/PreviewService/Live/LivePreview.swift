public import DrawingCore
public import PreviewProtocol

/// A source kept open: watched, compiled at each save, shown by an agent.
///
/// The window's model. Everything is on the main actor; the work happens elsewhere. Whoever owns the main thread must
/// serve the main dispatch queue. The last good frame, and the agent that made it, stay until a new one is there.
/// Call `close()` at the end.
@MainActor public final class LivePreview {
  /// What has changed; the values are in the properties.
  public enum Change: Hashable, Sendable { case state, frame, previews, diagnostics, log, path, wants }

  public internal(set) var state: SessionState = .idle {
    didSet { if state != oldValue { onChange?(.state) } }
  }
  /// The file, folder or package that is open, as it was given.
  public internal(set) var path: String?
  /// The last good picture, also while the state says that it is out of date.
  public internal(set) var frame: Frame?
  /// The previews of the source, as of the last scan.
  public internal(set) var previews: [ScannedPreview] = []
  /// Which of `previews` is shown; nil where there is none.
  public internal(set) var selectedIndex: Int?
  /// Errors and warnings of the last compile, in the order of the compiler.
  public internal(set) var diagnostics: [Diagnostic] = [] {
    didSet { if diagnostics != oldValue { onChange?(.diagnostics) } }
  }
  /// How many values the views kept over the last save; nil where they began anew.
  public internal(set) var stateKept: StateKept?
  /// Of the last picture that came from a save.
  public internal(set) var timings: BuildTimings?
  /// What user code printed and the engine warned of since the last build; the oldest lines are dropped.
  public internal(set) var log: [LogLine] = []
  /// Under what the preview is laid out. Setting it asks the living agent for a new picture; nothing is compiled unless
  /// the platform differs.
  public var conditions: PreviewConditions {
    didSet { if conditions != oldValue { conditionsChanged(from: oldValue) } }
  }

  /// What the preview that is shown wants of keys and pointer.
  public internal(set) var wants = InputWants() {
    didSet { if wants != oldValue { onChange?(.wants) } }
  }
  /// Called with text that a person copies in the preview.
  public var onCopy: (@MainActor (String) -> Void)?
  /// Called when a person pastes in the preview; the text is sent as `InputEvent.paste`.
  public var onPasteRequest: (@MainActor () -> Void)?

  /// Called on the main actor after something changed.
  public var onChange: (@MainActor (Change) -> Void)?

  /// An agent that shows, or is about to show, a module.
  struct Running {
    var agent: Agent
    var module: BuiltModule
    /// Of the preview that it shows.
    var symbol: String
    var events: Task<Void, Never>
  }

  /// More lines than this are not kept.
  static let longestLog = 1000

  var parts: Parts?
  private let given: Installation?
  private let rasterize: Agent.Rasterize?
  let timeout: Double
  var watcher: SourceWatcher?
  var build: Task<Void, Never>?
  /// What made `frame`.
  var current: Running?
  /// What is about to take the place of `current`, or has just failed to.
  var starting: Agent?
  var startingWants = InputWants()
  var isUpdating = false
  var needsUpdate = false

  /// What there is once for all builds.
  struct Parts {
    var builder: Builder
    var pool: AgentPool
  }

  /// - Parameters:
  ///   - installation: nil is looked for when something is opened, and again at each refresh while something is missing.
  ///   - timeout: seconds after which user code that has not answered is stopped.
  ///   - rasterize: what paints for agents; without, views with shaders are drawn as they are.
  public init(
    installation: Installation? = nil, conditions: PreviewConditions = PreviewConditions(), timeout: Double = 10,
    rasterize: Agent.Rasterize? = nil
  ) {
    given = installation
    self.rasterize = rasterize
    self.conditions = conditions
    self.timeout = timeout
  }

  /// Opens a file, folder or package in place of what is open.
  /// - Parameter isPaused: waits for `refresh()` before anything is built.
  public func open(path: String, isPaused: Bool = false) {
    build?.cancel()
    watcher?.close()
    watcher = nil
    stopCurrent()
    self.path = path
    frame = nil
    previews = []
    selectedIndex = nil
    diagnostics = []
    timings = nil
    stateKept = nil
    log = []
    for change in [Change.path, .frame, .previews, .log] { onChange?(change) }
    if isPaused {
      state = .paused
    } else {
      rebuild(savedAt: Stopwatch.now)
    }
    watch(path)
  }

  /// Builds and shows again, also where nothing has changed.
  public func refresh() {
    if path != nil { rebuild(savedAt: Stopwatch.now) }
  }

  /// Shows another of `previews`; needs no compile.
  public func select(_ index: Int) {
    guard previews.indices.contains(index), index != selectedIndex else { return }
    selectedIndex = index
    onChange?(.previews)
    let isThere = current.map { $0.module.previews.contains { $0.symbol == previews[index].symbol } } ?? false
    if isThere, state.isUpToDate { showSelected() } else if state != .compiling, state != .paused { refresh() }
  }

  /// Shows the preview as at its first time: its views and what apps have stored begin anew.
  public func resetState() {
    if state.isUpToDate, current != nil {
      showSelected(isReset: true)
    } else {
      stopCurrent()
      refresh()
    }
  }

  /// Hands a person's input to the preview.
  public func send(_ event: InputEvent) {
    current?.agent.send(event, timeout: timeout)
  }

  /// The layout negotiation of the picture shown.
  /// - Throws: `AgentFailure`.
  public func report() async throws -> LayoutReport {
    guard let agent = current?.agent else { throw AgentFailure.stopped }
    return try await agent.explain(timeout: timeout)
  }

  /// Ends watching and all child processes.
  public func close() {
    build?.cancel()
    build = nil
    watcher?.close()
    watcher = nil
    stopCurrent()
    if let pool = parts?.pool { Task { await pool.close() } }
    parts = nil
    path = nil
    state = .idle
  }

  private func watch(_ path: String) {
    do throws(ServiceError) {
      watcher = try SourceWatcher(path: FileSystem.absolute(path)) { [weak self] time in
        Task { @MainActor in self?.changed(path, at: time) }
      }
    } catch {
      log.append(LogLine(kind: .warning, text: error.sentence))
      onChange?(.log)
    }
  }

  private func changed(_ path: String, at time: Double) {
    if path == self.path, state != .paused { rebuild(savedAt: time, mayEdit: true) }
  }

  /// Finds what is installed, unless that is known.
  func findParts() throws(ServiceError) -> Parts {
    if let parts { return parts }
    let installation: Installation
    if let given { installation = given } else { installation = try Installation.find() }
    let parts = Parts(
      builder: Builder(installation: installation, isRepeated: true),
      pool: AgentPool(installation: installation, rasterize: rasterize))
    self.parts = parts
    return parts
  }

  func stopCurrent() {
    if let agent = current?.agent { Task { await agent.stop() } }
    current = nil
    wants = InputWants()
  }
}
