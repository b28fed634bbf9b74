internal import LayoutCore

/// A modifier that puts views above or below each view that it modifies, aligned with it and of its size.
@MainActor
protocol LayerModifier: ViewModifier where Body == Never {
  associatedtype Layer: View
  static var modifierName: String { get }
  static var isBelow: Bool { get }
  /// The layers are not drawn but decide what of the view is.
  static var isMask: Bool { get }
  var alignment: Alignment { get }
  var layer: Layer { get }
  var lines: [Int32] { get }
  func spec(_ graph: ViewGraph) -> LayoutSpec
}

extension LayerModifier {
  static var isMask: Bool { false }
  func spec(_ graph: ViewGraph) -> LayoutSpec { .layered(alignment) }
}

extension LayerModifier {
  @MainActor public static func _makeView<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(LayerModifierNode(view, inputs))
  }
}

/// Keeps an overlay or a background: for each root of the content a layout node with the content first and the layers
/// after it.
final class LayerModifierNode<Content: View, M: LayerModifier>: TypedNode<ModifiedContent<Content, M>> {
  /// What is kept for a root of the content.
  private struct Wrapper {
    let id: LayoutID
    let layer: GroupingNode<M.Layer>
  }

  private var modifier: M
  private var wrappers = RootWrappers<Wrapper>()

  init(_ view: ModifiedContent<Content, M>, _ inputs: _ViewInputs) {
    modifier = view.modifier
    super.init(inputs)
    content = make(view.content)
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    super.forEachChild(visit)
    for wrapper in wrappers { visit(wrapper.layer) }
  }

  override func renew(_ view: ModifiedContent<Content, M>) {
    let alignment = modifier.alignment
    modifier = view.modifier
    if alignment != modifier.alignment {
      for wrapper in wrappers {
        graph.tree.setSpec(wrapper.id, modifier.spec(graph))
        wrapper.layer.setSpec(.depthStack(modifier.alignment))
      }
      graph.setNeedsRender()
    }
    if let content { renew(content, view.content) }
    let line = modifier.lines.count == 1 ? modifier.lines[0] : nil
    for wrapper in wrappers { wrapper.layer.renew(modifier.layer, line: line) }
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    content?.setEnvironment(environment)
    for wrapper in wrappers {
      graph.tree.setDirection(wrapper.id, isRightToLeft: isRightToLeft)
      wrapper.layer.setEnvironment(environment.oriented(nil))
    }
  }

  override func collect(_ roots: inout [LayoutID]) {
    let start = roots.count
    content?.collect(&roots)
    wrappers.match(roots, from: start, graph, make: makeWrapper) { wrapper in
      wrapper.layer.destroy()
      graph.removeLayoutNode(wrapper.id)
    }
    for index in start..<roots.count {
      let (wrapper, root) = (wrappers[index - start], roots[index])
      graph.tree.setChildren(wrapper.id, [root, wrapper.layer.id])
      graph.info[wrapper.id.offset].beginCollecting()
      graph.inheritTraits(wrapper.id, from: root)
      roots[index] = wrapper.id
    }
  }

  private func makeWrapper() -> Wrapper {
    var info = LayoutInfo(name: M.modifierName, line: line)
    if M.isBelow { info.drawsFirstChildLast = true }
    if M.isMask { info.masksFirstChild = true }
    let id = graph.makeLayoutNode(modifier.spec(graph), info, environment)
    let line = modifier.lines.count == 1 ? modifier.lines[0] : line
    let layer = GroupingNode(
      modifier.layer, inputs(environment.oriented(nil), line: line), many: .depthStack(modifier.alignment))
    return Wrapper(id: id, layer: layer)
  }

  override func willDestroy() {
    for wrapper in wrappers { graph.removeLayoutNode(wrapper.id) }
  }
}
