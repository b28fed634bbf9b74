internal import CGtk

/// Compresses bytes as they come, with zlib.
final class Deflater {
  /// At a place of its own, to which zlib points.
  private let stream: UnsafeMutablePointer<z_stream>
  private let output: UnsafeMutableBufferPointer<UInt8>

  /// - Parameter level: 1, the fastest, to 9, the smallest.
  /// - Throws: `PictureError.failed`.
  init(level: Int32) throws {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    output = .allocate(capacity: 1 << 16)
    guard deflateInit_(stream, level, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
      throw PictureError.failed(reason: "no memory")
    }
  }

  deinit {
    deflateEnd(stream)
    stream.deallocate()
    output.deallocate()
  }

  /// Takes bytes in.
  /// - Parameters:
  ///   - isLast: whether no more come; nothing may be added after that.
  ///   - take: is called with what is compressed, in pieces.
  func add(_ bytes: UnsafeRawBufferPointer, isLast: Bool, _ take: (UnsafeRawBufferPointer) -> Void) {
    // zlib does not write there.
    stream.pointee.next_in = UnsafeMutablePointer(mutating: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self))
    stream.pointee.avail_in = UInt32(bytes.count)
    var isFull = true
    while isFull {
      if stream.pointee.avail_out == 0 {
        stream.pointee.next_out = output.baseAddress
        stream.pointee.avail_out = UInt32(output.count)
      }
      deflate(stream, isLast ? Z_FINISH : Z_NO_FLUSH)
      isFull = stream.pointee.avail_out == 0
      let written = UnsafeRawBufferPointer(output).dropLast(Int(stream.pointee.avail_out))
      if isFull || isLast, !written.isEmpty { take(UnsafeRawBufferPointer(rebasing: written)) }
    }
  }
}
