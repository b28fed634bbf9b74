import Foundation
import Testing

extension WindowTests {
  /// A person types, drags and scrolls in the canvas.
  @Suite struct TypingTests {
    /// A field, and below it a colour that is green while the field holds a text.
    private func field(_ text: String) -> String {
      ProbeFile.view(
        "@State var text = \"\"",
        body: """
          VStack(spacing: 0) {
                TextField("Text", text: $text).frame(height: 50)
                Color(red: text == "\(text)" ? 0 : 1, green: text == "\(text)" ? 1 : 0, blue: 0)
              }
          """)
    }

    @Test func typesAComposedCharacter() async throws {
      try await withProbe(field("café")) { program, _ in
        let drawn = try await program.waitForPicture()
        try program.click(drawn.place(100, 25))
        try await program.wait(for: "wants text")
        try program.type("caf")
        try program.press("dead_acute", "e")
        try await program.waitForColor([0, 255, 0], at: (100, 75))
      }
    }

    @Test func copiesAndPastesInAField() async throws {
      try await withProbe(field("onone")) { program, _ in
        let drawn = try await program.waitForPicture()
        try program.click(drawn.place(100, 25))
        try await program.wait(for: "wants text")
        try program.type("one")
        try program.press("ctrl+a", "ctrl+c")
        try await program.wait(for: "copied text")
        try program.press("End", "BackSpace", "ctrl+v")
        try await program.waitForColor([0, 255, 0], at: (100, 75))
      }
    }

    @Test func goesThroughFieldsByTab() async throws {
      let source = ProbeFile.view(
        """
        @State var first = ""
          @State var second = ""
        """,
        body: """
          VStack(spacing: 0) {
                TextField("First", text: $first).frame(height: 25)
                TextField("Second", text: $second).frame(height: 25)
                Color(red: first + second == "ab" ? 0 : 1, green: first + second == "ab" ? 1 : 0, blue: 0)
              }
          """)
      try await withProbe(source) { program, _ in
        let drawn = try await program.waitForPicture()
        try program.click(drawn.place(100, 12))
        try await program.wait(for: "wants text")
        try program.press("a", "Tab")
        try await program.wait(for: "wants text")
        try program.press("b")
        try await program.waitForColor([0, 255, 0], at: (100, 75))
      }
    }

    @Test func dragsASlider() async throws {
      let source = ProbeFile.view(
        "@State var value = 0.0",
        body: """
          VStack(spacing: 0) {
                Slider(value: $value).frame(height: 50)
                Color(red: value > 0.9 ? 0 : 1, green: value > 0.9 ? 1 : 0, blue: 0)
              }
          """)
      try await withProbe(source) { program, _ in
        let drawn = try await program.waitForPicture()
        try program.drag(from: drawn.place(15, 25), to: drawn.place(198, 25))
        try await program.waitForColor([0, 255, 0], at: (100, 75))
      }
    }

    @Test func scrollsALongList() async throws {
      let source = ProbeFile.view(
        body: """
          List(0..<10_000, id: \\.self) { number in
                Color(red: number < 50 ? 1 : 0, green: number < 50 ? 0 : 1, blue: 0).frame(height: 60)
                  .listRowInsets(EdgeInsets())
              }
              .listStyle(.plain)
          """)
      try await withProbe(source) { program, _ in
        let drawn = try await program.waitForColor([255, 0, 0], at: (100, 40))
        try program.movePointer(drawn.place(100, 40))
        // A notch is 40 points: past the fiftieth row.
        try program.turnWheelDown(times: 100)
        try await program.waitForColor([0, 255, 0], at: (100, 40))
      }
    }
  }
}
