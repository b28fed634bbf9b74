import Foundation
import PreviewProtocol
import Testing

@testable import PreviewService

@Suite struct BuilderTests {
  private let bench: Workbench

  init() throws { bench = try Workbench() }

  private let plain = """
    import SwiftUI
    struct Card: View {
      var body: Never { fatalError() }
    }
    #Preview("Card") {
      Card()
    }
    """

  @Test func buildsAndKeepsWhatIsUnchanged() async throws {
    let first = try await bench.module(plain)
    #expect(first.previews.map(\.name) == ["Card"])
    #expect(FileSystem.exists(first.library))
    #expect(!first.timings.isCached)
    let second = try await bench.module(plain)
    #expect(second.timings.isCached)
    #expect(second.library == first.library)
  }

  @Test func errorsAreOnTheUsersOwnLinesAndColumns() async throws {
    let path = try bench.write(
      plain.replacingOccurrences(of: "  Card()", with: "  Card(); let x: Int = \"a\""))
    let result = try await Builder(installation: bench.installation).build(path: path, platform: .ios)
    guard case .failed(let diagnostics, let previews) = result else {
      Issue.record("It should not compile: \(result)")
      return
    }
    let error = try #require(diagnostics.first { $0.severity == .error })
    #expect(error.path == path)
    #expect(error.line == 6)
    #expect(error.column == 24)
    #expect(error.text == "cannot convert value of type 'String' to specified type 'Int'")
    #expect(previews.count == 1)
  }

  @Test func anErrorOnThePreviewsOwnLineKeepsItsColumn() async throws {
    let line = "#Preview(\"Card\") { Card(x: 1) }"
    guard
      case .failed(let diagnostics, _) = try await bench.build(
        "import SwiftUI\nstruct Card: View { var body: Never { fatalError() } }\n" + line)
    else {
      Issue.record("It should not compile.")
      return
    }
    let error = try #require(diagnostics.first { $0.severity == .error })
    #expect(error.line == 3)
    #expect(error.column == 28)
  }

  @Test func warningsOfAnUnchangedFileStay() async throws {
    let text = plain + "\nfunc f() { let unused = 1 }\n"
    let first = try await bench.module(text)
    #expect(first.diagnostics.map(\.line) == [8])
    #expect(first.diagnostics.map(\.severity) == [.warning])
    #expect(try await bench.module(text).diagnostics == first.diagnostics)
  }

  @Test func macrosOfSwiftUIAndObservationExpand() async throws {
    let module = try await bench.module(
      """
      import SwiftUI
      @Observable final class Model { var x = 1 }
      extension EnvironmentValues {
        @Entry var distance: CGFloat = 12
        @Entry var note: String?
        @Entry var count = 3
      }
      struct Card: View {
        @Environment(\\.distance) private var distance
        @Environment(\\.count) private var count
        @Binding var isOn: Bool
        var body: some View { Color.red.frame(width: distance * CGFloat(count), height: isOn ? 20 : 10) }
      }
      #Preview("On", traits: .sizeThatFitsLayout) {
        @Previewable @State var isOn = true
        @Previewable @State var model = Model()
        Card(isOn: $isOn)
          .environment(\\.count, 4)
      }
      """)
    let agent = try Agent.start(bench.installation)
    try await agent.load(module, timeout: 20)
    let symbol = try #require(module.previews.first).symbol
    let frame = try await agent.show(symbol: symbol, conditions: PreviewConditions(), timeout: 20)
    #expect(frame.answer == CGSize(width: 48, height: 20))
    await agent.stop()
  }

  @Test(arguments: [
    ("struct Card: View {\n  var body: some View { Color.red.padding( }\n}", 3),
    ("#Preview { Color.red.frame(width: 3 }", 2), ("struct Card: View {\n  var body: some View { Color.red }\n", 4),
  ])
  func syntaxErrorsSpeakOfTheUsersTextAlone(_ text: String, _ line: Int) async throws {
    guard case .failed(let diagnostics, let previews) = try await bench.build("import SwiftUI\n" + text) else {
      Issue.record("It should not compile.")
      return
    }
    #expect(previews.count == 1)
    #expect(diagnostics.first?.line == line)
    #expect(!diagnostics.contains { $0.text.contains("cdecl") })
  }

  @Test func aModuleOfApplesIsExplained() async throws {
    guard case .failed(let diagnostics, _) = try await bench.build("import MapKit\n" + plain) else {
      Issue.record("It should not compile.")
      return
    }
    #expect(diagnostics.first?.text.hasPrefix("no such module 'MapKit'; there are SwiftUI") == true)
  }

  @Test func anErrorInAMacrosExpansionIsAtTheMacro() async throws {
    guard
      case .failed(let diagnostics, _) = try await bench.build(
        plain + "\nextension EnvironmentValues {\n  @Entry var odd: Int\n}")
    else {
      Issue.record("It should not compile.")
      return
    }
    let error = try #require(diagnostics.first { $0.severity == .error })
    #expect(error.line == 9)
    #expect(error.text.contains("needs a default value"))
  }

  @Test(arguments: [
    ("", UnusableSource.empty(path: "")), (" \n\t\n", .empty(path: "")), ("let x = 1\u{0}", .notText(path: "")),
    ("import SwiftUI\nlet x = 1", .noView(path: "")),
  ])
  func saysWhyThereIsNothingToShow(_ text: String, _ kind: UnusableSource) async throws {
    guard case .unusable(let source) = try await bench.build(text) else {
      Issue.record("There is nothing to show.")
      return
    }
    #expect("\(source)".prefix { $0 != "(" } == "\(kind)".prefix { $0 != "(" })
    #expect(source.sentence.hasPrefix("Card.swift"))
  }

  @Test func aMissingFileIsSaid() async throws {
    let path = bench.folder + "/None.swift"
    let result = try await Builder(installation: bench.installation).build(path: path, platform: .ios)
    #expect(result == .unusable(.missing(path: path)))
  }

  @Test func aFolderIsOneModule() async throws {
    try bench.write(plain, to: "Card.swift")
    try bench.write(
      "import SwiftUI\n#if os(iOS)\n#Preview(\"Other\") { Card() }\n#endif", to: "Sub/Other.swift")
    let builder = Builder(installation: bench.installation)
    guard case .built(let module) = try await builder.build(path: bench.folder, platform: .ios) else {
      Issue.record("It should be built.")
      return
    }
    #expect(module.previews.map(\.name) == ["Card", "Other"])
    #expect(module.resourceFolder == bench.folder)
  }

  @Test func aBrokenNeighbourIsLeftOut() async throws {
    try bench.write(plain, to: "Card.swift")
    try bench.write("let broken: Int = \"\"", to: "Broken.swift")
    let builder = Builder(installation: bench.installation)
    guard case .built(let module) = try await builder.build(path: bench.folder, platform: .ios) else {
      Issue.record("It should be built.")
      return
    }
    #expect(module.previews.map(\.name) == ["Card"])
    #expect(module.diagnostics.map(\.path) == [bench.folder + "/Broken.swift"])
    #expect(module.diagnostics.map(\.severity) == [.error])
  }

  @Test func aNeighbourThatIsNeededFails() async throws {
    try bench.write("import SwiftUI\n#Preview { Needed() }", to: "Card.swift")
    try bench.write(
      "import SwiftUI\nstruct Needed: View { var body: Never { let x: Int = \"\"; fatalError() } }", to: "Needed.swift")
    let builder = Builder(installation: bench.installation)
    guard case .failed(let diagnostics, _) = try await builder.build(path: bench.folder, platform: .ios) else {
      Issue.record("It should fail.")
      return
    }
    #expect(diagnostics.contains { $0.path == bench.folder + "/Needed.swift" && $0.line == 2 })
  }

  @Test func aChangedBodyCompilesNoOtherFile() async throws {
    try bench.write(plain, to: "Card.swift")
    let other = "import SwiftUI\nstruct Other: View { var body: Never { fatalError(\"%\") } }"
    try bench.write(other, to: "Other.swift")
    // Other tests use the shared cache at the same time.
    var installation = bench.installation
    installation.cache = bench.folder + "/.cache"
    let builder = Builder(installation: installation)
    _ = try await builder.build(path: bench.folder, platform: .ios)
    #expect(try objects(installation).count == 2)
    try bench.write(other.replacingOccurrences(of: "%", with: "changed"), to: "Other.swift")
    _ = try await builder.build(path: bench.folder, platform: .ios)
    #expect(try objects(installation).count == 3)
    #expect(try FileManager.default.contentsOfDirectory(atPath: installation.cache + "/temporary").isEmpty)
  }

  @Test(arguments: [".so", ".o", ".pcm"]) func aDamagedCacheIsMended(_ ending: String) async throws {
    var installation = bench.installation
    installation.cache = bench.folder + "/.cache"
    let path = try bench.write(plain)
    _ = try await Builder(installation: installation).build(path: path, platform: .ios)
    let files = FileManager.default.enumerator(atPath: installation.cache)?.compactMap { $0 as? String } ?? []
    let damaged = files.filter { $0.hasSuffix(ending) }
    #expect(!damaged.isEmpty)
    for file in damaged {
      try Data("nothing of use".utf8).write(to: URL(fileURLWithPath: "\(installation.cache)/\(file)"))
    }
    // Another body, so that the compiler reads what it keeps.
    if ending == ".pcm" { try bench.write(plain + "\nfunc other() {}\n") }
    guard case .built(let module) = try await Builder(installation: installation).build(path: path, platform: .ios)
    else {
      Issue.record("It should be mended.")
      return
    }
    #expect(ProductSeal.content(of: module.library) != nil)
    let agent = try Agent.start(installation)
    try await agent.load(module, timeout: 20)
    await agent.stop()
  }

  @Test func filesOfOneNameKeepTheirPlaces() async throws {
    for side in ["A", "B"] {
      try bench.write(
        "import SwiftUI\nprivate func f() { let unused = 1 }\n#Preview { Color.red }; #Preview { Color.blue }",
        to: "\(side)/Card.swift")
    }
    let builder = Builder(installation: bench.installation)
    guard case .built(let module) = try await builder.build(path: bench.folder, platform: .ios) else {
      Issue.record("It should be built.")
      return
    }
    #expect(Set(module.previews.map(\.symbol)).count == 4)
    #expect(module.diagnostics.map(\.path) == ["A", "B"].map { "\(bench.folder)/\($0)/Card.swift" })
    #expect(module.diagnostics.map(\.line) == [2, 2])
  }

  @Test func notesOnOtherPeoplesFilesHaveNoPlaceThere() {
    let scan = ScanResult(previews: [], source: "a", lineCount: 9)
    let found = DiagnosticParser(scans: ["/x/Card.swift": scan]).diagnostics(
      in: """
        /x/Card.swift:2:3: error: wrong
        /build/Sources/SwiftUI/View.swift:4:1: note: 'View' declared here
        /build/Sources/SwiftUI/View.swift:5:1: note: where 'V' = 'Int'
        """)
    #expect(
      found.map(\.notes) == [
        [
          Diagnostic(path: "/x/Card.swift", line: 2, column: 3, severity: .note, text: "where 'V' = 'Int'")
        ]
      ])
  }

  @Test func eachViewOfAProviderIsShownByItself() async throws {
    let module = try await bench.module(
      """
      import SwiftUI
      struct P: PreviewProvider {
        static var previews: some View {
          Group {
            Color.red.frame(width: 10, height: 10).previewLayout(.sizeThatFits)
            Color.blue.frame(width: 20, height: 10).previewLayout(.sizeThatFits).previewDisplayName("Wide")
          }
        }
      }
      """)
    #expect(module.previews.map(\.line) == [5, 6])
    #expect(module.previews.map(\.name) == [nil, "Wide"])
    let agent = try Agent.start(bench.installation)
    try await agent.load(module, timeout: 60)
    for (preview, width) in zip(module.previews, [10, 20] as [CGFloat]) {
      let frame = try await agent.show(symbol: preview.symbol, conditions: PreviewConditions(), timeout: 60)
      #expect(frame.answer.width == width)
    }
    await agent.stop()
  }

  /// An agent that lacks what the module needs says so as what it is: parts of different builds.
  @Test func partsOfDifferentBuildsAreSaidToBe() async throws {
    let module = try await bench.module(plain)
    let source = bench.folder + "/odd.swift"
    try "@_silgen_name(\"$s7SwiftUI7MissingyyF\") func f()\n@_cdecl(\"odd\") public func odd() { f() }"
      .write(toFile: source, atomically: false, encoding: .utf8)
    let toolchain = bench.installation.toolchain
    let compile = try await ProgramRun.run(
      toolchain.frontend, ["-frontend", "-c", source, "-parse-as-library", "-module-name", "Odd", "-o", source + ".o"])
    #expect(compile.isSuccessful, "\(compile.output)")
    var odd = module
    odd.library = source + ".so"
    let link = try await ProgramRun.run(
      try #require(toolchain.linker), ["-shared", "-o", odd.library, toolchain.startObject, source + ".o"])
    #expect(link.isSuccessful, "\(link.output)")
    let agent = try Agent.start(bench.installation)
    await #expect(throws: AgentFailure.unavailable(.mismatchedParts)) { try await agent.load(odd, timeout: 60) }
  }

  @Test func whatIsNoFileIsSaid() async throws {
    let path = bench.folder + "/Pipe.swift"
    mkfifo(path, 0o600)
    let result = try await Builder(installation: bench.installation).build(path: path, platform: .ios)
    #expect(result == .unusable(.notAFile(path: path)))
  }

  @Test func aFolderOfEverythingIsRefused() throws {
    for number in 0..<2000 {
      try FileManager.default.createDirectory(atPath: "\(bench.folder)/\(number)", withIntermediateDirectories: true)
    }
    #expect(throws: UnusableSource.tooMany(path: bench.folder, limit: 2000)) { try SourceSet(path: bench.folder) }
  }

  private func objects(_ installation: Installation) throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: installation.cache + "/products")
    return names.filter { $0.hasSuffix(".o") }
  }
}
