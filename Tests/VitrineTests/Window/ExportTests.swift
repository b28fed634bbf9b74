import Foundation
import Testing

extension WindowTests {
  /// What the window saves and copies is what the command line renders.
  @Suite struct ExportTests {
    @Test(arguments: [("png", 1), ("svg", 2), ("pdf", 3)])
    func savesThePictureThatTheCommandLineRenders(format: String, entry: Int) async throws {
      try await withProbe(ProbeFile.view(body: "Circle().fill(.orange).padding()")) { program, file in
        let drawn = try await program.waitForPicture()
        let saved = program.folder.appendingPathComponent("saved.\(format)")
        // Without a window manager keys go to the window below the pointer, which is to be the dialog.
        try program.movePointer(drawn.place(10, 10))
        try program.press("ctrl+shift+s")
        try program.press(Array(repeating: "Down", count: entry - 1) + ["Return"])
        try program.display.waitForWindow(named: "Save the Picture")
        try program.press("ctrl+a")
        try program.type(saved.lastPathComponent)
        // The dialog takes no answer while it reads the folder.
        var isSaved = false
        for _ in 0..<20 where !isSaved {
          try program.press("Return")
          isSaved = await program.says("exported \(saved.path)", within: 2)
        }
        #expect(isSaved)

        let rendered = program.folder.appendingPathComponent("rendered.\(format)")
        try run(WindowProgram.program.path, ["render", file.path, "-o", rendered.path])
        #expect(try Data(contentsOf: saved) == Data(contentsOf: rendered))
      }
    }

    @Test func copiesThePictureAndTheProblems() async throws {
      try await withProbe(ProbeFile.color(1, 0, 0)) { program, file in
        try await program.waitForColor([255, 0, 0])
        try program.press("ctrl+c")
        try await program.wait(for: "copied picture")
        try file.write(ProbeFile.view(body: "Colour.red"))
        try await program.wait(for: "state failed")
        try program.press("alt+1", "Down", "ctrl+c")
        try await program.wait(for: "copied problems")
      }
    }
  }
}
