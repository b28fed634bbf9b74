import Foundation
import Testing

extension WindowTests {
  /// User code that crashes, hangs or recurses leaves the window alive, is named, and gives way to the next good save.
  @Suite struct FaultTests {
    @Test(arguments: [
      ("fatalError(\"broken\")", "state crashed"),
      ("Text(\"\\([1].dropFirst()[1])\")", "state crashed"),
      ("{ () -> Text in while true {} }()", "state hung"),
      ("Text(\"\\(deep(1))\")", "state crashed-stack"),
    ]) func survives(body: String, state: String) async throws {
      try await withProbe(ProbeFile.color(1, 0, 0)) { program, file in
        try await program.waitForColor([255, 0, 0])
        try file.write(ProbeFile.view("func deep(_ n: Int) -> Int { n < 0 ? 0 : deep(n + 1) + 1 }", body: body))
        try await program.wait(for: state)
        try await program.waitForPicture(dimmed: true)
        try file.write(ProbeFile.color(0, 0, 1))
        try await program.wait(for: "state showing")
        try await program.waitForColor([0, 0, 255])
      }
    }

    @Test func opensPausedAfterAnUncleanExit() async throws {
      let folder = try WindowProgram.makeFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = try ProbeFile(ProbeFile.color(1, 0, 0), in: folder)
      do {
        let program = try WindowProgram([file.path], home: folder)
        try await program.wait(for: "state showing")
        program.send(signal: SIGKILL)
        _ = await program.waitForEnd()
      }
      do {
        let program = try WindowProgram([file.path], home: folder)
        try await program.wait(for: "state paused")
        try await program.wait(for: "mapped")
        try program.press("F5")
        try await program.wait(for: "state showing")
        program.send(signal: SIGTERM)
        try await program.wait(for: "ended")
        #expect(await program.waitForEnd() == 0)
      }
      let program = try WindowProgram([file.path], home: folder)
      let state = try await program.wait(what: "a state after opening") {
        $0 == "state paused" || $0 == "state showing"
      }
      #expect(state == "state showing")
    }
  }
}
