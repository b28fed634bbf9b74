import Foundation

/// What the modules that a previewed file sees declare, as the toolchain reads it from the built modules.
struct ModuleSymbols {
  private struct Graph: Decodable {
    struct Symbol: Decodable {
      struct Kind: Decodable { var identifier: String }
      struct Lines: Decodable {
        struct Line: Decodable { var text: String }
        var lines: [Line]
      }
      var kind: Kind
      var pathComponents: [String]
      var docComment: Lines?
    }
    var symbols: [Symbol]
  }

  /// The modules: SwiftUI, what it exports, and UIKit and AppKit.
  static let modules = ["SwiftUI", "LayoutCore", "DrawingCore", "Combine", "UIKit", "AppKit"]

  private var types: Set<String> = []
  private var functions: Set<String> = []
  private var members: Set<String> = []
  private var environment: Set<String> = []
  private var macros: Set<String> = ["Observable", "ObservationIgnored"]
  private var near: Set<String> = []

  init() throws {
    let folder = try TemporaryFolder()
    let toolchain = try Command.run([".ci/toolchain"]).output.trimmingCharacters(in: .whitespacesAndNewlines)
    let built = Command.built.appending(path: "Modules").path
    for module in Self.modules where FileManager.default.fileExists(atPath: "\(built)/\(module).swiftmodule") {
      let extraction = try Command.run([
        "\(toolchain)/bin/swift-symbolgraph-extract", "-module-name", module, "-I", built, "-target",
        "x86_64-unknown-linux-gnu", "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir",
        folder.url.path,
      ])
      guard extraction.exitCode == 0 else { throw Failure(module: module, text: extraction.errors) }
    }
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.url.path) {
      let graph = try JSONDecoder().decode(Graph.self, from: Data(contentsOf: folder.url.appending(path: name)))
      for symbol in graph.symbols { add(symbol) }
    }
  }

  struct Failure: Error {
    var module, text: String
  }

  private mutating func add(_ symbol: Graph.Symbol) {
    let path = symbol.pathComponents.map { String($0.prefix { $0 != "(" }) }
    guard let name = path.last else { return }
    switch symbol.kind.identifier {
    case "swift.struct", "swift.class", "swift.enum", "swift.protocol", "swift.typealias", "swift.actor":
      types.insert(name)
    case "swift.func": functions.insert(name)
    case "swift.macro": macros.insert(name)
    case "swift.method", "swift.type.method": members.insert(name)
    case "swift.property" where path.first == "EnvironmentValues": environment.insert(name)
    default: return
    }
    let isNear = symbol.docComment?.lines.contains { $0.text.hasPrefix("Approximated:") } ?? false
    if isNear { near.insert(name) }
  }

  /// Whether something of this name and kind is declared.
  func declares(_ name: NameInUse) -> Bool {
    switch name.name.first {
    case ".": members.contains(name.word)
    case "\\": environment.contains(name.word)
    case "#": macros.contains(name.word)
    case "@": name.name == "@main" || types.contains(name.word) || macros.contains(name.word)
    default: types.contains(name.word) || functions.contains(name.word)
    }
  }

  /// Whether its documentation says, in a line that begins with “Approximated:”, that its look is only near Apple's.
  func approximates(_ name: NameInUse) -> Bool { near.contains(name.word) }
}
