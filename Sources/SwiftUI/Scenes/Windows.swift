public import LayoutCore

/// Windows that show the same kind of content.
public nonisolated struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never
  private let content: () -> Content

  public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
  public init(_ title: Text, @ViewBuilder content: @escaping () -> Content) { self.content = content }
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) { self.content = content }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) { self.content = content }
  public init(id: String, @ViewBuilder content: @escaping () -> Content) { self.content = content }
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  @MainActor public static func _window(_ scene: Self) -> AnyView? { AnyView(WindowContent(make: scene.content)) }
}

extension WindowGroup {
  /// Windows for values of a type; the one that a preview shows has none.
  public init<D: Codable & Hashable, C: View>(
    id: String? = nil, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == ValueWindow<D, C> {
    self.content = { ValueWindow(make: content) }
  }
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String? = nil, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == ValueWindow<D, C> {
    self.content = { ValueWindow(make: content) }
  }
}

/// The content of a window for a value.
public nonisolated struct ValueWindow<Value, Content: View>: View, FrameworkView {
  let make: (Binding<Value?>) -> Content
  @State private var value: Value?

  init(make: @escaping (Binding<Value?>) -> Content) { self.make = make }
  @MainActor public var body: some View { return make($value) }
}

/// The content of a window, made as a body, so that what it reads is followed.
nonisolated struct WindowContent<Content: View>: View, FrameworkView {
  let make: () -> Content
  @MainActor var body: some View { return make() }
}

/// The only window of its kind.
public nonisolated struct Window<Content: View>: Scene {
  public typealias Body = Never
  private let content: Content

  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) { self.content = content() }
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  @MainActor public static func _window(_ scene: Self) -> AnyView? { AnyView(scene.content) }
}

/// The window for an app's settings; a preview shows it only where there is no other.
public nonisolated struct Settings<Content: View>: Scene {
  public typealias Body = Never
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor public static func _window(_ scene: Self) -> AnyView? { nil }
}

/// An item of the menu bar; a preview shows the app's windows.
public nonisolated struct MenuBarExtra<Label: View, Content: View>: Scene {
  public typealias Body = Never
  private let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    _ = label()
  }
  @MainActor public static func _window(_ scene: Self) -> AnyView? { nil }
}

extension MenuBarExtra where Label == SwiftUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// A scene of which something is said that its windows' content sees.
public nonisolated struct _ModifiedScene<S: Scene, M: ViewModifier>: Scene {
  public typealias Body = Never
  let scene: S
  let modifier: M
  @MainActor public static func _window(_ scene: Self) -> AnyView? {
    S._window(scene.scene).map { AnyView($0.modifier(scene.modifier)) }
  }
}

/// Words on windows that a preview, which has one of the device's size, leaves as it is.
extension Scene {
  nonisolated public func windowStyle<W: WindowStyle>(_ style: W) -> some Scene { self }
  nonisolated public func windowToolbarStyle<W: WindowToolbarStyle>(_ style: W) -> some Scene { self }
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene { self }
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
  nonisolated public func commands<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene { self }
  nonisolated public func commandsRemoved() -> some Scene { self }

  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    _ModifiedScene(scene: self, modifier: _EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    _ModifiedScene(scene: self, modifier: _EnvironmentObjectModifier(object: object))
  }
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    _ModifiedScene(scene: self, modifier: _ValueActionModifier(value: value, isInitial: initial, action: action))
  }
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    _ModifiedScene(
      scene: self, modifier: _ValueActionModifier(value: value, isInitial: initial, action: { _, _ in action() }))
  }
  nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void)
    -> some Scene
  {
    _ModifiedScene(
      scene: self, modifier: _ValueActionModifier(value: value, isInitial: false, action: { action($1) }))
  }
}

/// How the frame of a window looks.
public nonisolated protocol WindowStyle: Sendable {}
public nonisolated struct DefaultWindowStyle: WindowStyle {
  public init() {}
}
public nonisolated struct TitleBarWindowStyle: WindowStyle {
  public init() {}
}
public nonisolated struct HiddenTitleBarWindowStyle: WindowStyle {
  public init() {}
}
public nonisolated struct PlainWindowStyle: WindowStyle {
  public init() {}
}
extension WindowStyle where Self == DefaultWindowStyle {
  nonisolated public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}
extension WindowStyle where Self == TitleBarWindowStyle {
  nonisolated public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  nonisolated public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}
extension WindowStyle where Self == PlainWindowStyle {
  nonisolated public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

/// How the toolbar of a window looks.
public nonisolated protocol WindowToolbarStyle: Sendable {}
public nonisolated struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  public init() {}
}
public nonisolated struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  public init(showsTitle: Bool = true) {}
}
public nonisolated struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  public init(showsTitle: Bool = true) {}
}
public nonisolated struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  public init() {}
}
extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  nonisolated public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  nonisolated public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
  nonisolated public static func unified(showsTitle: Bool = true) -> UnifiedWindowToolbarStyle {
    UnifiedWindowToolbarStyle()
  }
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  nonisolated public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }
  nonisolated public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle()
  }
}
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  nonisolated public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

/// How far a window can be resized.
public nonisolated struct WindowResizability: Hashable, Sendable {
  private let name: String
  public static let automatic = WindowResizability(name: "automatic")
  public static let contentSize = WindowResizability(name: "contentSize")
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}
