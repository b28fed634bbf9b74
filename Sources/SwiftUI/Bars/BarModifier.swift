/// A modifier by which content asks something of the bars around it.
@MainActor
protocol BarModifier: ViewModifier where Body == Never {
  /// Adds to what the views within ask for.
  /// - Parameter node: that keeps the modifier, with the environment there.
  func apply(to bars: inout BarContent, _ node: any PropertyOwner)
}

extension BarModifier {
  @MainActor public static func _makeView<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(BarNode(view, inputs))
  }
}

/// Keeps such a modifier and tells the container around when it changes.
final class BarNode<Content: View, M: BarModifier>: TypedNode<ModifiedContent<Content, M>>, PropertyOwner {
  private var modifier: M
  private weak var host: (any BarHosting)?
  var slots: [AnyObject?] = []

  init(_ view: ModifiedContent<Content, M>, _ inputs: _ViewInputs) {
    modifier = view.modifier
    super.init(inputs)
    content = make(view.content)
    tell()
  }

  private func tell() {
    let current = environment.base.bars.host
    if host !== current { host?.barsDidChange() }
    host = current
    current?.barsDidChange()
  }

  override func renew(_ view: ModifiedContent<Content, M>) {
    modifier = view.modifier
    if let content { renew(content, view.content) }
    tell()
  }

  /// What the modifier's views read has changed.
  override func update() { tell() }

  override func environmentDidChange(from old: EnvironmentValues) {
    content?.setEnvironment(environment)
    tell()
  }

  override func collectPreference<K: PreferenceKey>(_ key: K.Type, _ value: inout K.Value?) {
    guard key == BarKey.self else {
      super.collectPreference(key, &value)
      return
    }
    var bars: BarContent?
    super.collectPreference(BarKey.self, &bars)
    var own = bars ?? BarContent()
    graph.evaluate(self, countsAsBody: false) { modifier.apply(to: &own, self) }
    guard let result = own as? K.Value else { return }
    K.append(result, to: &value)
  }

  override func willDestroy() {
    host?.barsDidChange()
    releaseProperties()
  }
}

/// Asks for something that needs no views.
public nonisolated struct _BarChangeModifier: BarModifier {
  public typealias Body = Never
  let change: (inout BarContent) -> Void
  func apply(to bars: inout BarContent, _ node: any PropertyOwner) { change(&bars) }
}

/// Content whose wishes are read into a store.
nonisolated struct BarScope<Content: View>: View {
  typealias Body = Never
  let content: Content
  let store: BarStore
  /// What the content takes from the environment besides the host.
  let change: (inout EnvironmentValues) -> Void

  @MainActor static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(BarScopeNode(view, inputs))
  }
}

/// Reads what its content asks of the bars. Nothing of it goes further up but what concerns the bars of other
/// containers.
final class BarScopeNode<Content: View>: TypedNode<BarScope<Content>>, BarHosting {
  private var view: BarScope<Content>

  init(_ view: BarScope<Content>, _ inputs: _ViewInputs) {
    self.view = view
    super.init(inputs)
    content = make(view.content, inner)
    barsDidChange()
  }

  private var inner: EnvironmentValues {
    var result = environment
    view.change(&result)
    result.base.bars.host = self
    return result
  }

  override func renew(_ new: BarScope<Content>) {
    view = new
    guard let content else { return }
    content.setEnvironment(inner)
    renew(content, new.content)
  }

  override func environmentDidChange(from old: EnvironmentValues) { content?.setEnvironment(inner) }

  func barsDidChange() {
    setNeedsUpdate()
    environment.base.bars.host?.barsDidChange()
  }

  override func update() {
    var bars: BarContent?
    content?.collectPreference(BarKey.self, &bars)
    view.store.set(bars ?? BarContent())
  }

  /// A bar for tabs lies around the screens that it shows.
  override func collectPreference<K: PreferenceKey>(_ key: K.Type, _ value: inout K.Value?) {
    guard key == BarKey.self else {
      super.collectPreference(key, &value)
      return
    }
    var inner: BarContent?
    content?.collectPreference(BarKey.self, &inner)
    guard let outward = inner?.outward as? K.Value else { return }
    K.append(outward, to: &value)
  }
}

extension BarContent {
  /// What concerns the bars of containers further out, and the presentation around them.
  var outward: BarContent {
    var result = BarContent()
    result.visibility[.tabBar] = visibility[.tabBar]
    result.backgroundVisibility[.tabBar] = backgroundVisibility[.tabBar]
    result.backgrounds[.tabBar] = backgrounds[.tabBar]
    result.schemes[.tabBar] = schemes[.tabBar]
    result.presentation = presentation
    result.tab = tab
    result.columnWidth = columnWidth
    result.inspectorWidth = inspectorWidth
    return result
  }
}
