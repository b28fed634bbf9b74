import Foundation

/// The files that are compiled as one module, and which of them is in focus.
struct SourceSet: Hashable, Sendable {
  /// The file whose previews are shown; nil where a folder was opened, all of whose previews count.
  var focus: String?
  /// Absolute, in order, the focus first.
  var files: [String]
  /// The folder in which, and below which, pictures are looked for.
  var resourceFolder: String
  /// Files that are there for what others need of them: their previews are nobody's business.
  var extras: Set<String> = []
  /// Names of a package's targets, whose files are all in the one module.
  var siblingModules: [String]

  /// Whether something about a file is to be shown: neighbours of a file in focus have their errors told, no more.
  func isTold(_ diagnostic: Diagnostic) -> Bool {
    focus == nil || diagnostic.path == focus || diagnostic.severity == .error
  }

  /// An error of a neighbour that was left out is none of the file in focus, which is shown without it.
  func weighed(_ diagnostic: Diagnostic) -> Diagnostic {
    guard let focus, diagnostic.path != focus, diagnostic.severity == .error else { return diagnostic }
    var diagnostic = diagnostic
    diagnostic.severity = .warning
    diagnostic.text += " (the file is left out)"
    return diagnostic
  }

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

  /// The Swift files in a folder and below it; only those in it where there are more than some number.
  static func files(below root: String, limit: Int) -> [String] {
    let all = swiftFiles(in: folders(below: root)).filter { ($0 as NSString).lastPathComponent != "Package.swift" }
    return all.count < limit ? all : swiftFiles(in: [root])
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
      where !name.hasPrefix(".") && !skippedFolders.contains(name) && !name.hasSuffix(".playground") {
        let path = next + "/" + name
        if FileSystem.isFolder(path), !FileSystem.isLink(path) { waiting.append(path) }
      }
    }
    return found
  }
}
