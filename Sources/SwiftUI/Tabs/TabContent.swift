/// The tabs of a tab view.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable
  associatedtype Body: TabContent
  @TabContentBuilder<TabValue> var body: Body { get }
  /// Appends the screens; the default appends those of the body.
  static func _collect(_ content: Self, _ pages: inout [_TabPage])
}

extension TabContent {
  @MainActor public static func _collect(_ content: Self, _ pages: inout [_TabPage]) {
    Body._collect(content.body, &pages)
  }
}

extension TabContent where Body == Never {
  nonisolated public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension Never: TabContent {
  public typealias TabValue = Never
  @MainActor public static func _collect(_ content: Never, _ pages: inout [_TabPage]) {}
}

/// A screen with what is said of its tab.
public nonisolated struct _TabPage: View, FrameworkView {
  let content: AnyView
  let label: AnyView
  let lines: [Int32]
  var value: AnyHashable?
  var isSearch = false
  var section: Text?
  var badge: Text?
  var isHidden = false

  @MainActor public var body: some View {
    let (isSearch, section, badge, isHidden) = (isSearch, section, badge, isHidden)
    let page = LinedContent(content: content, lines: lines)
      .modifier(_TabLabelModifier(label: label, lines: []))
      .modifier(
        _BarChangeModifier {
          $0.tab.isSearch = isSearch
          $0.tab.section = section
          $0.tab.isHidden = isHidden
          if let badge { $0.tab.badge = badge }
        })
    if let value { page.modifier(_ListRowModifier(change: .tag(value))) } else { page }
  }
}

/// The screens of tabs, one after the other.
public nonisolated struct TabContentViews<C: TabContent>: View, FrameworkView {
  public typealias Body = Never
  let content: C

  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(
      WrapperNode(
        view, inputs,
        { view in
          var pages: [_TabPage] = []
          C._collect(view.content, &pages)
          return ForEach(Array(pages.enumerated()), id: \.offset) { $1 }
        }))
  }
}

/// A screen and its tab.
public nonisolated struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
  public typealias TabValue = Value
  public typealias Body = Never
  let value: AnyHashable?
  let role: TabRole?
  let content: Content
  let label: Label
  let lines: [Int32]

  init(value: AnyHashable?, role: TabRole? = nil, content: Content, label: Label, lines: [Int32]) {
    self.value = value
    self.role = role
    self.content = content
    self.label = label
    self.lines = lines
  }

  @MainActor public static func _collect(_ tab: Self, _ pages: inout [_TabPage]) {
    let isBare = Label.self == EmptyView.self && tab.role == .search
    pages.append(
      _TabPage(
        content: AnyView(tab.content),
        label: isBare ? AnyView(SwiftUI.Label("Search", systemImage: "magnifyingglass")) : AnyView(tab.label),
        lines: tab.lines, value: tab.value, isSearch: tab.role == .search))
  }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  private let name: String
  public static let search = TabRole(name: "search")
}

extension Tab {
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    let content = content()
    let lines = SourceLines.take()
    self.init(value: AnyHashable(value), role: role, content: content, label: label(), lines: lines)
    _ = SourceLines.take()
  }
}

extension Tab where Value == Never {
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    let content = content()
    let lines = SourceLines.take()
    self.init(value: nil, role: role, content: content, label: label(), lines: lines)
    _ = SourceLines.take()
  }
}

extension Tab where Value == Never, Label == EmptyView {
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(value: nil, role: role, content: content(), label: EmptyView(), lines: SourceLines.take())
  }
}

extension Tab where Label == EmptyView {
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(
      value: AnyHashable(value), role: role, content: content(), label: EmptyView(), lines: SourceLines.take())
  }
}

extension Tab where Label == SwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: role, content: content(),
      label: SwiftUI.Label(titleKey, systemImage: systemImage), lines: SourceLines.take())
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: role, content: content(), label: SwiftUI.Label(title, systemImage: systemImage),
      lines: SourceLines.take())
  }
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: role, content: content(), label: SwiftUI.Label(titleKey, image: image),
      lines: SourceLines.take())
  }
}

extension Tab where Value == Never, Label == SwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(), label: SwiftUI.Label(titleKey, systemImage: systemImage),
      lines: SourceLines.take())
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(), label: SwiftUI.Label(title, systemImage: systemImage),
      lines: SourceLines.take())
  }
  public init(_ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content)
  {
    self.init(
      value: nil, role: role, content: content(), label: SwiftUI.Label(titleKey, image: image),
      lines: SourceLines.take())
  }
}

/// Tabs under a title, as sidebars show them; a bar shows them like the others.
public nonisolated struct TabSection<SelectionValue: Hashable, Content: TabContent>: TabContent
where Content.TabValue == SelectionValue {
  public typealias TabValue = SelectionValue
  public typealias Body = Never
  let title: Text?
  let content: Content

  public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) {
    title = Text(titleKey)
    self.content = content()
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content) {
    self.title = Text(title)
    self.content = content()
  }
  public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
    title = nil
    self.content = content()
  }

  @MainActor public static func _collect(_ section: Self, _ pages: inout [_TabPage]) {
    let start = pages.count
    Content._collect(section.content, &pages)
    for index in pages[start...].indices { pages[index].section = section.title }
  }
}

/// Tabs of which something is said.
public nonisolated struct _ChangedTabContent<Content: TabContent>: TabContent {
  public typealias TabValue = Content.TabValue
  public typealias Body = Never
  let content: Content
  let change: (inout _TabPage) -> Void

  @MainActor public static func _collect(_ changed: Self, _ pages: inout [_TabPage]) {
    let start = pages.count
    Content._collect(changed.content, &pages)
    for index in pages[start...].indices { changed.change(&pages[index]) }
  }
}

extension TabContent {
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
    _ChangedTabContent(content: self) { $0.badge = count == 0 ? nil : Text(verbatim: String(count)) }
  }
  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> {
    _ChangedTabContent(content: self) { $0.badge = label }
  }
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    _ChangedTabContent(content: self) { $0.badge = key.map { Text($0) } }
  }
  nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    _ChangedTabContent(content: self) { $0.isHidden = hidden }
  }
}

/// The tabs of a block.
public nonisolated struct TupleTabContent<Value: Hashable, T>: TabContent {
  public typealias TabValue = Value
  public typealias Body = Never
  private let value: T
  private let collect: @MainActor (T, inout [_TabPage]) -> Void

  init<each C: TabContent>(_ content: repeat each C) where T == (repeat each C) {
    value = (repeat each content)
    collect = { value, pages in
      @MainActor func add<One: TabContent>(_ content: One) { One._collect(content, &pages) }
      repeat add(each value)
    }
  }

  @MainActor public static func _collect(_ content: Self, _ pages: inout [_TabPage]) {
    content.collect(content.value, &pages)
  }
}

extension Optional: TabContent where Wrapped: TabContent {
  public typealias TabValue = Wrapped.TabValue
  @MainActor public static func _collect(_ content: Wrapped?, _ pages: inout [_TabPage]) {
    if let content { Wrapped._collect(content, &pages) }
  }
}

extension _ConditionalContent: TabContent
where TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue {
  public typealias TabValue = TrueContent.TabValue
  @MainActor public static func _collect(_ content: Self, _ pages: inout [_TabPage]) {
    switch content.storage {
    case .first(let first): TrueContent._collect(first, &pages)
    case .second(let second): FalseContent._collect(second, &pages)
    }
  }
}

extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  @MainActor public static func _collect(_ content: Self, _ pages: inout [_TabPage]) {
    for element in content.data { Content._collect(content.content(element), &pages) }
  }
}

extension ForEach where Content: TabContent, Data.Element: Identifiable, ID == Data.Element.ID {
  public nonisolated init<V: Hashable>(
    _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == V {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Content: TabContent {
  public nonisolated init<V: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == V {
    self.init(data: data, content: content, id: { $0[keyPath: id] }, path: id)
  }
}

/// Builds tabs from the statements of a closure.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
  public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
  public static func buildBlock<each C: TabContent>(_ content: repeat each C)
    -> TupleTabContent<TabValue, (repeat each C)>
  {
    TupleTabContent(repeat each content)
  }
  public static func buildIf<C: TabContent>(_ content: C?) -> C? where C.TabValue == TabValue { content }
  public static func buildEither<First: TabContent, Second: TabContent>(first: First)
    -> _ConditionalContent<First, Second> where First.TabValue == TabValue, Second.TabValue == TabValue
  {
    _ConditionalContent(.first(first))
  }
  public static func buildEither<First: TabContent, Second: TabContent>(second: Second)
    -> _ConditionalContent<First, Second> where First.TabValue == TabValue, Second.TabValue == TabValue
  {
    _ConditionalContent(.second(second))
  }
  public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
}
