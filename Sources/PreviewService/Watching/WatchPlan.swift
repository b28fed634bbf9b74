import Foundation

/// Which folders have to be watched for a source, and what in each of them matters.
///
/// Folders are watched rather than files, since many editors put a new file in the place of the old one. All folders
/// above are watched for their own next component, so that a folder that is deleted, renamed or made again is noticed.
struct WatchPlan: Hashable, Sendable {
  /// What in a folder matters.
  struct Interest: Hashable, Sendable {
    /// Entries whose appearance or disappearance changes the plan.
    var passages: Set<String> = []
    /// Files whose contents matter.
    var files: Set<String> = []
    /// Every Swift file matters, and every folder changes the plan.
    var holdsSources = false
  }

  private(set) var folders: [String: Interest] = [:]

  private static let longestLinkChain = 40

  /// - Parameters:
  ///   - path: absolute; need not exist.
  ///   - others: files whose contents matter too.
  init(path: String, others: Set<String> = []) {
    for other in others { addPath(to: other) }
    // A link's target is watched as well, link by link.
    var next = path
    for _ in 0..<Self.longestLinkChain {
      addPath(to: next)
      guard FileSystem.isLink(next), let target = try? FileManager.default.destinationOfSymbolicLink(atPath: next)
      else {
        break
      }
      let folder = (next as NSString).deletingLastPathComponent
      next = URL(fileURLWithPath: target.hasPrefix("/") ? target : folder + "/" + target).standardized.path
    }
    if FileSystem.isFolder(next) { addTree(next) }
  }

  private mutating func addPath(to path: String) {
    var path = path
    folders[parent(path), default: Interest()].files.insert(name(path))
    while path != "/" {
      folders[parent(path), default: Interest()].passages.insert(name(path))
      path = parent(path)
    }
  }

  private mutating func addTree(_ root: String) {
    for folder in SourceSet.folders(below: root) { folders[folder, default: Interest()].holdsSources = true }
  }

  private func parent(_ path: String) -> String { (path as NSString).deletingLastPathComponent }
  private func name(_ path: String) -> String { (path as NSString).lastPathComponent }
}
