import Foundation
import Testing

@Suite struct MakefileTests {
  @Test(arguments: ["deps", "build", "run", "check", "bench", "tests", "install", "uninstall", "clean"])
  func everyTargetCanBePlanned(_ target: String) throws {
    let plan = try Command.run(["make", "--dry-run", target])
    #expect(plan.exitCode == 0)
    #expect(!plan.output.isEmpty)
  }

  @Test(arguments: ["run", "check", "build", "bench", "install"])
  func targetsPrepareWhatTheyNeed(_ target: String) throws {
    let plan = try Command.run(["make", "--dry-run", target]).output
    #expect(plan.contains(".ci/deps"))
    #expect(plan.contains("swift build"))
  }

  @Test func runTakesAFile() throws {
    let plan = try Command.run(["make", "--dry-run", "run", "FILE=/elsewhere/Card.swift"]).output
    #expect(plan.contains("vitrine /elsewhere/Card.swift"))
  }

  @Test func theDefaultExampleExists() throws {
    let plan = try Command.run(["make", "--dry-run", "run"]).output
    let file = try #require(plan.split(whereSeparator: \.isWhitespace).last { $0.hasSuffix(".swift") })
    #expect(FileManager.default.fileExists(atPath: Command.root.appending(path: String(file)).path))
  }

  @Test func testsAndProgramsComeFromOneBuild() throws {
    let plan = try Command.run(["make", "--dry-run", "check"]).output
    let flags = plan.split(separator: "\n").filter { $0.contains("swift build") || $0.contains("swift test") }
    #expect(flags.count >= 3)
    #expect(flags.allSatisfy { $0.contains("-c release -Xswiftc -enable-testing") })
  }

  @Test func continuousIntegrationRunsTheChecks() throws {
    let folder = try TemporaryFolder()
    try folder.write("check:\n\t@echo checked with CI=$$CI; exit 7\n", to: "Makefile")
    try FileManager.default.createDirectory(at: folder.url.appending(path: ".ci"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: Command.root.appending(path: ".ci/run"), to: folder.url.appending(path: ".ci/run"))
    let run = try Command.run([folder.url.appending(path: ".ci/run").path], in: URL(filePath: "/"))
    #expect(run.exitCode != 0)
    #expect(run.output.contains("checked with CI=true"))
  }
}
