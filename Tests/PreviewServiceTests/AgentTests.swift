import Foundation
import PreviewProtocol
import Testing

@testable import PreviewService

/// The real agent with user code of every bad kind.
@Suite struct AgentTests {
  private let bench: Workbench

  init() throws { bench = try Workbench() }

  /// Shows a preview of a view whose body runs a statement; the agent is at its end afterwards.
  private func failure(
    _ statement: String, before: String = "", timeout: Double = 20
  ) async throws -> (AgentFailure?, [String]) {
    let module = try await bench.module(viewRunning(statement, before: before))
    let agent = try Agent.start(bench.installation)
    let events = Task {
      var lines: [String] = []
      for await event in agent.events { if case .log(let line) = event { lines.append(line.text) } }
      return lines
    }
    var failure: AgentFailure?
    do {
      try await agent.load(module, timeout: 20)
      _ = try await agent.show(
        symbol: try #require(module.previews.first).symbol, conditions: PreviewConditions(), timeout: timeout)
    } catch let error as AgentFailure {
      failure = error
    }
    await agent.stop()
    return (failure, await events.value)
  }

  @Test func muchPrintingIsCutShort() async throws {
    let (failure, lines) = try await failure("for n in 0..<300_000 { print(n) }", timeout: 60)
    #expect(failure == nil)
    #expect(lines.count < 200_000)
    #expect(lines.contains { $0.hasSuffix("lines left out") })
  }

  @Test func timeLimitsAreBounded() async throws {
    let agent = try Agent.start(bench.installation)
    try await agent.ready(timeout: 1e300)
    await agent.stop()
  }

  @Test func aFatalErrorHasItsMessageAndLine() async throws {
    let (failure, _) = try await failure("fatalError(\"no \\(1 + 1) ways\")")
    #expect(failure == .crashed(.trap(message: "no 2 ways", line: 4)))
  }

  @Test func aTrapInTheLibraryHasItsMessage() async throws {
    let (failure, _) = try await failure("_ = [1, 2][Int(\"7\")!]")
    #expect(failure == .crashed(.trap(message: "Index out of range", line: nil)))
  }

  @Test func endlessRecursionIsToldFromOtherCrashes() async throws {
    let (failure, _) = try await failure(
      "print(depth(1))", before: "func depth(_ n: Int) -> Int { n < 0 ? 0 : depth(n + 1) + depth(n + 2) }")
    #expect(failure == .crashed(.stackOverflow))
  }

  @Test func aBadPointerIsASignal() async throws {
    let (failure, _) = try await failure("UnsafeMutablePointer<Int>(bitPattern: 16)!.pointee = 1")
    #expect(failure == .crashed(.signal(SIGSEGV)))
  }

  @Test func anEndlessLoopIsStopped() async throws {
    let (failure, _) = try await failure("while true {}", timeout: 0.5)
    #expect(failure == .hung(0.5))
  }

  @Test func exitIsSaidWithItsCode() async throws {
    let (failure, _) = try await failure("exit(3)")
    #expect(failure == .crashed(.exited(code: 3)))
  }

  @Test func tooMuchMemoryIsSaid() async throws {
    let (failure, _) = try await failure(
      "var hoard: [UnsafeMutableRawPointer] = []; while true { hoard.append(.allocate(byteCount: 1 << 28, alignment: 16)) }"
    )
    #expect(failure == .crashed(.outOfMemory))
  }

  @Test func whatUserCodePrintsIsLogged() async throws {
    let (_, lines) = try await failure("print(\"first\"); print(\"second\")")
    #expect(lines.prefix(2) == ["first", "second"])
  }

  @Test func aModuleWithoutThePreviewIsRefused() async throws {
    let module = try await bench.module(viewRunning(""))
    let agent = try Agent.start(bench.installation)
    try await agent.load(module, timeout: 20)
    await #expect(throws: AgentFailure.unavailable(.loadFailed(reason: "The module has no preview nothing."))) {
      _ = try await agent.show(symbol: "nothing", conditions: PreviewConditions(), timeout: 20)
    }
    #expect(await !agent.isAlive)
  }

  @Test func aStoppedAgentLeavesNoProcess() async throws {
    let channel = try AgentProcess(program: bench.installation.agent)
    let agent = Agent(channel: channel)
    try await agent.ready(timeout: 20)
    await agent.stop()
    #expect(await channel.ending == .signalled(SIGKILL))
    await #expect(throws: AgentFailure.stopped) { try await agent.ready(timeout: 1) }
  }

  @Test func anAgentEndsWithItsHost() async throws {
    let channel = try AgentProcess(program: bench.installation.agent)
    let agent = Agent(channel: channel)
    try await agent.ready(timeout: 20)
    // What the end of the host's process does to the socket.
    channel.connection.close()
    #expect(await channel.ending == .exited(code: 0))
  }

  @Test func aSpareThatHasDiedIsNotHandedOut() async throws {
    let installation = bench.installation
    let pool = AgentPool(installation: installation)
    await pool.prepare()
    let first = try await pool.take()
    await first.stop()
    let second = try await pool.take()
    try await second.ready(timeout: 20)
    await second.stop()
    await pool.close()
    await #expect(throws: AgentFailure.stopped) { try await pool.take() }
  }
}
