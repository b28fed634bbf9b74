import Foundation

/// A folder that goes away with its last reference.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "vitrine-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file, with the folders it needs.
  func write(_ text: String, to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// The paths of everything that is not a folder, in order.
  func files(under path: String = "") throws -> [String] {
    let start = url.appending(path: path)
    let paths = FileManager.default.enumerator(atPath: start.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { path in
      let attributes = try? FileManager.default.attributesOfItem(atPath: start.appending(path: path).path)
      return attributes?[.type] as? FileAttributeType != .typeDirectory
    }.sorted()
  }
}
