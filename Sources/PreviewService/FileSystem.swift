import Foundation

/// Questions to the file system that Foundation answers slowly or not at all.
enum FileSystem {
  static func exists(_ path: String) -> Bool { status(path) != nil }

  static func isReadable(_ path: String) -> Bool { access(path, R_OK) == 0 }

  static func isExecutable(_ path: String) -> Bool {
    status(path).map { $0.st_mode & S_IFMT == S_IFREG } ?? false && access(path, X_OK) == 0
  }

  static func isRegular(_ path: String) -> Bool { status(path).map { $0.st_mode & S_IFMT == S_IFREG } ?? false }

  static func isFolder(_ path: String) -> Bool { status(path).map { $0.st_mode & S_IFMT == S_IFDIR } ?? false }

  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Node, size and time of the last change, which tell one version of a file from another; empty where there is none.
  static func version(_ path: String) -> String {
    status(path).map { "\($0.st_ino) \($0.st_size) \($0.st_mtim.tv_sec) \($0.st_mtim.tv_nsec)" } ?? ""
  }

  /// When the file was last changed, in seconds since some fixed moment; 0 where there is none.
  static func changed(_ path: String) -> Double {
    status(path).map { Double($0.st_mtim.tv_sec) + Double($0.st_mtim.tv_nsec) / 1e9 } ?? 0
  }

  /// The path without links, `.` and `..`, also where the last component does not exist.
  static func absolute(_ path: String) -> String {
    let full = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    return URL(fileURLWithPath: full).standardized.path
  }

  private static func status(_ path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }
}
