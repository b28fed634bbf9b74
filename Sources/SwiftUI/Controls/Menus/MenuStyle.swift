/// How menus look while they are closed.
@MainActor @preconcurrency
public protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a menu style shows.
public nonisolated struct MenuStyleConfiguration {
  /// The menu's label, whatever its type.
  public nonisolated struct Label: View, StylePart {
    public typealias Body = Never
    let content: AnyView
  }
  /// What is in the menu, whatever its type.
  public nonisolated struct Content: View, StylePart {
    public typealias Body = Never
    let content: AnyView
  }
  public let label: Label
  public let content: Content
  let primaryAction: (@MainActor () -> Void)?
}

/// The platform's own look.
public nonisolated struct DefaultMenuStyle: MenuStyle, BuiltInStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { MenuButton(configuration: configuration) }
}

/// A menu that looks as the buttons around it do.
public nonisolated struct ButtonMenuStyle: MenuStyle, BuiltInStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { MenuButton(configuration: configuration) }
}

/// The label alone.
public nonisolated struct BorderlessButtonMenuStyle: MenuStyle, BuiltInStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration).buttonStyle(.borderless)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  nonisolated public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// The order of the items of menus.
public struct MenuOrder: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, priority, fixed }
  let kind: Kind
  public static let automatic = MenuOrder(kind: .automatic)
  /// The first item is nearest to what opened the menu.
  public static let priority = MenuOrder(kind: .priority)
  public static let fixed = MenuOrder(kind: .fixed)
}

/// What menus do when one of their items is chosen.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  let keepsMenu: Bool
  public static let automatic = MenuActionDismissBehavior(keepsMenu: false)
  public static let enabled = MenuActionDismissBehavior(keepsMenu: false)
  public static let disabled = MenuActionDismissBehavior(keepsMenu: true)
}

/// What menus take from the environment.
struct MenuEnvironment {
  var indicator = Visibility.automatic
  var order = MenuOrder.automatic
  /// Choosing an item leaves the menu open.
  var keepsMenu = false
  /// Closes the menu around; nil outside of menus.
  var close: (@MainActor () -> Void)?
}

private struct MenuEnvironmentKey: EnvironmentKey {
  static var defaultValue: MenuEnvironment { MenuEnvironment() }
}

extension EnvironmentValues {
  var menu: MenuEnvironment {
    get { self[MenuEnvironmentKey.self] }
    set { self[MenuEnvironmentKey.self] = newValue }
  }
  /// In an open menu, whose items are rows.
  var isInMenu: Bool { menu.close != nil }
  /// Whether the first item of a menu is the nearest to what opened it. As documented, on iOS it is unless the menu is in
  /// scrolled content.
  var hasFirstMenuItemNearest: Bool {
    switch menu.order.kind {
    case .automatic: platform == .ios && !base.scroll.isInContent
    case .priority: true
    case .fixed: false
    }
  }
  public var menuOrder: MenuOrder {
    get { menu.order }
    set { menu.order = newValue }
  }
  /// Whether menus show that they open.
  public var menuIndicatorVisibility: Visibility {
    get { menu.indicator }
    set { menu.indicator = newValue }
  }
}

extension View {
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    viewStyle(style) { $0.makeBody(configuration: $1) }
  }
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
  nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    environment(\.menu.keepsMenu, behavior.keepsMenu)
  }
}
