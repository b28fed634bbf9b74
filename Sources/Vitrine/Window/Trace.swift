import Foundation

/// Lines on standard output that say what the window has done, for tests that wait for it.
///
/// They are written where the environment has `VITRINE_TRACE=1`.
enum Trace {
  static let isOn = ProcessInfo.processInfo.environment["VITRINE_TRACE"] == "1"

  /// Writes a line such as `vitrine: state showing`.
  static func write(_ text: @autoclosure () -> String) {
    guard isOn else { return }
    // One write a line: a test reads whole lines from a pipe.
    FileHandle.standardOutput.write(Data("vitrine: \(text())\n".utf8))
  }
}
