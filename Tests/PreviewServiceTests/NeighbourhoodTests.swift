import Foundation
import PreviewProtocol
import Testing

@testable import PreviewService

/// Which files of a project a file brings along when it is opened by itself.
@Suite struct NeighbourhoodTests {
  private let bench: Workbench

  init() throws { bench = try Workbench() }

  private func files(of path: String) throws -> [String] {
    try Neighbourhood().sources(path: path).files.map { String($0.dropFirst(bench.folder.count + 1)) }
  }

  @Test func whatIsUsedJoinsAndWhatThatUses() throws {
    let focus = try bench.write("import SwiftUI\n#Preview { Card(item: .sample) }", to: "Card.swift")
    try bench.write("struct Card { let item: Item }", to: "CardView.swift")
    try bench.write("struct Item { var owner: Person }", to: "Model/Item.swift")
    try bench.write("extension Item { static let sample = 1 }", to: "Model/Samples.swift")
    try bench.write("struct Person {}", to: "Model/Person.swift")
    try bench.write("struct Unrelated { var card: Card }", to: "Unrelated.swift")
    #expect(
      try files(of: focus)
        == ["Card.swift", "CardView.swift", "Model/Item.swift", "Model/Person.swift", "Model/Samples.swift"])
  }

  @Test func extensionsOfOtherPeoplesTypesJoinByTheirMembers() throws {
    let focus = try bench.write("#Preview { Text(\"a\").card().font(.brand) }", to: "Card.swift")
    try bench.write("extension View { func card() -> some View { self } }", to: "View+Card.swift")
    try bench.write("extension Font { static let brand = Font.body }", to: "Font+Brand.swift")
    try bench.write("extension Color { static let accent = Color.red }", to: "Color+Accent.swift")
    #expect(try files(of: focus) == ["Card.swift", "Font+Brand.swift", "View+Card.swift"])
  }

  @Test func initialisersOfOtherPeoplesTypesJoinByTheirLabels() throws {
    let focus = try bench.write("let a = Color(hex: 1), b = list[safe: 2], c = Text(1)", to: "Card.swift")
    try bench.write("extension Color { public init?(hex: Int) { self = .red } }", to: "Color+Hex.swift")
    try bench.write("extension Color { init(name: Int) { self = .red } }", to: "Color+Name.swift")
    try bench.write("extension Array { subscript<T>(safe index: T) -> Int { 1 } }", to: "Array+Safe.swift")
    try bench.write("extension Text { init(_ number: Int) { self.init(\"\") } }", to: "Text+Number.swift")
    try bench.write("extension Image { init(_ number: Int) { self.init(\"\") } }", to: "Image+Number.swift")
    #expect(try files(of: focus) == ["Card.swift", "Array+Safe.swift", "Color+Hex.swift", "Text+Number.swift"])
  }

  @Test func aFolderWithACatalogueIsATarget() throws {
    let focus = try bench.write("let a = Thing()", to: "App/Views/Card.swift")
    try bench.write("{}", to: "App/Assets.xcassets/Contents.json")
    try bench.write("struct Thing {}", to: "App/Model/Thing.swift")
    try bench.write("struct Thing {}", to: "Other/Thing.swift")
    #expect(try files(of: focus) == ["App/Views/Card.swift", "App/Model/Thing.swift"])
  }

  @Test func aPackageCanHaveOneTargetInAllOfItsSources() throws {
    let focus = try bench.write("let a = Thing()", to: "Sources/Views/Card.swift")
    try bench.write(".target(name: \"Kit\", path: \"Sources\")", to: "Package.swift")
    try bench.write("struct Thing {}", to: "Sources/Model/Thing.swift")
    #expect(try files(of: focus) == ["Sources/Views/Card.swift", "Sources/Model/Thing.swift"])
  }

  @Test func wordsThatAreNoUseOfANameBringNothing() throws {
    let focus = try bench.write(
      """
      // Person
      /* Person /* nested */ Person */
      struct Card { private struct Hidden {}; let text = "Person and \\(1 + two)"; let block = \"\"\"
        Person
        \"\"\" }
      """, to: "Card.swift")
    try bench.write("struct Person {}", to: "Person.swift")
    try bench.write("let two = 2", to: "Two.swift")
    try bench.write("private struct Card {}\nfileprivate let Hidden = 1", to: "Private.swift")
    #expect(try files(of: focus) == ["Card.swift", "Two.swift"])
  }

  @Test func modulesThatVitrineGivesAreNotTheProjects() throws {
    let focus = try bench.write("import SwiftUI\nimport Other\nlet a = Thing()", to: "Sources/App/Card.swift")
    try bench.write("", to: "Package.swift")
    try bench.write("public struct Thing {}", to: "Sources/SwiftUI/Thing.swift")
    try bench.write("public struct Thing {}", to: "Sources/Other/Thing.swift")
    #expect(try files(of: focus) == ["Sources/App/Card.swift", "Sources/Other/Thing.swift"])
  }

  @Test func aSecondDeclarationStaysAway() throws {
    let focus = try bench.write("struct Card {}\nlet part = Part()", to: "A/Card.swift")
    _ = try bench.write("", to: "Demo.xcodeproj/project.pbxproj")
    try bench.write("struct Part {}", to: "A/Part.swift")
    try bench.write("struct Part {}", to: "A/B/Part.swift")
    try bench.write("struct Other {}\nstruct Card {}", to: "A/Other.swift")
    #expect(try files(of: focus) == ["A/Card.swift", "A/Part.swift"])
  }

  @Test func picturesAreThoseOfTheTargetAndPlaygroundsHaveNone() throws {
    let focus = try bench.write("let part = Part()", to: "App/Views/Card.swift")
    #expect(try Neighbourhood().sources(path: focus).resourceFolder == bench.folder + "/App/Views")
    try bench.write("", to: "App.xcodeproj/project.pbxproj")
    try bench.write("struct Part {}", to: "App/Tries.playground/Contents.swift")
    #expect(try Neighbourhood().sources(path: focus).resourceFolder == bench.folder + "/App")
    #expect(try files(of: focus) == ["App/Views/Card.swift"])
  }

  @Test func modulesOfTheSameProjectJoin() throws {
    try bench.write("// swift-tools-version: 6.0", to: "Kit/Package.swift")
    let focus = try bench.write(
      "import SwiftUI\nimport Model\nstruct Card: View { let item = Item(); var body: some View { Color.red } }",
      to: "Kit/Sources/Views/Card.swift")
    try bench.write("public struct Item { public init() {} }", to: "Kit/Sources/Model/Item.swift")
    try bench.write("import Missing\nstruct Broken {}", to: "Kit/Sources/Model/Broken.swift")
    let sources = try Neighbourhood().sources(path: focus)
    #expect(sources.files.map { ($0 as NSString).lastPathComponent } == ["Card.swift", "Item.swift"])
    #expect(sources.siblingModules == ["Model"])
  }

  @Test func aFileOfAnXcodeProjectIsShownWithWhatItNeeds() async throws {
    try bench.write("", to: "Demo.xcodeproj/project.pbxproj")
    let focus = try bench.write(
      "import SwiftUI\n#Preview(\"Mine\", traits: .sizeThatFitsLayout) { Tile(side: 12) }", to: "Demo/Views/Card.swift")
    try bench.write(
      "import SwiftUI\nstruct Tile: View { let side: CGFloat; var body: some View { Color.red.frame(width: side) } }\n"
        + "#Preview { Nowhere() }\nstruct T_Previews: PreviewProvider { static var previews: some View { Nowhere() } }",
      to: "Demo/Parts/Tile.swift")
    try bench.write("let broken: Int = \"\"", to: "Demo/Broken.swift")
    guard
      case .built(let module) = try await Builder(installation: bench.installation).build(path: focus, platform: .ios)
    else {
      Issue.record("It should be built.")
      return
    }
    #expect(module.previews.map(\.name) == ["Mine"])
    #expect(module.files.count == 2)
  }

  @Test func brokenFilesAndThoseThatNeedThemAreLeftOut() async throws {
    try bench.write("import SwiftUI\n#Preview { Color.red }", to: "Card.swift")
    try bench.write("import Elsewhere\nstruct A {}", to: "A.swift")
    try bench.write("struct B { let a = A() }", to: "B.swift")
    try bench.write("struct C { let b = B() }", to: "C.swift")
    let result = try await Builder(installation: bench.installation).build(path: bench.folder, platform: .ios)
    guard case .built(let module) = result else {
      Issue.record("It should be built: \(result)")
      return
    }
    let missing = try #require(module.diagnostics.first { $0.path.hasSuffix("/A.swift") })
    #expect(missing.text.hasPrefix("no such module 'Elsewhere'"))
    #expect(
      Set(module.diagnostics.map { ($0.path as NSString).lastPathComponent }) == ["A.swift", "B.swift", "C.swift"])
  }

  @Test(
    arguments: [
      ("Text(\"a\").matchedTransitionSourceOfTomorrow()", nil),
      ("Text(\"a\").activityBackgroundTint(.red)", "activityBackgroundTint"),
      ("WebView(url: nil)", nil), ("AVAudioEngine()", "AVAudioEngine"),
    ] as [(String, String?)])
  func aNameOfApplesThatIsMissingIsSaidToBe(_ expression: String, _ name: String?) async throws {
    guard case .failed(let found, _) = try await bench.build("import SwiftUI\n#Preview { \(expression) }") else {
      Issue.record("It should fail.")
      return
    }
    let notes = found.flatMap(\.notes).map(\.text).filter { $0.contains("not supported") }
    #expect(notes == (name.map { ["'\($0)' is not supported by Vitrine yet"] } ?? []))
  }

  @Test func aTargetsFolderBringsTheModulesThatItImports() async throws {
    try bench.write("// swift-tools-version: 6.0", to: "Package.swift")
    try bench.write(
      "import SwiftUI\nimport Model\n#Preview(\"Mine\") { Text(Item().name) }", to: "Sources/Views/Card.swift")
    try bench.write(
      "import SwiftUI\npublic struct Item { let name = \"a\" }\n#Preview { Color.red }", to: "Sources/Model/Item.swift")
    let result = try await Builder(installation: bench.installation)
      .build(path: bench.folder + "/Sources/Views", platform: .ios)
    guard case .built(let module) = result else {
      Issue.record("It should be built: \(result)")
      return
    }
    #expect(module.previews.map(\.name) == ["Mine"])
  }

  @Test func foundationBringsCombine() async throws {
    let focus = try bench.write("import SwiftUI\n#Preview { Text(Model().name) }", to: "Card.swift")
    try bench.write(
      "import Foundation\nfinal class Model: ObservableObject { @Published var name = \"a\" }", to: "Model.swift")
    guard case .built = try await Builder(installation: bench.installation).build(path: focus, platform: .ios) else {
      Issue.record("It should be built.")
      return
    }
  }

  @Test func aMissingModuleIsOneLine() async throws {
    let focus = try bench.write("import SwiftUI\n#Preview { Tile() }", to: "Card.swift")
    for name in ["Tile", "Other"] {
      try bench.write("import Elsewhere\nstruct \(name) { let o: Other }", to: "\(name).swift")
    }
    let result = try await Builder(installation: bench.installation).build(path: focus, platform: .ios)
    guard case .failed(let found, _) = result else {
      Issue.record("It should fail: \(result)")
      return
    }
    #expect(found.map { ($0.path as NSString).lastPathComponent } == ["Card.swift", "Other.swift"])
    #expect(found.first?.text == "cannot find 'Tile' in scope")
    #expect(found.last?.text.hasPrefix("no such module 'Elsewhere'; there are") == true)
    #expect(found.last?.text.hasSuffix("; another file imports it too") == true)
  }

  @MainActor @Test func aNeighboursSaveIsASave() async throws {
    let focus = try bench.write(
      "import SwiftUI\n#Preview(traits: .sizeThatFitsLayout) { Tile() }", to: "Views/Card.swift")
    _ = try bench.write("", to: "Demo.xcworkspace/contents.xcworkspacedata")
    let tile = "import SwiftUI\nstruct Tile: View { var body: some View { Color.red.frame(width: 10 + 2) } }"
    try bench.write(tile, to: "Views/Parts/Tile.swift")
    let live = LivePreview(installation: bench.installation, timeout: 20)
    let (changes, continuation) = AsyncStream.makeStream(of: LivePreview.Change.self)
    live.onChange = { continuation.yield($0) }
    live.open(path: focus)
    for await _ in changes where live.state == .showing { break }
    try bench.write(tile.replacingOccurrences(of: "10 + 2", with: "30 + 2"), to: "Views/Parts/Tile.swift")
    for await _ in changes where live.frame?.answer.width == 32 { break }
    live.close()
  }
}
