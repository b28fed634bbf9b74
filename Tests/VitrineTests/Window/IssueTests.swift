import DrawingCore
import PreviewService
import Testing

@testable import Vitrine

@Suite struct IssueTests {
  @Test func listsNotesBelowTheirErrorAndApproximationsLast() {
    let note = Diagnostic(path: "/a/B.swift", line: 3, column: 1, severity: .note, text: "declared here")
    let error = Diagnostic(path: "/a/B.swift", line: 7, column: 9, severity: .error, text: "no", notes: [note])
    let warning = Diagnostic(path: "/a/C.swift", line: 0, column: 0, severity: .warning, text: "unused")
    let (rows, roots) = Vitrine.Issue.rows(
      diagnostics: [error, warning], state: .failed(errors: 1),
      approximations: [Approximation(line: nil, what: "font", detail: "Inter")], path: "/a/B.swift")
    #expect(roots == [0, 2, 3])
    #expect(rows[0].children == [1])
    #expect(rows.map(\.place) == ["B.swift:7:9", "B.swift:3:1", "C.swift", "B.swift"])
    #expect(rows[0].copied == "/a/B.swift:7:9: error: no")
    #expect(rows[3].copied == "/a/B.swift: approximation: font: Inter")
  }

  @Test func putsACrashAtItsLine() {
    let (rows, roots) = Vitrine.Issue.rows(
      diagnostics: [], state: .crashed(.trap(message: "broken", line: 4)), approximations: [], path: "/a/B.swift")
    #expect(roots == [0])
    #expect(rows[0].place == "B.swift:4")
    #expect(rows[0].kind == .error)
  }
}
