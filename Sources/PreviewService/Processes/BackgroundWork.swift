import Foundation
import Synchronization

/// What would outlive this program, were it to end now: its children, and the folders of unfinished builds.
public enum BackgroundWork {
  private static let children = Mutex<Set<pid_t>>([])
  private static let folders = Mutex<Set<String>>([])

  /// Ends all children at once and removes the folders; to be called when the program is about to end.
  public static func endAll() {
    children.withLock { for child in $0 { kill(child, SIGKILL) } }
    folders.withLock { for folder in $0 { try? FileManager.default.removeItem(atPath: folder) } }
  }

  static func began(_ child: pid_t) { children.withLock { _ = $0.insert(child) } }

  /// Waits until a child has ended, and leaves it as a zombie, which keeps its number from being another process's.
  static func awaitEnd(of child: pid_t) {
    var information = siginfo_t()
    while waitid(P_PID, id_t(child), &information, WEXITED | WNOWAIT) < 0, errno == EINTR {}
    children.withLock { _ = $0.remove(child) }
  }

  static func began(_ folder: String) { folders.withLock { _ = $0.insert(folder) } }

  static func remove(_ folder: String) {
    try? FileManager.default.removeItem(atPath: folder)
    folders.withLock { _ = $0.remove(folder) }
  }
}
