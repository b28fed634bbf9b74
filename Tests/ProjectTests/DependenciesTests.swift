import Foundation
import Testing

@Suite struct DependenciesTests {
  @Test func nothingMissingMeansNothingSaid() throws {
    let deps = try Command.run([".ci/deps"])
    #expect(deps.exitCode == 0)
    #expect(deps.output.isEmpty)
    #expect(deps.errors.isEmpty)
  }

  /// A machine on which a package is missing: dpkg-query says so, and apt-get and sudo only report.
  @Test(arguments: ["0", "1000"])
  func missingPackagesAreInstalled(asUser user: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("#!/bin/sh\necho 'gcc installed'\n", to: "bin/dpkg-query")
    try folder.write("#!/bin/sh\necho \(user)\n", to: "bin/id")
    try folder.write("#!/bin/sh\necho apt-get \"$@\"\n", to: "bin/apt-get")
    try folder.write("#!/bin/sh\necho sudo; exec \"$@\"\n", to: "bin/sudo")
    try Command.run(["chmod", "-R", "+x", folder.url.path])
    let path = try #require(ProcessInfo.processInfo.environment["PATH"])
    let deps = try Command.run(
      [".ci/deps"], environment: ["PATH": "\(folder.url.appending(path: "bin").path):\(path)"])
    #expect(deps.exitCode == 0)
    let install = try #require(deps.output.split(separator: "\n").first { $0.contains("apt-get install") })
    #expect(install.contains(" libgtk-4-dev "))
    #expect(install.contains("--yes"))
    #expect(!install.contains(" gcc "))
    #expect(deps.output.contains("sudo") == (user != "0"))
  }

  @Test func aMissingToolchainIsExplained() throws {
    let folder = try TemporaryFolder()
    let toolchain = try Command.run([".ci/toolchain"], environment: ["VITRINE_TOOLCHAIN": folder.url.path])
    #expect(toolchain.exitCode == 1)
    #expect(toolchain.output.isEmpty)
    #expect(toolchain.errors.contains("Swift 6 toolchain"))
  }

  @Test func anOldToolchainIsRefused() throws {
    let folder = try TemporaryFolder()
    let old =
      "{ \"compilerVersion\": \"Swift version 5.10.1\", \"runtimeResourcePath\": \"\(folder.url.path)/lib/swift\" }"
    try folder.write("#!/bin/sh\necho '\(old)'\n", to: "bin/swiftc")
    try folder.write("", to: "lib/swift/host/libSwiftSyntax.so")
    try Command.run(["chmod", "+x", folder.url.appending(path: "bin/swiftc").path])
    let toolchain = try Command.run([".ci/toolchain"], environment: ["VITRINE_TOOLCHAIN": folder.url.path])
    #expect(toolchain.exitCode == 1)
  }

  @Test func everyPackageToRunWithIsExplainedToReaders() throws {
    let readme = try String(contentsOf: Command.root.appending(path: "README.md"), encoding: .utf8)
    let packages = try String(contentsOf: Command.root.appending(path: ".ci/packages"), encoding: .utf8)
    let names = packages.split(separator: "\n").map { $0.split(separator: " ") }.filter { $0.first == "run" }
      .map { $0[1] }
    #expect(!names.isEmpty)
    for name in names {
      #expect(readme.contains("`\(name)`"), "\(name) is missing from README.md")
    }
  }
}
