import Foundation
import Testing

@Suite struct InstallTests {
  @Test func uninstallLeavesNothingBehind() throws {
    let folder = try TemporaryFolder()
    let prefix = folder.url.appending(path: "usr")
    let install = try Command.run(
      [".ci/install", Command.built.path, prefix.path], environment: ["PREFIX": "/opt/vitrine"])
    #expect(install.exitCode == 0)
    #expect(install.errors.isEmpty)

    let files = try folder.files(under: "usr")
    for file in [
      "bin/vitrine", "lib/vitrine/vitrine", "lib/vitrine/vitrine-agent", "lib/vitrine/vitrine-scanner",
      "lib/vitrine/SwiftUIMacros-tool", "lib/vitrine/Modules/SwiftUI.swiftmodule", "lib/vitrine/shaders/metal_stdlib",
      "lib/vitrine/shaders/SwiftUI/SwiftUI_Metal.h",
      "share/vitrine/examples/ProfileCard.swift", "share/applications/io.github.vitrine.Vitrine.desktop",
      "share/metainfo/io.github.vitrine.Vitrine.metainfo.xml", "share/man/man1/vitrine.1",
      "share/glib-2.0/schemas/io.github.vitrine.Vitrine.gschema.xml",
      "share/mime/packages/io.github.vitrine.Vitrine.xml",
      "share/icons/hicolor/scalable/apps/io.github.vitrine.Vitrine.svg",
      "share/dbus-1/services/io.github.vitrine.Vitrine.service",
    ] {
      #expect(files.contains(file))
    }
    let list = try String(contentsOf: prefix.appending(path: "lib/vitrine/installed-files"), encoding: .utf8)
    #expect(list.split(separator: "\n").map(String.init).sorted() == files)

    let program = prefix.appending(path: "bin/vitrine").resolvingSymlinksInPath()
    #expect(program.lastPathComponent == "vitrine")
    #expect(FileManager.default.isExecutableFile(atPath: program.path))

    let service = "share/dbus-1/services/io.github.vitrine.Vitrine.service"
    let activation = try String(contentsOf: prefix.appending(path: service), encoding: .utf8)
    #expect(activation.contains("Exec=/opt/vitrine/bin/vitrine"))

    // What the desktop makes of it goes away too.
    #expect(try Command.run([".ci/install", "--refresh", prefix.path]).exitCode == 0)
    #expect(try folder.files(under: "usr").contains("share/glib-2.0/schemas/gschemas.compiled"))
    #expect(try Command.run([".ci/install", "--remove", prefix.path]).exitCode == 0)
    #expect(try Command.run([".ci/install", "--refresh", prefix.path]).exitCode == 0)
    #expect(try folder.files().isEmpty)
  }

  @Test func uninstallSparesTheFilesOfOthers() throws {
    let folder = try TemporaryFolder()
    try folder.write("other\nbin/gone\n", to: "lib/vitrine/installed-files")
    try folder.write("", to: "other")
    try folder.write("", to: "bin/kept")
    try Command.run([".ci/install", "--remove", folder.url.path])
    #expect(try folder.files() == ["bin/kept", "lib/vitrine/installed-files"])
  }
}
