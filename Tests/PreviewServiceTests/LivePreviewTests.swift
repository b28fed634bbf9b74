import Foundation
import PreviewProtocol
import Testing

@testable import PreviewService

/// The whole way from a saved file to a frame, with the real compiler and agent.
@MainActor @Suite(.timeLimit(.minutes(2))) struct LivePreviewTests {
  private let bench: Workbench
  private let live: LivePreview
  private let changes: AsyncStream<LivePreview.Change>

  init() throws {
    bench = try Workbench()
    live = LivePreview(installation: bench.installation, timeout: 20)
    let (stream, continuation) = AsyncStream.makeStream(of: LivePreview.Change.self)
    changes = stream
    live.onChange = { continuation.yield($0) }
  }

  private func rectangle(_ width: Int, more: String = "") -> String {
    """
    import SwiftUI
    #Preview("Box", traits: .sizeThatFitsLayout) {
      Color.red.frame(width: \(width), height: 20)
    }
    \(more)
    """
  }

  /// Waits until a condition holds, looking after each change.
  private func wait(until holds: () -> Bool) async {
    if holds() { return }
    for await _ in changes where holds() { return }
  }

  private func open(_ text: String) async throws -> String {
    let path = try bench.write(text)
    live.open(path: path)
    await wait { live.state != .compiling }
    return path
  }

  @Test func showsTheFirstPictureAndEachSave() async throws {
    let path = try await open(rectangle(30))
    #expect(live.state == .showing)
    #expect(live.frame?.answer == CGSize(width: 30, height: 20))
    for width in [40, 50, 60] {
      try rectangle(width).write(toFile: path, atomically: true, encoding: .utf8)
      await wait { live.frame?.answer.width == CGFloat(width) }
      #expect(live.state == .showing)
      #expect(try #require(live.timings).total > 0)
    }
    live.close()
  }

  @Test func anErrorKeepsThePictureAndTheNextSaveRecovers() async throws {
    let path = try await open(rectangle(30))
    try rectangle(40, more: "let x: Int = \"\"").write(toFile: path, atomically: false, encoding: .utf8)
    await wait { live.state == .failed(errors: 1) }
    #expect(live.diagnostics.map(\.line) == [5])
    #expect(live.frame?.answer.width == 30)
    // The agent before the error still answers.
    live.conditions.width = .points(100)
    await wait { live.frame?.proposedWidth == 100 }
    #expect(live.state == .failed(errors: 1))
    try rectangle(50).write(toFile: path, atomically: false, encoding: .utf8)
    await wait { live.frame?.answer.width == 50 }
    #expect(live.state == .showing)
    #expect(live.diagnostics.isEmpty)
    live.close()
  }

  @Test func aCrashKeepsThePictureAndTheNextSaveRecovers() async throws {
    let path = try await open(rectangle(30))
    try viewRunning("fatalError(\"away\")").write(toFile: path, atomically: false, encoding: .utf8)
    await wait { live.state == .crashed(.trap(message: "away", line: 4)) }
    #expect(live.frame?.answer.width == 30)
    try rectangle(50).write(toFile: path, atomically: false, encoding: .utf8)
    await wait { live.frame?.answer.width == 50 }
    #expect(live.state == .showing)
    live.close()
  }

  @Test func deletingTheFileIsSaidAndItsReturnShown() async throws {
    let path = try await open(rectangle(30))
    try FileManager.default.removeItem(atPath: path)
    await wait { live.state == .unusable(.missing(path: path)) }
    #expect(live.frame?.answer.width == 30)
    try bench.write(rectangle(40))
    await wait { live.frame?.answer.width == 40 }
    live.close()
  }

  @Test func choosesAPreviewAndKeepsItsName() async throws {
    let second = "#Preview(\"Wide\") { Color.blue.frame(width: 70, height: 5) }"
    let path = try await open(rectangle(30, more: second))
    #expect(live.previews.map(\.name) == ["Box", "Wide"])
    live.select(1)
    await wait { live.frame?.answer.width == 70 }
    try ("\n\n" + rectangle(30, more: "// moved\n" + second)).write(toFile: path, atomically: false, encoding: .utf8)
    await wait { live.previews.first?.line == 4 && live.state == .showing }
    #expect(live.selectedIndex == 1)
    #expect(live.frame?.answer.width == 70)
    live.close()
  }

  @Test func theNewestSaveWins() async throws {
    let path = try await open(rectangle(30))
    for width in [31, 32, 33, 34, 90] {
      try rectangle(width).write(toFile: path, atomically: true, encoding: .utf8)
      live.refresh()
    }
    await wait { live.frame?.answer.width == 90 }
    #expect(live.state == .showing)
    live.close()
  }

  @Test func aPausedSourceIsBuiltOnRefresh() async throws {
    let path = try bench.write(rectangle(30))
    live.open(path: path, isPaused: true)
    #expect(live.state == .paused)
    live.refresh()
    await wait { live.state == .showing }
    live.close()
  }

  @Test func anotherPlatformIsAnotherCompile() async throws {
    _ = try await open("import SwiftUI\n#if os(macOS)\n#Preview { Color.red.frame(width: 8, height: 8) }\n#endif")
    #expect(live.state == .unusable(.noView(path: bench.folder + "/Card.swift")))
    live.conditions.platform = .macos
    await wait { live.state == .showing }
    #expect(live.frame?.answer.width == 8)
    live.close()
  }

  @Test func whatIsMissingIsSaid() async throws {
    var installation = bench.installation
    installation.agent = bench.folder + "/no-agent"
    let live = LivePreview(installation: installation)
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    live.onChange = { _ in continuation.yield() }
    live.open(path: try bench.write(rectangle(30)))
    for await _ in stream where live.state != .compiling { break }
    #expect(
      live.state == .unavailable(.cannotStart(program: installation.agent, reason: "No such file or directory")))
    live.close()
  }

  @Test func theReportIsThatOfThePicture() async throws {
    _ = try await open(rectangle(30))
    let report = try await live.report()
    #expect(report.frame.width == 30)
    #expect(report.children.first?.line == 3)
    live.close()
  }

  @Test func aClickReachesAButtonAndItsChangeIsDrawn() async throws {
    _ = try await open(
      """
      import SwiftUI
      struct Growing: View {
        @State private var width: CGFloat = 40
        var body: some View {
          Button { width += 60 } label: { Color.red.frame(width: width, height: 30) }.buttonStyle(.plain)
        }
      }
      #Preview(traits: .sizeThatFitsLayout) { Growing() }
      """)
    #expect(live.frame?.answer.width == 40)
    live.send(.pointer(.began, CGPoint(x: 10, y: 10), clickCount: 1, modifiers: []))
    live.send(.pointer(.ended, CGPoint(x: 10, y: 10), clickCount: 1, modifiers: []))
    await wait { live.frame?.answer.width == 100 }
    // State survives other conditions.
    live.conditions.isDark = true
    live.conditions.width = .points(300)
    await wait { live.frame?.proposedWidth == 300 }
    #expect(live.frame?.answer.width == 100)
    live.close()
  }

  @Test func aLoopAfterAClickIsAHang() async throws {
    let live = LivePreview(installation: bench.installation, timeout: 2)
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    live.onChange = { _ in continuation.yield() }
    live.open(
      path: try bench.write(
        """
        import SwiftUI
        func loop() { while true {} }
        #Preview(traits: .sizeThatFitsLayout) {
          Button { loop() } label: { Color.red.frame(width: 40, height: 30) }.buttonStyle(.plain)
        }
        """))
    for await _ in stream where live.state == .showing { break }
    live.send(.pointer(.began, CGPoint(x: 10, y: 10), clickCount: 1, modifiers: []))
    live.send(.pointer(.ended, CGPoint(x: 10, y: 10), clickCount: 1, modifiers: []))
    for await _ in stream where live.state != .showing { break }
    #expect(live.state == .hung(2))
    #expect(live.frame != nil)
    live.close()
  }
}
