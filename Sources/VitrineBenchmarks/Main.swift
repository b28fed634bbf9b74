import Foundation

/// Runs named scenarios and prints their figures as JSON, and where they stand to what is aimed at on standard error.
///
///     vitrine-bench [--scenario NAME] … [--runs N] [--compare FILE]
///
/// Exit codes: 0 well, 64 wrong usage.
@main
struct Main {
  @MainActor
  static func main() async {
    switch Options.parse(Array(CommandLine.arguments.dropFirst())) {
    case .failure(let error):
      FileHandle.standardError.write(Data("vitrine-bench: \(error.sentence)\n".utf8))
      exit(64)
    case .success(let options):
      func isChosen(_ name: String) -> Bool { options.scenarios.isEmpty || options.scenarios.contains(name) }
      let chosen = Scenario.all.filter { isChosen($0.name) }
      var figures: [Figure] = []
      for scenario in chosen {
        figures += scenario.measure(runs: options.runs)
        FileHandle.standardError.write(Data("\(scenario.name) done\n".utf8))
      }
      for loop in LoopScenario.allCases where isChosen(loop.name) {
        do {
          figures += try await loop.measure(runs: options.runs)
          FileHandle.standardError.write(Data("\(loop.name) done\n".utf8))
        } catch {
          FileHandle.standardError.write(Data("\(loop.name): \(error)\n".utf8))
        }
      }
      Report.printJSON(figures)
      Report.printTargets(figures)
      if let path = options.comparison { Report.printRatios(figures, to: path) }
    }
  }
}
