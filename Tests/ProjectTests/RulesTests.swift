import Foundation
import Testing

/// The rule script, on a project that breaks one rule at a time.
@Suite struct RulesTests {
  struct Violation: CustomTestStringConvertible, Sendable {
    var file: String
    var text: String
    /// What the script says; nil where the file keeps the rules.
    var finding: String?
    var testDescription: String { "\(file): \(finding ?? "allowed")" }
  }

  @Test(arguments: [
    Violation(file: "Sources/GskPainter/A.swift", text: "internal import CGtk\nimport DrawingCore", finding: nil),
    Violation(file: "Sources/LayoutCore/A.swift", text: "import DrawingCore", finding: ":1: LayoutCore may not import"),
    Violation(file: "Sources/Vitrine/A.swift", text: "@testable import SwiftUI", finding: ":1: Vitrine may not import"),
    Violation(file: "Sources/GtkKit/A.swift", text: "\nimport CGtk", finding: ":2: import the C module CGtk with"),
    Violation(file: "Sources/Elsewhere/A.swift", text: "", finding: "no list of imports for this target"),
    Violation(
      file: "Tests/A.swift", text: String(repeating: "\n", count: 500), finding: "501 lines; 500 is the limit"),
    Violation(file: "Tests/A.swift", text: String(repeating: "\n", count: 499), finding: nil),
    Violation(file: "Sources/SwiftUI/A.swift", text: "let a = b as! C", finding: ":1: try! and as! are for tests"),
    Violation(file: "Sources/SwiftUI/A.swift", text: "let a = try! b()", finding: ":1: try! and as! are for tests"),
    Violation(file: "Sources/SwiftUI/A.swift", text: "// Never as! here.\nlet a = b as? C", finding: nil),
    Violation(
      file: "Sources/GtkKit/A.swift", text: "public struct A {}", finding: ":1: public without a documentation"),
    Violation(file: "Sources/GtkKit/A.swift", text: "/// One.\npublic struct A {}", finding: nil),
    Violation(file: "Sources/SwiftUI/A.swift", text: "public struct HStack {}", finding: nil),
    Violation(
      file: "Tests/A.swift", text: "try await Task" + ".sleep(for: .seconds(1))", finding: "not for the clock"),
  ])
  func rulesAreEnforced(_ violation: Violation) throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(at: folder.url.appending(path: ".ci"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: Command.root.appending(path: ".ci/rules"), to: folder.url.appending(path: ".ci/rules"))
    try folder.write(violation.text + "\n", to: violation.file)
    if !violation.file.hasPrefix("Sources") { try folder.write("", to: "Sources/SwiftUI/View.swift") }
    try Command.run(["git", "init", "--quiet"], in: folder.url)
    let rules = try Command.run([".ci/rules"], in: folder.url)
    if let finding = violation.finding {
      #expect(rules.exitCode == 1)
      #expect(rules.errors.contains(finding), "\(rules.errors)")
    } else {
      #expect(rules.exitCode == 0, "\(rules.errors)")
    }
  }
}
