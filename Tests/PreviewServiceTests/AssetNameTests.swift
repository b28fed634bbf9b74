import Foundation
import PreviewProtocol
import Testing

@testable import PreviewService

/// Pictures and colours of catalogues, named as members as in Xcode's generated code.
@Suite struct AssetNameTests {
  private let bench: Workbench

  init() throws { bench = try Workbench() }

  @Test(arguments: [
    ("logo", "logo"), ("Logo", "logo"), ("big-logo 2x", "bigLogo2x"), ("HKFlag", "hkFlag"), ("ABC", "abc"),
    ("heroImage", "hero"), ("Image", "image"), ("24-hours", "_24Hours"), ("snake_case", "snake_case"),
  ])
  func namesAreMadeAsXcodeMakesThem(name: String, symbol: String) {
    #expect(AssetNames.symbol(for: name, without: "Image") == symbol)
  }

  private func catalogue() throws {
    try bench.write("", to: "App.xcodeproj/project.pbxproj")
    try bench.write("{}", to: "App/Assets.xcassets/Logo.imageset/Contents.json")
    try bench.write("{}", to: "App/Assets.xcassets/Group/brandColor.colorset/Contents.json")
    try bench.write("{}", to: "App/Assets.xcassets/mine.colorset/Contents.json")
  }

  @Test func aProjectsCatalogueIsFoundFromAFolderBelow() throws {
    try catalogue()
    let focus = try bench.write("import SwiftUI", to: "App/Views/Card.swift")
    let folder = try Neighbourhood().sources(path: focus).resourceFolder
    #expect(folder == "\(bench.folder)/App")
    let names = AssetNames(below: folder, besides: ["extension Color { static let mine = Color.red }"])
    #expect(names.images == ["logo": "Logo"])
    #expect(names.colors == ["brand": "brandColor", "mine": "mine"])
    #expect(names.plainColors == ["brand"])
  }

  @Test func aCatalogueBesideTheTargetIsFoundWhereThatHasNone() throws {
    try bench.write("", to: "App.xcodeproj/project.pbxproj")
    try bench.write("{}", to: "Assets.xcassets/Contents.json")
    let focus = try bench.write("import SwiftUI", to: "App/Card.swift")
    #expect(try Neighbourhood().sources(path: focus).resourceFolder == bench.folder)
  }

  @Test func whatAFileNamesIsDeclaredForIt() async throws {
    var request = ScanRequest(
      path: "/x/Card.swift", source: "import SwiftUI\nlet a = Image(.logo), b = Color.brand, c = Color(.mine)",
      platform: .ios)
    request.assets.images = ["logo": "Logo", "other": "Other"]
    request.assets.colors = ["brand": "brandColor", "mine": "mine"]
    request.assets.plainColors = ["brand"]
    let result = try #require(try await Scanner(program: bench.installation.scanner).scan([request]).first)
    let added = result.source.dropFirst(request.source.count)
    #expect(added.contains("ImageResource(name: \"Logo\""))
    #expect(added.contains("ColorResource(name: \"mine\""))
    #expect(!added.contains("Other"))
    #expect(added.contains("extension SwiftUI.Color { static var `brand`"))
    #expect(!added.contains("extension SwiftUI.Color { static var `mine`"))
    #expect(result.lineCount == 2)
  }

  @Test func aFileThatNamesThemCompiles() async throws {
    try catalogue()
    let focus = try bench.write(
      """
      import SwiftUI
      extension Color { static let mine = Color.red }
      #Preview { Image(.logo).foregroundStyle(.brand).background(Color(.mine)).tint(.mine) }
      """, to: "App/Views/Card.swift")
    let result = try await Builder(installation: bench.installation).build(path: focus, platform: .ios)
    guard case .built(let module) = result else {
      Issue.record("It was not built: \(result)")
      return
    }
    #expect(module.diagnostics == [])
  }
}
