import Foundation
import Testing

@Suite struct SupportTableTests {
  static let page = Command.root.appending(path: "Sources/SwiftUI/SwiftUI.docc/supported-names.md")

  /// `make support` sets the variable, and the page is written instead of compared.
  @Test func thePageSaysWhatTheModulesDeclare() throws {
    let page = try SupportTable().page
    if ProcessInfo.processInfo.environment["VITRINE_WRITE_SUPPORT"] != nil {
      try page.write(to: Self.page, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: Self.page, encoding: .utf8) == page, "run: make support")
  }

  @Test func everyNameIsUsedByATestOrAnExample() throws {
    var words: Set<Substring> = []
    for folder in ["Tests/SwiftUITests", "Tests/CompileTests", "resources/examples"] {
      let files = FileManager.default.enumerator(
        at: Command.root.appending(path: folder), includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        guard file.pathExtension == "swift" else { continue }
        words.formUnion(
          try String(contentsOf: file, encoding: .utf8).split { !$0.isLetter && !$0.isNumber && $0 != "_" })
      }
    }
    let known = try SupportTable().rows.filter { $0.level != .missing }
    let unused = known.filter { !words.contains($0.name.word[...]) }.map(\.name.name)
    #expect(unused == [], "no test or example uses these")
  }
}
