/// Controls that belong together, in a row.
public nonisolated struct ControlGroup<Content: View>: View, ControlView {
  private let content: Content
  private let lines: [Int32]

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    lines = SourceLines.take()
  }
  /// The label names the group where it becomes a menu; a row does not show it.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    let content = content()
    lines = SourceLines.take()
    self.content = LabeledControlGroupContent(content: content, label: label())
    _ = SourceLines.take()
  }
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    let content = content()
    lines = SourceLines.take()
    self.content = LabeledControlGroupContent(content: content, label: Text(titleKey))
  }

  @MainActor public var body: some View {
    let label = (content as? any LabeledGroup)?.groupLabel
    let configuration = ControlGroupStyleConfiguration(
      content: .init(content: .user(content, lines)), label: .init(content: label ?? AnyView(EmptyView())))
    StylableView(configuration: configuration, builtIn: ControlRow(configuration: configuration))
  }
}

/// The controls of a group that has a label.
public nonisolated struct LabeledControlGroupContent<Content: View, Label: View>: View, LabeledGroup {
  public typealias Body = Never
  let content: Content
  let label: Label
  @MainActor var groupLabel: AnyView { .user(label) }
  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(WrapperNode(view, inputs, { $0.content }))
  }
}

/// A group with a label.
@MainActor
protocol LabeledGroup {
  var groupLabel: AnyView { get }
}

/// How groups of controls look.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style of control groups shows.
public nonisolated struct ControlGroupStyleConfiguration {
  /// The group's controls, whatever their type.
  public nonisolated struct Content: View, StylePart {
    public typealias Body = Never
    let content: AnyView
  }
  /// The group's label, whatever its type.
  public nonisolated struct Label: View, StylePart {
    public typealias Body = Never
    let content: AnyView
  }
  public let content: Content
  public let label: Label
}

/// The built-in look: the controls side by side; in menus their icons above their titles.
nonisolated struct ControlRow: View, FrameworkView {
  let configuration: ControlGroupStyleConfiguration
  @Environment(\.menu) private var menu
  @Environment(\.buttonStyle) private var buttonStyle

  init(configuration: ControlGroupStyleConfiguration) { self.configuration = configuration }

  @MainActor var body: some View {
    if menu.close != nil {
      HStack(spacing: 0) { configuration.content }
        .buttonStyle(MenuGroupButtonStyle(menu: menu))
        .labelStyle(MenuGroupLabelStyle())
    } else if buttonStyle == nil {
      HStack { configuration.content }.buttonStyle(.bordered)
    } else {
      HStack { configuration.content }
    }
  }
}

/// The platform's own look.
public nonisolated struct AutomaticControlGroupStyle: ControlGroupStyle, BuiltInStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { ControlRow(configuration: configuration) }
}

/// The controls side by side.
public nonisolated struct NavigationControlGroupStyle: ControlGroupStyle, BuiltInStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { ControlRow(configuration: configuration) }
}

/// A button with the group's label that opens a menu with the controls.
public nonisolated struct MenuControlGroupStyle: ControlGroupStyle, BuiltInStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// In a menu, a row of icons above titles.
public nonisolated struct CompactMenuControlGroupStyle: ControlGroupStyle, BuiltInStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { ControlRow(configuration: configuration) }
}

/// Icons side by side.
public nonisolated struct PaletteControlGroupStyle: ControlGroupStyle, BuiltInStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ControlRow(configuration: configuration).labelStyle(.iconOnly)
  }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  nonisolated public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  nonisolated public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  nonisolated public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  nonisolated public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  nonisolated public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension View {
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    viewStyle(style) { $0.makeBody(configuration: $1) }
  }
}
