import Foundation
import Testing

extension WindowTests {
  /// A file is edited while a person uses its preview.
  @Suite struct KeepingTests {
    private func source(_ extra: String) -> String {
      ProbeFile.view(
        "@State var isOn = false",
        body: """
          VStack(spacing: 0) {
                Button("Press") { isOn.toggle() }.frame(width: 200, height: 50)
                Color(red: isOn ? 0 : 1, green: isOn ? 1 : 0, blue: 0)\(extra)
              }
          """)
    }

    @Test func stateIsKeptOverASaveAndResetByKey() async throws {
      try await withProbe(source("")) { program, file in
        let drawn = try await program.waitForPicture()
        try program.click(drawn.place(100, 25))
        try await program.waitForColor([0, 255, 0], at: (100, 75))
        try file.replace(source(".overlay { EmptyView() }"))
        #expect(try await program.wait(for: "kept") == "kept 1 of 1")
        try await program.waitForColor([0, 255, 0], at: (100, 75))
        try program.press("ctrl+shift+r")
        try await program.waitForColor([255, 0, 0], at: (100, 75))
      }
    }
  }
}
