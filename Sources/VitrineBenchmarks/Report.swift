import Foundation

/// Writes figures for programs, and ratios for people.
@MainActor
enum Report {
  static func printJSON(_ figures: [Figure]) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    guard let data = try? encoder.encode(figures) else { return }
    FileHandle.standardOutput.write(data)
    FileHandle.standardOutput.write(Data("\n".utf8))
  }

  /// Prints where the figures stand to what is aimed at.
  static func printTargets(_ figures: [Figure]) {
    for target in Target.all {
      guard let value = target.value(figures) else { continue }
      let isReached = target.isFloor ? value >= target.limit : value <= target.limit
      let name = target.name.padding(toLength: 58, withPad: " ", startingAt: 0)
      let numbers = String(format: "%10.1f  %@ %6.1f ", value, target.isFloor ? "≥" : "≤", target.limit)
      write("\(name)\(numbers) \(target.unit)\(isReached ? "" : "   not reached")")
    }
  }

  /// Prints how the figures stand to those of an earlier run; below 1 is faster now.
  static func printRatios(_ figures: [Figure], to path: String) {
    guard let data = FileManager.default.contents(atPath: path),
      let old = try? JSONDecoder().decode([Figure].self, from: data)
    else {
      write("\(path) holds no figures of an earlier run; write one with `vitrine-bench > FILE`.")
      return
    }
    for figure in figures {
      guard
        let before = old.first(where: { $0.scenario == figure.scenario && $0.operation == figure.operation }),
        before.medianNanoseconds > 0
      else { continue }
      let ratio = figure.medianNanoseconds / before.medianNanoseconds
      write("\(figure.scenario) \(figure.operation): \(String(format: "%.2f", ratio))")
    }
  }

  private static func write(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }
}
