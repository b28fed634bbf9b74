import Foundation
import PreviewProtocol
import Testing

@testable import PreviewService

/// What user code plans for later runs in the agent, and the picture follows without being asked for.
@MainActor @Suite(.timeLimit(.minutes(2))) struct ClockworkTests {
  @Test(arguments: [
    ".onReceive(Timer.publish(every: 0.01, on: .main, in: .common).autoconnect()) { _ in if width < 40 { width += 10 } }",
    ".onReceive(Just(40).delay(for: .milliseconds(10), scheduler: RunLoop.main)) { width = $0 }",
    ".onReceive(Just(40).debounce(for: 0.01, scheduler: DispatchQueue.main)) { width = $0 }",
    ".onReceive(Just(40).receive(on: DispatchQueue.global())) { width = $0 }",
    ".onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { width = 40 } }",
    ".onAppear { Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in width = 40 } }",
    ".task { await Task.detached { await Task.yield() }.value; width = 40 }",
  ])
  func planned(_ modifier: String) async throws {
    let bench = try Workbench()
    let live = LivePreview(installation: bench.installation, timeout: 20)
    let (changes, continuation) = AsyncStream.makeStream(of: LivePreview.Change.self)
    live.onChange = { continuation.yield($0) }
    let path = try bench.write(
      """
      import Combine
      import SwiftUI
      struct Clockwork: View {
        @State private var width = 10
        var body: some View {
          Color.red.frame(width: CGFloat(width), height: 10)\(modifier)
        }
      }
      #Preview(traits: .sizeThatFitsLayout) { Clockwork() }
      """)
    live.open(path: path)
    for await _ in changes where live.frame?.answer.width == 40 || live.state.isFinal { break }
    #expect(live.frame?.answer.width == 40, "\(live.diagnostics)")
    live.close()
  }
}

extension SessionState {
  /// No picture comes any more.
  fileprivate var isFinal: Bool {
    switch self {
    case .failed, .crashed, .hung, .unusable, .unavailable: true
    case .idle, .paused, .compiling, .showing: false
    }
  }
}
