import DrawingCore
import Foundation
import PreviewProtocol
import SwiftUI

/// Answers the host's messages, and sends a frame by itself when the preview changes.
///
/// Such a frame waits until the host has taken the one before it, so that a fast animation cannot fill the socket.
@MainActor final class AgentLoop {
  private let connection: Connection
  private let rasterizer: HostRasterizer
  private let shaders = ModuleShaders()
  private var module: ModuleLoader?
  private var resourceFolder = ""
  private var session: (any PreviewSession)?
  private var serial: UInt32 = 0
  private var sender = DisplayListSender()
  /// What was last said of what the preview wants.
  private var wants = InputWants()
  /// Something was done in the canvas, so that a person looks at it.
  private var isWatched = false
  private var isFrameUntaken = false
  /// When the next frame is due, in nanoseconds since the machine started.
  private var scheduledFrame: UInt64?
  private var lastFrame = DispatchTime.now()
  /// Frames that come by themselves are at least this far apart, in nanoseconds: a 60th of a second.
  private static let frameInterval: UInt64 = 16_666_667
  /// Seconds without a module after which this agent is one that waits for the next save.
  private static let idleTime = 0.05
  /// In seconds: a day.
  private static let longestWait = 86_400.0

  init(connection: Connection, rasterizer: HostRasterizer) {
    self.connection = connection
    self.rasterizer = rasterizer
  }

  /// Loads what can be loaded before there is a module, and then says that this agent is ready.
  func begin() {
    ModuleLoader.warmUp()
    send(.hello(version: protocolVersion))
    // An agent that is wanted at once has better things to do.
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.idleTime) {
      MainActor.assumeIsolated { if self.module == nil { HostedSession.warmUp() } }
    }
  }

  func received(_ message: HostMessage, _ descriptors: [Int32]) {
    do {
      try handle(message, descriptors)
    } catch let error as ModuleError {
      send(.failed(reason: error.sentence))
    } catch {
      send(.failed(reason: "\(error)"))
    }
  }

  private func handle(_ message: HostMessage, _ descriptors: [Int32]) throws {
    switch message {
    case .hello(protocolVersion): break
    case .hello(let version): send(.failed(reason: ConnectionError.version(version).description))
    case .load(let description):
      guard let descriptor = descriptors.first else { throw ModuleError.notLoaded }
      module = try ModuleLoader(descriptor: descriptor)
      resourceFolder = description.resourceFolder
      send(.loaded)
    case .loadShaders:
      guard let descriptor = descriptors.first else { throw ModuleError.notLoaded }
      try shaders.load(descriptor: descriptor)
    case .show(let request):
      guard let module else { throw ModuleError.notLoaded }
      serial = request.serial
      let preview = try module.preview(symbol: request.symbol)
      begin(preview, request)
    case .update(let conditions, let serial):
      guard let session else { throw ModuleError.notLoaded }
      self.serial = serial
      session.update(conditions)
      answer(session)
    case .edit(let literals, let serial):
      guard let session else { throw ModuleError.notLoaded }
      self.serial = serial
      edit(session, literals)
    case .input(let event, let serial):
      session?.send(event)
      isWatched = true
      if let session, session.needsFrame, !isFrameUntaken { sendFrame(of: session) }
      // Once for each input: all views are asked.
      sendWants()
      send(.handled(serial: serial))
      scheduleNextFrame()
    case .explain(let serial):
      guard let session else { throw ModuleError.notLoaded }
      send(.report(session.report(), serial: serial))
    case .archive(let serial): send(.archived(session?.archive ?? Data(), serial: serial))
    case .frameTaken:
      isFrameUntaken = false
      scheduleNextFrame()
    case .rasterized: break
    case .quit: exit(0)
    }
  }

  /// Shows a preview, whose views take over what those of the agent before kept.
  private func begin(_ preview: Preview, _ request: PreviewRequest) {
    let archive = request.archive.flatMap { try? StateArchive(data: $0) }
    if archive != nil || request.isReset { ViewHost.restoreStorage(archive) }
    let session = HostedSession(
      preview, request.conditions, clock: request.clock, resourceFolder: resourceFolder, archive: archive)
    self.session = session
    session.host.setShading(rasterizer: rasterizer, runner: shaders)
    session.onNeedsFrame = { [weak self] in self?.scheduleFrame() }
    session.onWarning = { [weak self] text, line in
      self?.send(.log(LogLine(kind: .warning, text: text, line: line)))
    }
    session.onCopy = { [weak self] in self?.send(.copied($0)) }
    session.onPasteRequest = { [weak self] in self?.send(.pasteWanted) }
    wants = InputWants()
    let frame = session.frame(serial: serial)
    if let archive {
      send(.restored(StateKept(kept: session.endRestoring(), count: archive.count)))
    }
    send(frame)
    // Actions such as `onAppear` run after the first picture, and often change it.
    scheduleNextFrame()
    sendWants()
  }

  /// Says what the preview wants of keys and pointer, where that has changed and someone may use them.
  private func sendWants() {
    guard isWatched, let session else { return }
    let new = session.wants
    guard new != wants else { return }
    wants = new
    send(.wants(new))
  }

  /// Sends the frame that the host has asked for, for which it waits.
  private func answer(_ session: any PreviewSession) {
    send(session.frame(serial: serial))
    // Actions such as `onAppear` run after the first picture, and often change it.
    scheduleNextFrame()
    sendWants()
  }

  /// Has the preview take over new values of literals; goes back to the ones before where it cannot.
  private func edit(_ session: any PreviewSession, _ literals: [ScannedLiteral]) {
    let values = Dictionary(literals.map { ($0.id, $0.value.engine) }) { $1 }
    let before = EditedLiterals.shared.values
    guard EditedLiterals.shared.set(values) else { return send(.refused(serial: serial)) }
    let frame = session.frame(serial: serial)
    guard !EditedLiterals.shared.takeMisfit() else {
      _ = EditedLiterals.shared.set(before)
      return send(.refused(serial: serial))
    }
    send(frame)
    scheduleNextFrame()
  }

  private func sendFrame(of session: any PreviewSession) {
    isFrameUntaken = true
    lastFrame = .now()
    send(session.frame(serial: serial))
  }

  /// Has a frame sent when the preview will change next; where it will not, nothing runs.
  private func scheduleNextFrame() {
    guard let session else { return }
    if session.needsFrame {
      scheduleFrame()
    } else if let seconds = session.secondsToNextFrame {
      scheduleFrame(in: seconds)
    }
  }

  private func scheduleFrame(in seconds: Double = 0) {
    guard !isFrameUntaken else { return }
    let soonest = lastFrame.uptimeNanoseconds + Self.frameInterval
    let wanted = DispatchTime.now().uptimeNanoseconds + UInt64(min(seconds, Self.longestWait) * 1e9)
    let due = max(soonest, wanted)
    if let scheduledFrame, scheduledFrame <= due { return }
    scheduledFrame = due
    DispatchQueue.main.asyncAfter(deadline: DispatchTime(uptimeNanoseconds: due)) {
      MainActor.assumeIsolated { self.frameIsDue(due) }
    }
  }

  private func frameIsDue(_ due: UInt64) {
    // A sooner frame may have been asked for meanwhile.
    guard scheduledFrame == due else { return }
    scheduledFrame = nil
    guard let session, !isFrameUntaken else { return }
    if session.needsFrame || session.secondsToNextFrame == 0 {
      sendFrame(of: session)
      sendWants()
    } else {
      scheduleNextFrame()
    }
  }

  private func send(_ frame: Frame) {
    let change = sender.change(to: frame.list)
    var frame = frame
    frame.list = DisplayList(size: .zero)
    send(.changed(frame, change))
  }

  private func send(_ message: AgentMessage) { connection.send(message) }
}

extension LiteralValue {
  fileprivate var engine: EditedLiterals.Value {
    switch self {
    case .integer(let number): .integer(number)
    case .float(let number): .float(number)
    case .string(let text): .string(text)
    case .boolean(let flag): .boolean(flag)
    }
  }
}
