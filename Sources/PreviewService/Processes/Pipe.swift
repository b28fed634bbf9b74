import Foundation

/// A pipe whose ends no other program inherits.
struct Pipe {
  let reading, writing: Int32

  init() throws(ServiceError) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else {
      throw .cannotStart(program: "A helper", reason: String(cString: strerror(errno)))
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (ends[0], ends[1])
  }
}

extension Int32 {
  /// Reads what is there from this descriptor, waiting for something; empty at the end.
  func readSome() -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = buffer.withUnsafeMutableBytes { Glibc.read(self, $0.baseAddress, $0.count) }
      if count >= 0 { return Array(buffer[..<count]) }
      if errno != EINTR { return [] }
    }
  }

  /// Writes everything to this descriptor.
  /// - Returns: whether the other side took it.
  func writeAll(_ bytes: [UInt8]) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes { Glibc.write(self, $0.baseAddress?.advanced(by: sent), bytes.count - sent) }
      if count >= 0 { sent += count } else if errno != EINTR { return false }
    }
    return true
  }
}
