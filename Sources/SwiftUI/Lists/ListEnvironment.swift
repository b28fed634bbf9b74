public import Foundation
public import LayoutCore

/// The built-in looks of lists.
enum ListKind: Hashable, Sendable { case automatic, plain, grouped, insetGrouped, inset, sidebar, bordered }

/// What lists take from the environment.
struct ListEnvironment {
  var kind = ListKind.automatic
  /// nil is the container's own way.
  var alternatesRowBackgrounds: Bool?
  /// The list is the rows of a table, which draws the border and on macOS has no separators.
  var isInTable = false
  /// The list is a column of a split view.
  var isInColumn = false
  var rowSpacing: CGFloat?
  var sectionSpacing: ListSectionSpacing?
  var minimumRowHeight: CGFloat?
  var minimumHeaderHeight: CGFloat?
  /// At the sides of sections.
  var sectionMargin: CGFloat?
  var hidesBackground = false
  var prominence = Prominence.standard
  var itemTint: ListItemTint?
}

/// The list around a row, header or footer.
struct ListContext {
  var kind: ListKind
  var isForm: Bool
  /// In a row; else in a header or footer.
  var isRow = true
  weak var chrome: ListChrome?
  /// A tap on a row selects it.
  var selects = false
}

private struct ListEnvironmentKey: EnvironmentKey {
  static var defaultValue: ListEnvironment { ListEnvironment() }
}

private struct ListContextKey: EnvironmentKey {
  static var defaultValue: ListContext? { nil }
}

extension EnvironmentValues {
  var list: ListEnvironment {
    get { self[ListEnvironmentKey.self] }
    set { self[ListEnvironmentKey.self] = newValue }
  }
  /// nil outside of lists.
  var listContext: ListContext? {
    get { self[ListContextKey.self] }
    set { self[ListContextKey.self] = newValue }
  }

  /// The colour of icons in rows.
  var listItemColor: AnyShapeStyle { list.itemTint?.tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle()) }

  /// The least height of a list's row, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { list.minimumRowHeight ?? ListAppearance.minimumRowHeight(self) }
    set { list.minimumRowHeight = newValue }
  }
  /// The least height of a section's header in a list, in points; nil is the platform's.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { list.minimumHeaderHeight }
    set { list.minimumHeaderHeight = newValue }
  }
  public var headerProminence: Prominence {
    get { list.prominence }
    set { list.prominence = newValue }
  }
}

/// How much a section's header stands out.
public enum Prominence: Hashable, Sendable { case standard, increased }

/// The distance between the sections of a list.
public struct ListSectionSpacing: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case standard, compact
    case custom(CGFloat)
  }
  let kind: Kind
  public static let `default` = ListSectionSpacing(kind: .standard)
  public static let compact = ListSectionSpacing(kind: .compact)
  /// - Parameter spacing: in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(kind: .custom(spacing)) }
}

/// The tint of the icons in a list's rows.
public struct ListItemTint: Sendable {
  let tint: Color?
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(tint: tint) }
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(tint: tint) }
  public static let monochrome = ListItemTint(tint: .primary)
}

/// Changes what lists take from the environment.
nonisolated struct _ListEnvironmentModifier: EnvironmentModifier {
  typealias Body = Never
  let change: (inout ListEnvironment) -> Void

  func modify(_ environment: inout EnvironmentValues) { change(&environment.list) }
}

extension View {
  /// - Parameter spacing: between rows, in points; nil is the style's.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    modifier(_ListEnvironmentModifier { $0.rowSpacing = spacing })
  }
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    modifier(_ListEnvironmentModifier { $0.sectionSpacing = spacing })
  }
  /// - Parameter spacing: in points.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }

  /// - Parameter length: at the sides of sections, in points; nil is the style's.
  nonisolated public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    modifier(
      _ListEnvironmentModifier {
        if !edges.isDisjoint(with: .horizontal) { $0.sectionMargin = length }
      })
  }

  /// Shows or hides the ground of lists and forms.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    modifier(_ListEnvironmentModifier { $0.hidesBackground = visibility == .hidden })
  }
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    modifier(_ListEnvironmentModifier { $0.prominence = prominence })
  }
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
    modifier(_ListEnvironmentModifier { $0.itemTint = tint })
  }
  nonisolated public func listItemTint(_ tint: Color?) -> some View {
    listItemTint(tint.map { ListItemTint.fixed($0) })
  }
  nonisolated public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled)
    -> some View
  {
    modifier(_ListEnvironmentModifier { $0.alternatesRowBackgrounds = behavior.isEnabled })
  }
}

/// Whether every second row of a list on macOS is darker.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  let isEnabled: Bool?
  public static let automatic = AlternatingRowBackgroundBehavior(isEnabled: nil)
  public static let enabled = AlternatingRowBackgroundBehavior(isEnabled: true)
  public static let disabled = AlternatingRowBackgroundBehavior(isEnabled: false)
}
