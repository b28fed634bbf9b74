internal import LayoutCore

/// Runs an action when a value changes.
public nonisolated struct _ValueActionModifier<Value: Equatable>: DecorationModifier {
  public typealias Body = Never
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  final class Keeper: DecorationKeeper {
    private var value: Value

    init(_ modifier: _ValueActionModifier, _ node: ViewNode) {
      value = modifier.value
      if modifier.isInitial { node.graph.afterUpdate { modifier.action(modifier.value, modifier.value) } }
    }
    func renew(_ modifier: _ValueActionModifier, _ node: ViewNode) -> Bool {
      let old = value
      value = modifier.value
      if old != value { node.graph.afterUpdate(line: node.line) { modifier.action(old, modifier.value) } }
      return false
    }
    func decorate(_ root: LayoutID, _ graph: ViewGraph) {}
  }
}

extension View {
  nonisolated public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void)
    -> some View
  {
    modifier(_ValueActionModifier(value: value, isInitial: initial, action: { _, _ in action() }))
  }
  /// - Parameter action: takes the old value and the new one.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, isInitial: initial, action: action))
  }
  /// - Parameter action: takes the new value.
  nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void)
    -> some View
  {
    modifier(_ValueActionModifier(value: value, isInitial: false, action: { action($1) }))
  }
}
