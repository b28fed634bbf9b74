import Foundation
import PreviewService

/// Standard output, which carries results only, and standard error for everything else; remembers the gravest outcome.
@MainActor final class Console {
  private(set) var status = ExitStatus.success
  private let output, errors: FileHandle

  init(output: FileHandle = .standardOutput, errors: FileHandle = .standardError) {
    self.output = output
    self.errors = errors
  }

  func write(_ text: String) { write(Data((text + "\n").utf8)) }

  /// A reader that has gone away, as `head` does, is no failure.
  func write(_ data: Data) { try? output.write(contentsOf: data) }

  func say(_ text: String) { try? errors.write(contentsOf: Data((text + "\n").utf8)) }

  /// Says what went wrong, and makes the program end accordingly unless something graver has happened.
  func fail(_ status: ExitStatus, _ text: String) {
    say(text)
    note(status)
  }

  func note(_ status: ExitStatus) { self.status = max(self.status, status) }
}
