import Foundation

/// Build products by the hash of what they are made from, in the user's cache folder.
///
/// Entries are written beside and renamed into place, so that several programs can share the folder. The oldest go when
/// there are too many.
struct BuildCache: Sendable {
  /// In bytes.
  private static let limit = 256 << 20

  let folder: String

  var modules: String { folder + "/modules" }
  private var products: String { folder + "/products" }
  private var temporary: String { folder + "/temporary" }

  init(folder: String) { self.folder = folder }

  func path(_ name: String) -> String { "\(products)/\(name)" }

  /// - Returns: whether there is such a product; it counts as used now.
  func has(_ name: String) -> Bool { utimensat(AT_FDCWD, path(name), nil, 0) == 0 }

  /// Makes the folders, and removes what programs that have ended by force left in them.
  func prepare() throws(ServiceError) {
    do {
      for path in [products, temporary, modules] {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      }
    } catch {
      throw .cannotWriteCache(path: folder, reason: "\(error.localizedDescription)")
    }
    for name in (try? FileManager.default.contentsOfDirectory(atPath: temporary)) ?? [] {
      guard let owner = pid_t(name.prefix { $0 != "-" }), kill(owner, 0) != 0, errno == ESRCH else { continue }
      try? FileManager.default.removeItem(atPath: "\(temporary)/\(name)")
    }
  }

  /// A fresh folder for one build, which removes it.
  func makeTemporaryFolder() throws(ServiceError) -> String {
    try prepare()
    var template = Array("\(temporary)/\(getpid())-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw .cannotWriteCache(path: temporary, reason: String(cString: strerror(errno)))
    }
    let folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    BackgroundWork.began(folder)
    return folder
  }

  /// Moves a finished file into the cache.
  func store(_ file: String, as name: String) throws(ServiceError) {
    guard rename(file, path(name)) == 0 else {
      throw .cannotWriteCache(path: path(name), reason: String(cString: strerror(errno)))
    }
  }

  /// Removes the products that were not used for the longest time, until the rest is within the limit.
  /// - Complexity: linear in the number of products.
  func trim() {
    var total = 0
    var entries: [(path: String, size: Int, used: Int)] = []
    for name in (try? FileManager.default.contentsOfDirectory(atPath: products)) ?? [] {
      var status = stat()
      guard stat(path(name), &status) == 0 else { continue }
      entries.append((path(name), Int(status.st_size), status.st_mtim.tv_sec))
      total += Int(status.st_size)
    }
    for entry in entries.sorted(by: { $0.used < $1.used }) where total > Self.limit {
      unlink(entry.path)
      total -= entry.size
    }
  }
}
