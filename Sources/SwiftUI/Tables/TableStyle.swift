/// How tables look.
@MainActor @preconcurrency
public protocol TableStyle {
  nonisolated var _look: _TableLook { get }
}

/// What a built-in style says of a table.
public nonisolated struct _TableLook: Hashable, Sendable {
  var hasBorder = false
  /// On macOS; nil is the platform's way.
  var alternatesRowBackgrounds: Bool?
}

/// The platform's own style: on macOS rows with room at the sides, every second one darker.
public nonisolated struct AutomaticTableStyle: TableStyle {
  public let _look = _TableLook()
  public init() {}
}

/// Rows with room at the sides.
public nonisolated struct InsetTableStyle: TableStyle {
  public let _look: _TableLook
  public init() { _look = _TableLook() }
  public init(alternatesRowBackgrounds: Bool) { _look = _TableLook(alternatesRowBackgrounds: alternatesRowBackgrounds) }
}

/// Rows from side to side in a border.
public nonisolated struct BorderedTableStyle: TableStyle {
  public let _look: _TableLook
  public init() { _look = _TableLook(hasBorder: true) }
  public init(alternatesRowBackgrounds: Bool) {
    _look = _TableLook(hasBorder: true, alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension TableStyle where Self == AutomaticTableStyle {
  nonisolated public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
extension TableStyle where Self == InsetTableStyle {
  nonisolated public static var inset: InsetTableStyle { InsetTableStyle() }
  nonisolated public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
    InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}
extension TableStyle where Self == BorderedTableStyle {
  nonisolated public static var bordered: BorderedTableStyle { BorderedTableStyle() }
  nonisolated public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
    BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

private struct TableLookKey: EnvironmentKey {
  static var defaultValue: _TableLook { _TableLook() }
}

extension EnvironmentValues {
  /// How the tables in a view look.
  var tableLook: _TableLook {
    get { self[TableLookKey.self] }
    set { self[TableLookKey.self] = newValue }
  }
  /// The titles of a table's columns are shown or hidden.
  var tableHeaders: Visibility {
    get { self[TableHeadersKey.self] }
    set { self[TableHeadersKey.self] = newValue }
  }
}

private struct TableHeadersKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension View {
  nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View { environment(\.tableLook, style._look) }
  /// Shows or hides the titles of the columns of tables.
  nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableHeaders, visibility)
  }
}
