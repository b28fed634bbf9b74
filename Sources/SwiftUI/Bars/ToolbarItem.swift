/// A view in a toolbar.
public nonisolated struct ToolbarItem<ID, Content: View>: ToolbarContent, CustomizableToolbarContent {
  public typealias Body = Never
  let placement: ToolbarItemPlacement
  let content: Content
  let lines: [Int32]
  /// Whether it is there before a person arranges the toolbar.
  let isShown: Bool

  @MainActor public static func _collect(_ item: Self, _ items: inout _ToolbarItems) {
    guard item.isShown else { return }
    items.add(AnyView(item.content), item.placement, lines: item.lines)
  }
}

extension ToolbarItem where ID == () {
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(placement: placement, content: content(), lines: SourceLines.take(), isShown: true)
  }
}

extension ToolbarItem where ID == String {
  /// - Parameter id: by which a person's arrangement of the toolbar knows the item.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content(), lines: SourceLines.take(), isShown: showsByDefault)
  }
}

extension ToolbarItem: Identifiable where ID: Hashable {
  public var id: String { "" }
}

/// Views in a toolbar that go to one place.
public nonisolated struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public typealias Body = Never
  let placement: ToolbarItemPlacement
  let content: Content
  let lines: [Int32]

  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
    lines = SourceLines.take()
  }

  @MainActor public static func _collect(_ group: Self, _ items: inout _ToolbarItems) {
    items.add(AnyView(group.content), group.placement, lines: group.lines)
  }
}

/// Room between the items of a toolbar; they do not share a ground across it.
public nonisolated struct ToolbarSpacer: ToolbarContent, CustomizableToolbarContent {
  public typealias Body = Never
  let sizing: SpacerSizing
  let placement: ToolbarItemPlacement

  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }

  @MainActor public static func _collect(_ spacer: Self, _ items: inout _ToolbarItems) {
    items.items.append(
      BarItem(
        kind: .spacer(isFlexible: spacer.sizing == .flexible), place: spacer.placement.place,
        content: HoistedView(AnyView(EmptyView()), items.node)))
  }
}

/// How long a spacer is.
public nonisolated struct SpacerSizing: Hashable, Sendable {
  private let isFlexible: Bool
  public static let flexible = SpacerSizing(isFlexible: true)
  public static let fixed = SpacerSizing(isFlexible: false)
}

/// A menu that a tap on the title opens.
public nonisolated struct ToolbarTitleMenu<Content: View>: ToolbarContent, CustomizableToolbarContent {
  public typealias Body = Never
  let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    _ = SourceLines.take()
  }

  @MainActor public static func _collect(_ menu: Self, _ items: inout _ToolbarItems) {
    items.titleMenu = HoistedView(AnyView(menu.content), items.node)
  }
}

extension ToolbarTitleMenu where Content == EmptyView {
  public init() { content = EmptyView() }
}

/// Items without the ground that bars put under them.
public nonisolated struct _PlainToolbarContent<Content: ToolbarContent>: ToolbarContent {
  public typealias Body = Never
  let content: Content

  @MainActor public static func _collect(_ plain: Self, _ items: inout _ToolbarItems) {
    let start = items.items.count
    Content._collect(plain.content, &items)
    for index in items.items[start...].indices { items.items[index].hidesGround = true }
  }
}

extension ToolbarContent {
  /// Shows or hides the ground that items share with their neighbours.
  nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
    _ConditionalContent<_PlainToolbarContent<Self>, Self>(
      visibility == .hidden ? .first(_PlainToolbarContent(content: self)) : .second(self))
  }
}

extension CustomizableToolbarContent {
  /// A preview's toolbar is not arranged by a person, so items behave alike.
  nonisolated public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some ToolbarContent {
    _ConditionalContent<EmptyToolbarContent, Self>(
      defaultVisibility == .hidden ? .first(EmptyToolbarContent()) : .second(self))
  }
}

/// What a person may do with the items of a toolbar.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

extension _ToolbarItems {
  mutating func add(_ content: AnyView, _ placement: ToolbarItemPlacement, lines: [Int32]) {
    items.append(
      BarItem(
        place: placement.place, isProminent: placement.isProminent, isSeparate: placement.isSeparate,
        content: HoistedView(content, node, lines: lines)))
  }
}
