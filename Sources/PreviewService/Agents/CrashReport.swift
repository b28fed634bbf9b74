import Foundation

/// Reads from an agent's last words and its end what has happened to it.
struct CrashReport {
  /// What the agent's handler writes where the stack has run out.
  static let stackOverflowMark = "vitrine-agent: stack overflow"

  /// What the runtime writes before a list of addresses that says nothing to people.
  private static let traceMark = "Current stack trace:"

  private var lastLines: [String] = []
  private var isTrace = false

  /// - Returns: whether the line is for the log: neither one of the agent's own, nor part of a list of addresses.
  mutating func add(_ line: String) -> Bool {
    isTrace = line == Self.traceMark || isTrace && line.first?.isNumber ?? false
    guard !isTrace else { return false }
    lastLines.append(line)
    if lastLines.count > 200 { lastLines.removeFirst(100) }
    return line != Self.stackOverflowMark
  }

  func reason(_ ending: ChildProcess.Ending) -> CrashReason {
    if lastLines.contains(Self.stackOverflowMark) { return .stackOverflow }
    switch ending {
    case .exited(let code): return .exited(code: code)
    case .signalled(let signal):
      guard let (index, message) = fatalError else {
        return signal == SIGKILL ? .outOfMemory : .signal(signal)
      }
      if message.contains("ailed to allocate") || message.contains("Could not allocate") { return .outOfMemory }
      let text = ([message] + lastLines[(index + 1)...].prefix(5)).joined(separator: "\n")
      return .trap(message: text.trimmingCharacters(in: .whitespacesAndNewlines), line: line(at: index))
    }
  }

  /// The last `file:line: Fatal error: message`.
  private var fatalError: (index: Int, message: String)? {
    for (index, line) in lastLines.enumerated().reversed() {
      if let range = line.range(of: "Fatal error: ") { return (index, String(line[range.upperBound...])) }
      if line.hasSuffix("Fatal error") { return (index, "Fatal error") }
    }
    return nil
  }

  /// The line in the user's file, where the message is from user code and not from a library.
  private func line(at index: Int) -> Int? {
    let parts = lastLines[index].split(separator: ":", maxSplits: 2)
    guard parts.count == 3, parts[0].hasPrefix("\(Compiler.moduleName)/") else { return nil }
    return Int(parts[1])
  }
}
