import DrawingCore
import Foundation
import PreviewProtocol
import Testing

@testable import PreviewService

/// A save that changes only values of literals is answered by the running preview.
@MainActor @Suite(.timeLimit(.minutes(2))) struct LiteralEditTests {
  private let bench: Workbench

  init() throws { bench = try Workbench() }

  private func view(_ body: String) -> String {
    """
    import SwiftUI
    struct Card: View {
      @State private var count = 1
      var body: some View {
        \(body)
      }
    }
    #Preview(traits: .sizeThatFitsLayout) { Card() }
    """
  }

  /// Shows a text, edits it to another in the running agent, and compares with what a compile of the other shows.
  /// - Returns: whether the running agent took it over.
  private func edit(_ old: String, _ new: String) async throws -> Bool {
    let builder = Builder(installation: bench.installation, isRepeated: true)
    let path = try bench.write(old)
    guard case .built(let module) = try await builder.build(path: path, platform: .ios) else {
      Issue.record("It should be built: \(old)")
      return false
    }
    let (agent, first) = try await show(module)
    try bench.write(new)
    let edits = try await builder.literalEdits(path: path, since: module)
    let answer: Frame? = if let edits { try await agent.edit(edits, timeout: 20) } else { nil }
    await agent.stop()
    guard let answer else { return false }
    let (other, expected) = try await show(try await bench.module(new))
    await other.stop()
    #expect(answer.list == expected.list)
    #expect(answer.answer == expected.answer)
    #expect(answer.list != first.list)
    return true
  }

  private func show(_ module: BuiltModule) async throws -> (Agent, Frame) {
    let agent = try Agent.start(bench.installation)
    try await agent.load(module, timeout: 20)
    let symbol = try #require(module.previews.first).symbol
    return (agent, try await agent.show(symbol: symbol, conditions: PreviewConditions(), timeout: 20))
  }

  @Test(arguments: [
    // Each kind of literal, and each way in which its place can take it.
    ("Color.red.frame(width: 30, height: 20)", "Color.red.frame(width: 45, height: 20)"),
    ("Color.red.frame(width: 30, height: 20)", "Color.red.frame(width: 30.5, height: 20)"),
    ("Color.red.frame(width: 8, height: 8).offset(x: -3)", "Color.red.frame(width: 8, height: 8).offset(x: 4.25)"),
    ("Color.red.opacity(0.5).frame(width: 8, height: 8)", "Color.red.opacity(0.75).frame(width: 8, height: 8)"),
    ("Text(\"Hello\")", "Text(\"Good day\")"), ("Text(verbatim: \"Hello\")", "Text(verbatim: \"Bye\")"),
    (
      "Color(red: 0.2, green: 0.3, blue: 0.4).frame(width: 8)", "Color(red: 0.2, green: 0.9, blue: 0.4).frame(width: 8)"
    ),
    ("Color(white: 0.2).frame(width: 8)", "Color(white: 0.6).frame(width: 8)"),
    (
      "Color.red.frame(width: 8).hidden(); Toggle(isOn: .constant(count > 3)) {}.disabled(false)",
      "Color.red.frame(width: 8).hidden(); Toggle(isOn: .constant(count > 3)) {}.disabled(true)"
    ),
    (
      "Text(\"two lines of text\").frame(width: 60).lineLimit(2)",
      "Text(\"two lines of text\").frame(width: 60).lineLimit(1)"
    ),
    (
      "VStack(spacing: 4) { Color.red; Color.blue }.frame(width: 9, height: 40)",
      "VStack(spacing: 10) { Color.red; Color.blue }.frame(width: 9, height: 40)"
    ),
    ("ForEach(0..<3) { _ in Text(\"row\").padding(4) }", "ForEach(0..<3) { _ in Text(\"line\").padding(7) }"),
    (
      "GeometryReader { _ in Circle().frame(width: 5) }.frame(width: 30, height: 30)",
      "GeometryReader { _ in Circle().frame(width: 15) }.frame(width: 30, height: 30)"
    ),
    ("Button { count += 1 } label: { Text(\"one\") }", "Button { count += 1 } label: { Text(\"other\") }"),
  ]) func aLiteralEditShowsWhatACompileWould(_ old: String, _ new: String) async throws {
    #expect(try await edit(view(old), view(new)))
  }

  @Test(arguments: [
    // More than a literal's value.
    ("Color.red.frame(width: 30)", "Color.red.frame(height: 30)"), ("Text(\"a b\")", "Text(\"a \\(count)\")"),
    ("Text(\"ab\").padding(3.5)", "Text(\"ab\").padding(3)"), ("Text(\"ab\").padding(3)", "Text(\"ab\").padding( 3)"),
    // Literals that are not looked up: operands, patterns, and what has had its effect already.
    ("Color.red.frame(width: 3 * 4)", "Color.red.frame(width: 3 * 5)"), ("Text(\"\\(12)\")", "Text(\"\\(13)\")"),
    ("ForEach(0..<3, id: \\.self) { Text(\"\\($0)\") }", "ForEach(0..<4, id: \\.self) { Text(\"\\($0)\") }"),
    ("Text(\"x y\").onAppear { count = max(2, 3) }", "Text(\"x y\").onAppear { count = max(2, 4) }"),
    ("Text(\"x y\").tag(3)", "Text(\"x y\").tag(4)"),
    // A value that the place cannot have.
    ("Text(\"x y\").lineLimit(3)", "Text(\"x y\").lineLimit(3.5)"),
  ]) func anythingElseIsCompiled(_ old: String, _ new: String) async throws {
    #expect(try await !edit(view(old), view(new)))
  }

  @Test func whatIsReadOnlyOnceIsCompiled() async throws {
    let text =
      "import SwiftUI\nfinal class M { let x = 1 }\nlet wide = CGFloat(30)\nstruct P { var w = CGSize(width: 30, height: 2) }\n#Preview { Color.red.frame(width: wide) }"
    for changed in ["CGFloat(40)", "CGSize(width: 40, height: 2)"] {
      let old = changed.replacingOccurrences(of: "40", with: "30")
      #expect(try await !edit(text, text.replacingOccurrences(of: old, with: changed)))
    }
  }

  @Test func stateIsKept() async throws {
    let text = view("Text(count > 1 ? \"many\" : \"few\").frame(width: 50, height: 30).onTapGesture { count += 1 }")
    let builder = Builder(installation: bench.installation, isRepeated: true)
    let path = try bench.write(text)
    guard case .built(let module) = try await builder.build(path: path, platform: .ios) else {
      Issue.record("It should be built.")
      return
    }
    let (agent, first) = try await show(module)
    for phase in [InputEvent.Phase.began, .ended] {
      await agent.send(.pointer(phase, CGPoint(x: 25, y: 15), clickCount: 1), timeout: 20)
    }
    try bench.write(text.replacingOccurrences(of: "width: 50", with: "width: 70"))
    let edits = try #require(try await builder.literalEdits(path: path, since: module))
    let frame = try #require(try await agent.edit(edits, timeout: 20))
    #expect(frame.answer == CGSize(width: 70, height: 30))
    // Were the state new, the words would be as many letters as at first.
    #expect(glyphs(frame.list) == 4)
    #expect(glyphs(first.list) == 3)
    // Going back is an edit too.
    try bench.write(text)
    let none = try #require(try await builder.literalEdits(path: path, since: module))
    #expect(none.isEmpty)
    #expect(try await agent.edit(none, timeout: 20)?.answer.width == 50)
    await agent.stop()
  }

  private func glyphs(_ list: DisplayList) -> Int {
    list.commands.reduce(0) { count, command in
      if case .glyphs(let run, _, _) = command { count + run.glyphs.count } else { count }
    }
  }

  @Test func aFileThatLookUpsWouldBreakIsCompiledAsItIs() async throws {
    // The function takes a literal and nothing else.
    let text =
      "import SwiftUI\nfunc wide(_ text: StaticString) -> CGFloat { CGFloat(text.utf8CodeUnitCount) }\n"
      + "struct Card: View { var body: some View { Color.red.frame(width: wide(\"four\"), height: 8) } }\n"
      + "struct Only: ExpressibleByIntegerLiteral { init(integerLiteral: Int) {} }\n"
      + "#Preview(traits: .sizeThatFitsLayout) { Card() }"
    let builder = Builder(installation: bench.installation, isRepeated: true)
    let path = try bench.write(text)
    guard case .built(let module) = try await builder.build(path: path, platform: .ios) else {
      Issue.record("It should be built.")
      return
    }
    let (agent, frame) = try await show(module)
    #expect(frame.answer == CGSize(width: 4, height: 8))
    await agent.stop()
  }

  @Test func errorsKeepTheirPlacesAmongLookUps() async throws {
    let text = view("Color.red.frame(width: 30, height: 20).padding(12).opacity(Double(\"no\"), count)")
    let builder = Builder(installation: bench.installation, isRepeated: true)
    let path = try bench.write(text)
    guard case .failed(let found, _) = try await builder.build(path: path, platform: .ios) else {
      Issue.record("It should not compile.")
      return
    }
    guard
      case .failed(let plain, _) = try await Builder(installation: bench.installation).build(path: path, platform: .ios)
    else { return }
    #expect(found == plain)
  }

  @Test func theWindowsModelTakesEditsOver() async throws {
    let live = LivePreview(installation: bench.installation, timeout: 20)
    let (changes, continuation) = AsyncStream.makeStream(of: LivePreview.Change.self)
    live.onChange = { continuation.yield($0) }
    func wait(until holds: () -> Bool) async {
      if holds() { return }
      for await _ in changes where holds() { return }
    }
    let path = try bench.write(view("Color.red.frame(width: 30, height: 20)"))
    live.open(path: path)
    await wait { live.state == .showing }
    #expect(live.timings?.isEdit == false)
    try bench.write(view("Color.red.frame(width: 55, height: 20)"))
    await wait { live.frame?.answer.width == 55 }
    #expect(live.timings?.isEdit == true)
    #expect(live.state == .showing)
    try bench.write(view("Color.red.frame(width: 55, height: 20).padding(1)"))
    await wait { live.frame?.answer.width == 57 }
    #expect(live.timings?.isEdit == false)
    // An error, and the way back, which needs no compile.
    try bench.write(view("Color.red.frame(width: 55, height: 20).padding(no)"))
    await wait { live.state == .failed(errors: 1) }
    try bench.write(view("Color.red.frame(width: 55, height: 20).padding(2)"))
    await wait { live.frame?.answer.width == 59 }
    live.close()
  }

  @Test func aWaitingCompilerServesTheNextSave() async throws {
    let builder = Builder(installation: bench.installation, isRepeated: true)
    let path = try bench.write(view("Color.red.frame(width: 30)"))
    _ = try await builder.build(path: path, platform: .ios)
    builder.prepareForNextSave()
    let waiting = try #require(builder.memory?.waiting)
    let folder = waiting.job.folder
    #expect(FileSystem.isFolder(folder))
    try bench.write(view("Color.blue.frame(height: 30)"))
    guard case .built(let module) = try await builder.build(path: path, platform: .ios) else {
      Issue.record("It should be built.")
      return
    }
    #expect(builder.memory?.waiting == nil)
    // The object that it made is what was linked.
    #expect(FileSystem.exists("\(folder)/overlay.json"))
    let (agent, frame) = try await show(module)
    #expect(frame.answer.height == 30)
    await agent.stop()
  }
}
