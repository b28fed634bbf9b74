import Foundation

/// What the kernel says about folders being watched.
struct FolderEvent: Hashable, Sendable {
  var watch: Int32
  /// What happened, as a set of `IN_…` bits.
  var mask: UInt32
  /// The entry of the folder; empty where the folder itself is meant.
  var name: String

  var isOverflow: Bool { mask & UInt32(IN_Q_OVERFLOW) != 0 }
  /// Something was written, but the file is not closed yet.
  var isWriteOnly: Bool { mask & UInt32(IN_MODIFY) != 0 }
  /// A file was closed after writing, or moved into place.
  var isCompletion: Bool { mask & UInt32(IN_CLOSE_WRITE | IN_MOVED_TO) != 0 && !isFolder }
  /// An entry came or went, or the folder itself went.
  var isStructural: Bool {
    mask & UInt32(IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF | IN_IGNORED) != 0
  }
  var isFolder: Bool { mask & UInt32(IN_ISDIR) != 0 }

  /// Everything that is asked for.
  static let interesting = UInt32(
    IN_CLOSE_WRITE | IN_MODIFY | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF
      | IN_ATTRIB | IN_ONLYDIR)

  /// Reads what has happened since the last time, without waiting.
  /// - Parameter descriptor: of an inotify instance that does not block.
  static func read(from descriptor: Int32) -> [FolderEvent] {
    var events: [FolderEvent] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else {
        if count < 0, errno == EINTR { continue }
        return events
      }
      buffer.withUnsafeBytes { bytes in
        // int wd; uint32 mask, cookie, len; char name[len], padded with zeros.
        var offset = 0
        while offset + 16 <= count {
          let watch = bytes.loadUnaligned(fromByteOffset: offset, as: Int32.self)
          let mask = bytes.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self)
          let length = Int(bytes.loadUnaligned(fromByteOffset: offset + 12, as: UInt32.self))
          let end = min(offset + 16 + length, count)
          let name = bytes[(offset + 16)..<end].prefix { $0 != 0 }
          events.append(FolderEvent(watch: watch, mask: mask, name: String(decoding: name, as: UTF8.self)))
          offset = end
        }
      }
    }
  }
}
