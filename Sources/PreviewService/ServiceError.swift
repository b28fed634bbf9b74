import Foundation

/// What keeps the service from working, apart from faults in the user's source.
public enum ServiceError: Error, Hashable, Sendable {
  /// No Swift toolchain was found.
  case noToolchain
  /// A program or module of Vitrine's own is not where it belongs.
  case missingPart(name: String, lookedIn: String)
  /// The linker is not installed.
  case noLinker
  /// A program of ours could not be started.
  case cannotStart(program: String, reason: String)
  /// The compiler ended in a way that is not an error in the source.
  case compilerBroke(message: String)
  /// The linker refused the compiled file.
  case linkFailed(message: String)
  case scannerFailed(message: String)
  /// An agent spoke another version of the protocol, or nonsense.
  case agentConfused(reason: String)
  /// The module could not be loaded or has no such preview.
  case loadFailed(reason: String)
  /// The agent is of another build than the modules that previews are compiled against.
  case mismatchedParts
  /// The reason is the system's, without a full stop.
  case cannotWriteCache(path: String, reason: String, isFull: Bool)
  case cannotWatch(path: String, reason: String)

  public var sentence: String {
    switch self {
    case .noToolchain:
      "No Swift toolchain was found. Install Swift 6 from swift.org, and put its bin folder into PATH."
    case .missingPart(let name, let folder): "\(name) is missing from \(folder). Build or install Vitrine again."
    case .noLinker: "No linker was found. Install the package binutils or mold."
    case .cannotStart(let program, let reason): "\(program) could not be started: \(reason)."
    case .compilerBroke(let message): "The Swift compiler failed: \(message)"
    case .linkFailed(let message): "The compiled preview could not be linked: \(message)"
    case .scannerFailed(let message): "The source could not be scanned: \(message)"
    case .agentConfused(let reason): "The preview's process could not be understood: \(reason)"
    case .mismatchedParts:
      "vitrine-agent and the module SwiftUI are of different builds. Build or install Vitrine again, whole."
    case .loadFailed(let reason): "The compiled preview could not be loaded: \(reason)"
    case .cannotWatch(let path, let reason):
      "\(path) cannot be watched: \(reason). Close other programs that watch files, or refresh by hand."
    case .cannotWriteCache(let path, let reason, true):
      "\(path) cannot be written: \(reason). Free space, or set XDG_CACHE_HOME to another folder."
    case .cannotWriteCache(let path, let reason, false):
      "\(path) cannot be written: \(reason). Set XDG_CACHE_HOME to a folder of yours."
    }
  }

  /// Whether a reason for which a module was not loaded is that it wants something of ours that the agent does not have.
  static func isMismatch(_ reason: String) -> Bool {
    // Swift's names begin with $s, then comes the length of the module's name.
    ["7SwiftUI", "5UIKit", "6AppKit", "7Combine", "10LayoutCore", "11DrawingCore"].contains {
      reason.contains("undefined symbol: $s\($0)")
    }
  }

  static func cannotWriteCache(path: String, number: Int32) -> ServiceError {
    .cannotWriteCache(
      path: path, reason: String(cString: strerror(number)), isFull: [ENOSPC, EDQUOT].contains(number))
  }

  static func cannotWriteCache(path: String, _ error: any Error) -> ServiceError {
    if let number = SystemReason.number(of: error) { return .cannotWriteCache(path: path, number: number) }
    return .cannotWriteCache(path: path, reason: SystemReason.of(error), isFull: false)
  }
}
