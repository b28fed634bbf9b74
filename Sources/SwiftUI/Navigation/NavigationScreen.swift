internal import LayoutCore

/// A screen of a stack with its bars.
nonisolated struct NavigationScreen<Content: View>: View, FrameworkView {
  let content: Content
  /// 0 for the root.
  let id: Int
  /// What this screen and those below ask of the bars, its own last.
  let stores: [BarStore]
  let model: NavigationModel
  @Kept private var collapse = TitleCollapse()
  @Kept private var focus = FieldFocus()
  @Environment(\.platform) private var platform
  @Environment(\.searchModel) private var search

  init(content: Content, id: Int, stores: [BarStore], model: NavigationModel) {
    self.content = content
    self.id = id
    self.stores = stores
    self.model = model
  }

  @MainActor var body: some View {
    let own = stores.last ?? BarStore()
    let title = BarTitle(stores: stores, depth: stores.count - 1)
    let scope = BarScope(
      content: content.modifier(_OuterSearchModifier(model: id == 0 ? search : nil)), store: own,
      change: { change(&$0, hasBars: platform == .ios) })
    if platform == .macos {
      OneRoot(content: scope).background { ScreenGround(store: own) }
        .modifier(_BackModifier(back: back, model: model))
    } else {
      BarsView(
        content: OneRoot(content: scope).frame(maxWidth: .infinity, maxHeight: .infinity).overlay {
          SearchSuggestions(store: own)
        }
        .background { ScreenGround(store: own) }
        .modifier(_BackModifier(back: back, model: model))
        .modifier(_FieldFocusModifier(focus: focus)),
        top: NavigationBar(title: title, store: own, collapse: collapse, back: back),
        title: VStack(spacing: 0) {
          LargeTitle(title: title, collapse: collapse)
          SearchDrawer(store: own)
        },
        bottom: BottomBar(store: own, focus: focus), collapse: collapse)
    }
  }

  @MainActor private var back: (@MainActor () -> Void)? {
    guard id != 0, !(stores.count == 2 && model.replacesRoot) else { return nil }
    return { [model, id] in model.pop(id) }
  }

  private func change(_ environment: inout EnvironmentValues, hasBars: Bool) {
    environment.base.bars.navigation = model
    environment.base.isInternal = false
    if hasBars { environment.base.scroll.collapse = collapse }
    environment.largeTitle = BarTitle(stores: stores, depth: stores.count - 1)
    guard id != 0 else { return }
    let (model, id) = (model, id)
    environment.dismissal = Dismissal({ [weak model] in model?.pop(id) })
  }
}

/// How the title of a screen is shown.
struct BarTitle {
  let stores: [BarStore]
  /// How many screens are below.
  let depth: Int

  /// A screen whose mode is automatic has the mode of the one below; the root's is large.
  private var mode: BarContent.TitleMode {
    for store in stores.reversed() {
      if let mode = store.content.titleMode, mode != .automatic { return mode }
    }
    return .large
  }

  private var own: BarContent { stores.last?.content ?? BarContent() }
  var text: Text? { own.title }
  var subtitle: Text? { own.subtitle }

  /// - Parameter isLow: the screen is too low for large titles.
  func isLarge(isLow: Bool) -> Bool { !isLow && text != nil && mode == .large && !own.isHidden(.navigationBar) }
}

private struct LargeTitleKey: EnvironmentKey {
  static var defaultValue: BarTitle? { nil }
}

extension EnvironmentValues {
  /// The title of the screen around a view.
  var largeTitle: BarTitle? {
    get { self[LargeTitleKey.self] }
    set { self[LargeTitleKey.self] = newValue }
  }
}
