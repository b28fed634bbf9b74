import Foundation
import PreviewService

/// Standard output, which carries results only, and standard error for everything else; remembers the gravest outcome.
@MainActor final class Console {
  private(set) var status = ExitStatus.success
  private let output, errors: FileHandle
  private var isBroken = false

  init(output: FileHandle = .standardOutput, errors: FileHandle = .standardError) {
    self.output = output
    self.errors = errors
  }

  func write(_ text: String) { write(Data((text + "\n").utf8)) }

  /// A reader that has gone away, as `head` does, is no failure; what else keeps results from being written is one, and
  /// is said once.
  func write(_ data: Data) {
    guard !isBroken, let reason = Self.send(data, to: output.fileDescriptor) else { return }
    isBroken = true
    if reason != EPIPE {
      fail(.missingPart, "vitrine: Standard output cannot be written: \(String(cString: strerror(reason))).")
    }
  }

  /// - Returns: the number of the error that stopped it; nil where everything was written.
  private static func send(_ data: Data, to descriptor: Int32) -> Int32? {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        // A terminal or pipe that somebody has made non-blocking.
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&waiting, 1, -1)
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }

  func say(_ text: String) { try? errors.write(contentsOf: Data((text + "\n").utf8)) }

  /// Says what went wrong, and makes the program end accordingly unless something graver has happened.
  func fail(_ status: ExitStatus, _ text: String) {
    say(text)
    note(status)
  }

  func note(_ status: ExitStatus) { self.status = max(self.status, status) }
}
