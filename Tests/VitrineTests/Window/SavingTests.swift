import Foundation
import Testing

extension WindowTests {
  /// A file changes on the disk in every way in which editors save; the window shows each.
  @Suite struct SavingTests {
    @Test func followsEveryWayOfSaving() async throws {
      try await withProbe(ProbeFile.color(1, 0, 0)) { program, file in
        try await program.waitForColor([255, 0, 0])
        // Each twice: a watcher that dies with the first rename is the commonest fault of such tools.
        for _ in 0..<2 {
          try file.write(ProbeFile.color(0, 1, 0))
          try await program.waitForColor([0, 255, 0])
          try file.replace(ProbeFile.color(0, 0, 1))
          try await program.waitForColor([0, 0, 255])
          try file.writeLikeVim(ProbeFile.color(1, 1, 0))
          try await program.waitForColor([255, 255, 0])
        }
      }
    }

    @Test func keepsTheLastGoodPictureWhileTheFileDoesNotCompile() async throws {
      try await withProbe(ProbeFile.color(1, 0, 0)) { program, file in
        try await program.waitForColor([255, 0, 0])
        try file.write(ProbeFile.view(body: "Colour.red"))
        try await program.wait(for: "state failed")
        let dimmed = try await program.waitForPicture(dimmed: true)
        let seen = try program.display.screenshot()[dimmed.place(100, 50)]
        #expect(!isNear(seen, [255, 0, 0], tolerance: 40), "a picture out of date has lost its colour: \(seen)")

        try file.write(ProbeFile.color(0, 1, 0))
        try await program.wait(for: "state showing")
        try await program.waitForColor([0, 255, 0])
      }
    }

    @Test func waitsForAFileThatIsDeleted() async throws {
      try await withProbe(ProbeFile.color(1, 0, 0)) { program, file in
        try await program.waitForColor([255, 0, 0])
        file.delete()
        try await program.wait(for: "state unusable")
        try file.write(ProbeFile.color(0, 0, 1))
        try await program.wait(for: "state showing")
        try await program.waitForColor([0, 0, 255])
      }
    }

    @Test func showsAFileThatBeginsEmpty() async throws {
      try await withProbe("", state: "state unusable") { program, file in
        try file.write(ProbeFile.color(0, 1, 0))
        try await program.wait(for: "state showing")
        try await program.waitForColor([0, 255, 0])
      }
    }
  }
}

/// Opens a file of its own in the window.
func withProbe(
  _ source: String, state: String = "state showing", environment: [String: String] = [:],
  location: SourceLocation = #_sourceLocation, _ body: (WindowProgram, ProbeFile) async throws -> Void
) async throws {
  let folder = try WindowProgram.makeFolder()
  defer { try? FileManager.default.removeItem(at: folder) }
  let file = try ProbeFile(source, in: folder)
  let program = try WindowProgram([file.path], home: folder, environment: environment)
  try await program.wait(for: "mapped", location: location)
  try await program.wait(for: state, location: location)
  try await body(program, file)
}
