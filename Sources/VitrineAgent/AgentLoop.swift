import DrawingCore
import Foundation
import PreviewProtocol
import SwiftUI

/// Answers the host's messages, and sends a frame by itself when the preview changes.
///
/// Such a frame waits until the host has taken the one before it, so that a fast animation cannot fill the socket.
@MainActor final class AgentLoop {
  private let connection: Connection
  private var module: ModuleLoader?
  private var resourceFolder = ""
  private var session: (any PreviewSession)?
  private var serial: UInt32 = 0
  private var isFrameUntaken = false
  private var isFrameScheduled = false
  private var lastFrame = DispatchTime.now()
  /// Frames that come by themselves are at least this far apart, in nanoseconds: a 60th of a second.
  private static let frameInterval: UInt64 = 16_666_667

  init(connection: Connection) { self.connection = connection }

  /// Loads what can be loaded before there is a module, and then says that this agent is ready.
  func begin() {
    ModuleLoader.warmUp()
    HostedSession.warmUp()
    send(.hello(version: protocolVersion))
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
    case .show(let request):
      guard let module else { throw ModuleError.notLoaded }
      serial = request.serial
      let preview = try module.preview(symbol: request.symbol)
      begin(HostedSession(preview, request.conditions, resourceFolder: resourceFolder))
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
      if let session, session.needsFrame, !isFrameUntaken { sendFrame(of: session) }
      send(.handled(serial: serial))
    case .explain(let serial):
      guard let session else { throw ModuleError.notLoaded }
      send(.report(session.report(), serial: serial))
    case .frameTaken:
      isFrameUntaken = false
      if let session, session.needsFrame { scheduleFrame() }
    case .quit: exit(0)
    }
  }

  private func begin(_ session: any PreviewSession) {
    self.session = session
    session.onNeedsFrame = { [weak self] in self?.scheduleFrame() }
    session.onWarning = { [weak self] text, line in
      self?.send(.log(LogLine(kind: .warning, text: text, line: line)))
    }
    answer(session)
  }

  /// Sends the frame that the host has asked for, for which it waits.
  private func answer(_ session: any PreviewSession) {
    send(.frame(session.frame(serial: serial)))
    // Actions such as `onAppear` run after the first picture, and often change it.
    if session.needsFrame { scheduleFrame() }
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
    send(.frame(frame))
    if session.needsFrame { scheduleFrame() }
  }

  private func sendFrame(of session: any PreviewSession) {
    isFrameUntaken = true
    lastFrame = .now()
    send(.frame(session.frame(serial: serial)))
  }

  private func scheduleFrame() {
    guard !isFrameUntaken, !isFrameScheduled else { return }
    isFrameScheduled = true
    let due = DispatchTime(uptimeNanoseconds: lastFrame.uptimeNanoseconds + Self.frameInterval)
    DispatchQueue.main.asyncAfter(deadline: due) {
      MainActor.assumeIsolated {
        self.isFrameScheduled = false
        if let session = self.session, session.needsFrame, !self.isFrameUntaken { self.sendFrame(of: session) }
      }
    }
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
