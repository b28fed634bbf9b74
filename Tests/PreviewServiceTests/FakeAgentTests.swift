import DrawingCore
import Foundation
import PreviewProtocol
import Synchronization
import Testing

@testable import PreviewService

/// The host's side against agents that do not keep to the rules.
@Suite(.timeLimit(.minutes(1))) struct FakeAgentTests {
  private func agent(_ behaviour: @escaping FakeAgent.Behaviour) throws -> Agent {
    Agent(channel: try FakeAgent(behaviour))
  }

  /// A value that is no message, to be sent as it is.
  private struct Bytes: WireCodable, Sendable {
    var bytes: [UInt8]
    func write(to writer: inout ByteWriter) { writer.write(raw: bytes) }
    init(_ bytes: [UInt8]) { self.bytes = bytes }
    init(from reader: inout ByteReader) throws { bytes = Array(try reader.readRaw(reader.remaining)) }
  }

  @Test func anotherVersionIsSaid() async throws {
    let agent = try agent { message, connection in
      if case .hello = message { connection.send(AgentMessage.hello(version: protocolVersion + 1)) }
    }
    let reason = ConnectionError.version(protocolVersion + 1).description
    await #expect(throws: AgentFailure.unavailable(.agentConfused(reason: reason))) {
      try await agent.ready(timeout: 20)
    }
    #expect(await !agent.isAlive)
  }

  @Test func nonsenseEndsTheAgentWithAReason() async throws {
    let agent = try agent { _, connection in connection.send(Bytes([250, 1, 2])) }
    let reason = WireError.unknownCase(type: "AgentMessage", tag: 250).description
    await #expect(throws: AgentFailure.unavailable(.agentConfused(reason: reason))) {
      try await agent.ready(timeout: 20)
    }
  }

  @Test func silenceIsAHang() async throws {
    let agent = try agent { _, _ in }
    await #expect(throws: AgentFailure.hung(0.2)) { try await agent.ready(timeout: 0.2) }
  }

  @Test func allOpenQuestionsLearnOfTheEnd() async throws {
    let agent = try agent { message, connection in
      switch message {
      case .hello: connection.send(AgentMessage.hello(version: protocolVersion))
      case .explain: connection.close()
      default: break
      }
    }
    try await agent.ready(timeout: 20)
    let frame = Task { try await agent.show(symbol: "a", conditions: PreviewConditions(), timeout: 20) }
    let report = Task { try await agent.explain(timeout: 20) }
    await #expect(throws: AgentFailure.crashed(.exited(code: 0))) { try await frame.value }
    await #expect(throws: AgentFailure.crashed(.exited(code: 0))) { try await report.value }
  }

  @Test func answersGoToTheirQuestions() async throws {
    let held = Mutex<UInt32?>(nil)
    let agent = try agent { message, connection in
      switch message {
      case .hello: connection.send(AgentMessage.hello(version: protocolVersion))
      case .show(let request): held.withLock { $0 = request.serial }
      case .update(_, let serial):
        // The later question is answered first.
        connection.send(FakeAgent.frame(serial, width: 2))
        if let first = held.withLock({ $0 }) { connection.send(FakeAgent.frame(first, width: 1)) }
      default: break
      }
    }
    try await agent.ready(timeout: 20)
    let first = Task { try await agent.show(symbol: "a", conditions: PreviewConditions(), timeout: 20) }
    while held.withLock({ $0 }) == nil { await Task.yield() }
    let second = try await agent.update(PreviewConditions(), timeout: 20)
    #expect(second.list.size.width == 2)
    #expect(try await first.value.list.size.width == 1)
    await agent.stop()
  }

  @Test func framesThatNobodyAskedForAreEvents() async throws {
    let agent = try agent { message, connection in
      switch message {
      case .hello:
        connection.send(AgentMessage.hello(version: protocolVersion))
        connection.send(FakeAgent.frame(77))
      case .frameTaken(77): connection.send(AgentMessage.log(LogLine(kind: .warning, text: "taken", line: 3)))
      default: break
      }
    }
    for await event in agent.events {
      switch event {
      case .frame(let frame):
        #expect(frame.serial == 77)
        await agent.taken(frame)
      case .log(let line):
        #expect(line == LogLine(kind: .warning, text: "taken", line: 3))
        await agent.stop()
      case .ended(let failure): #expect(failure == .stopped)
      case .wants, .copied, .pasteWanted: Issue.record("Nothing was typed.")
      }
    }
  }

  @Test func inputWithoutEffectIsAHang() async throws {
    let agent = try agent { message, connection in
      if case .hello = message { connection.send(AgentMessage.hello(version: protocolVersion)) }
    }
    try await agent.ready(timeout: 20)
    agent.send(.hover(nil), timeout: 0.2)
    for await event in agent.events {
      if case .ended(let failure) = event { #expect(failure == .hung(0.2)) }
    }
  }
}
