public import Foundation

/// Where the parts of Vitrine and of the Swift toolchain lie on this machine.
public struct Installation: Hashable, Sendable {
  public var agent, scanner: String
  /// The program that the compiler asks to expand macros.
  public var macros: String
  /// The folder of the compiled modules, `moduleNames`.
  public var modules: String
  public var toolchain: Toolchain
  /// The folder for build products.
  public var cache: String
  /// The folder of the headers that Metal files are compiled against; nil where it is not found.
  public var shaderHeaders: String?

  public init(
    agent: String, scanner: String, macros: String, modules: String, toolchain: Toolchain, cache: String,
    shaderHeaders: String? = nil
  ) {
    self.agent = agent
    self.scanner = scanner
    self.macros = macros
    self.modules = modules
    self.toolchain = toolchain
    self.cache = cache
    self.shaderHeaders = shaderHeaders
  }
}

extension Installation {
  /// The modules that user code may import, and those that they rest on.
  static let moduleNames = [
    "SwiftUI", "Combine", "UIKit", "AppKit", "CoreGraphics", "UniformTypeIdentifiers", "CoreTransferable", "os",
    "OSLog", "DrawingCore", "LayoutCore",
  ]

  /// Whether the agent is older than the module that previews are compiled against: a build makes the module first, and
  /// an installation puts both there at once.
  var isMismatched: Bool { FileSystem.changed(agent) + 60 < FileSystem.changed(modules + "/SwiftUI.swiftmodule") }

  /// Looks beside the running program, where a build leaves everything, then in `../lib/vitrine`, where an installation
  /// has it.
  /// - Throws: `ServiceError.noToolchain`, `.noLinker` or `.missingPart`.
  public static func find(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(ServiceError) -> Installation {
    guard let toolchain = Toolchain.find(environment: environment) else { throw .noToolchain }
    guard toolchain.linker != nil else { throw .noLinker }
    let parts = partFolders(environment: environment)
    func part(_ name: String) throws(ServiceError) -> String {
      for folder in parts where FileSystem.isExecutable("\(folder)/\(name)") { return "\(folder)/\(name)" }
      throw .missingPart(name: name, lookedIn: parts.joined(separator: " and "))
    }
    let modules = parts.flatMap { ["\($0)/Modules", "\($0)/modules"] }
    guard let found = modules.first(where: { FileSystem.isReadable("\($0)/SwiftUI.swiftmodule") }) else {
      throw .missingPart(name: "SwiftUI.swiftmodule", lookedIn: modules.joined(separator: " and "))
    }
    return Installation(
      agent: try part("vitrine-agent"), scanner: try part("vitrine-scanner"), macros: try part("SwiftUIMacros-tool"),
      modules: found, toolchain: toolchain, cache: cacheFolder(environment: environment),
      shaderHeaders: shaderHeaders(parts, environment: environment))
  }

  /// Beside the parts where installed, in `resources` of the source tree that the program was built in, or the folder of
  /// that name that the environment says.
  private static func shaderHeaders(_ parts: [String], environment: [String: String]) -> String? {
    var folders = parts
    if let named = environment["VITRINE_RESOURCES"], !named.isEmpty { folders.append(named) }
    for part in parts {
      var folder = part as NSString
      while folder.length > 1 {
        folders.append(folder.appendingPathComponent("resources"))
        folder = folder.deletingLastPathComponent as NSString
      }
    }
    return folders.map { $0 + "/shaders" }.first { FileSystem.isReadable($0 + "/metal_stdlib") }
  }

  private static func partFolders(environment: [String: String]) -> [String] {
    if let named = environment["VITRINE_PARTS"], !named.isEmpty { return [named] }
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let folder = program.deletingLastPathComponent()
    return [folder.path, folder.deletingLastPathComponent().appendingPathComponent("lib/vitrine").path]
  }

  /// `vitrine` in the user's cache folder, as the XDG base directory specification places it.
  static func cacheFolder(environment: [String: String]) -> String {
    if let named = environment["XDG_CACHE_HOME"], named.hasPrefix("/") { return named + "/vitrine" }
    return (environment["HOME"] ?? NSHomeDirectory()) + "/.cache/vitrine"
  }
}
