import DrawingCore
import Foundation
import PreviewProtocol
import Testing

@testable import PreviewService

/// What a person has changed in a preview is there again after an edit.
@MainActor @Suite(.timeLimit(.minutes(2))) struct StateKeepingTests {
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

  private func source(below: String = "", crash: String = "") -> String {
    """
    import SwiftUI
    final class Box {}
    struct Counter: View {
      @State private var width: CGFloat = 30
      @State private var box = Box()
      @AppStorage("height") private var height = 20.0
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(width: width, height: height)
            .onTapGesture {
              width += 10
              height = 30
              box = Box()
              \(crash)
            }
          \(below)
        }
      }
    }
    #Preview("Counter", traits: .sizeThatFitsLayout) { Counter() }
    """
  }

  private func wait(until holds: () -> Bool) async {
    if holds() { return }
    for await _ in changes where holds() { return }
  }

  private func open() async throws -> String {
    let path = try bench.write(source())
    live.open(path: path)
    await wait { live.state != .compiling }
    #expect(live.frame?.answer == CGSize(width: 30, height: 20))
    return path
  }

  private func tap() {
    live.send(.pointer(.began, CGPoint(x: 10, y: 10), clickCount: 1, modifiers: []))
    live.send(.pointer(.ended, CGPoint(x: 10, y: 10), clickCount: 1, modifiers: []))
  }

  @Test func valuesAreKeptOverAnEditUntilTheyAreReset() async throws {
    let path = try await open()
    tap()
    await wait { live.frame?.answer == CGSize(width: 40, height: 30) }
    try source(below: "Color.blue.frame(width: 5, height: 5)").write(toFile: path, atomically: true, encoding: .utf8)
    await wait { live.frame?.answer == CGSize(width: 40, height: 35) }
    #expect(live.stateKept == StateKept(kept: 1, count: 2))
    live.resetState()
    await wait { live.frame?.answer == CGSize(width: 30, height: 25) }
    #expect(live.stateKept == nil)
    live.close()
  }

  @Test func aCrashLosesTheValuesAndNothingElse() async throws {
    let path = try await open()
    try source(below: "Color.blue.frame(width: 5, height: 3)", crash: "fatalError(\"away\")")
      .write(toFile: path, atomically: true, encoding: .utf8)
    await wait { live.frame?.answer == CGSize(width: 30, height: 23) }
    tap()
    await wait { !live.state.isUpToDate }
    try source(below: "Color.blue.frame(width: 5, height: 5)").write(toFile: path, atomically: true, encoding: .utf8)
    await wait { live.frame?.answer == CGSize(width: 30, height: 25) }
    #expect(live.state == .showing)
    live.close()
  }
}
