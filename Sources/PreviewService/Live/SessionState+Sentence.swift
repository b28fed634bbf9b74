import Foundation

extension SessionState {
  /// One clear sentence for people, without a full picture of what is on screen.
  public var sentence: String {
    switch self {
    case .idle: "Open a Swift file, a folder or a package."
    case .paused: "Paused after an unclean end. Refresh to build and show it."
    case .compiling: "Compiling…"
    case .showing: "Up to date."
    case .failed(let errors): errors == 1 ? "1 error." : "\(errors) errors."
    case .crashed(let reason): reason.sentence
    case .hung(let seconds):
      "The preview did not answer within \(Self.number(seconds)) s and was stopped. Look for an endless loop in a body."
    case .unusable(let source):
      switch source {
      case .missing, .empty, .noView, .noFiles: source.sentence + " The next save is looked at."
      case .notText, .unreadable, .notAFile, .tooMany: source.sentence
      }
    case .unavailable(let error): error.sentence
    }
  }

  /// Whether a picture shown in this state is that of the file as it is.
  public var isUpToDate: Bool {
    switch self {
    case .showing: true
    case .idle, .paused, .compiling, .failed, .crashed, .hung, .unusable, .unavailable: false
    }
  }

  private static func number(_ seconds: Double) -> String {
    seconds == seconds.rounded() && seconds < 1e15 ? String(Int(seconds)) : String(format: "%.1f", seconds)
  }
}

extension CrashReason {
  public var sentence: String {
    switch self {
    case .trap(let message, let line?): "The preview crashed in line \(line): \(message)"
    case .trap(let message, nil): "The preview crashed: \(message)"
    case .stackOverflow:
      "The preview called itself without end and ran out of stack. Look for a body that contains itself."
    case .signal(let number): "The preview crashed with signal \(number) (\(Self.name(of: number)))."
    case .exited(let code): "The preview ended its process by calling exit(\(code))."
    case .outOfMemory: "The preview took more memory than it may have and was stopped."
    }
  }

  private static func name(of signal: Int32) -> String {
    strsignal(signal).map { String(cString: $0) } ?? "unknown"
  }
}

extension UnusableSource {
  public var sentence: String {
    switch self {
    case .missing(let path): "There is no file at \(path)."
    case .empty(let path): "\(Self.name(path)) is empty."
    case .notText(let path): "\(Self.name(path)) is not UTF-8 text, so it cannot be Swift source."
    case .unreadable(let path): "\(Self.name(path)) cannot be read. Check its permissions."
    case .noView(let path):
      "\(Self.name(path)) has no preview, and no view that can be made without arguments. Add a #Preview."
    case .notAFile(let path): "\(Self.name(path)) is not a regular file."
    case .tooMany(let path, let limit):
      "\(Self.name(path)) holds more than \(limit) folders or Swift files. Give the folder of one module."
    case .noFiles(let path): "\(Self.name(path)) holds no Swift files."
    }
  }

  private static func name(_ path: String) -> String { URL(fileURLWithPath: path).lastPathComponent }
}
