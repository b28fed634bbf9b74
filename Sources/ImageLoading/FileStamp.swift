import Foundation
import Glibc

/// What tells a changed file from the one that was read.
struct FileStamp: Hashable {
  var device, inode: UInt64
  var size: Int
  var seconds, nanoseconds: Int

  /// - Returns: nil where there is no regular file; others, such as pipes, could block the reader.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
    size = Int(status.st_size)
    seconds = Int(status.st_mtim.tv_sec)
    nanoseconds = Int(status.st_mtim.tv_nsec)
  }
}
