import Foundation
import PreviewProtocol

/// Tells a stack that has run out from other crashes, and says so in one line before the process ends.
enum StackGuard {
  /// The addresses whose use means that the main thread's stack has run out.
  nonisolated(unsafe) private static var danger: Range<UInt> = 0..<0
  private static let handlerStackSize = 64 << 10
  /// Below the limit of the stack the kernel keeps a gap of 256 pages, which a large frame may step over.
  private static let below: UInt = 16 << 20
  private static let above: UInt = 64 << 10

  /// Watches the main thread's stack; call it on that thread, after the limits are set.
  static func install() {
    guard let top = stackTop() else { return }
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0 else { return }
    let end = top - UInt(min(limit.rlim_cur, rlim_t(top)))
    danger = (end > below ? end - below : 0)..<(end + above)

    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: handlerStackSize, alignment: 16)
    stack.ss_size = handlerStackSize
    sigaltstack(&stack, nil)
    var action = sigaction()
    action.sa_flags = SA_ONSTACK | SA_SIGINFO | Int32(bitPattern: UInt32(SA_RESETHAND))
    action.__sigaction_handler.sa_sigaction = { _, information, _ in
      // Only calls that are allowed in a signal handler. After it returns the same instruction faults again, and the
      // process ends by the signal, since the handler is for once.
      guard let information, let address = information.pointee._sifields._sigfault.si_addr else { return }
      if StackGuard.danger.contains(UInt(bitPattern: address)) {
        let line: StaticString = "vitrine-agent: stack overflow\n"
        _ = write(STDERR_FILENO, line.utf8Start, line.utf8CodeUnitCount)
      }
    }
    sigaction(SIGSEGV, &action, nil)
    sigaction(SIGBUS, &action, nil)
  }

  /// The end of the main thread's stack, from which it grows down.
  private static func stackTop() -> UInt? {
    let line = MemoryMap.lines().first { $0.hasSuffix("[stack]") }
    // start-end permissions …
    return line?.split(separator: " ").first?.split(separator: "-").last.flatMap { UInt($0, radix: 16) }
  }
}
