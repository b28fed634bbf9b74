import Foundation
import PreviewProtocol

/// Calls the compiler and the linker directly, with fixed flags: the driver would take longer than the compile.
struct Compiler: Sendable {
  /// The name of the module that all user code is compiled into.
  static let moduleName = "Previewed"

  let installation: Installation
  let cache: BuildCache

  /// A file as it was scanned, with the name of its object.
  struct Unit: Sendable {
    var path: String
    var scan: ScanResult
    var object: String
  }

  /// Compiles some files of a module in one run of the compiler.
  /// - Parameters:
  ///   - units: what is compiled; the objects end up in the cache.
  ///   - all: every file of the module, among them `units`.
  /// - Returns: the compiler's output. Objects are there only where it succeeded.
  /// - Throws: `ServiceError`, or `CancellationError`.
  func compile(_ units: [Unit], of all: [Unit], in folder: String) async throws -> ProgramRun {
    let names = try writeCopies(all, in: folder)
    let primaries = Set(units.map(\.path))
    var arguments = ["-frontend", "-c"]
    for (unit, name) in zip(all, names) {
      arguments += primaries.contains(unit.path) ? ["-primary-file", name] : [name]
    }
    // Objects belong to primary files in their order.
    let objects = all.filter { primaries.contains($0.path) }
    for (index, _) in objects.enumerated() { arguments += ["-o", "\(folder)/\(index).o"] }
    arguments += ["-vfsoverlay", "\(folder)/overlay.json"] + flags
    let run = try await ProgramRun.run(installation.toolchain.frontend, arguments)
    if case .signalled(let signal) = run.ending {
      throw ServiceError.compilerBroke(message: "It ended with signal \(signal). \(Self.lastLine(of: run.output))")
    }
    guard run.isSuccessful else { return run }
    for (index, unit) in objects.enumerated() { try cache.store("\(folder)/\(index).o", as: unit.object) }
    return run
  }

  /// - Returns: the name of the shared object in the cache.
  /// - Throws: `ServiceError.linkFailed` or others, or `CancellationError`.
  func link(_ objects: [String], as name: String, in folder: String) async throws {
    guard let linker = installation.toolchain.linker else { throw ServiceError.noLinker }
    let output = "\(folder)/module.so"
    let run = try await ProgramRun.run(
      linker, ["-shared", "-o", output, installation.toolchain.startObject] + objects.map(cache.path))
    guard run.isSuccessful else { throw ServiceError.linkFailed(message: Self.lastLine(of: run.output)) }
    try cache.store(output, as: name)
  }

  /// The compiler sees each copy under the path of the user's own file, so that diagnostics, `#filePath` and the messages
  /// of failed preconditions name that.
  ///
  /// It takes each file name once in a module; a file in another folder that has the name too goes under another, and says
  /// in a line of its own which file it is.
  /// - Returns: the names that the compiler is to be given.
  private func writeCopies(_ units: [Unit], in folder: String) throws(ServiceError) -> [String] {
    do {
      var roots: [Overlay.Root] = []
      var used: Set<String> = []
      for (index, unit) in units.enumerated() {
        let copy = "\(folder)/\(index).swift"
        let isFirst = used.insert((unit.path as NSString).lastPathComponent).inserted
        let text = isFirst ? unit.scan.source : Self.location(of: unit.path) + unit.scan.source
        try text.write(toFile: copy, atomically: false, encoding: .utf8)
        let name = isFirst ? unit.path : "\((unit.path as NSString).deletingPathExtension).\(index)~.swift"
        roots.append(Overlay.Root(name: name, contents: copy))
      }
      let overlay = try JSONEncoder().encode(Overlay(roots: roots))
      try overlay.write(to: URL(fileURLWithPath: "\(folder)/overlay.json"))
      return roots.map(\.name)
    } catch {
      throw .cannotWriteCache(path: folder, error)
    }
  }

  private static func location(of path: String) -> String {
    let literal = path.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
    return "#sourceLocation(file: \"\(literal)\", line: 1)\n"
  }

  private var flags: [String] {
    let toolchain = installation.toolchain
    let host = toolchain.root + "/lib/swift/host"
    return [
      "-module-name", Self.moduleName, "-parse-as-library", "-Onone", "-swift-version", "5", "-D", "DEBUG",
      "-I", installation.modules, "-module-cache-path", cache.modules,
      "-load-plugin-executable", "\(installation.macros)#SwiftUIMacros",
      "-in-process-plugin-server-path", "\(host)/libSwiftInProcPluginServer.so", "-plugin-path", "\(host)/plugins",
      "-disable-llvm-verify", "-sil-verify-none", "-disable-implicit-string-processing-module-import",
      "-diagnostic-style", "llvm", "-no-color-diagnostics",
    ]
  }

  /// Everything besides the source that an object depends on.
  var fingerprint: String {
    let modules = Installation.moduleNames.map {
      FileSystem.version("\(installation.modules)/\($0).swiftmodule")
    }
    return
      ([FileSystem.version(installation.toolchain.frontend), FileSystem.version(installation.macros)] + modules + flags)
      .joined(separator: "\n")
  }

  private static func lastLine(of output: String) -> String {
    output.split(separator: "\n").last.map(String.init) ?? "It gave no reason."
  }
}

/// The compiler's description of files that stand in for others.
private struct Overlay: Encodable {
  struct Root: Encodable {
    var type = "file"
    var name: String
    var contents: String

    enum CodingKeys: String, CodingKey {
      case type, name
      case contents = "external-contents"
    }
  }

  var version = 0
  var usesExternalNames = false
  var roots: [Root]

  enum CodingKeys: String, CodingKey {
    case version, roots
    case usesExternalNames = "use-external-names"
  }
}
