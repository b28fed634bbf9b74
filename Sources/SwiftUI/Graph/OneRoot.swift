internal import LayoutCore

/// Views as one: several stand in a column, as on a screen of their own.
nonisolated struct OneRoot<Content: View>: View {
  typealias Body = Never
  let content: Content

  @MainActor static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(OneRootNode(view, inputs))
  }
}

final class OneRootNode<Content: View>: TypedNode<OneRoot<Content>> {
  private var group: GroupingNode<Content>?

  init(_ view: OneRoot<Content>, _ inputs: _ViewInputs) {
    super.init(inputs)
    group = GroupingNode(view.content, self.inputs(environment.oriented(nil)), many: VStackLayout().spec)
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let group { visit(group) }
  }
  override func renew(_ view: OneRoot<Content>) { group?.renew(view.content) }
  override func environmentDidChange(from old: EnvironmentValues) { group?.setEnvironment(environment.oriented(nil)) }
  override func collect(_ roots: inout [LayoutID]) { if let group { graph.begin(group.id, &roots) } }
}
