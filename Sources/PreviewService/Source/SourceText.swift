import Foundation

/// A Swift file's text.
struct SourceText: Hashable, Sendable {
  var path: String
  var text: String

  /// Files longer than this are not read, in bytes; Swift's own compiler takes minutes for less.
  private static let limit = 16 << 20

  /// - Throws: `UnusableSource`, with everything that can be wrong with a file before it is compiled.
  init(path: String) throws(UnusableSource) {
    guard FileSystem.exists(path) else { throw .missing(path: path) }
    // What is no file may have no end.
    guard FileSystem.isRegular(path) else { throw .notAFile(path: path) }
    guard let data = FileManager.default.contents(atPath: path) else { throw .unreadable(path: path) }
    guard data.count <= Self.limit, !data.contains(0), let text = String(data: data, encoding: .utf8) else {
      throw .notText(path: path)
    }
    guard text.contains(where: { !$0.isWhitespace }) else { throw .empty(path: path) }
    self.path = path
    self.text = text
  }
}
