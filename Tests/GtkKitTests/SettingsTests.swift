import Foundation
import Testing

@testable import GtkKit

@MainActor @Suite struct SettingsTests {
  @Test func isNilWithoutASchema() {
    #expect(Settings(schema: "io.github.vitrine.NoSuchSchema", folder: nil) == nil)
    #expect(Settings(schema: "io.github.vitrine.NoSuchSchema", folder: "/nowhere") == nil)
  }

  @Test func readsDefaultsAndKeepsValues() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-schema-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try """
    <schemalist><schema id="io.github.vitrine.Test" path="/io/github/vitrine/Test/">
    <key name="width" type="i"><default>7</default></key><key name="name" type="s"><default>"a"</default></key>
    <key name="zoom" type="d"><default>0.5</default></key><key name="dark" type="b"><default>true</default></key>
    </schema></schemalist>
    """.write(to: folder.appendingPathComponent("test.gschema.xml"), atomically: true, encoding: .utf8)
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = ["glib-compile-schemas", folder.path]
    try compiler.run()
    compiler.waitUntilExit()

    let settings = try #require(Settings(schema: "io.github.vitrine.Test", folder: folder.path))
    #expect(settings[int: "width"] == 7)
    #expect(settings[string: "name"] == "a")
    #expect(settings[double: "zoom"] == 0.5)
    #expect(settings[bool: "dark"])
    settings[int: "width"] = 9
    settings[string: "name"] = "ü"
    settings[double: "zoom"] = 2
    settings[bool: "dark"] = false
    #expect(settings[int: "width"] == 9)
    #expect(settings[string: "name"] == "ü")
    #expect(settings[double: "zoom"] == 2)
    #expect(!settings[bool: "dark"])
  }
}
