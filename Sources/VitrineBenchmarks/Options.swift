import Foundation

/// What the command line asks for.
@MainActor
struct Options {
  var scenarios: [String] = []
  /// How often each operation is repeated; the median counts.
  var runs = 11
  /// A file with the output of an earlier run.
  var comparison: String?

  /// Of all scenarios.
  static var names: [String] { Scenario.all.map(\.name) + LoopScenario.allCases.map(\.name) }

  @MainActor
  enum Failure: Error {
    case unknown(String)
    case missingValue(String)
    case notANumber(String)
    case noScenario(String)

    var sentence: String {
      switch self {
      case .unknown(let word): "“\(word)” is no option; there are --scenario NAME, --runs N and --compare FILE."
      case .missingValue(let option): "\(option) wants a value after it."
      case .notANumber(let word): "--runs wants a whole number above 0, not “\(word)”."
      case .noScenario(let name):
        "There is no scenario “\(name)”; there are \(Options.names.joined(separator: ", "))."
      }
    }
  }

  static func parse(_ arguments: [String]) -> Result<Options, Failure> {
    var options = Options()
    var index = 0
    while index < arguments.count {
      let option = arguments[index]
      guard ["--scenario", "--runs", "--compare"].contains(option) else { return .failure(.unknown(option)) }
      guard index + 1 < arguments.count else { return .failure(.missingValue(option)) }
      let value = arguments[index + 1]
      switch option {
      case "--scenario":
        guard names.contains(value) else { return .failure(.noScenario(value)) }
        options.scenarios.append(value)
      case "--runs":
        guard let runs = Int(value), runs > 0 else { return .failure(.notANumber(value)) }
        options.runs = runs
      default:
        options.comparison = value
      }
      index += 2
    }
    return .success(options)
  }
}
