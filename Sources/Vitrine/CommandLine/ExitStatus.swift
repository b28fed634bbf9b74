import PreviewService

/// How the program ends; the number is what a shell sees.
enum ExitStatus: Int32, Comparable {
  case success = 0
  /// A picture or a layout is not as it was recorded.
  case differs = 1
  /// The source does not compile, or has nothing to show.
  case doesNotCompile = 2
  /// User code crashed or did not answer.
  case userCodeFailed = 3
  /// Something is missing on this machine.
  case missingPart = 4
  case wrongUsage = 64

  static func < (lhs: ExitStatus, rhs: ExitStatus) -> Bool { lhs.rawValue < rhs.rawValue }

  init(_ failure: AgentFailure) {
    switch failure {
    case .crashed, .hung: self = .userCodeFailed
    case .unavailable, .stopped: self = .missingPart
    }
  }
}
