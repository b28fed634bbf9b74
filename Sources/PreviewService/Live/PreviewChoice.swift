public import PreviewProtocol

/// Which of a file's previews is meant.
public enum PreviewChoice: Hashable, Sendable {
  case first
  case named(String)
  /// The one that begins on this line of the file in focus, or the last one above it.
  case line(Int)
}

extension PreviewChoice {
  /// - Returns: nil where there is none like it.
  public func index(in previews: [ScannedPreview]) -> Int? {
    switch self {
    case .first: previews.isEmpty ? nil : 0
    case .named(let name): previews.firstIndex { $0.name == name }
    case .line(let line): previews.lastIndex { $0.line <= line }
    }
  }
}
