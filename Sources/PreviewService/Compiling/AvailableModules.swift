import Foundation
import PreviewProtocol

/// The modules that view files can import here.
struct AvailableModules: Sendable {
  private static let advice =
    "; there are SwiftUI, UIKit and AppKit in part, Combine, Foundation, Observation and os, and what '#if canImport' "
    + "guards is left out"

  private let names: Set<String>

  /// Reads what there is: our modules, and the toolchain's, some of which have a module map in a folder of their own.
  init(_ installation: Installation) {
    let library = installation.toolchain.root + "/lib/swift"
    func contents(_ folder: String) -> [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] }
    var names = Set(contents(library))
    for folder in [installation.modules, library + "/linux"] {
      for name in contents(folder) where name.hasSuffix(".swiftmodule") {
        names.insert((name as NSString).deletingPathExtension)
      }
    }
    self.names = names.union(["Builtin", "CDispatch", "SwiftGlibc", "SwiftShims"])
  }

  /// An error for each module that is imported and not there, at its first import, the focus's before others': the
  /// compiler would say it after having looked at all else.
  /// - Parameter lacking: is filled with the files that import such a module.
  func missing(in units: [Compiler.Unit], lacking: inout Set<String>) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var places: [String: Int] = [:]
    var counts: [String: Int] = [:]
    for unit in units {
      for missing in unit.scan.imports where !names.contains(missing.module) {
        lacking.insert(unit.path)
        counts[missing.module, default: 0] += 1
        guard places[missing.module] == nil else { continue }
        places[missing.module] = found.count
        found.append(
          Diagnostic(
            path: unit.path, line: missing.line, column: missing.column, severity: .error,
            text: Self.explained("no such module '\(missing.module)'")))
      }
    }
    for (module, place) in places {
      if let count = counts[module], count > 1 {
        found[place].text += count == 2 ? "; another file imports it too" : "; \(count - 1) other files import it too"
      }
    }
    return found
  }

  /// Adds what there is in its place to what the compiler says of a missing module.
  static func explained(_ text: String) -> String { text.hasPrefix("no such module") ? text + advice : text }
}
