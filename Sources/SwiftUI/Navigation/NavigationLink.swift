internal import LayoutCore

/// A control that shows another screen.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View, ControlView {
  enum Target {
    case destination(Destination)
    /// nil leads nowhere.
    case value(AnyHashable?)
  }

  private let target: Target
  /// Whether the destination is shown; nil where only the link decides.
  private let isActive: Binding<Bool>?
  private let label: Label
  private let lines: [Int32]
  @Kept private var page = PageContent()
  @Environment(\.isInList) private var isInList
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.platform) private var platform
  @Environment(\.navigation) private var navigation
  @Environment(\.columnTarget) private var columnTarget
  @Environment(\.selectsListRows) private var selectsRows

  init(target: Target, isActive: Binding<Bool>? = nil, label: Label, lines: [Int32] = []) {
    self.target = target
    self.isActive = isActive
    self.label = label
    self.lines = lines
  }

  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    let destination = destination()
    _ = SourceLines.take()
    let label = label()
    self.init(target: .destination(destination), label: label, lines: SourceLines.take())
  }
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    let label = label()
    self.init(target: .destination(destination), label: label, lines: SourceLines.take())
  }
  public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    let destination = destination()
    _ = SourceLines.take()
    let label = label()
    self.init(target: .destination(destination), isActive: isActive, label: label, lines: SourceLines.take())
  }
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    let label = label()
    self.init(target: .destination(destination), isActive: isActive, label: label, lines: SourceLines.take())
  }
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(isActive: selection.isValue(tag), destination: destination, label: label)
  }
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination, isActive: selection.isValue(tag), label: label)
  }

  @MainActor public var body: some View {
    let _ = show()
    let isOn = isActive?.wrappedValue ?? false
    let link = content.modifier(
      _PresentedPageModifier(
        page: page, isPresented: isOn, dismiss: { [isActive] in isActive?.wrappedValue = false }))
    if case .value(let value?) = target, isInList {
      link.modifier(_ListRowModifier(change: .tag(value)))
    } else {
      link
    }
  }

  /// Lets a destination that is shown already have its new value.
  private func show() {
    if case .destination(let destination) = target { page.set(AnyView(destination)) }
  }

  @MainActor @ViewBuilder private var content: some View {
    let label = UserContent(content: label, lines: lines)
    if isInList {
      if leadsSomewhere, !(selectsRows && isValue) {
        row(label).modifier(_ListRowActionModifier(action: { follow() }))
      } else {
        row(label)
      }
    } else {
      Button(action: { follow() }) { label }.disabled(!leadsSomewhere)
    }
  }

  /// Rows of lists on iOS end in an arrowhead, 7 by 12, but those that select what another column shows.
  @MainActor @ViewBuilder private func row<V: View>(_ label: V) -> some View {
    if platform == .ios, !selectsRows {
      HStack {
        label.frame(maxWidth: .infinity, alignment: .leading)
        DisclosureChevron(isExpanded: false).foregroundStyle(.tertiary)
      }
    } else {
      label
    }
  }

  private var isValue: Bool {
    if case .value = target { return true }
    return false
  }

  private var leadsSomewhere: Bool {
    if case .value(nil) = target { return false }
    return navigation != nil && isEnabled
  }

  @MainActor private func follow() {
    if let isActive {
      isActive.wrappedValue = true
      return
    }
    switch target {
    case .destination:
      if let columnTarget { columnTarget.replaceAll(with: page) } else { navigation?.push(page) }
    case .value(let value?):
      if let columnTarget { columnTarget.replaceAll(with: value) } else { navigation?.push(value) }
    case .value(nil): break
    }
  }
}

extension NavigationLink where Destination == Never {
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    let label = label()
    self.init(target: .value(value.map { AnyHashable($0) }), label: label, lines: SourceLines.take())
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(target: .value(value.map { AnyHashable($0) }), label: Text(titleKey))
  }
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(target: .value(value.map { AnyHashable($0) }), label: Text(title))
  }
}

extension NavigationLink where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(target: .destination(destination()), label: Text(titleKey))
    _ = SourceLines.take()
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(target: .destination(destination()), label: Text(title))
    _ = SourceLines.take()
  }
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(target: .destination(destination), label: Text(titleKey))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(target: .destination(destination), label: Text(title))
  }
  public init(_ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) {
    self.init(target: .destination(destination()), isActive: isActive, label: Text(titleKey))
    _ = SourceLines.take()
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) {
    self.init(target: .destination(destination()), isActive: isActive, label: Text(title))
    _ = SourceLines.take()
  }
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(target: .destination(destination), isActive: isActive, label: Text(titleKey))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(target: .destination(destination), isActive: isActive, label: Text(title))
  }
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(titleKey, isActive: selection.isValue(tag), destination: destination)
  }
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(titleKey, destination: destination, isActive: selection.isValue(tag))
  }
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(title, destination: destination, isActive: selection.isValue(tag))
  }
}

extension NavigationLink {
  /// Whether the link shows its destination in the detail column where there are columns, else in its own.
  nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View {
    transformEnvironment(\.columnTarget) { if !isDetailLink { $0 = nil } }
  }
}

extension Binding {
  /// Whether the value is this one; setting it to false sets nil.
  func isValue<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
    Binding<Bool>(
      get: { wrappedValue == tag },
      set: { isOn in
        if isOn { wrappedValue = tag } else if wrappedValue == tag { wrappedValue = nil }
      })
  }
}

extension EnvironmentValues {
  /// The stack around a view; nil where there is none.
  var navigation: NavigationModel? { base.bars.navigation }
  /// A tap on a row of the list selects it.
  var selectsListRows: Bool { listContext?.selects == true }
}
