/// How lists look.
@MainActor @preconcurrency
public protocol ListStyle {
  static var _kind: _ListStyleKind { get }
  var _alternatesRowBackgrounds: Bool { get }
}

extension ListStyle {
  public var _alternatesRowBackgrounds: Bool { false }
}

/// Names a built-in look.
public struct _ListStyleKind: Sendable {
  let kind: ListKind
}

/// The platform's own style: inset cards on iOS, inset rows on macOS.
public nonisolated struct DefaultListStyle: ListStyle {
  public init() {}
  public static var _kind: _ListStyleKind { _ListStyleKind(kind: .automatic) }
}

/// Rows from side to side.
public nonisolated struct PlainListStyle: ListStyle {
  public init() {}
  public static var _kind: _ListStyleKind { _ListStyleKind(kind: .plain) }
}

/// Sections from side to side on a ground.
public nonisolated struct GroupedListStyle: ListStyle {
  public init() {}
  public static var _kind: _ListStyleKind { _ListStyleKind(kind: .grouped) }
}

/// Sections as cards on a ground.
public nonisolated struct InsetGroupedListStyle: ListStyle {
  public init() {}
  public static var _kind: _ListStyleKind { _ListStyleKind(kind: .insetGrouped) }
}

/// Rows with room at the sides.
public nonisolated struct InsetListStyle: ListStyle {
  public let _alternatesRowBackgrounds: Bool
  public init() { _alternatesRowBackgrounds = false }
  public init(alternatesRowBackgrounds: Bool) { _alternatesRowBackgrounds = alternatesRowBackgrounds }
  public static var _kind: _ListStyleKind { _ListStyleKind(kind: .inset) }
}

/// Rows of a sidebar.
public nonisolated struct SidebarListStyle: ListStyle {
  public init() {}
  public static var _kind: _ListStyleKind { _ListStyleKind(kind: .sidebar) }
}

/// Rows in a border.
public nonisolated struct BorderedListStyle: ListStyle {
  public let _alternatesRowBackgrounds: Bool
  public init() { _alternatesRowBackgrounds = false }
  public init(alternatesRowBackgrounds: Bool) { _alternatesRowBackgrounds = alternatesRowBackgrounds }
  public static var _kind: _ListStyleKind { _ListStyleKind(kind: .bordered) }
}

extension ListStyle where Self == DefaultListStyle {
  nonisolated public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  nonisolated public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  nonisolated public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  nonisolated public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  nonisolated public static var inset: InsetListStyle { InsetListStyle() }
  nonisolated public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
    InsetListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}
extension ListStyle where Self == SidebarListStyle {
  nonisolated public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
extension ListStyle where Self == BorderedListStyle {
  nonisolated public static var bordered: BorderedListStyle { BorderedListStyle() }
  nonisolated public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
    BorderedListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension View {
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    modifier(_ListStyleModifier(style: style))
  }
}

/// Sets the style of the lists in a view.
public nonisolated struct _ListStyleModifier<S: ListStyle>: EnvironmentModifier {
  public typealias Body = Never
  let style: S

  @MainActor func modify(_ environment: inout EnvironmentValues) {
    environment.list.kind = S._kind.kind
    if style._alternatesRowBackgrounds { environment.list.alternatesRowBackgrounds = true }
  }
}
