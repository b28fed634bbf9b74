import Testing

@testable import Vitrine

@Suite struct SourceEditorTests {
  @Test(arguments: [
    // A preference wins; with its own place, by what its program is known to take, or with the file alone.
    ("ed {line} {file}", "code", "ed 12 /a.swift"),
    ("kate", "code", "kate --line 12 --column 5 /a.swift"),
    ("own-editor -x", "code", "own-editor -x /a.swift"),
    // VISUAL counts where it names an editor with a window.
    ("", "/usr/bin/code", "/usr/bin/code --goto /a.swift:12:5"),
    ("", "emacs", "emacs +12:5 /a.swift"),
    ("", "emacs -nw", nil),
    ("", "vim", nil),
    ("", "", nil),
  ]) func choosesACommand(preference: String, visual: String, command: String?) {
    let found = SourceEditor.command(
      preference: preference, environment: ["VISUAL": visual], file: "/a.swift", line: 12, column: 5)
    #expect(found?.joined(separator: " ") == command)
  }

  @Test func beginsAtTheFirstLineWhereNoneIsKnown() {
    let found = SourceEditor.command(
      preference: "code", environment: [:], file: "/a b.swift", line: 0, column: 0)
    #expect(found == ["code", "--goto", "/a b.swift:1:1"])
  }
}
