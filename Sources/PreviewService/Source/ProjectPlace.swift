import Foundation

/// Where in a project a file is.
struct ProjectPlace {
  /// The folder of the target that the file belongs to.
  let target: String
  /// The folder with the Xcode project that the file belongs to.
  private let project: String?
  /// The outermost folder of the project.
  private let root: String

  /// Where pictures, colours and translations are looked for: in the target, or in all of an Xcode project where the
  /// target has no asset catalogue.
  var resources: String {
    func hasCatalogue(_ folder: String) -> Bool {
      SourceSet.folders(below: folder).contains { $0.hasSuffix(".xcassets") }
    }
    guard let project, project != target, !hasCatalogue(target), hasCatalogue(project) else { return target }
    return project
  }

  init(of file: String) {
    let folder = (file as NSString).deletingLastPathComponent
    var target: String?
    // A folder that Xcode made, where the project itself is not there.
    var named: String?
    var project: String?
    var root = folder
    var below = folder
    var next = folder
    while next != "/", !next.isEmpty {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: next)) ?? []
      if names.contains("Package.swift") {
        target = target ?? Self.target(of: file, inPackage: next)
        root = next
      } else if names.contains(where: { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }) {
        if target == nil { (target, project) = (below, next) }
        root = next
      } else if names.contains(".git") {
        root = next
        break
      }
      if named == nil, names.contains(where: { $0.hasSuffix(".xcassets") || $0 == "Preview Content" }) { named = next }
      below = next
      next = (next as NSString).deletingLastPathComponent
    }
    self.target = target ?? named ?? folder
    self.project = project
    self.root = root
  }

  private static func target(of file: String, inPackage package: String) -> String {
    let parts = file.dropFirst(package.count + 1).split(separator: "/")
    // A folder below Sources that is no target's is part of a target that has all of Sources.
    let manifest = (try? String(contentsOfFile: package + "/Package.swift", encoding: .utf8)) ?? ""
    let isNamed = parts.count < 2 || manifest.isEmpty || manifest.contains("\"\(parts[1])\"")
    let depth = parts.first == "Sources" && isNamed ? min(2, parts.count - 1) : min(1, parts.count - 1)
    return ([package[...]] + parts.prefix(depth)).joined(separator: "/")
  }

  /// - Returns: the folder of a module's files; nil where the project has none, or the module is Vitrine's to give: a
  ///   project that builds such a module itself is previewed against Vitrine's.
  func folder(ofModule name: String) -> String? {
    guard !Installation.moduleNames.contains(name) else { return nil }
    return SourceSet.folders(below: root).first { folder in
      guard (folder as NSString).lastPathComponent == name else { return false }
      let parent = (folder as NSString).deletingLastPathComponent
      return (parent as NSString).lastPathComponent == "Sources" && FileSystem.exists(parent + "/../Package.swift")
        || FileSystem.exists(folder + "/Package.swift")
    }.map { FileSystem.isFolder($0 + "/Sources/" + name) ? $0 + "/Sources/" + name : $0 }
  }
}
