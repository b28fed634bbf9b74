internal import LayoutCore

/// A view of another view's content, to be put where a container wants it.
public nonisolated struct Subview: View, Identifiable {
  public typealias Body = Never
  /// Tells subviews apart, from one update to the next.
  public struct ID: Hashable, Sendable {
    let serial: Int
  }

  public let id: ID
  public let containerValues: ContainerValues
  let root: LayoutID
  let source: SubviewSource

  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(PlacedSubviewNode(view, inputs))
  }
}

/// The subviews of a view.
public nonisolated struct SubviewsCollection: RandomAccessCollection {
  let elements: [Subview]
  public var startIndex: Int { 0 }
  public var endIndex: Int { elements.count }
  public subscript(index: Int) -> Subview { elements[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: self, indices: bounds)
  }
}

extension SubviewsCollection: View {
  @MainActor public var body: some View { ForEach(elements) { $0 } }
}

/// Some of the subviews of a view.
public nonisolated struct SubviewsCollectionSlice: RandomAccessCollection {
  let base: SubviewsCollection
  public let indices: Range<Int>
  public var startIndex: Int { indices.lowerBound }
  public var endIndex: Int { indices.upperBound }
  public subscript(index: Int) -> Subview { base[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: base, indices: bounds)
  }
}

extension SubviewsCollectionSlice: View {
  @MainActor public var body: some View { ForEach(Array(self)) { $0 } }
}

/// A section of a view's content.
public nonisolated struct SectionConfiguration: Identifiable {
  /// Tells sections apart, from one update to the next.
  public struct ID: Hashable, Sendable {
    let serial: Int
  }
  public let id: ID
  public let header: SubviewsCollection
  public let content: SubviewsCollection
  public let footer: SubviewsCollection
  public var containerValues: ContainerValues { content.first?.containerValues ?? ContainerValues() }
}

/// The sections of a view's content; views outside of sections make sections of their own.
public nonisolated struct SectionCollection: RandomAccessCollection {
  let elements: [SectionConfiguration]
  public var startIndex: Int { 0 }
  public var endIndex: Int { elements.count }
  public subscript(index: Int) -> SectionConfiguration { elements[index] }
}
