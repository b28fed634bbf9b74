import Foundation

/// The files that are compiled as one module, and which of them is in focus.
struct SourceSet: Hashable, Sendable {
  /// The file whose previews are shown; nil where a folder was opened, all of whose previews count.
  var focus: String?
  /// Absolute, in order, the focus first.
  var files: [String]
  /// The folder in which pictures are looked for.
  var resourceFolder: String
  /// Names of a package's targets, whose files are all in the one module.
  var siblingModules: [String]

  private static let skippedFolders: Set<String> = [
    ".build", ".git", "Tests", "Carthage", "DerivedData", "Pods", "node_modules",
  ]
  /// More files or folders than this are not taken for one module.
  private static let limit = 2000

  /// - Throws: `UnusableSource.missing`, `.noFiles`, `.tooMany`.
  init(path: String) throws(UnusableSource) {
    guard FileSystem.exists(path) else { throw .missing(path: path) }
    guard FileSystem.isFolder(path) else {
      self.init(
        focus: path, files: [path], resourceFolder: (path as NSString).deletingLastPathComponent, siblingModules: [])
      return
    }
    let isPackage = FileSystem.exists(path + "/Package.swift")
    let root = isPackage && FileSystem.isFolder(path + "/Sources") ? path + "/Sources" : path
    let folders = Self.folders(below: root)
    let files = Self.swiftFiles(in: folders).filter { ($0 as NSString).lastPathComponent != "Package.swift" }
    guard folders.count < Self.limit, files.count < Self.limit else { throw .tooMany(path: path, limit: Self.limit) }
    guard !files.isEmpty else { throw .noFiles(path: path) }
    let targets = isPackage ? (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? [] : []
    self.init(
      focus: nil, files: files, resourceFolder: path,
      siblingModules: targets.filter { FileSystem.isFolder("\(root)/\($0)") }.sorted())
  }

  private init(focus: String?, files: [String], resourceFolder: String, siblingModules: [String]) {
    self.focus = focus
    self.files = files
    self.resourceFolder = resourceFolder
    self.siblingModules = siblingModules
  }

  private static func swiftFiles(in folders: [String]) -> [String] {
    var found: [String] = []
    for folder in folders where found.count < limit {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      where name.hasSuffix(".swift") && !name.hasPrefix(".") && !FileSystem.isFolder("\(folder)/\(name)") {
        found.append("\(folder)/\(name)")
      }
    }
    return found.sorted()
  }

  /// The folder and those below it that can hold sources.
  static func folders(below root: String) -> [String] {
    var found: [String] = []
    var waiting = [root]
    while let next = waiting.popLast(), found.count < limit {
      found.append(next)
      for name in (try? FileManager.default.contentsOfDirectory(atPath: next)) ?? []
      where !name.hasPrefix(".") && !skippedFolders.contains(name) {
        let path = next + "/" + name
        if FileSystem.isFolder(path), !FileSystem.isLink(path) { waiting.append(path) }
      }
    }
    return found
  }
}
