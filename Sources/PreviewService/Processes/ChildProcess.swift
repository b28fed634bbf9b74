import Foundation
import Synchronization

/// A program started by the service. Its end is always awaited, so that none stays behind as a zombie.
final class ChildProcess: Sendable {
  /// How a program ended.
  enum Ending: Hashable, Sendable {
    case exited(code: Int32)
    case signalled(Int32)
  }

  private enum Life {
    case running([CheckedContinuation<Ending, Never>])
    case ended(Ending)
  }

  /// Leaves a program no descriptors besides its own; the C library has this since 2.34, its Swift overlay does not.
  private static let closeOthers: CloseFrom? = dlsym(nil, "posix_spawn_file_actions_addclosefrom_np").map {
    unsafeBitCast($0, to: CloseFrom.self)
  }
  private typealias CloseFrom =
    @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, Int32) -> Int32

  let identifier: pid_t
  private let life = Mutex(Life.running([]))

  /// Starts a program with nothing but the descriptors given.
  /// - Parameters:
  ///   - descriptors: become the program's descriptors 0, 1, 2 …; nil is `/dev/null`. The caller closes its own.
  ///   - environment: is added to this program's.
  init(
    program: String, arguments: [String], descriptors: [Int32?], environment: [String: String] = [:]
  ) throws(ServiceError) {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for (number, descriptor) in descriptors.enumerated() {
      if let descriptor {
        posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
      } else {
        posix_spawn_file_actions_addopen(&actions, Int32(number), "/dev/null", number == 0 ? O_RDONLY : O_WRONLY, 0)
      }
    }
    _ = Self.closeOthers?(&actions, Int32(descriptors.count))
    // The host ignores a broken pipe, which a new program would inherit.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

    let merged = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    var variables = merged.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for word in words + variables { free(word) } }
    var identifier: pid_t = 0
    let result = posix_spawn(&identifier, program, &actions, &attributes, &words, &variables)
    guard result == 0 else {
      throw .cannotStart(program: program, reason: String(cString: strerror(result)))
    }
    self.identifier = identifier
    BackgroundWork.began(identifier)
    DispatchQueue(label: "vitrine.child.\(identifier)").async { self.awaitEnd() }
  }

  private func awaitEnd() {
    BackgroundWork.awaitEnd(of: identifier)
    let (ending, waiting) = life.withLock { life in
      var status: Int32 = 0
      while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
      // The low seven bits are the signal, the next eight the exit code.
      let ending = status & 0x7F == 0 ? Ending.exited(code: (status >> 8) & 0xFF) : .signalled(status & 0x7F)
      defer { life = .ended(ending) }
      if case .running(let waiting) = life { return (ending, waiting) }
      return (ending, [])
    }
    for continuation in waiting { continuation.resume(returning: ending) }
  }

  /// Waits for the end of the program.
  var ending: Ending {
    get async {
      await withCheckedContinuation { continuation in
        let known = life.withLock { life -> Ending? in
          switch life {
          case .running(let waiting):
            life = .running(waiting + [continuation])
            return nil
          case .ended(let ending): return ending
          }
        }
        if let known { continuation.resume(returning: known) }
      }
    }
  }

  /// Ends the program at once, unless it has ended.
  func kill() {
    life.withLock { life in
      if case .running = life { _ = Glibc.kill(identifier, SIGKILL) }
    }
  }
}
