/// What of a text is selected.
public nonisolated struct TextSelection: Equatable, Hashable, Sendable {
  /// The places of a selection.
  public enum Indices: Equatable, Hashable, Sendable {
    case selection(Range<String.Index>)
    case multiSelection(RangeSet<String.Index>)

    public static func == (a: Self, b: Self) -> Bool {
      switch (a, b) {
      case (.selection(let a), .selection(let b)): a == b
      case (.multiSelection(let a), .multiSelection(let b)): a == b
      default: false
      }
    }
    public func hash(into hasher: inout Hasher) {
      switch self {
      case .selection(let range): hasher.combine(range)
      case .multiSelection(let set): for range in set.ranges { hasher.combine(range) }
      }
    }
  }

  public let indices: Indices
  public var affinity: TextSelectionAffinity { .automatic }

  public init(range: Range<String.Index>) { indices = .selection(range) }
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
  public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }

  /// Whether it is a caret.
  public var isInsertion: Bool { range.isEmpty }

  /// From its first place to its last.
  var range: Range<String.Index> {
    switch indices {
    case .selection(let range): range
    case .multiSelection(let set):
      set.ranges.first.flatMap { first in set.ranges.last.map { first.lowerBound..<$0.upperBound } }
        ?? "".startIndex..<"".startIndex
    }
  }
}

/// On which line a caret stands where a line is broken.
public enum TextSelectionAffinity: Hashable, Sendable { case automatic, upstream, downstream }
