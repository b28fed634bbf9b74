internal import LayoutCore

/// A modifier that puts views above or below each view that it modifies, aligned with it and of its size.
@MainActor
protocol LayerModifier: ViewModifier where Body == Never {
  associatedtype Layer: View
  static var modifierName: String { get }
  static var isBelow: Bool { get }
  var alignment: Alignment { get }
  var layer: Layer { get }
  var lines: [Int32] { get }
  func spec(_ graph: ViewGraph) -> LayoutSpec
}

extension LayerModifier {
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
  private var modifier: M
  private var content: ViewNode?
  private var layers: [GroupingNode<M.Layer>] = []
  private var wrappers: [LayoutID] = []

  init(_ view: ModifiedContent<Content, M>, _ inputs: _ViewInputs) {
    modifier = view.modifier
    super.init(inputs)
    content = make(view.content)
  }

  override var children: [ViewNode] { (content.map { [$0] } ?? []) + layers }

  override func renew(_ view: ModifiedContent<Content, M>) {
    let alignment = modifier.alignment
    modifier = view.modifier
    if alignment != modifier.alignment {
      for (wrapper, layer) in zip(wrappers, layers) {
        graph.tree.setSpec(wrapper, modifier.spec(graph))
        layer.setSpec(.depthStack(modifier.alignment))
      }
      graph.setNeedsRender()
    }
    if let content { renew(content, view.content) }
    for layer in layers { layer.renew(modifier.layer) }
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    for wrapper in wrappers { graph.tree.setDirection(wrapper, isRightToLeft: isRightToLeft) }
    content?.setEnvironment(environment)
    for layer in layers { layer.setEnvironment(environment.oriented(nil)) }
  }

  override func collect(_ roots: inout [LayoutID]) {
    let start = roots.count
    content?.collect(&roots)
    let inner = Array(roots[start...])
    roots.removeLast(inner.count)
    while wrappers.count > inner.count, let extra = wrappers.popLast(), let layer = layers.popLast() {
      layer.destroy()
      graph.removeLayoutNode(extra)
    }
    for (index, root) in inner.enumerated() {
      if index == wrappers.count { addLayer() }
      let wrapper = wrappers[index]
      graph.tree.setChildren(wrapper, [root, layers[index].id])
      graph.begin(wrapper, &roots)
      graph.inheritTraits(wrapper, from: root)
    }
  }

  private func addLayer() {
    var info = LayoutInfo(name: M.modifierName, line: line)
    info.drawsFirstChildLast = M.isBelow
    wrappers.append(graph.makeLayoutNode(modifier.spec(graph), info, environment))
    let line = modifier.lines.count == 1 ? modifier.lines[0] : line
    layers.append(
      GroupingNode(modifier.layer, inputs(environment.oriented(nil), line: line), many: .depthStack(modifier.alignment))
    )
  }

  override func willDestroy() {
    for wrapper in wrappers { graph.removeLayoutNode(wrapper) }
  }
}
