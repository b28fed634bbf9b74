/// Stands for a view within modifiers that are added to it elsewhere.
public nonisolated struct PlaceholderContentView<Value>: View {
  public typealias Body = Never

  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(PlaceholderContentNode(view, inputs))
  }
}

/// What a placeholder stands for, with what of the environment belongs to the modifiers around it alone.
@MainActor
final class PlaceholderBox {
  let content: AnyModifiedBox
  let scope: MotionScope?
  let outer: PlaceholderBox?

  init(_ content: AnyModifiedBox, in environment: EnvironmentValues) {
    self.content = content
    scope = environment.base.motion.scope
    outer = environment.base.motion.placeholder
  }
}

/// Keeps the view that a placeholder stands for.
final class PlaceholderContentNode<Value>: TypedNode<PlaceholderContentView<Value>>, ModifiedContentNode {
  private let box: PlaceholderBox?
  private var node: ViewNode?

  init(_ view: PlaceholderContentView<Value>, _ inputs: _ViewInputs) {
    box = inputs.environment.base.motion.placeholder
    super.init(inputs)
    let outside = environment
    setEnvironment(restored(outside))
    node = box?.content.make(self)
  }

  private func restored(_ environment: EnvironmentValues) -> EnvironmentValues {
    var environment = environment
    environment.base.motion.scope = box?.scope
    environment.base.motion.placeholder = box?.outer
    return environment
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let node { visit(node) }
  }
  override func environmentDidChange(from old: EnvironmentValues) { node?.setEnvironment(restored(environment)) }
  func contentDidChange() {
    if let node, !isDestroyed { box?.content.renew(node, self) }
  }
}

/// A view within modifiers whose changes have another transaction than the view's.
public nonisolated struct _ScopedTransactionView<Content: View, Modified: View>: View {
  public typealias Body = Never
  let content: Content
  let transform: (inout Transaction) -> Void
  let modified: Modified

  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(ScopedTransactionNode(view, inputs))
  }
}

final class ScopedTransactionNode<Content: View, Modified: View>: TypedNode<_ScopedTransactionView<Content, Modified>> {
  private var transform: (inout Transaction) -> Void
  private let box: ModifiedBox<Content>
  private var scope: MotionScope?
  private var node: ViewNode?

  init(_ view: _ScopedTransactionView<Content, Modified>, _ inputs: _ViewInputs) {
    transform = view.transform
    box = ModifiedBox(view.content)
    super.init(inputs)
    scope = MotionScope(in: environment.base.motion.scope) { [weak self] in self?.transform(&$1) }
    graph.motion.scopeCount += 1
    node = make(view.modified, inner)
  }

  private var inner: EnvironmentValues {
    var result = environment
    result.base.motion.placeholder = PlaceholderBox(box, in: environment)
    result.base.motion.scope = scope
    return result
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let node { visit(node) }
  }

  override func renew(_ view: _ScopedTransactionView<Content, Modified>) {
    transform = view.transform
    if let node { renew(node, view.modified) }
    box.setContent(view.content)
  }

  override func environmentDidChange(from old: EnvironmentValues) { node?.setEnvironment(inner) }
  override func willDestroy() { graph.motion.scopeCount -= 1 }
}
