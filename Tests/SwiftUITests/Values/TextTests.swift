import DrawingCore
import Foundation
import Testing

@testable import SwiftUI

@Suite struct TextTests {
  private func resolve(
    _ text: Text, _ change: (inout TextContext) -> Void = { _ in }
  ) -> ResolvedText {
    var context = TextContext(font: .body)
    change(&context)
    return TextResolver.resolve(text, in: context)
  }

  @Test func keysAreReadAndStringsAreNot() {
    let markup = "**a**"
    #expect(resolve(Text("**a** b")).string == "a b")
    #expect(resolve(Text(markup)).string == "**a**")
    #expect(resolve(Text(verbatim: "**a**")).string == "**a**")
    #expect(resolve(Text(LocalizedStringKey(markup))).string == "a")
    #expect(["x", "y"].map(Text.init).map { resolve($0).string } == ["x", "y"])
  }

  @Test func argumentsAreWrittenInTheLocale() {
    #expect(resolve(Text("\(1_234_567) and \(2.5)")).string == "1,234,567 and 2.500000")
    #expect(resolve(Text("\(1_234_567)")) { $0.locale = Locale(identifier: "de_DE") }.string == "1.234.567")
    #expect(resolve(Text("\(3.14159, specifier: "%.2f"), \(7, specifier: "%03d")")).string == "3.14, 007")
    #expect(resolve(Text("\(0.25, format: .percent)")).string == "25%")
    #expect(resolve(Text(1234.5, format: .number)) { $0.locale = Locale(identifier: "de_DE") }.string == "1.234,5")
    // Arguments are no Markdown.
    #expect(resolve(Text("\("**a**") **b**")).string == "**a** b")
    let name = "Ann"
    #expect(LocalizedStringKey("Hi \(name), \(3) \(1.5)").tableKey == "Hi %@, %lld %lf")
    #expect(LocalizedStringKey("100% \(name)") == LocalizedStringKey("100% \(name)"))
  }

  @Test func markdownBecomesLooks() {
    let text = resolve(Text("a **b** *c* `d` ~~e~~ [f](https://x.org)"))
    func span(_ content: String) -> TextSpan? { text.spans.first { $0.text == content } }
    #expect(span("b")?.font.weight == 600)
    #expect(span("c")?.font.isItalic == true)
    #expect(span("d")?.font.family == .system(.monospaced))
    #expect(span("e").map { text.styles[$0.style].strikethrough } == .single)
    #expect(span("f").map { text.styles[$0.style].link } == URL(string: "https://x.org"))
    #expect(span("f").map { text.styles[$0.style].foreground } == AnyShapeStyle(TintShapeStyle()))
  }

  @Test(arguments: [
    ("*a*", "a[e]"), ("**a**", "a[s]"), ("***a***", "a[se]"), ("_a_", "a[e]"), ("snake_case_name", "snake_case_name"),
    ("a * b", "a * b"), ("**a", "**a"), ("\\*a\\*", "*a*"), ("`*a*`", "*a*[c]"), ("``a`b``", "a`b[c]"),
    ("**a *b* c**", "a [s]|b[se]| c[s]"), ("*a **b** c*", "a [e]|b[se]| c[e]"), ("~~a~~", "a[x]"), ("~a", "~a"),
    ("[a](b)", "a(b)"), ("[**a** b](c)", "a[s](c)| b(c)"), ("[a]", "[a]"),
    ("<https://x.org>", "https://x.org(https://x.org)"),
    ("at https://x.org.", "at |https://x.org(https://x.org)|."), ("5 < 6 > 4", "5 < 6 > 4"), ("", ""),
    ("**bold**text", "bold[s]|text"), ("foo**bar", "foo**bar"), ("****", "****"),
  ])
  func inlineMarkdown(source: String, expected: String) {
    let runs = InlineMarkdown.runs(in: source).map { run in
      let marks =
        (run.isStrong ? "s" : "") + (run.isEmphasized ? "e" : "") + (run.isCode ? "c" : "")
        + (run.isStruck ? "x" : "")
      return run.text + (marks.isEmpty ? "" : "[\(marks)]") + (run.link.map { "(\($0))" } ?? "")
    }
    #expect(runs.joined(separator: "|") == expected)
  }

  @Test func innerModifiersWin() {
    let text = resolve(Text("a").font(.title).font(.caption).foregroundColor(.red).foregroundColor(.blue))
    #expect(text.spans[0].font.size == 28)
    #expect(text.styles[0].foreground == AnyShapeStyle(Color.red))
    let joined = resolve((Text("a").font(.caption) + Text("b")).font(.title))
    #expect(joined.spans.map(\.font.size) == [12, 28])
    let environment = resolve(Text("a").fontWeight(.light)) { $0.fontModifiers = [.weight(.black), .italic(true)] }
    #expect(environment.spans[0].font.weight == 300 && environment.spans[0].font.isItalic)
  }

  @Test func looksReachSpans() {
    let text = resolve(
      Text("a").underline(color: .red) + Text("b").strikethrough() + Text("c").tracking(2).kerning(5)
        + Text("d").kerning(3).baselineOffset(4) + Text("e").monospacedDigit() + Text("f").textScale(.secondary))
    #expect(text.styles[text.spans[0].style].underline == Text.LineStyle(color: .red))
    #expect(text.styles[text.spans[1].style].strikethrough == .single)
    #expect(text.spans[2].tracking == 2)
    #expect(text.spans[3].tracking == 3 && text.spans[3].baselineOffset == 4)
    #expect(text.spans[4].font.hasMonospacedDigits)
    #expect(text.spans[5].font.size == 12.75)
    // Neighbours with one look are one span.
    #expect(resolve(Text("a") + Text("b")).spans.count == 1)
    #expect(resolve(Text("a").underline(false)).styles == [TextRunStyle()])
  }

  @Test func caseAndEmptyTexts() {
    #expect(resolve(Text("straße")) { $0.textCase = .uppercase }.string == "STRASSE")
    let empty = resolve(Text(verbatim: ""))
    #expect(empty.spans.count == 1 && empty.spans[0].font.size == 17)
  }

  @Test func nestedTextsAndPictures() {
    let text = resolve(Text("a \(Text("b").bold()) \(Image(systemName: "star")) c"))
    #expect(text.spans.map(\.text) == ["a ", "b", " ", "\u{FFFC}", " c"])
    #expect(text.spans[1].font.weight == 600)
    #expect(text.spans[3].attachment != nil)
    #expect(text.styles[text.spans[3].style].image == Image(systemName: "star"))
  }

  @Test func attributedStringsKeepTheirAttributes() throws {
    var string = AttributedString("red")
    string.foregroundColor = .red
    string.font = .title
    var plain = AttributedString(" u")
    plain.underlineStyle = .single
    let text = resolve(Text(string + plain))
    #expect(text.spans.map(\.font.size) == [28, 17])
    #expect(text.styles[text.spans[0].style].foreground == AnyShapeStyle(Color.red))
    #expect(text.styles[text.spans[1].style].underline == .single)
    let marked = resolve(Text(try AttributedString(markdown: "a **b**")))
    #expect(marked.spans.map(\.font.weight) == [400, 600])
  }

  /// As Foundation reads Markdown: blocks follow each other without a break, lines of one flow together.
  @Test(arguments: [
    (AttributedString.MarkdownParsingOptions.InterpretedSyntax.full, "TitleFirst line secondab1 *x*\n"),
    (.inlineOnly, "# Title First line second - a 2. b 1 *x*"),
    (.inlineOnlyPreservingWhitespace, "# Title\n\nFirst line\n second\n- a\n2. b\n"),
  ])
  func markdownIsReadAsFarAsAskedFor(
    _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax, expected: String
  ) throws {
    let source = "# Title\n\nFirst line\n second\n- a\n2. b\n\n```\n1 *x*\n```"
    let text = try AttributedString(markdown: source, options: .init(interpretedSyntax: syntax))
    #expect(String(text.characters).hasPrefix(expected))
  }

  @Test func datesAndTimers() {
    let start = Date(timeIntervalSince1970: 0), now = start.addingTimeInterval(75)
    let range = start...start.addingTimeInterval(3725)
    func string(_ text: Text) -> String { resolve(text) { $0.now = now }.string }
    #expect(string(Text(timerInterval: range, countsDown: false)) == "1:15")
    #expect(string(Text(timerInterval: range)) == "1:00:50")
    #expect(string(Text(timerInterval: range, showsHours: false)) == "60:50")
    #expect(string(Text(timerInterval: range, pauseTime: start, countsDown: false)) == "0:00")
    #expect(string(Text(start, style: .timer)) == "1:15")
    #expect(string(Text(start, style: .relative)) == "1 min, 15 sec")
    #expect(string(Text(start, style: .offset)) == "-1 min")
  }

  @Test func localizedStringsAreWrittenOut() {
    #expect(String(localized: "n \(5)") == "n 5")
    #expect(LocalizedStringResource("x \(1)") == LocalizedStringResource("x \(1)"))
  }
}
