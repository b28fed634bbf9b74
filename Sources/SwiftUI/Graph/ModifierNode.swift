/// Keeps a modifier of the user's own: its body, with the modified view where the body puts it.
final class ModifierNode<Content: View, M: ViewModifier>: TypedNode<ModifiedContent<Content, M>>, PropertyOwner {
  /// What the container gave, and the same with its properties connected, as the body sees it.
  private var target: M
  private var modifier: M
  private let box: ModifiedBox<Content>
  let properties: TypeLayout
  var slots: [AnyObject?] = []
  var dynamics: [TypeLayout.Dynamic] { properties.dynamics }
  private(set) var causes: [UpdateCause] = []
  /// Leads the modifier from one value to another, where its type can be led.
  private var motion: AnyAnimatedValue<M>?

  init(_ view: ModifiedContent<Content, M>, _ inputs: _ViewInputs) {
    target = view.modifier
    modifier = view.modifier
    box = ModifiedBox(view.content)
    properties = TypeLayout.of(M.self)
    super.init(inputs)
    if properties.isAnimatable { motion = AnyAnimatedValue.make(target) }
    evaluate()
  }

  override func renew(_ view: ModifiedContent<Content, M>) {
    let isSame = withUnsafePointer(to: &target) { old in
      withUnsafePointer(to: view.modifier) { properties.areEqual(UnsafeRawPointer(old), UnsafeRawPointer($0)) }
    }
    target = view.modifier
    box.setContent(view.content)
    guard !isSame else { return }
    if let motion { motion.set(target, graph, environment) { [weak self] in self?.setNeedsUpdate() } }
    causes.append(.value)
    evaluate()
  }

  override func update() { evaluate() }
  override func noteCause(_ cause: UpdateCause) { causes.append(cause) }

  override var isFramework: Bool { properties.isFramework }
  override var identityName: String? { viewName }
  nonisolated override var viewName: String { TypeLayout.name(of: M.self) }

  override func environmentDidChange(from old: EnvironmentValues) {
    content?.setEnvironment(environment)
    wakeReaders(of: old)
  }

  private func evaluate() {
    modifier = motion?.presented ?? target
    withUnsafeMutablePointer(to: &modifier) { properties.install(UnsafeMutableRawPointer($0), self) }
    let result = graph.evaluate(self) {
      let result = modifier.body(content: _ViewModifier_Content(box: box))
      _ = SourceLines.take()
      return result
    }
    causes = []
    if let content { renew(content, result) } else { content = make(result) }
  }

  override func willDestroy() {
    motion?.stop(graph)
    releaseProperties()
  }
}

/// The view that a modifier modifies, whatever its type.
@MainActor
class AnyModifiedBox {
  func make(_ node: ViewNode) -> ViewNode { preconditionFailure("A modified view has a type.") }
  func renew(_ child: ViewNode, _ node: ViewNode) {}
}

final class ModifiedBox<Content: View>: AnyModifiedBox {
  private var content: Content
  private var nodes: [WeakNode] = []

  private struct WeakNode { weak var node: (any ModifiedContentNode)? }

  init(_ content: Content) { self.content = content }

  func setContent(_ new: Content) {
    content = new
    nodes.removeAll { $0.node == nil }
    for entry in nodes { entry.node?.contentDidChange() }
  }

  override func make(_ node: ViewNode) -> ViewNode {
    if let node = node as? any ModifiedContentNode { nodes.append(WeakNode(node: node)) }
    return node.make(content)
  }
  override func renew(_ child: ViewNode, _ node: ViewNode) { node.renew(child, content) }
}

/// What a node that shows a modified view can be told.
@MainActor
protocol ModifiedContentNode: ViewNode {
  func contentDidChange()
}

/// Keeps the modified view at a place in the modifier's body.
final class PlaceholderNode<M: ViewModifier>: TypedNode<_ViewModifier_Content<M>>, ModifiedContentNode {
  private let box: AnyModifiedBox
  private var node: ViewNode?

  init(_ view: _ViewModifier_Content<M>, _ inputs: _ViewInputs) {
    box = view.box
    super.init(inputs)
    node = box.make(self)
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let node { visit(node) }
  }

  func contentDidChange() {
    if let node, !isDestroyed { box.renew(node, self) }
  }
}
