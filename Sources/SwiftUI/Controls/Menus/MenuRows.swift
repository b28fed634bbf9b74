internal import LayoutCore

/// A row of an open menu.
nonisolated struct MenuRow<Content: View>: View, FrameworkView {
  enum Mark { case none, room, tick, mixed }
  let content: Content
  var mark = Mark.none
  var isDestructive = false
  /// The row leads to a menu of its own.
  var leadsOn = false
  let action: @MainActor () -> Void
  @State private var isPressed = false
  @Environment(\.platform) private var platform
  @Environment(\.isEnabled) private var isEnabled

  init(
    content: Content, mark: Mark = .none, isDestructive: Bool = false, leadsOn: Bool = false,
    action: @escaping @MainActor () -> Void
  ) {
    self.content = content
    self.mark = mark
    self.isDestructive = isDestructive
    self.leadsOn = leadsOn
    self.action = action
  }

  @MainActor var body: some View {
    let isMac = platform == .macos
    HStack(spacing: isMac ? 4 : 8) {
      if isMac || mark != .none { tick.frame(width: isMac ? 14 : 20) }
      VStack(alignment: .leading, spacing: 2) { content }
      Spacer(minLength: 0)
      if leadsOn {
        DisclosureChevron(isExpanded: false).scaleEffect(isMac ? 0.8 : 0.9).foregroundStyle(.secondary)
      }
    }
    .foregroundStyle(style)
    .padding(.horizontal, isMac ? 8 : 20)
    .padding(.vertical, isMac ? 2 : 10)
    .frame(minHeight: isMac ? 24 : 44)
    .background {
      if isPressed {
        RoundedRectangle(cornerRadius: isMac ? 7 : 22)
          .fill(isMac ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(FillShapeStyle(level: 2)))
          .padding(.horizontal, isMac ? 0 : 6)
      }
    }
    .padding(.horizontal, isMac ? 5 : 0)
    .contentShape(Rectangle())
    .modifier(_PressModifier(setPressed: { isPressed = $0 }, action: action))
  }

  private var style: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(system: .tertiary)) }
    if isPressed && platform == .macos { return AnyShapeStyle(Color.white) }
    return AnyShapeStyle(isDestructive ? Color.red : Color.primary)
  }

  @MainActor @ViewBuilder private var tick: some View {
    switch mark {
    case .tick: Checkmark()
    case .mixed: Capsule().frame(width: 10, height: 2)
    case .none, .room: Color.clear.frame(width: 1, height: 1)
    }
  }
}

/// Buttons in menus: rows that close the menu.
nonisolated struct MenuItemButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  @Environment(\.menu) private var menu
  @MainActor func makeBody(configuration: Configuration) -> some View {
    MenuRow(content: configuration.label, isDestructive: configuration.role == .destructive) {
      if !menu.keepsMenu { menu.close?() }
      configuration.trigger()
    }
  }
}

/// Toggles in menus: rows with a tick.
nonisolated struct MenuItemToggleStyle: ToggleStyle, BuiltInStyle {
  @Environment(\.menu) private var menu
  @MainActor func makeBody(configuration: Configuration) -> some View {
    MenuRow(
      content: configuration.label, mark: configuration.isMixed ? .mixed : configuration.isOn ? .tick : .room
    ) {
      if !menu.keepsMenu { menu.close?() }
      configuration.isOn.toggle()
    }
  }
}

/// Labels in menus: the icon in a column before the title.
nonisolated struct MenuItemLabelStyle: LabelStyle, BuiltInStyle {
  @Environment(\.platform) private var platform
  @MainActor func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: platform == .macos ? 5 : 10) {
      ZStack { configuration.icon }.frame(width: platform == .macos ? 18 : 26)
      VStack(alignment: .leading, spacing: 2) { configuration.title }
    }
  }
}

/// A row that opens a menu in a menu.
nonisolated struct SubmenuRow<Items: View>: View, FrameworkView {
  let label: AnyView
  @ViewBuilder let items: () -> Items
  @State private var isOpen = false

  init(label: AnyView, @ViewBuilder items: @escaping () -> Items) {
    self.label = label
    self.items = items
  }

  @MainActor var body: some View {
    MenuRow(content: label, leadsOn: true) { isOpen = true }
      .modifier(_MenuModifier(isOpen: $isOpen, items: items))
  }
}

/// The values of a picker in a menu.
nonisolated struct MenuChoices: View, FrameworkView {
  /// The title of the group; nil for none.
  let label: AnyView?
  let content: AnyView
  let choice: PickerChoice
  @Environment(\.menu) private var menu
  @Environment(\.hidesLabels) private var hidesLabels

  init(label: AnyView?, content: AnyView, choice: PickerChoice) {
    self.label = label
    self.content = content
    self.choice = choice
  }

  @MainActor var body: some View {
    let (choice, menu) = (choice, menu)
    MenuLine()
    if let label, !hidesLabels { MenuHeader(content: label) }
    ForEachSubview(content: content) { option in
      if option.part == .header {
        AnyView(MenuHeader(content: option.content))
      } else if option.tag == nil {
        AnyView(option.content)
      } else {
        AnyView(
          MenuRow(content: option.content, mark: choice.isChosen(option.tag) ? .tick : .room) {
            if !menu.keepsMenu { menu.close?() }
            choice.choose(option.tag)
          })
      }
    }
    MenuLine()
  }
}

/// The title of a group in a menu.
nonisolated struct MenuHeader<Content: View>: View, FrameworkView {
  let content: Content
  @Environment(\.platform) private var platform

  init(content: Content) { self.content = content }

  @MainActor var body: some View {
    let isMac = platform == .macos
    content
      .font(isMac ? .system(size: 11, weight: .semibold) : .footnote)
      .foregroundStyle(.secondary)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal, isMac ? 13 : 22).padding(.top, isMac ? 4 : 8).padding(.bottom, isMac ? 2 : 4)
      .layoutValue(key: MenuPartKey.self, value: .title)
  }
}

/// Buttons of a group in a menu: side by side, each as wide as the others.
nonisolated struct MenuGroupButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  let menu: MenuEnvironment
  @MainActor func makeBody(configuration: Configuration) -> some View {
    MenuGroupButton(label: configuration.label, isDestructive: configuration.role == .destructive) {
      if !menu.keepsMenu { menu.close?() }
      configuration.trigger()
    }
  }
}

nonisolated struct MenuGroupButton<Content: View>: View, FrameworkView {
  let label: Content
  let isDestructive: Bool
  let action: @MainActor () -> Void
  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled

  init(label: Content, isDestructive: Bool, action: @escaping @MainActor () -> Void) {
    self.label = label
    self.isDestructive = isDestructive
    self.action = action
  }

  @MainActor var body: some View {
    label
      .lineLimit(1)
      .foregroundStyle(isEnabled ? isDestructive ? Color.red : .primary : Color(system: .tertiary))
      .padding(.vertical, 8)
      .frame(maxWidth: .infinity)
      .background { if isPressed { Rectangle().fill(FillShapeStyle(level: 2)) } }
      .contentShape(Rectangle())
      .modifier(_PressModifier(setPressed: { isPressed = $0 }, action: action))
  }
}

/// Labels of a group in a menu: the icon above the title.
nonisolated struct MenuGroupLabelStyle: LabelStyle, BuiltInStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      ZStack { configuration.icon }.frame(height: 24)
      configuration.title.font(.caption)
    }
  }
}
