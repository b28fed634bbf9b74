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

  /// - Returns: whether there is such a product, as it was stored; it counts as used now. One that is damaged is removed.
  /// - Complexity: linear in its length.
  func has(_ name: String) -> Bool { content(name) != nil }

  /// - Returns: what was stored under a name; nil where that is not there, or damaged.
  func content(_ name: String) -> Data? {
    guard utimensat(AT_FDCWD, path(name), nil, 0) == 0 else { return nil }
    let content = ProductSeal.content(of: path(name))
    if content == nil { unlink(path(name)) }
    return content
  }

  /// Removes what the compiler keeps of other modules, after which it makes that anew.
  func dropModules() {
    let away = "\(temporary)/\(getpid())-\(UUID().uuidString)"
    guard rename(modules, away) == 0 else { return }
    try? FileManager.default.removeItem(atPath: away)
    try? FileManager.default.createDirectory(atPath: modules, withIntermediateDirectories: true)
  }

  /// Makes the folders, and removes what programs that have ended by force left in them.
  func prepare() throws(ServiceError) {
    do {
      for path in [products, temporary, modules] {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      }
    } catch {
      throw .cannotWriteCache(path: folder, error)
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
    guard mkdtemp(&template) != nil else { throw .cannotWriteCache(path: temporary, number: errno) }
    let folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    BackgroundWork.began(folder)
    return folder
  }

  /// Seals a finished file and moves it into the cache.
  func store(_ file: String, as name: String) throws(ServiceError) {
    do { try ProductSeal.add(to: file) } catch { throw .cannotWriteCache(path: file, error) }
    guard rename(file, path(name)) == 0 else { throw .cannotWriteCache(path: path(name), number: errno) }
  }

  /// Keeps content under a name.
  func store(_ content: Data, as name: String) throws {
    let folder = try makeTemporaryFolder()
    defer { BackgroundWork.remove(folder) }
    let file = "\(folder)/\(name)"
    try content.write(to: URL(fileURLWithPath: file))
    try store(file, as: name)
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
