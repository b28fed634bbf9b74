import Foundation
import Testing

@Suite struct InstallTests {
  @Test func uninstallLeavesNothingBehind() throws {
    let folder = try TemporaryFolder()
    let prefix = folder.url.appending(path: "usr")
    let toolchain = try Command.run([".ci/toolchain"]).output.trimmingCharacters(in: .newlines)
    let install = try Command.run([".ci/install", Command.built.path, toolchain, prefix.path])
    #expect(install.exitCode == 0)
    #expect(install.errors.isEmpty)

    let files = try folder.files(under: "usr")
    for file in [
      "bin/vitrine", "lib/vitrine/vitrine", "lib/vitrine/vitrine-agent", "lib/vitrine/vitrine-scanner",
      "lib/vitrine/SwiftUIMacros-tool", "lib/vitrine/Modules/SwiftUI.swiftmodule",
      "share/vitrine/examples/ProfileCard.swift",
    ] {
      #expect(files.contains(file))
    }
    let list = try String(contentsOf: prefix.appending(path: "lib/vitrine/installed-files"), encoding: .utf8)
    #expect(list.split(separator: "\n").map(String.init).sorted() == files)

    let program = prefix.appending(path: "bin/vitrine").resolvingSymlinksInPath()
    #expect(program.lastPathComponent == "vitrine")
    #expect(FileManager.default.isExecutableFile(atPath: program.path))

    try Command.run([".ci/install", "--remove", prefix.path])
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
