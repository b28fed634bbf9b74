import Foundation
import Testing

extension WindowTests {
  /// A person acts in the window by pointer and keys.
  @Suite struct ActingTests {
    @Test func turnsDarkByKey() async throws {
      let source = ProbeFile.view(
        "@Environment(\\.colorScheme) var scheme",
        body: "scheme == .dark ? Color(red: 0, green: 0, blue: 1) : Color(red: 1, green: 0, blue: 0)")
      try await withProbe(source) { program, _ in
        try await program.waitForColor([255, 0, 0])
        try program.press("ctrl+d")
        try await program.waitForColor([0, 0, 255])
        try program.press("ctrl+d")
        try await program.waitForColor([255, 0, 0])
      }
    }

    @Test func changesTypeSizeByKey() async throws {
      let source = ProbeFile.view(
        "@Environment(\\.dynamicTypeSize) var size",
        body: "size >= .xLarge ? Color(red: 0, green: 1, blue: 0) : Color(red: 1, green: 0, blue: 0)")
      try await withProbe(source) { program, _ in
        try await program.waitForColor([255, 0, 0])
        try program.press("ctrl+bracketright")
        #expect(try await program.wait(for: "conditions").contains("xLarge"))
        try await program.waitForColor([0, 255, 0])
      }
    }

    @Test func proposesAWidthThatIsTyped() async throws {
      try await withProbe(ProbeFile.color(1, 0, 0)) { program, _ in
        try await program.waitForColor([255, 0, 0])
        // To the width by its letter.
        try program.press("alt+w", "ctrl+a")
        try program.type("120")
        try program.press("Return")
        #expect(try await program.wait(for: "conditions").hasPrefix("conditions 120.0"))
        let frame = try await program.wait(for: "frame")
        #expect(frame.hasSuffix("120.0x100.0"))
      }
    }

    @Test func clicksReachAButton() async throws {
      let source = ProbeFile.view(
        "@State var isOn = false",
        body: """
          VStack(spacing: 0) {
                Button("Press") { isOn.toggle() }.frame(width: 200, height: 50)
                Color(red: isOn ? 0 : 1, green: isOn ? 1 : 0, blue: 0)
              }
          """)
      try await withProbe(source) { program, _ in
        let drawn = try await program.waitForPicture()
        #expect(isNear(try program.display.screenshot()[drawn.place(100, 75)], [255, 0, 0]))
        try program.click(drawn.place(100, 25))
        try await program.waitForColor([0, 255, 0], at: (100, 75))
      }
    }

    @Test func zoomsByKeysAndWheel() async throws {
      try await withProbe(ProbeFile.color(1, 0, 0)) { program, _ in
        let drawn = try await program.waitForPicture()
        #expect(drawn.factor == 1)
        try program.press("ctrl+plus")
        try await program.wait(for: "zoom 1.25")
        let larger = try await program.waitForPicture()
        let screen = try program.display.screenshot()
        #expect(isNear(screen[larger.place(199, 99)], [255, 0, 0]))
        #expect(!isNear(screen[larger.place(203, 50)], [255, 0, 0], tolerance: 60))

        try program.movePointer(larger.place(100, 50))
        try program.turnWheelUp(holding: "Control_L")
        try await program.wait(for: "zoom 1.3")
        try program.press("ctrl+0")
        try await program.wait(for: "zoom 1.0")
        try program.press("ctrl+minus")
        try await program.wait(for: "zoom 0.9")
      }
    }

    @Test func hidesAndShowsPanes() async throws {
      try await withProbe(ProbeFile.color(1, 0, 0)) { program, _ in
        let before = try await program.waitForPicture()
        try program.press("F9")
        let wider = try await program.wait(what: "a picture further right") {
          WindowProgram.Drawn($0).map { $0.x > before.x + 50 } == true
        }
        try program.press("ctrl+j")
        let y = try #require(WindowProgram.Drawn(wider)).y
        try await program.wait(what: "a picture further down") {
          WindowProgram.Drawn($0).map { $0.y > y + 50 } == true
        }
      }
    }

    @Test func choosesAnotherPreviewByKey() async throws {
      let source =
        ProbeFile.color(1, 0, 0) + """
          #Preview("Other", traits: .fixedLayout(width: 200, height: 100)) {
            Color(red: 0, green: 1, blue: 0)
          }
          """
      try await withProbe(source) { program, _ in
        try await program.waitForColor([255, 0, 0])
        try program.press("ctrl+Next")
        try await program.wait(for: "preview Other")
        try await program.waitForColor([0, 255, 0])
      }
    }

    @Test func opensTheEditorAtAProblem() async throws {
      let folder = try WindowProgram.makeFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let editor = folder.appendingPathComponent("code")
      try "#!/bin/sh\n".write(to: editor, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: editor.path)
      let source = ProbeFile.view(body: "Colour.red")
      try await withProbe(source, state: "state failed", environment: ["VISUAL": editor.path]) { program, file in
        try program.press("alt+1", "Down", "Return")
        let line = try await program.wait(for: "editor")
        #expect(line == "editor \(editor.path) --goto \(file.path):6:5")
      }
    }

    @Test func opensAnExampleFromTheEmptyWindow() async throws {
      let folder = try WindowProgram.makeFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let program = try WindowProgram(home: folder)
      try await program.wait(for: "mapped")
      // The first example comes after the button that opens a file, which has the focus.
      try program.press("Tab", "Return")
      try await program.wait(for: "open")
      try await program.wait(for: "state showing")
    }

    @Test func quitsByKey() async throws {
      try await withProbe(ProbeFile.color(1, 0, 0)) { program, _ in
        try program.press("ctrl+q")
        try await program.wait(for: "closed")
        try await program.wait(for: "ended")
        #expect(await program.waitForEnd() == 0)
      }
    }
  }
}
