@preconcurrency import Foundation

/// What an agent may have.
enum ProcessLimits {
  /// In bytes: deep view trees need more than the usual 8 MB, endless recursion should end soon.
  static let stack: rlim_t = 64 << 20
  /// In bytes, of memory that is the process's own: enough for any preview, less than would stop the machine.
  static let memory: rlim_t = 4 << 30

  /// Sets the limits, and closes every descriptor but the standard ones and the socket.
  static func apply(keeping socket: Int32) {
    signal(SIGPIPE, SIG_IGN)
    limit(RLIMIT_STACK, stack)
    limit(RLIMIT_DATA, memory)
    // A crash is reported by the host; a core file would be left in the user's folder.
    limit(RLIMIT_CORE, 0)
    for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? [] {
      if let descriptor = Int32(name), descriptor > socket { close(descriptor) }
    }
    _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
    // Lines that user code prints should come as they are printed, although it prints to a pipe.
    setlinebuf(stdout)
  }

  private static func limit(_ resource: __rlimit_resource, _ value: rlim_t) {
    var limit = rlimit()
    let resource = __rlimit_resource_t(resource.rawValue)
    guard getrlimit(resource, &limit) == 0 else { return }
    limit.rlim_cur = min(value, limit.rlim_max)
    setrlimit(resource, &limit)
  }
}
