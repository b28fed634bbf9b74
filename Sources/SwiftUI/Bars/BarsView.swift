internal import DrawingCore
internal import LayoutCore

/// Content with bars at its edges.
nonisolated struct BarsView<Content: View, Top: View, Title: View, Bottom: View>: View {
  typealias Body = Never
  let content: Content
  let top: Top
  let title: Title
  let bottom: Bottom
  let collapse: TitleCollapse

  @MainActor static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(BarsNode(view, inputs))
  }
}

/// Keeps content with its bars: a layout node for each in a `BarsBox`.
final class BarsNode<Content: View, Top: View, Title: View, Bottom: View>: TypedNode<
  BarsView<Content, Top, Title, Bottom>
>
{
  private let id: LayoutID
  private var screen: GroupingNode<Content>?
  private var top: GroupingNode<Top>?
  private var title: GroupingNode<Title>?
  private var bottom: GroupingNode<Bottom>?

  init(_ view: BarsView<Content, Top, Title, Bottom>, _ inputs: _ViewInputs) {
    let box = BarsBox(tree: inputs.graph.tree, collapse: view.collapse)
    id = inputs.graph.makeLayoutNode(.custom(box), LayoutInfo(name: ""), inputs.environment)
    super.init(inputs)
    let outer = self.inputs(environment.oriented(nil))
    let content = GroupingNode(view.content, outer, many: VStackLayout().spec)
    let bar = LayoutSpec.depthStack(.topLeading)
    let top = GroupingNode(view.top, outer, many: bar)
    let title = GroupingNode(view.title, outer, many: bar)
    let bottom = GroupingNode(view.bottom, outer, many: bar)
    (screen, self.top, self.title, self.bottom) = (content, top, title, bottom)
    // The title goes under the bar above it.
    graph.info[top.id.offset].zIndex = 2
    graph.info[title.id.offset].zIndex = 1
    graph.tree.setChildren(id, [content.id, top.id, title.id, bottom.id])
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let screen { visit(screen) }
    if let top { visit(top) }
    if let title { visit(title) }
    if let bottom { visit(bottom) }
  }

  override var lazyHost: (any LazyHosting)? { nil }

  override func renew(_ view: BarsView<Content, Top, Title, Bottom>) {
    screen?.renew(view.content)
    top?.renew(view.top)
    title?.renew(view.title)
    bottom?.renew(view.bottom)
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    graph.tree.setDirection(id, isRightToLeft: environment.layoutDirection == .rightToLeft)
    forEachChild { $0.setEnvironment(environment.oriented(nil)) }
  }

  override func collect(_ roots: inout [LayoutID]) { graph.begin(id, &roots) }
  override func willDestroy() { graph.removeLayoutNode(id) }
}

/// Shows what it modifies the more, or the less, the further a large title has gone.
nonisolated struct _CollapseFade: EffectModifier {
  typealias Body = Never
  typealias Keeper = EffectKeeper<_CollapseFade>
  enum Way { case titleLeaves, titleArrives, groundArrives, always }
  let collapse: TitleCollapse
  let way: Way

  @MainActor func effects(for frame: CGRect, _ environment: EnvironmentValues) -> [Effect] {
    let progress = Double(collapse.progress)
    let opacity: Double =
      switch way {
      case .always: 1
      case .titleLeaves: 1 - progress
      case .titleArrives: collapse.length > 0 ? (progress >= 1 ? 1 : 0) : 1
      // The ground is there when the content runs under the bar, in full after a quarter of the title's way.
      case .groundArrives: min(max(0, Double(collapse.offset) / 13), 1)
      }
    return opacity >= 1 ? [] : [.opacity(opacity)]
  }
}
