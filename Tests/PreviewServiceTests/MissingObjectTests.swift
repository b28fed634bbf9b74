import Foundation
import PreviewProtocol
import Testing

@testable import PreviewService

/// A preview that lacks an object in its environment says which and where, and the next save is shown.
@MainActor @Suite(.timeLimit(.minutes(2))) struct MissingObjectTests {
  private nonisolated static let kinds = [
    (
      "final class Model: ObservableObject {}", "@EnvironmentObject var model: Model", "ObservableObject",
      "environmentObject(_:)"
    ),
    (
      "@Observable final class Model {}", "@Environment(Model.self) var model", "Observable object",
      "environment(_:)"
    ),
  ]

  @Test(arguments: kinds)
  func namesTypeViewAndLine(model: String, property: String, kind: String, modifier: String) async throws {
    let bench = try Workbench()
    let live = LivePreview(installation: bench.installation, timeout: 20)
    let (changes, continuation) = AsyncStream.makeStream(of: LivePreview.Change.self)
    live.onChange = { continuation.yield($0) }
    func source(_ end: String) -> String {
      """
      import SwiftUI
      \(model)
      struct Reader: View {
        \(property)
        var body: some View { Text("\\(ObjectIdentifier(model).hashValue)").frame(width: 20, height: 20) }
      }
      struct Page: View {
        var body: some View {
          VStack {
            Reader()
          }
        }
      }
      #Preview(traits: .sizeThatFitsLayout) { Page()\(end) }
      """
    }
    let path = try bench.write(source(""))
    live.open(path: path)
    for await _ in changes where live.state != .compiling { break }
    let text =
      "No \(kind) of type Model found in Reader. A View.\(modifier) for Model may be missing as an ancestor of this view."
    #expect(live.state == .crashed(.trap(message: text, line: 10)))
    let end = modifier.hasPrefix("environmentObject") ? ".environmentObject(Model())" : ".environment(Model())"
    try source(end).write(toFile: path, atomically: true, encoding: .utf8)
    for await _ in changes where live.state == .showing { break }
    #expect(live.frame?.answer == CGSize(width: 20, height: 20))
    live.close()
  }
}
