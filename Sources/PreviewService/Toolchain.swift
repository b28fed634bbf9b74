public import Foundation
import PreviewProtocol

/// A Swift toolchain on this machine.
public struct Toolchain: Hashable, Sendable {
  /// The folder that holds `bin` and `lib`.
  public var root: String
  /// The linker, of whichever make is there; nil where there is none.
  public var linker: String?

  public init(root: String, linker: String?) {
    self.root = root
    self.linker = linker
  }

  public var frontend: String { root + "/bin/swift-frontend" }
  /// The compiler of C++, which compiles shaders.
  public var clang: String { root + "/bin/clang" }
  /// The toolchain's own runtime libraries.
  public var runtime: String { root + "/lib/swift/linux" }
  /// The object that registers a library's Swift metadata when it is loaded.
  public var startObject: String { runtime + "/\(Self.architecture)/swiftrt.o" }

  static var architecture: String {
    #if arch(arm64)
      "aarch64"
    #else
      "x86_64"
    #endif
  }
}

extension Toolchain {
  /// The toolchain named by the environment's `VITRINE_TOOLCHAIN`, else the one whose runtime this program uses, since
  /// compiled modules fit only their own compiler, else the first in `PATH`.
  /// - Returns: nil where there is none.
  public static func find(environment: [String: String] = ProcessInfo.processInfo.environment) -> Toolchain? {
    let path = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    var roots: [String] = []
    if let named = environment["VITRINE_TOOLCHAIN"], !named.isEmpty { roots.append(named) }
    if let running = runtimeLibraryPath() {
      // root/lib/swift/linux/libswiftCore.so
      roots.append(URL(fileURLWithPath: running).resolvingSymlinksInPath().pathComponents.dropLast(4).joinedPath)
    }
    for folder in path {
      for program in ["swift-frontend", "swiftc"] where FileSystem.isExecutable("\(folder)/\(program)") {
        let real = URL(fileURLWithPath: "\(folder)/\(program)").resolvingSymlinksInPath()
        roots.append(real.pathComponents.dropLast(2).joinedPath)
      }
    }
    guard let root = roots.first(where: { FileSystem.isExecutable("\($0)/bin/swift-frontend") }) else { return nil }
    return Toolchain(root: root, linker: linker(root: root, path: path))
  }

  /// The fastest linker first: gold needs 4 ms for a preview, mold 7, lld 12.
  private static func linker(root: String, path: [String]) -> String? {
    for program in ["ld.gold", "ld.mold", "ld.lld"] {
      for folder in path + ["\(root)/bin", "/usr/bin"] where FileSystem.isExecutable("\(folder)/\(program)") {
        return "\(folder)/\(program)"
      }
    }
    return nil
  }

  private static func runtimeLibraryPath() -> String? {
    let line = MemoryMap.lines().first { $0.hasSuffix("/libswiftCore.so") }
    return line.flatMap { line in line.firstIndex(of: "/").map { String(line[$0...]) } }
  }
}

extension Collection where Element == String {
  /// The path with these components, the first of which is the root.
  fileprivate var joinedPath: String { "/" + dropFirst().joined(separator: "/") }
}
