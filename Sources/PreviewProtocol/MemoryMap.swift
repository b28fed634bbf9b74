import Glibc

/// What lies where in this process's memory, as the kernel says.
public enum MemoryMap {
  /// The lines of `/proc/self/maps`: addresses, permissions, offset, device, node and path.
  ///
  /// Foundation reads only the first page of such a file, since the file says that it has no size.
  public static func lines() -> [String] {
    let descriptor = open("/proc/self/maps", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count > 0 { bytes += buffer[..<count] } else if count == 0 || errno != EINTR { break }
    }
    return bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }
}
