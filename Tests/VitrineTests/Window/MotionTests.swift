import Foundation
import Testing

extension WindowTests {
  /// What moves in the window.
  @Suite struct MotionTests {
    @Test func anAnimationRunsToItsEndAndThenCostsNothing() async throws {
      let source = ProbeFile.view(
        "@State var isBlue = false",
        body: """
          (isBlue ? Color(red: 0, green: 0, blue: 1) : Color(red: 1, green: 0, blue: 0))
                .onAppear { withAnimation(.linear(duration: 0.5)) { isBlue = true } }
          """)
      try await withProbe(source) { program, _ in
        try await program.waitForColor([0, 0, 255])
        // Until the last frame is on the screen.
        while await program.says("drawn", within: 2) {}
        let before = try program.processorTime
        #expect(await !program.says("frame", within: 10))
        // Hundredths of a second of the window and its agents together.
        #expect(try program.processorTime - before <= 2)
      }
    }
  }
}

extension WindowProgram {
  /// What the program and those that it has started have used of the processor, in hundredths of a second.
  fileprivate var processorTime: Int {
    get throws {
      var total = 0
      for name in try FileManager.default.contentsOfDirectory(atPath: "/proc") where Int(name) != nil {
        guard let line = try? String(contentsOfFile: "/proc/\(name)/stat", encoding: .utf8),
          let end = line.lastIndex(of: ")")
        else { continue }
        // After the name: state, parent, and from the twelfth on the times in user and kernel mode.
        let fields = line[line.index(after: end)...].split(separator: " ")
        guard fields.count > 12, name == String(identifier) || fields[1] == String(identifier) else { continue }
        total += (Int(fields[11]) ?? 0) + (Int(fields[12]) ?? 0)
      }
      return total
    }
  }
}
