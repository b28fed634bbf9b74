import Synchronization
import Testing

/// Prints, after the last layout case, how many of each topic had the expected frames.
struct LayoutTally: SuiteTrait, TestScoping {
  private struct Count {
    var passed = 0
    var total = 0
  }

  private static let counts = Mutex<[String: Count]>([:])

  /// - Parameter file: the name of the file that the case is in, which is that of its topic.
  static func record(file: String, passed: Bool) {
    let topic = String(file.prefix { $0 != "." }).replacing("Cases", with: "")
    counts.withLock { counts in
      counts[topic, default: Count()].total += 1
      if passed { counts[topic, default: Count()].passed += 1 }
    }
  }

  func provideScope(for test: Test, testCase: Test.Case?, performing function: () async throws -> Void) async throws {
    defer { print(Self.table) }
    try await function()
  }

  private static var table: String {
    counts.withLock { counts in
      let width = counts.keys.map(\.count).max() ?? 0
      var rows = counts.sorted { $0.key < $1.key }.map { topic, count in
        let mark = count.passed == count.total ? " " : "✘"
        return "\(mark) \(topic.padding(to: width)) \(count.passed)/\(count.total)"
      }
      let passed = counts.values.reduce(0) { $0 + $1.passed }
      let total = counts.values.reduce(0) { $0 + $1.total }
      rows.append("  \("all".padding(to: width)) \(passed)/\(total)")
      return "Layout cases with the expected frames\n" + rows.joined(separator: "\n")
    }
  }
}

extension SuiteTrait where Self == LayoutTally {
  static var tallied: LayoutTally { LayoutTally() }
}

extension String {
  fileprivate func padding(to width: Int) -> String { self + String(repeating: " ", count: max(width - count, 0)) }
}
