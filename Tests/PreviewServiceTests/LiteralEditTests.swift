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

  private func show(_ module: BuiltModule, _ index: Int = 0) async throws -> (Agent, Frame) {
    let agent = try Agent.start(bench.installation)
    try await agent.load(module, timeout: 60)
    return (agent, try await show(module, index, in: agent))
  }

  private func show(_ module: BuiltModule, _ index: Int, in agent: Agent) async throws -> Frame {
    try await agent.show(symbol: module.previews[index].symbol, conditions: PreviewConditions(), timeout: 60)
  }

  /// Each kind of literal, and each way in which its place can take it.
  private static let edits = [
    ("Color.red.frame(width: 30, height: 20)", "Color.red.frame(width: 45, height: 20)"),
    ("Color.red.frame(width: 30, height: 20)", "Color.red.frame(width: 30.5, height: 20)"),
    ("Color.red.frame(width: 8, height: 8).offset(x: -3)", "Color.red.frame(width: 8, height: 8).offset(x: 4.25)"),
    ("Color.red.opacity(0.5).frame(width: 8, height: 8)", "Color.red.opacity(0.75).frame(width: 8, height: 8)"),
    ("Text(\"Hello\")", "Text(\"Good day\")"), ("Text(verbatim: \"Hello\")", "Text(verbatim: \"Bye\")"),
    (
      "Color(red: 0.2, green: 0.3, blue: 0.4).frame(width: 8)",
      "Color(red: 0.2, green: 0.9, blue: 0.4).frame(width: 8)"
    ),
    ("Color(white: 0.2).frame(width: 8)", "Color(white: 0.6).frame(width: 8)"),
    ("Button(\"Press\") {}.disabled(false)", "Button(\"Press\") {}.disabled(true)"),
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
  ]

  /// A view and its preview for each.
  private func views(_ bodies: [String]) -> String {
    "import SwiftUI\n"
      + bodies.enumerated().map { index, body in
        """
        struct Card\(index): View {
          @State private var count = 1
          var body: some View {
            \(body)
          }
        }
        #Preview(traits: .sizeThatFitsLayout) { Card\(index)() }
        """
      }.joined(separator: "\n")
  }

  @Test func aLiteralEditShowsWhatACompileWould() async throws {
    let builder = Builder(installation: bench.installation, isRepeated: true)
    let path = try bench.write(views(Self.edits.map(\.0)))
    guard case .built(let module) = try await builder.build(path: path, platform: .ios) else {
      Issue.record("It should be built.")
      return
    }
    let changed = views(Self.edits.map(\.1))
    try bench.write(changed)
    let edits = try #require(try await builder.literalEdits(path: path, since: module))
    let expected = try await bench.module(changed)
    let (other, _) = try await show(expected)
    let (agent, _) = try await show(module)
    for index in Self.edits.indices {
      _ = try await agent.edit([], timeout: 60)
      let before = try await show(module, index, in: agent)
      let after = try #require(try await agent.edit(edits, timeout: 60), "\(Self.edits[index])")
      let compiled = try await show(expected, index, in: other)
      #expect(after.list == compiled.list, "\(Self.edits[index])")
      #expect(after.answer == compiled.answer)
      #expect(after.list != before.list, "\(Self.edits[index])")
    }
    await agent.stop()
    await other.stop()
  }

  @Test(arguments: [
    // More than a literal's value.
    ("Color.red.frame(width: 30)", "Color.red.frame(height: 30)"), ("Text(\"a b\")", "Text(\"a \\(count)\")"),
    ("Text(\"ab\").padding(3.5)", "Text(\"ab\").padding(3)"), ("Text(\"ab\").padding(3)", "Text(\"ab\").padding( 3)"),
    ("Text(\"ab\").padding(3)", "Text(\"ab\").padding(true)"),
    // Literals that are not looked up: operands, patterns, and what has had its effect already.
    ("Color.red.frame(width: 3 * 4)", "Color.red.frame(width: 3 * 5)"), ("Text(\"\\(12)\")", "Text(\"\\(13)\")"),
    ("ForEach(0..<3, id: \\.self) { Text(\"\\($0)\") }", "ForEach(0..<4, id: \\.self) { Text(\"\\($0)\") }"),
    ("Text(\"x y\").onAppear { set(to: 3) }", "Text(\"x y\").onAppear { set(to: 4) }"),
    ("Text(\"x y\").tag(3)", "Text(\"x y\").tag(4)"),
  ]) func anythingElseIsCompiled(_ old: String, _ new: String) async throws {
    let before = try await bench.scan(view(old), isEditable: true).editable
    let after = try await bench.scan(view(new), isEditable: true).editable
    #expect(before.flatMap { before in after.flatMap { before.edits(to: $0) } } == nil)
  }

  @Test(arguments: [
    "let wide = CGFloat(30)", "struct P { var w = Size(width: 30) }",
    "final class M { func f() -> Size { Size(w: 3) } }",
    "struct P { static var all: [Size] { [Size(w: 3)] } }", "struct P { @Wrapped(3) var x: Int }",
    "struct P { init() { set(w: 3) } }", "struct P { func act() { set(w: 3) } }", "enum E: Int { case a = 3 }",
    "struct P { var k: Int { switch self { case f(3): 1; default: 2 } } }",
    "struct P { func f(x: Size = Size(3)) -> Int { x } }",
    "struct P { var x: Int { #some(3) } }", "struct P { var x: Letter { letter(of: \"a\") } }",
  ]) func whatRunsOnceOrTakesLiteralsAloneIsLeftAsItIs(_ text: String) async throws {
    #expect(try await bench.scan("import SwiftUI\n" + text, isEditable: true).editable == nil)
  }

  @Test func aValueThatThePlaceCannotHaveIsRefused() async throws {
    let builder = Builder(installation: bench.installation, isRepeated: true)
    let path = try bench.write(view("Text(\"x y\").lineLimit(3)"))
    guard case .built(let module) = try await builder.build(path: path, platform: .ios) else {
      Issue.record("It should be built.")
      return
    }
    let (agent, _) = try await show(module)
    try bench.write(view("Text(\"x y\").lineLimit(3.5)"))
    let edits = try #require(try await builder.literalEdits(path: path, since: module))
    #expect(try await agent.edit(edits, timeout: 60) == nil)
    #expect(try await agent.edit([], timeout: 60) != nil)
    await agent.stop()
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
      agent.send(.pointer(phase, CGPoint(x: 25, y: 15), clickCount: 1, modifiers: []), timeout: 60)
    }
    try bench.write(text.replacingOccurrences(of: "width: 50", with: "width: 70"))
    let edits = try #require(try await builder.literalEdits(path: path, since: module))
    let frame = try #require(try await agent.edit(edits, timeout: 60))
    #expect(frame.answer == CGSize(width: 70, height: 30))
    // Were the state new, the words would be as many letters as at first.
    #expect(glyphs(frame.list) == 4)
    #expect(glyphs(first.list) == 3)
    // Going back is an edit too.
    try bench.write(text)
    let none = try #require(try await builder.literalEdits(path: path, since: module))
    #expect(none.isEmpty)
    #expect(try await agent.edit(none, timeout: 60)?.answer.width == 50)
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
    let live = LivePreview(installation: bench.installation, timeout: 60)
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
