import Foundation
import Testing

extension WindowTests {
  /// What comes above a screen and goes again, in the canvas.
  @Suite struct PresentingTests {
    @Test func opensASheetAndDismissesIt() async throws {
      let source = ProbeFile.view(
        "@State var isOn = false",
        body: """
          VStack(spacing: 0) {
                Button("Show") { isOn = true }.frame(width: 200, height: 50)
                Color(red: 1, green: 0, blue: 0)
              }
              .sheet(isPresented: $isOn) {
                VStack(spacing: 0) {
                  Button("Leave") { isOn = false }.frame(width: 200, height: 50)
                  Color(red: 0, green: 1, blue: 0)
                }
              }
          """, height: 300)
      try await withProbe(source) { program, _ in
        let drawn = try await program.waitForColor([255, 0, 0], at: (100, 250))
        try program.click(drawn.place(100, 25))
        try await program.waitForColor([0, 255, 0], at: (100, 250))
        // The sheet begins 31 points below the top of a screen that nothing covers.
        try program.click(drawn.place(100, 31 + 25))
        try await program.waitForColor([255, 0, 0], at: (100, 250))
      }
    }

    @Test func pushesAScreenAndPopsIt() async throws {
      let source = ProbeFile.view(
        body: """
          NavigationStack {
                VStack(spacing: 0) {
                  NavigationLink("Push", value: 1).frame(width: 200, height: 50)
                  Color(red: 1, green: 0, blue: 0)
                }
                .navigationDestination(for: Int.self) { _ in Color(red: 0, green: 1, blue: 0) }
              }
          """, height: 300)
      try await withProbe(source) { program, _ in
        let drawn = try await program.waitForColor([255, 0, 0], at: (100, 250))
        try program.click(drawn.place(100, 25))
        try await program.waitForColor([0, 255, 0], at: (100, 250))
        // The button that leads back.
        try program.click(drawn.place(32, 32))
        try await program.waitForColor([255, 0, 0], at: (100, 250))
        try program.click(drawn.place(100, 25))
        try await program.waitForColor([0, 255, 0], at: (100, 250))
        try program.press("Escape")
        try await program.waitForColor([255, 0, 0], at: (100, 250))
        try program.click(drawn.place(100, 25))
        try await program.waitForColor([0, 255, 0], at: (100, 250))
        // A swipe from the edge.
        try program.drag(from: drawn.place(5, 200), to: drawn.place(150, 200))
        try await program.waitForColor([255, 0, 0], at: (100, 250))
      }
    }
  }
}
