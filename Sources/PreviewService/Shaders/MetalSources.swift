import Foundation

/// The Metal files of a module, as pictures found in a folder and below it, with the headers that they may include.
struct MetalSources: Hashable, Sendable {
  /// Absolute, in order.
  var files: [String] = []
  var headers: [String] = []

  /// Whether a Swift file speaks of shaders: each begins with one of these names.
  static func areUsed(in text: String) -> Bool { text.contains("ShaderLibrary") || text.contains("ShaderFunction") }

  /// The words of Swift files, among which are the names of the functions in use; nil where names may be made at run
  /// time.
  static func words(in texts: [String]) -> Set<String>? {
    if texts.contains(where: { $0.contains("ShaderFunction(") || $0.contains("dynamicMember:") }) { return nil }
    return texts.reduce(into: []) { words, text in
      for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
        words.insert(String(word))
      }
    }
  }

  static func isKind(_ name: String) -> Bool { name.hasSuffix(".metal") }

  init(below root: String) { self.init(in: SourceSet.folders(below: root)) }

  init(in folders: [String]) {
    for folder in folders {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where !name.hasPrefix(".") {
        if Self.isKind(name) { files.append("\(folder)/\(name)") }
        if name.hasSuffix(".h") { headers.append("\(folder)/\(name)") }
      }
    }
    files.sort()
    headers.sort()
    if files.isEmpty { headers = [] }
  }

  /// Stands for the contents of all.
  var version: String {
    var hash = ContentHash()
    for path in files + headers { hash.add("\(path) \(FileSystem.version(path))") }
    return hash.name
  }
}
