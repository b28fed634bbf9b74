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
///
/// While one screen gives way to another both are drawn; the one that is to be seen is in the layout.
final class NavigationNode<Root: View>: TypedNode<NavigationScreens<Root>>, BackLeading {
  private struct Screen {
    let id: Int
    let node: ViewNode
    let store: BarStore
    let scope: AppearanceScope
  }

  private var view: NavigationScreens<Root>
  private let model: NavigationModel
  private var root: ViewNode?
  private let rootScope: AppearanceScope
  private var screens: [Screen] = []
  /// Holds the screens, so that modifiers around the stack meet one view.
  private let group: LayoutID
  private var slide: NavigationSlide?
  /// The screen that was left, while it is still drawn.
  private var leaving: ViewNode?

  init(_ view: NavigationScreens<Root>, _ inputs: _ViewInputs) {
    self.view = view
    model = view.model ?? NavigationModel()
    rootScope = AppearanceScope(in: inputs.environment.base.appearance, isShown: true)
    group = inputs.graph.makeLayoutNode(.passThrough, LayoutInfo(name: ""), inputs.environment)
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

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let root { visit(root) }
    for screen in screens { visit(screen.node) }
    if let leaving { visit(leaving) }
  }

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
    let (before, oldTop) = (screens.map(\.id), top)
    screens = model.entries.map { entry in
      let below = stores
      stores.append(entry.store)
      if let known = old.removeValue(forKey: entry.id) { return known }
      let content = NavigationEntryView(entry: entry, below: model.extraStores + below)
      let scope = AppearanceScope(in: environment.base.appearance, isShown: true)
      return Screen(
        id: entry.id, node: make(screen(content, entry.id, stores), environment(in: scope)), store: entry.store,
        scope: scope)
    }
    rootScope.show(screens.isEmpty)
    for (index, screen) in screens.enumerated() { screen.scope.show(index == screens.count - 1) }
    for screen in old.values { screen.scope.show(false) }
    slideScreens(from: oldTop, gone: Array(old.values))
    guard screens.map(\.id) != before else { return }
    rootsDidChange()
    environment.base.bars.host?.barsDidChange()
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    graph.tree.setDirection(group, isRightToLeft: environment.layoutDirection == .rightToLeft)
    root?.setEnvironment(environment(in: rootScope))
    for screen in screens { screen.node.setEnvironment(environment(in: screen.scope)) }
  }

  private var top: ViewNode? { screens.last?.node ?? root }

  // MARK: Sliding

  /// Begins to show the way from one screen to another.
  /// - Parameter gone: the screens that were left for good.
  private func slideScreens(from old: ViewNode?, gone: [Screen]) {
    let new = top
    let isLeft = gone.contains { $0.node === old }
    let isAtOnce = model.takeIsAtOnce()
    let isAnimated =
      graph.motion.isUpdating && environment.base.platform == .ios && old !== new && !isAtOnce
      && !(model.replacesRoot && screens.count < 2) && !graph.transaction(in: environment).disablesAnimations
    for screen in gone where !(isAnimated && screen.node === old) { screen.node.destroy() }
    guard old !== new else { return }
    // A screen is left for the one below it where that was there before.
    let isBack = isLeft && !isNew(new)
    known = Set(([root].compactMap { $0 } + screens.map(\.node)).map { ObjectIdentifier($0) })
    guard isAnimated, let old, let new else { return endSlide() }
    let (upper, lower) = isBack ? (old, new) : (new, old)
    if let slide, slide.upper === upper, slide.lower === lower {
      leaving = isLeft ? old : nil
      slide.go(to: isBack ? 1 : 0)
      return
    }
    endSlide()
    leaving = isLeft ? old : nil
    let store = (screens + gone).first { $0.node === upper }?.store
    begin(upper: upper, lower: lower, from: isBack ? 0 : 1, store: store).go(to: isBack ? 1 : 0)
  }

  /// The screens that were there after the last change.
  private var known: Set<ObjectIdentifier> = []
  private func isNew(_ node: ViewNode?) -> Bool { node.map { !known.contains(ObjectIdentifier($0)) } ?? true }

  private func begin(upper: ViewNode, lower: ViewNode, from start: Double, store: BarStore?) -> NavigationSlide {
    let new = NavigationSlide(upper: upper, lower: lower, from: start, store: store, environment, graph) {
      [weak self] in
      if self?.isDestroyed == false { self?.endSlide() }
    }
    slide = new
    return new
  }

  private func endSlide() {
    guard slide != nil else { return }
    slide?.stop()
    slide = nil
    leaving?.destroy()
    leaving = nil
    rootsDidChange()
  }

  func beginLeading() -> Bool {
    guard environment.base.platform == .ios, slide == nil, let upper = screens.last?.node,
      let lower = screens.count > 1 ? screens[screens.count - 2].node : root
    else { return false }
    begin(upper: upper, lower: lower, from: 0, store: screens.last?.store).lead(to: 0)
    rootsDidChange()
    return true
  }

  func lead(to share: Double) { slide?.lead(to: share) }

  func endLeading(goesBack: Bool) {
    guard let slide, slide.isHeld else { return }
    if goesBack {
      model.pop()
      // Where a binding keeps the screen, it comes back.
      graph.afterUpdate { [weak slide] in if slide?.isHeld == true { slide?.go(to: 0) } }
    } else {
      slide.go(to: 0)
      rootsDidChange()
    }
  }

  // MARK: The layout

  override func collect(_ roots: inout [LayoutID]) {
    var inner: [LayoutID] = []
    if let slide {
      let end = slide.isHeld || slide.target > 0.5 ? slide.lower : slide.upper
      for node in [slide.lower, slide.upper] {
        let start = inner.count
        node.collect(&inner)
        if node === slide.lower { slide.lowerRoot = inner.count > start ? inner[start] : nil }
        for root in inner[start...] {
          let effect = NavigationSlide.Effect(slide, isUpper: node === slide.upper, environment)
          graph.info[root.offset].decorations.append(.effect(effect))
          graph.info[root.offset].zIndex = node === slide.upper ? 1 : 0
          graph.info[root.offset].isDeparting = node !== end
        }
      }
    } else {
      top?.collect(&inner)
    }
    graph.setChildren(group, inner)
    graph.begin(group, &roots)
    if let staying = inner.first(where: { !graph.info[$0.offset].isDeparting }) {
      graph.inheritTraits(group, from: staying)
      graph.info[group.offset].zIndex = 0
    }
  }

  override func collectPreference<K: PreferenceKey>(_ key: K.Type, _ value: inout K.Value?) {
    top?.collectPreference(key, &value)
  }

  override func willDestroy() {
    slide?.stop()
    graph.removeLayoutNode(group)
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
