import Foundation
import PreviewProtocol
import Testing

@testable import PreviewService

@Suite struct ScannerTests {
  private let bench: Workbench

  init() throws { bench = try Workbench() }

  private func request(_ text: String, siblings: [String] = []) -> ScanRequest {
    ScanRequest(path: "/x/Card.swift", source: text, platform: .ios, siblingModules: siblings)
  }

  @Test func anAnswerIsKeptForTheNextProgram() async throws {
    let cache = BuildCache(folder: bench.folder + "/cache")
    let program = bench.installation.scanner
    let text = "import SwiftUI\n#Preview(\"Card\") { Text(\"a\") }\n"
    let fresh = try await Scanner(program: program).scan([request(text)])
    let first = Scanner(program: program, cache: cache)
    #expect(try await first.scan([request(text)]) == fresh)
    #expect(first.helperStarts == 1)
    let second = Scanner(program: program, cache: cache)
    #expect(try await second.scan([request(text)]) == fresh)
    #expect(second.helperStarts == 0)

    // Whatever is asked otherwise has another answer.
    let changed = request(text + "#Preview { Text(\"b\") }\n")
    let third = Scanner(program: program, cache: cache)
    #expect(try await third.scan([changed]).first?.previews.count == 2)
    #expect(third.helperStarts == 1)
    let fourth = Scanner(program: program, cache: cache)
    let other = request(text, siblings: ["SwiftUI"])
    let known = try await Scanner(program: program).scan([other])
    #expect(try await fourth.scan([other]) == known)
    #expect(known != fresh && fourth.helperStarts == 1)
  }

  @Test func theScannerIsThereForTheNextSave() async throws {
    let path = try bench.write("import SwiftUI\n#Preview { Text(\"a\") }\n")
    _ = try await Builder(installation: bench.installation, isRepeated: true).build(path: path, platform: .ios)
    let builder = Builder(installation: bench.installation, isRepeated: true)
    _ = try await builder.build(path: path, platform: .ios)
    #expect(builder.scanner.helperStarts == 0)
    builder.prepareForNextSave()
    // It starts on the queue on which questions are answered.
    _ = try await builder.scanner.scan([])
    #expect(builder.scanner.helperStarts == 1)
    try bench.write("import SwiftUI\n#Preview { Text(\"b\").bold() }\n")
    _ = try await builder.previews(path: path, platform: .ios)
    #expect(builder.scanner.helperStarts == 1)
  }

  @Test(arguments: ["", "{}", "damaged"]) func aDamagedAnswerIsAskedForAnew(content: String) async throws {
    let cache = BuildCache(folder: bench.folder + "/cache")
    let question = request("import SwiftUI\n#Preview { Text(\"a\") }\n")
    let fresh = try await Scanner(program: bench.installation.scanner, cache: cache).scan([question])
    let names = try FileManager.default.contentsOfDirectory(atPath: cache.path(""))
    let name = try #require(names.first { $0.hasSuffix(".scan") })
    if content == "{}" {
      // What is sealed, but nothing that this program can read.
      try cache.store(Data(content.utf8), as: name)
    } else {
      try content.write(toFile: cache.path(name), atomically: true, encoding: .utf8)
    }
    let again = Scanner(program: bench.installation.scanner, cache: cache)
    #expect(try await again.scan([question]) == fresh)
    #expect(again.helperStarts == 1)
    let next = Scanner(program: bench.installation.scanner, cache: cache)
    #expect(try await next.scan([question]) == fresh)
    #expect(next.helperStarts == 0)
  }

  @Test func findsMacrosWithNameTraitsAndLine() async throws {
    let result = try await bench.scan(
      """
      import SwiftUI
      #Preview("Card", traits: .fixedLayout(width: 300, height: 100), .landscapeLeft) { Text("a") }
      #Preview { Text("b") }
      #Preview("", body: { Text("c") })
      """)
    #expect(result.previews.map(\.name) == ["Card", nil, nil])
    #expect(result.previews.map(\.line) == [2, 3, 4])
    #expect(result.previews.map(\.kind) == [.macro, .macro, .macro])
    #expect(result.previews[0].traits == [".fixedLayout(width: 300, height: 100)", ".landscapeLeft"])
    #expect(Set(result.previews.map(\.symbol)).count == 3)
    #expect(!result.source.contains("#Preview"))
  }

  @Test func networkingIsImportedWhereItIsUsed() async throws {
    let view = "import SwiftUI\nstruct A: View { var body: some View { Text(\"URLSession\") } }\n"
    #expect(try await !bench.scan(view).source.contains("FoundationNetworking"))
    let loading = view + "func load() -> URLRequest? { nil }"
    let result = try await bench.scan(loading)
    #expect(result.source.hasPrefix(loading))
    #expect(result.source.contains("import FoundationNetworking"))
  }

  @Test func sessionsPublishWhereThatIsUsed() async throws {
    let module = try await bench.module(
      """
      import SwiftUI
      import Combine
      final class Loader: ObservableObject {
        @Published var text = ""
        func load(_ url: URL) -> AnyCancellable {
          URLSession.shared.dataTaskPublisher(for: url).map(\\.data).map { String(decoding: $0, as: UTF8.self) }
            .replaceError(with: "failed").receive(on: RunLoop.main).sink { self.text = $0 }
        }
      }
      #Preview { Text("a") }
      """)
    #expect(module.diagnostics == [])
  }

  @Test func anAppsDelegateIsMade() async throws {
    let source = "import SwiftUI\nstruct A: App { @UIApplicationDelegateAdaptor(Delegate.self) var d }"
    #expect(try await bench.scan(source).source.contains("(Delegate.self, make: { Delegate() })"))
  }

  @Test func findsProvidersAlsoInActiveBranches() async throws {
    let result = try await bench.scan(
      """
      import SwiftUI
      #if DEBUG && !os(macOS)
      struct A_Previews: PreviewProvider {
        static var previews: some View {
          Text("a").previewLayout(.fixed(width: 30, height: 7)).previewDisplayName("A")
            .previewDevice(PreviewDevice(rawValue: "iPhone 8"))
        }
      }
      #else
      struct B_Previews: PreviewProvider { static var previews: some View { Text("b") } }
      #endif
      """)
    #expect(result.previews.map(\.name) == ["A"])
    #expect(result.previews.map(\.line) == [3])
    #expect(result.previews[0].traits == [".fixedLayout(width: 30, height: 7)", ".device(\"iPhone 8\")"])
    #expect(result.previews[0].kind == .provider)
  }

  @Test(arguments: [
    "Text(\"a\").previewDisplayName(\"A\")\n    Text(\"b\").previewDisplayName(\"B\")",
    "Group {\n      Text(\"a\").previewDisplayName(\"A\"); Text(\"b\").previewDisplayName(\"B\")\n    }",
    "let x = 1\n    return Group { Text(\"a\").previewDisplayName(\"A\"); Text(\"b\").previewDisplayName(\"B\") }",
  ]) func viewsOfAProviderArePreviewsOfTheirOwn(_ body: String) async throws {
    let text = "import SwiftUI\nstruct A: PreviewProvider {\n  static var previews: some View {\n    \(body)\n  }\n}"
    let result = try await bench.scan(text)
    #expect(result.previews.map(\.name) == ["A", "B"])
    #expect(Set(result.previews.map(\.symbol)).count == 2)
    #expect(result.source.contains("of: A.self, part: 1"))
  }

  @Test func aGroupThatIsModifiedIsOnePreview() async throws {
    let result = try await bench.scan(
      "struct A: PreviewProvider { static var previews: some View { Group { Text(\"a\"); Text(\"b\") }.padding() } }")
    #expect(result.previews.count == 1)
  }

  @Test(
    arguments: [
      ("struct A: View { var body: some View { Text(\"\") } }", "A"),
      ("struct A: View { let x: Int; var body: some View { Text(\"\") } }", nil),
      ("struct A: View { var x: Int?; var body: some View { Text(\"\") } }", "A"),
      ("struct A: View { let x: Int?; var body: some View { Text(\"\") } }", nil),
      ("struct A: View { @State private var x = 1; @Environment(\\.locale) var l; var body: some View { T() } }", "A"),
      ("struct A: View { @Binding var x: Bool; var body: some View { Text(\"\") } }", nil),
      ("struct A: View { let x: Int; init(x: Int = 2) { self.x = x }; var body: some View { T() } }", "A"),
      ("struct A: View { var x = 1; init(x: Int) { self.x = x }; var body: some View { T() } }", nil),
      ("struct A: View { let x: Int; var body: some View { T() } }\nextension A { init() { x = 1 } }", "A"),
      ("struct A: View { var x: Int { didSet {} }; var body: some View { T() } }", nil),
      ("struct A<C: View>: View { var body: some View { T() } }", nil),
      ("struct A { var body: some View { T() } }\nextension A: View {}", "A"),
      (
        "struct A: View { var body: some View { T() } }\nstruct B: View { var a = A(); var body: some View { a } }", "B"
      ),
      ("struct A: SwiftUI.View { static let x: Int = 3; var body: some View { T() } }", "A"),
      ("struct A: Equatable { }", nil),
    ] as [(String, String?)])
  func findsTheLastViewThatNeedsNoArguments(_ text: String, _ name: String?) async throws {
    let result = try await bench.scan("import SwiftUI\n" + text)
    #expect(result.previews.map(\.name) == (name.map { [$0] } ?? []))
  }

  @Test func answersConditionsWithoutMovingAnything() async throws {
    let text = """
      #if os(iOS) || targetEnvironment(simulator)
      #elseif !os(macOS) && canImport(UIKit)
      #endif
      func f() { if #available(iOS 99, *) {} ; if #available(iOS 17, *) {} }
      """
    let iOS = try await bench.scan(text)
    let lines = iOS.source.split(separator: "\n")
    #expect(lines[0] == "#if true    || true                        ")
    #expect(lines[1] == "#elseif !false     && true            ")
    #expect(lines[3] == "func f() { if false                 {} ; if #available(iOS 17, *) {} }")
    #expect(iOS.shifts.isEmpty)
    let mac = try await bench.scan(text, platform: .macos)
    #expect(mac.source.split(separator: "\n")[0] == "#if false   || false                       ")
  }

  @Test func leavesOutWhatAPreviewCannotHave() async throws {
    let result = try await bench.scan(
      "import SwiftUI\nimport Model\n@main struct M: App { var body: some Scene { W() } }", siblings: ["Model"])
    #expect(result.source.hasPrefix("import SwiftUI\n            \n      struct M: App"))
  }

  @Test func foundationBringsObservationAlong() async throws {
    let model = try await bench.scan("import Foundation\n@Observable class A {}")
    #expect(model.source.hasPrefix("import Foundation; import Observation\n"))
    #expect(try await bench.scan("import Foundation\nclass A {}").source.hasPrefix("import Foundation\n"))
  }

  @Test func modulesWithoutACounterpartAreReplacedByWhatBringsTheirContent() async throws {
    let result = try await bench.scan("import QuartzCore\nimport CoreGraphics\nimport SwiftUICore\n")
    #expect(result.source.hasPrefix("import Foundation\nimport CoreGraphics\nimport SwiftUI    \n"))
  }

  @Test func previewableVariablesBecomeProperties() async throws {
    let result = try await bench.scan(
      """
      import SwiftUI
      #Preview("On", traits: .sizeThatFitsLayout) {
        @Previewable @State var on = true
        Toggle("x", isOn: $on)
      }
      """)
    let lines = result.source.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[2].hasPrefix("               @State var on = true"))
    #expect(lines[3] == "  Toggle(\"x\", isOn: $on)")
    #expect(lines[4].contains("traits: .sizeThatFitsLayout"))
  }

  @Test func bodiesAreNoPartOfTheInterface() async throws {
    let texts = ["{ Text(\"a\") }", "{ Text(\"b\").padding() }"]
    var interfaces: Set<String> = []
    for body in texts {
      interfaces.insert(try await bench.scan("struct A: View { var body: some View \(body) }").interface)
    }
    #expect(interfaces.count == 1)
    #expect(try await bench.scan("struct A: View { var x = 1 }").interface != interfaces.first)
  }

  @Test func survivesAnEndOfItsHelper() async throws {
    let scanner = Scanner(program: bench.installation.scanner)
    let request = ScanRequest(path: "/x/A.swift", source: "#Preview { T() }", platform: .ios)
    #expect(try await scanner.scan([request])[0].previews.count == 1)
    scanner.endHelper()
    #expect(try await scanner.scan([request])[0].previews.count == 1)
  }

  @Test func placesGoBackToTheirColumns() {
    let scan = ScanResult(
      previews: [], source: "",
      shifts: [
        ColumnShift(line: 2, column: 1, oldLength: 8, newLength: 100),
        ColumnShift(line: 2, column: 20, oldLength: 0, newLength: 5),
      ], lineCount: 3, appendedLines: [2])
    #expect(scan.place(ofLine: 1, column: 50) == (1, 50))
    #expect(scan.place(ofLine: 2, column: 101) == (2, 9))
    #expect(scan.place(ofLine: 2, column: 50) == (2, 8))
    #expect(scan.place(ofLine: 2, column: 112) == (2, 20))
    #expect(scan.place(ofLine: 2, column: 118) == (2, 21))
    #expect(scan.place(ofLine: 4, column: 30) == (2, 1))
    #expect(scan.place(ofLine: 9, column: 30) == (4, 1))
  }
}
