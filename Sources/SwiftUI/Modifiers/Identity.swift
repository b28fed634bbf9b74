internal import LayoutCore

/// Gives a view an identity of the user's own; a new one makes a new view.
public nonisolated struct _IdentityView<Content: View, ID: Hashable>: View {
  public typealias Body = Never
  let content: Content
  let id: ID

  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(IdentityNode(view, inputs))
  }
}

final class IdentityNode<Content: View, ID: Hashable>: TypedNode<_IdentityView<Content, ID>> {
  private var id: ID
  /// Views of other identities, while they are still shown.
  private var leaving: [ViewNode] = []

  init(_ view: _IdentityView<Content, ID>, _ inputs: _ViewInputs) {
    id = view.id
    super.init(inputs)
    content = make(view.content)
  }

  override func identity(of child: ViewNode) -> String? { "[\(id)]" }
  override func forEachChild(_ visit: (ViewNode) -> Void) {
    for node in leaving { visit(node) }
    super.forEachChild(visit)
  }

  override func renew(_ view: _IdentityView<Content, ID>) {
    if view.id == id, let content {
      renew(content, view.content)
      return
    }
    id = view.id
    let (old, new) = (content, make(view.content))
    content = new
    welcome(new)
    if let old, dismiss(old, onGone: { [weak self] gone in self?.leaving.removeAll { $0 === gone } }) {
      leaving.append(old)
    }
    rootsDidChange()
  }

  override func collect(_ roots: inout [LayoutID]) {
    let start = roots.count
    super.collect(&roots)
    let name = AnyHashable(id)
    for root in roots[start...] { graph.info[root.offset].decorations.append(.identity(name)) }
  }
}

extension View {
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { _IdentityView(content: self, id: id) }

  /// Sets the order in depth among the views of a container; 0 unless set.
  nonisolated public func zIndex(_ value: Double) -> some View { modifier(_ZIndexModifier(value: value)) }

  /// Keeps the view's room but does not show it.
  nonisolated public func hidden() -> some View { modifier(_HiddenModifier()) }
}

/// Sets a view's order in depth.
public nonisolated struct _ZIndexModifier: DecorationModifier {
  public typealias Body = Never
  let value: Double

  final class Keeper: DecorationKeeper {
    private var value: Double
    init(_ modifier: _ZIndexModifier, _ node: ViewNode) { value = modifier.value }
    func renew(_ modifier: _ZIndexModifier, _ node: ViewNode) -> Bool {
      defer { value = modifier.value }
      return value != modifier.value
    }
    func decorate(_ root: LayoutID, _ graph: ViewGraph) { graph.info[root.offset].zIndex = value }
  }
}

/// Hides a view.
public nonisolated struct _HiddenModifier: DecorationModifier {
  public typealias Body = Never

  final class Keeper: DecorationKeeper {
    init(_ modifier: _HiddenModifier, _ node: ViewNode) {}
    func renew(_ modifier: _HiddenModifier, _ node: ViewNode) -> Bool { false }
    func decorate(_ root: LayoutID, _ graph: ViewGraph) { graph.info[root.offset].isHidden = true }
  }
}
