import Glibc

/// Sending and receiving with file descriptors: `sendmsg` and `recvmsg` with one control message, whose layout the C
/// library gives only as macros.
enum SocketMessage {
  /// Descriptors that one piece may bring; more are a fault of the other side.
  static let maximumDescriptors = 4

  private static let headerSize = MemoryLayout<cmsghdr>.size
  /// `SCM_RIGHTS`, which is not imported as a number.
  private static let rights: Int32 = 1

  /// - Returns: how many bytes were taken, or the error number.
  static func send(_ bytes: ArraySlice<UInt8>, descriptor: Int32?, to socket: Int32) -> Result<Int, SystemError> {
    var control = [UInt8](repeating: 0, count: descriptor == nil ? 0 : headerSize + 8)
    if let descriptor {
      control.withUnsafeMutableBytes { buffer in
        buffer.storeBytes(of: headerSize + 4, as: Int.self)
        buffer.storeBytes(of: SOL_SOCKET, toByteOffset: 8, as: Int32.self)
        buffer.storeBytes(of: rights, toByteOffset: 12, as: Int32.self)
        buffer.storeBytes(of: descriptor, toByteOffset: headerSize, as: Int32.self)
      }
    }
    let count = bytes.withUnsafeBytes { data in
      control.withUnsafeMutableBytes { control in
        var vector = iovec(iov_base: UnsafeMutableRawPointer(mutating: data.baseAddress), iov_len: data.count)
        return withUnsafeMutablePointer(to: &vector) { vector in
          var header = msghdr()
          header.msg_iov = vector
          header.msg_iovlen = 1
          header.msg_control = control.isEmpty ? nil : control.baseAddress
          header.msg_controllen = control.count
          return sendmsg(socket, &header, Int32(MSG_NOSIGNAL))
        }
      }
    }
    return count >= 0 ? .success(count) : .failure(SystemError(number: errno))
  }

  /// - Parameter buffer: is filled from its start.
  /// - Returns: how many bytes came, 0 at the end, and the descriptors that came with them; the caller owns those.
  static func receive(
    into buffer: UnsafeMutableRawBufferPointer, from socket: Int32
  ) -> Result<(count: Int, descriptors: [Int32]), SystemError> {
    var control = [UInt8](repeating: 0, count: headerSize + 4 * maximumDescriptors)
    var vector = iovec(iov_base: buffer.baseAddress, iov_len: buffer.count)
    var controlLength = 0
    let count = control.withUnsafeMutableBytes { control in
      withUnsafeMutablePointer(to: &vector) { vector in
        var header = msghdr()
        header.msg_iov = vector
        header.msg_iovlen = 1
        header.msg_control = control.baseAddress
        header.msg_controllen = control.count
        let count = recvmsg(socket, &header, Int32(MSG_CMSG_CLOEXEC))
        controlLength = header.msg_controllen
        return count
      }
    }
    guard count >= 0 else { return .failure(SystemError(number: errno)) }
    guard controlLength >= headerSize else { return .success((count, [])) }
    let descriptors = control.withUnsafeBytes { control -> [Int32] in
      let length = control.loadUnaligned(as: Int.self)
      guard control.loadUnaligned(fromByteOffset: 8, as: Int32.self) == SOL_SOCKET,
        control.loadUnaligned(fromByteOffset: 12, as: Int32.self) == rights
      else { return [] }
      let end = min(length, control.count)
      return stride(from: headerSize, through: end - 4, by: 4).map {
        control.loadUnaligned(fromByteOffset: $0, as: Int32.self)
      }
    }
    return .success((count, descriptors))
  }
}

/// An error number of the C library.
struct SystemError: Error { var number: Int32 }
