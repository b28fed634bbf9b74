internal import LayoutCore

/// The screens of a stack; the one on top is shown.
nonisolated struct NavigationScreens<Root: View>: View {
  typealias Body = Never
  /// nil where the model keeps it.
  let path: NavigationPathAccess?
  let root: Root
  /// The stack's screens where another view knows them too; nil for a model of the stack's own.
  let model: NavigationModel?

  @MainActor static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(NavigationNode(view, inputs))
  }
}

/// Keeps the screens of a stack: all of them live, the one on top is in the layout.
final class NavigationNode<Root: View>: TypedNode<NavigationScreens<Root>> {
  private struct Screen {
    let id: Int
    let node: ViewNode
    let scope: AppearanceScope
  }

  private var view: NavigationScreens<Root>
  private let model: NavigationModel
  private var root: ViewNode?
  private let rootScope: AppearanceScope
  private var screens: [Screen] = []

  init(_ view: NavigationScreens<Root>, _ inputs: _ViewInputs) {
    self.view = view
    model = view.model ?? NavigationModel()
    rootScope = AppearanceScope(in: inputs.environment.base.appearance, isShown: true)
    super.init(inputs)
    model.host = self
    model.path = view.path ?? model.ownAccess
    root = make(screen(view.root, 0, [model.rootStore]), environment(in: rootScope))
    update()
  }

  private func screen<Content: View>(_ content: Content, _ id: Int, _ stores: [BarStore]) -> NavigationScreen<Content> {
    NavigationScreen(content: content, id: id, stores: stores, model: model)
  }

  private func environment(in scope: AppearanceScope) -> EnvironmentValues {
    var result = environment.oriented(nil)
    result.base.appearance = scope
    return result
  }

  override var children: [ViewNode] { (root.map { [$0] } ?? []) + screens.map(\.node) }

  override func renew(_ new: NavigationScreens<Root>) {
    view = new
    model.path = new.path ?? model.ownAccess
    if let root { renew(root, screen(new.root, 0, [model.rootStore])) }
    update()
  }

  /// The path, or what was pushed, has changed.
  override func update() {
    let values = graph.evaluate(self, countsAsBody: false) { model.path?.read() ?? [] }
    model.sync(values)
    var old = Dictionary(uniqueKeysWithValues: screens.map { ($0.id, $0) })
    var stores = [model.rootStore]
    let before = screens.map(\.id)
    screens = model.entries.map { entry in
      let below = stores
      stores.append(entry.store)
      if let known = old.removeValue(forKey: entry.id) { return known }
      let content = NavigationEntryView(entry: entry, below: model.extraStores + below)
      let scope = AppearanceScope(in: environment.base.appearance, isShown: true)
      return Screen(
        id: entry.id, node: make(screen(content, entry.id, stores), environment(in: scope)), scope: scope)
    }
    rootScope.show(screens.isEmpty)
    for (index, screen) in screens.enumerated() { screen.scope.show(index == screens.count - 1) }
    for screen in old.values { screen.node.destroy() }
    guard screens.map(\.id) != before else { return }
    rootsDidChange()
    environment.base.bars.host?.barsDidChange()
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    root?.setEnvironment(environment(in: rootScope))
    for screen in screens { screen.node.setEnvironment(environment(in: screen.scope)) }
  }

  private var top: ViewNode? { screens.last?.node ?? root }

  override func collect(_ roots: inout [LayoutID]) { top?.collect(&roots) }

  override func collectPreference<K: PreferenceKey>(_ key: K.Type, _ value: inout K.Value?) {
    top?.collectPreference(key, &value)
  }
}

/// What a screen above the root shows.
nonisolated struct NavigationEntryView: View, FrameworkView {
  let entry: NavigationModel.Entry
  /// What the screens below ask for, the root's first: where destinations are looked up.
  let below: [BarStore]

  @MainActor var body: some View {
    if let page = entry.page {
      page.view
    } else if let value = entry.value {
      if let make = below.reversed().lazy.compactMap({ $0.content.destinations[ObjectIdentifier(type(of: value.base))] }
      )
      .first {
        make(value)
      } else if below.allSatisfy(\.isRead) {
        MissingDestination(typeName: String(describing: type(of: value.base)))
      }
    }
  }
}

/// What Apple's SwiftUI shows where no view says how a value looks.
nonisolated struct MissingDestination: View, FrameworkView {
  let typeName: String

  @MainActor var body: some View {
    Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.yellow).imageScale(.large)
      .modifier(
        _WarningModifier(
          text: "A value of the type \(typeName) is in the path of a NavigationStack, but no navigationDestination for "
            + "that type is in sight of it."))
  }
}

/// Says what SwiftUI would warn of at run time, once.
nonisolated struct _WarningModifier: DecorationModifier {
  typealias Body = Never
  let text: String

  final class Keeper: DecorationKeeper {
    init(_ modifier: _WarningModifier, _ node: ViewNode) {
      let (graph, line, text) = (node.graph, node.line, modifier.text)
      // Destinations that the root declares are read after the first screen was made.
      graph.afterUpdate { [weak node] in if node?.isDestroyed == false { graph.warn(text, line) } }
    }
    func renew(_ modifier: _WarningModifier, _ node: ViewNode) -> Bool { false }
    func decorate(_ root: LayoutID, _ graph: ViewGraph) {}
  }
}
