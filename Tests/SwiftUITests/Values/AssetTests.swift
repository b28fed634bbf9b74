import DrawingCore
import Foundation
import Testing

@testable import SwiftUI

@Suite struct AssetTests {
  private func folder(_ files: [String: String]) throws -> String {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    for (path, text) in files {
      let file = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    return root.path
  }

  @Test func colorSetAnswersByAppearance() throws {
    let path = try folder([
      "A.xcassets/Brand.colorset/Contents.json": """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb",
          "components": {"red": "0xFF", "green": "128", "blue": "0.000", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
          "color": {"platform": "ios", "reference": "systemTealColor"}}
      ]}
      """
    ])
    defer { try? FileManager.default.removeItem(atPath: path) }
    var context = ResolutionContext(assets: AssetFolders(paths: [path]))
    #expect(Color("Brand").rgba(in: context) == RGBA(255, 128, 0))
    #expect(Color("Missing").rgba(in: context) == .clear)
    context.isDark = true
    #expect(Color("Brand").rgba(in: context) == RGBA(0, 195 + 15, 208 + 16))
  }

  @Test func picturesAreFoundLooseAndInCatalogues() throws {
    let path = try folder([
      "Sources/cat.png": "x", "Sources/cat@3x.png": "x",
      "A.xcassets/Icons/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "A.xcassets/Icons/Dog.imageset/Contents.json": """
      {"images": [{"filename": "d.png", "scale": "1x"}, {"filename": "d2.png", "scale": "2x"},
        {"filename": "n.png", "scale": "2x", "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
       "properties": {"template-rendering-intent": "template"}}
      """,
    ])
    defer { try? FileManager.default.removeItem(atPath: path) }
    let assets = AssetFolders(paths: [path])
    let light = ResolutionContext(), dark = ResolutionContext(isDark: true)
    #expect(
      assets.picture(named: "cat", scale: 2, in: light)
        == AssetPicture(path: path + "/Sources/cat@3x.png", scale: 3, isTemplate: nil))
    #expect(assets.picture(named: "cat.png", scale: 1, in: light)?.scale == 1)
    let set = path + "/A.xcassets/Icons/Dog.imageset/"
    #expect(
      assets.picture(named: "Icons/Dog", scale: 2, in: light)
        == AssetPicture(path: set + "d2.png", scale: 2, isTemplate: true))
    #expect(assets.picture(named: "Icons/Dog", scale: 1, in: dark)?.path == set + "n.png")
    #expect(assets.picture(named: "Dog", scale: 1, in: light) == nil)
  }
}
