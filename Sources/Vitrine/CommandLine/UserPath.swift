import Foundation

/// A path as the user wrote it, for what is said about it and the files in it.
struct UserPath: Hashable {
  let given: String
  private let absolute: String

  init(_ given: String) {
    self.given = given
    let full = given.hasPrefix("/") ? given : FileManager.default.currentDirectoryPath + "/" + given
    absolute = URL(fileURLWithPath: full).standardized.path
  }

  /// The path of a file, beginning as the user's own does.
  func displayed(_ path: String) -> String {
    if path == absolute { return given }
    guard path.hasPrefix(absolute + "/") else { return path }
    return (given.hasSuffix("/") ? String(given.dropLast()) : given) + path.dropFirst(absolute.count)
  }
}
