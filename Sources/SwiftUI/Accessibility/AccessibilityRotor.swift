/// The stops of a rotor.
public protocol AccessibilityRotorContent {}

/// One stop of a rotor.
public nonisolated struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  let label: Text
  let id: ID

  public init(_ label: Text, id: ID) {
    self.label = label
    self.id = id
  }
  public init(_ labelKey: LocalizedStringKey, id: ID) { self.init(Text(labelKey), id: id) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, id: ID) { self.init(Text(label), id: id) }
}

/// Several stops.
public nonisolated struct _RotorEntries: AccessibilityRotorContent {
  let entries: [any AccessibilityRotorContent]
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  nonisolated public init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id })
  }
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] }, path: id)
  }
}

/// Builds the stops of a rotor.
@resultBuilder
public struct AccessibilityRotorContentBuilder {
  public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> _RotorEntries {
    _RotorEntries(entries: [content])
  }
  public static func buildBlock(_ contents: _RotorEntries...) -> _RotorEntries {
    _RotorEntries(entries: contents.flatMap(\.entries))
  }
  public static func buildIf(_ content: _RotorEntries?) -> _RotorEntries {
    _RotorEntries(entries: content?.entries ?? [])
  }
  public static func buildEither(first: _RotorEntries) -> _RotorEntries { first }
  public static func buildEither(second: _RotorEntries) -> _RotorEntries { second }
}
