public import DrawingCore
import Foundation
public import PreviewProtocol

/// The host's side of one agent: questions with time limits, and what comes unasked.
///
/// An agent loads one module in its life. Whatever goes wrong ends it, and every open question is answered with the
/// reason.
public actor Agent {
  private enum Phase: Hashable {
    case starting, ready
    case ended(AgentFailure)
  }

  /// What comes without being asked; ends with `ended`.
  public nonisolated let events: AsyncStream<AgentEvent>

  /// Paints for agents, which have no painter; nil where a drawing cannot be painted. The scale is in pixels for each
  /// point.
  public typealias Rasterize = @Sendable (_ list: DisplayList, _ scale: Double) async -> Bitmap?

  private let channel: any AgentChannel
  private let isMismatched: Bool
  private let rasterize: Rasterize?
  private var isRasterizing = false
  /// Whether there was a picture.
  private var hasShown = false
  private let emit: AsyncStream<AgentEvent>.Continuation
  /// What a person did, in order, with the time that user code has for it.
  private let input: AsyncStream<(InputEvent, Double)>.Continuation
  private var phase = Phase.starting
  private var report = CrashReport()
  private var allowance = OutputAllowance()
  /// Ends when all that user code printed has been taken in.
  private var output: Task<Void, Never>?
  private var serial: UInt32 = 0
  private var receiver = DisplayListReceiver()
  private var waitingForHello: [CheckedContinuation<Void, any Error>] = []
  private var waitingForLoad: CheckedContinuation<Void, any Error>?
  private var waitingForFrame: [UInt32: CheckedContinuation<Frame, any Error>] = [:]
  private var waitingForEdit: [UInt32: CheckedContinuation<Frame?, any Error>] = [:]
  private var waitingForReport: [UInt32: CheckedContinuation<LayoutReport, any Error>] = [:]
  private var waitingForArchive: [UInt32: CheckedContinuation<Data, any Error>] = [:]
  /// How many values the views shown took over from another agent's; nil where there was none.
  public private(set) var stateKept: StateKept?
  private var waitingForEffect: Set<UInt32> = []

  /// Starts an agent.
  /// - Parameter rasterize: what paints for it; without, views with shaders are drawn as they are.
  /// - Throws: `ServiceError.cannotStart`.
  public static func start(
    _ installation: Installation, rasterize: Rasterize? = nil
  ) throws(ServiceError) -> Agent {
    Agent(
      channel: try AgentProcess(program: installation.agent), isMismatched: installation.isMismatched,
      rasterize: rasterize)
  }

  /// - Parameter isMismatched: whether the agent is not of the build that the module was compiled against.
  init(channel: any AgentChannel, isMismatched: Bool = false, rasterize: Rasterize? = nil) {
    self.channel = channel
    self.isMismatched = isMismatched
    self.rasterize = rasterize
    (events, emit) = AsyncStream.makeStream(of: AgentEvent.self)
    let (inputs, input) = AsyncStream.makeStream(of: (InputEvent, Double).self)
    self.input = input
    let (messages, arrive) = AsyncStream.makeStream(of: AgentMessage.self)
    let (ends, end) = AsyncStream.makeStream(of: ConnectionError?.self)
    channel.connection.start { (message: AgentMessage, descriptors: [Int32]) in
      for descriptor in descriptors { close(descriptor) }
      arrive.yield(message)
    } ended: { error in
      arrive.finish()
      end.yield(error)
      end.finish()
    }
    Task { for await (event, timeout) in inputs { await self.pass(event, timeout: timeout) } }
    Task {
      await self.readOutput()
      for await message in messages { await self.received(message) }
      var error: ConnectionError?
      for await reason in ends { error = reason }
      await self.connectionEnded(error)
    }
    channel.connection.send(HostMessage.hello(version: protocolVersion))
  }

  /// Whether it can still be asked.
  public var isAlive: Bool {
    if case .ended = phase { return false }
    return true
  }

  /// Waits until the agent has loaded the engine.
  /// - Throws: `AgentFailure`.
  public func ready(timeout: Double) async throws {
    try check()
    guard case .starting = phase else { return }
    try await limited(timeout) { continuation in waitingForHello.append(continuation) }
  }

  /// Hands over a compiled module; user code runs from here on.
  /// - Throws: `AgentFailure`.
  public func load(_ module: BuiltModule, timeout: Double) async throws {
    try await ready(timeout: timeout)
    for shaders in module.shaders {
      channel.connection.send(HostMessage.loadShaders, descriptor: try descriptor(of: shaders))
    }
    let descriptor = try descriptor(of: module.library)
    channel.connection.send(
      HostMessage.load(PreviewModule(resourceFolder: module.resourceFolder)), descriptor: descriptor)
    try await limited(timeout) { continuation in waitingForLoad = continuation }
  }

  private func descriptor(of file: String) throws -> Int32 {
    let descriptor = open(file, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw AgentFailure.unavailable(.loadFailed(reason: String(cString: strerror(errno))))
    }
    return descriptor
  }

  /// Shows a preview.
  /// - Parameters:
  ///   - archive: what the views of another agent kept, for those at the same places.
  ///   - isReset: forgets what apps have stored.
  /// - Throws: `AgentFailure`.
  public func show(
    symbol: String, conditions: PreviewConditions, clock: PreviewClock = .live, archive: Data? = nil,
    isReset: Bool = false, timeout: Double
  ) async throws -> Frame {
    stateKept = nil
    return try await frame(timeout) {
      .show(
        PreviewRequest(
          symbol: symbol, conditions: conditions, clock: clock, serial: $0, archive: archive, isReset: isReset))
    }
  }

  /// What the views shown have come to keep.
  /// - Throws: `AgentFailure`.
  public func archive(timeout: Double) async throws -> Data {
    try check()
    let serial = nextSerial()
    channel.connection.send(HostMessage.archive(serial: serial))
    return try await limited(timeout) { continuation in waitingForArchive[serial] = continuation }
  }

  /// Lays the preview out again under other conditions, with its state.
  /// - Throws: `AgentFailure`.
  public func update(_ conditions: PreviewConditions, timeout: Double) async throws -> Frame {
    try await frame(timeout) { .update(conditions, serial: $0) }
  }

  /// Lets the preview take over new values of literals, its state kept.
  /// - Returns: nil where it cannot, so that the source must be compiled.
  /// - Throws: `AgentFailure`.
  public func edit(_ literals: [ScannedLiteral], timeout: Double) async throws -> Frame? {
    try check()
    let serial = nextSerial()
    channel.connection.send(HostMessage.edit(literals, serial: serial))
    return try await limited(timeout) { continuation in waitingForEdit[serial] = continuation }
  }

  /// The negotiation of the preview shown.
  /// - Throws: `AgentFailure`.
  public func explain(timeout: Double) async throws -> LayoutReport {
    try check()
    let serial = nextSerial()
    channel.connection.send(HostMessage.explain(serial: serial))
    return try await limited(timeout) { continuation in waitingForReport[serial] = continuation }
  }

  /// Hands input over, in the order of the calls; the picture comes as an event. Where user code does not answer in
  /// time the agent ends.
  public nonisolated func send(_ event: InputEvent, timeout: Double) { input.yield((event, timeout)) }

  private func pass(_ event: InputEvent, timeout: Double) {
    guard case .ready = phase else { return }
    let serial = nextSerial()
    waitingForEffect.insert(serial)
    channel.connection.send(HostMessage.input(event, serial: serial))
    Task {
      try await Task.sleep(for: .seconds(Self.bounded(timeout)))
      if waitingForEffect.contains(serial) { fail(.hung(timeout)) }
    }
  }

  /// Says that a frame that came as an event has been taken, so that the next may come.
  public func taken(_ frame: Frame) { channel.connection.send(HostMessage.frameTaken(serial: frame.serial)) }

  /// Ends the agent.
  public func stop() { fail(.stopped) }

  // MARK: - Questions

  /// Seconds that a clock can count: none that are less than 0, and a year at the most.
  private static func bounded(_ timeout: Double) -> Double { min(max(timeout, 0), 31_536_000) }

  private func frame(_ timeout: Double, _ message: (UInt32) -> HostMessage) async throws -> Frame {
    try check()
    let serial = nextSerial()
    channel.connection.send(message(serial))
    return try await limited(timeout) { continuation in waitingForFrame[serial] = continuation }
  }

  private func check() throws { if case .ended(let failure) = phase { throw failure } }

  private func nextSerial() -> UInt32 {
    serial &+= 1
    return serial
  }

  /// Waits for an answer; ends the agent where none comes in time.
  private func limited<Answer: Sendable>(
    _ timeout: Double, _ ask: (CheckedContinuation<Answer, any Error>) -> Void
  ) async throws -> Answer {
    let limit = Task {
      try await Task.sleep(for: .seconds(Self.bounded(timeout)))
      fail(.hung(timeout))
    }
    defer { limit.cancel() }
    return try await withCheckedThrowingContinuation { continuation in
      if case .ended(let failure) = phase { return continuation.resume(throwing: failure) }
      ask(continuation)
    }
  }

  // MARK: - Answers

  private func received(_ message: AgentMessage) {
    if case .ended = phase { return }
    switch message {
    case .hello(protocolVersion):
      phase = .ready
      for continuation in waitingForHello { continuation.resume() }
      waitingForHello = []
    case .hello(let version): confused(ConnectionError.version(version).description)
    case .loaded:
      waitingForLoad?.resume()
      waitingForLoad = nil
    case .failed(let reason):
      let isMismatch = isMismatched || ServiceError.isMismatch(reason)
      fail(.unavailable(isMismatch ? .mismatchedParts : .loadFailed(reason: reason)))
    case .frame(let frame): received(frame)
    case .changed(var frame, let change):
      do { frame.list = try receiver.list(after: change) } catch { return confused("\(error)") }
      received(frame)
    case .report(let answer, let serial): waitingForReport.removeValue(forKey: serial)?.resume(returning: answer)
    case .archived(let archive, let serial):
      waitingForArchive.removeValue(forKey: serial)?.resume(returning: archive)
    case .restored(let state): stateKept = state
    case .refused(let serial): waitingForEdit.removeValue(forKey: serial)?.resume(returning: nil)
    case .handled(let serial): waitingForEffect.remove(serial)
    case .log(let line): emit.yield(.log(line))
    case .wants(let wants): emit.yield(.wants(wants))
    case .copied(let text): emit.yield(.copied(text))
    case .pasteWanted: emit.yield(.pasteWanted)
    case .rasterize(let list, let scale): rasterize(list, scale)
    }
  }

  /// The greatest number of pixels that an agent may have painted.
  private static let rasterLimit = 8_500_000.0

  /// Paints for the agent, one drawing at a time.
  private func rasterize(_ list: DisplayList, _ scale: Double) {
    guard !isRasterizing else { return confused("It asks for a picture while it waits for another.") }
    isRasterizing = true
    let pixels = list.size.width * list.size.height * scale * scale
    let isPaintable = scale > 0 && pixels > 0 && pixels <= Self.rasterLimit
    Task {
      let bitmap = isPaintable ? await rasterize?(list, scale) : nil
      isRasterizing = false
      channel.connection.send(HostMessage.rasterized(bitmap))
    }
  }

  private func received(_ frame: Frame) {
    hasShown = true
    if let continuation = waitingForFrame.removeValue(forKey: frame.serial) {
      continuation.resume(returning: frame)
    } else if let continuation = waitingForEdit.removeValue(forKey: frame.serial) {
      continuation.resume(returning: frame)
    } else {
      emit.yield(.frame(frame))
    }
  }

  private func readOutput() {
    output = Task { for await lines in channel.output { self.printed(lines) } }
  }

  /// Waits for what user code printed last; something that it has started may hold the pipe open for ever.
  private func drainOutput() async {
    await withTaskGroup(of: Void.self) { group in
      group.addTask { [output] in await output?.value }
      group.addTask { try? await Task.sleep(for: .seconds(0.5)) }
      await group.next()
      output?.cancel()
      group.cancelAll()
    }
  }

  private func printed(_ printed: PrintedLines) {
    var own = printed
    own.lines = printed.lines.filter { report.add($0) }
    pass(allowance.pass(own, at: Stopwatch.now))
  }

  private func pass(_ lines: [String]) {
    for line in lines { emit.yield(.log(LogLine(kind: .output, text: line))) }
  }

  private func confused(_ reason: String) { fail(.unavailable(.agentConfused(reason: reason))) }

  private func connectionEnded(_ error: ConnectionError?) async {
    if case .ended = phase { return }
    if let error { return confused(error.description) }
    // The process is on its way out, unless user code has closed the socket alone.
    let limit = Task { [channel] in
      try await Task.sleep(for: .seconds(1))
      channel.kill()
    }
    let ending = await channel.ending
    limit.cancel()
    await drainOutput()
    fail(isMismatched && !hasShown ? .unavailable(.mismatchedParts) : .crashed(report.reason(ending)))
  }

  /// Ends the agent for a reason, unless it has ended for another.
  private func fail(_ failure: AgentFailure) {
    if case .ended = phase { return }
    phase = .ended(failure)
    input.finish()
    // In this order: an agent whose socket closes first may end by itself, with another ending than a stopped one's.
    channel.kill()
    channel.connection.close()
    for continuation in waitingForHello { continuation.resume(throwing: failure) }
    waitingForLoad?.resume(throwing: failure)
    for continuation in waitingForFrame.values { continuation.resume(throwing: failure) }
    for continuation in waitingForEdit.values { continuation.resume(throwing: failure) }
    for continuation in waitingForReport.values { continuation.resume(throwing: failure) }
    for continuation in waitingForArchive.values { continuation.resume(throwing: failure) }
    waitingForHello = []
    waitingForLoad = nil
    waitingForFrame = [:]
    waitingForEdit = [:]
    waitingForReport = [:]
    waitingForArchive = [:]
    waitingForEffect = []
    Task {
      await drainOutput()
      pass(allowance.end())
      emit.yield(.ended(failure))
      emit.finish()
    }
  }
}
