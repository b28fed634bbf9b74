import Foundation
import Testing

@Suite struct ResourcesTests {
  @Test func validResourcesPass() throws {
    let resources = try Command.run([".ci/resources"])
    #expect(resources.exitCode == 0, "\(resources.output)\(resources.errors)")
  }

  @Test(arguments: [
    ("App.desktop", "[Desktop Entry]\nType=Application\n"),
    ("App.metainfo.xml", "<?xml version=\"1.0\"?><component><id>x</id></component>\n"),
    ("App.gschema.xml", "<schemalist><schema id=\"x\" path=\"wrong\"/></schemalist>\n"),
  ])
  func invalidResourcesAreFound(name: String, text: String) throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(at: folder.url.appending(path: ".ci"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: Command.root.appending(path: ".ci/resources"), to: folder.url.appending(path: ".ci/resources"))
    try folder.write(text, to: "resources/data/\(name)")
    let resources = try Command.run([".ci/resources"], in: folder.url)
    #expect(resources.exitCode == 1)
    #expect(resources.errors.contains("resources/data/\(name) is not valid"), "\(resources.errors)")
  }
}
