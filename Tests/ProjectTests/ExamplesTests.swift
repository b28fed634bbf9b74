import Foundation
import Testing

/// The examples, by the program as it was built.
@Suite(.serialized) struct ExamplesTests {
  struct Listed: Decodable {
    var name: String?
    var line: Int
  }

  static let files: [String] = {
    let folder = Command.root.appending(path: "resources/examples")
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { "resources/examples/\($0)" }
  }()

  private func vitrine(_ arguments: String...) throws -> Command {
    try Command.run([Command.built.appending(path: "vitrine").path] + arguments)
  }

  @Test(arguments: files) func previewsHaveNames(_ file: String) throws {
    let list = try vitrine("list", file, "--json")
    #expect(list.exitCode == 0, "\(list.errors)")
    let previews = try JSONDecoder().decode([Listed].self, from: Data(list.output.utf8))
    #expect(!previews.isEmpty)
    let names = Set(previews.compactMap(\.name))
    #expect(names.count == previews.count)
  }

  /// Each preview is drawn, in light and dark, in more than one colour, and the two differ.
  @Test(arguments: files) func previewsAreDrawn(_ file: String) throws {
    let folder = try TemporaryFolder()
    var schemes: [[String: Data]] = []
    for scheme in ["light", "dark"] {
      let pictures = folder.url.appending(path: scheme)
      try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
      let render = try vitrine("render", file, "--preview", "all", "--scheme", scheme, "-o", pictures.path + "/")
      #expect(render.exitCode == 0, "\(render.errors)")
      let names = try folder.files(under: scheme)
      #expect(!names.isEmpty)
      for name in names {
        let count = try Command.run(["identify", "-format", "%k", pictures.appending(path: name).path]).output
        #expect((Int(count) ?? 0) > 1, "\(scheme) \(name) is of one colour")
      }
      schemes.append(
        try Dictionary(
          uniqueKeysWithValues: names.map { ($0, try Data(contentsOf: pictures.appending(path: $0))) }))
    }
    #expect(schemes[0].keys == schemes[1].keys)
    #expect(schemes[0] != schemes[1])
  }

  @Test(arguments: files) func compilesWithoutWarnings(_ file: String) throws {
    let render = try vitrine("explain", file, "--json")
    #expect(render.exitCode == 0)
    #expect(!render.errors.contains("warning:"), "\(render.errors)")
    #expect(render.output.contains("\"negotiation\""))
  }
}
