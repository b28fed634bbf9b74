import Foundation

/// A command of the project, run in its folder.
struct Command {
  var exitCode: Int32
  var output: String
  var errors: String

  /// The folder of the repository.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The folder that the programs were built into, which holds the running test too.
  static let built = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()

  @discardableResult
  static func run(
    _ arguments: [String], in folder: URL = root, environment: [String: String] = [:]
  ) throws -> Command {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(["MAKEFLAGS": ""]) { $1 }
      .merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    let output = try TemporaryFolder()
    let outputFile = output.url.appending(path: "output")
    let errorFile = output.url.appending(path: "errors")
    try Data().write(to: outputFile)
    try Data().write(to: errorFile)
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = try FileHandle(forWritingTo: errorFile)
    try process.run()
    process.waitUntilExit()
    return Command(
      exitCode: process.terminationStatus,
      output: try String(contentsOf: outputFile, encoding: .utf8),
      errors: try String(contentsOf: errorFile, encoding: .utf8))
  }
}
