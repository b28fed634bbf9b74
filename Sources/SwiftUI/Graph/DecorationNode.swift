internal import LayoutCore

/// A modifier that takes no part in layout but marks each view that it modifies.
@MainActor
protocol DecorationModifier: ViewModifier where Body == Never {
  /// What is kept while the modified view lives, and given each new value of the modifier.
  associatedtype Keeper: DecorationKeeper where Keeper.Modifier == Self
}

/// What a decoration modifier does to layout nodes.
@MainActor
protocol DecorationKeeper: AnyObject {
  associatedtype Modifier
  init(_ modifier: Modifier, _ node: ViewNode)
  /// Takes the modifier's new value.
  /// - Returns: whether the roots must be marked anew.
  func renew(_ modifier: Modifier, _ node: ViewNode) -> Bool
  func environmentDidChange(_ node: ViewNode)
  func decorate(_ root: LayoutID, _ graph: ViewGraph)
  func willDestroy(_ node: ViewNode)
}

extension DecorationKeeper {
  func environmentDidChange(_ node: ViewNode) {}
  func willDestroy(_ node: ViewNode) {}
}

extension DecorationModifier {
  @MainActor public static func _makeView<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(DecorationNode(view, inputs))
  }
}

/// Keeps a decoration modifier.
final class DecorationNode<Content: View, M: DecorationModifier>: TypedNode<ModifiedContent<Content, M>> {
  private var keeper: M.Keeper?

  init(_ view: ModifiedContent<Content, M>, _ inputs: _ViewInputs) {
    super.init(inputs)
    keeper = M.Keeper(view.modifier, self)
    content = make(view.content)
  }

  override func renew(_ view: ModifiedContent<Content, M>) {
    if keeper?.renew(view.modifier, self) == true { rootsDidChange() }
    if let content { renew(content, view.content) }
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    keeper?.environmentDidChange(self)
    content?.setEnvironment(environment)
  }

  override func collect(_ roots: inout [LayoutID]) {
    let start = roots.count
    content?.collect(&roots)
    for root in roots[start...] { keeper?.decorate(root, graph) }
  }

  override func willDestroy() { keeper?.willDestroy(self) }
}
