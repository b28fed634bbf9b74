import Foundation
import PreviewProtocol
import PreviewService

/// Says what is installed, what is missing, and how to get it; at the end it tries the whole way from a file to a frame.
@MainActor struct DoctorCommand {
  let environment: [String: String]
  let console: Console

  /// What came of looking for one thing.
  private enum Finding {
    case there(String)
    /// Without it nothing is shown.
    case missing(String)
    /// Without it something is shown less well.
    case lacking(String)
  }

  func run() async {
    let toolchain = Toolchain.find(environment: environment)
    report("Swift toolchain", toolchain.map { .there($0.root) } ?? .missing(ServiceError.noToolchain.sentence))
    report("Linker", toolchain?.linker.map { .there($0) } ?? .missing(ServiceError.noLinker.sentence))
    report("Inter, in place of SF Pro", files(named: "Inter", in: "fonts", package: "fonts-inter"))
    report("Emoji", files(named: "NotoColorEmoji", in: "fonts", package: "fonts-noto-color-emoji"))
    report(
      "Noto Serif, in place of New York", files(named: "NotoSerif-Regular", in: "fonts", package: "fonts-noto-core"))
    report("Symbols, in place of SF Symbols", symbols)
    report("Display, for the window", display)
    do throws(ServiceError) {
      let installation = try Installation.find(environment: environment)
      report("Vitrine's own parts", .there((installation.agent as NSString).deletingLastPathComponent))
      report("Shaders", shaders(installation))
      report("Cache", cache(installation.cache))
      report("A preview, built and shown", await trial(installation))
    } catch {
      report("Vitrine's own parts", .missing(error.sentence))
    }
  }

  private func report(_ what: String, _ finding: Finding) {
    switch finding {
    case .there(let text): console.write("ok       \(what): \(text)")
    case .lacking(let text): console.write("lacking  \(what): \(text)")
    case .missing(let text):
      console.write("missing  \(what): \(text)")
      console.note(.missingPart)
    }
  }

  private var dataFolders: [String] {
    let home = environment["XDG_DATA_HOME"] ?? (environment["HOME"] ?? "") + "/.local/share"
    let system = environment["XDG_DATA_DIRS"].flatMap { $0.isEmpty ? nil : $0 } ?? "/usr/local/share:/usr/share"
    return [home] + system.split(separator: ":").map(String.init)
  }

  private func files(named prefix: String, in folder: String, package: String) -> Finding {
    for root in dataFolders.map({ "\($0)/\(folder)" }) {
      guard let names = FileManager.default.enumerator(atPath: root) else { continue }
      for case let name as String in names where (name as NSString).lastPathComponent.hasPrefix(prefix) {
        return .there("\(root)/\(name)")
      }
    }
    return .lacking("Install the package \(package); other fonts are used until then.")
  }

  private var symbols: Finding {
    for root in dataFolders.flatMap({ ["\($0)/bootstrap-icons/svg", "\($0)/bootstrap-icons"] })
    where FileManager.default.fileExists(atPath: root + "/heart-fill.svg") {
      return .there(root)
    }
    return .lacking("Install the package bootstrap-icons; symbols are empty until then.")
  }

  private var display: Finding {
    for name in ["WAYLAND_DISPLAY", "DISPLAY"] {
      if let display = environment[name], !display.isEmpty { return .there("\(name)=\(display)") }
    }
    return .lacking("There is none here; render, explain and list need none.")
  }

  private func shaders(_ installation: Installation) -> Finding {
    let clang = installation.toolchain.clang
    guard FileManager.default.isExecutableFile(atPath: clang) else {
      return .lacking("\(clang) is missing; views are shown without shaders.")
    }
    return installation.shaderHeaders.map { .there($0) }
      ?? .lacking("Their headers are missing; build or install Vitrine again. Views are shown without shaders.")
  }

  private func cache(_ path: String) -> Finding {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      return .missing("\(path) cannot be made: \(error.localizedDescription). Set XDG_CACHE_HOME to another folder.")
    }
    return access(path, W_OK) == 0
      ? .there(path) : .missing("\(path) cannot be written. Set XDG_CACHE_HOME to another folder.")
  }

  /// Builds a file of its own and lays it out, as every other command does.
  private func trial(_ installation: Installation) async -> Finding {
    let folder = NSTemporaryDirectory() + "vitrine-doctor-\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let file = folder + "/Doctor.swift"
      try "import SwiftUI\n#Preview { Color.red.frame(width: 10, height: 10) }\n".write(
        toFile: file, atomically: false, encoding: .utf8)
      let start = Date()
      guard case .built(let module) = try await Builder(installation: installation).build(path: file, platform: .ios),
        let preview = module.previews.first
      else { return .missing("It does not compile. The compiler must be the one that Vitrine was built with.") }
      let agent = try Agent.start(installation)
      try await agent.load(module, timeout: 10)
      _ = try await agent.show(symbol: preview.symbol, conditions: PreviewConditions(), timeout: 10)
      await agent.stop()
      return .there("\(Int(Date().timeIntervalSince(start) * 1000)) ms")
    } catch let error as ServiceError {
      return .missing(error.sentence)
    } catch let failure as AgentFailure {
      return .missing(failure.state?.sentence ?? "It was stopped.")
    } catch {
      return .missing(error.localizedDescription)
    }
  }
}
