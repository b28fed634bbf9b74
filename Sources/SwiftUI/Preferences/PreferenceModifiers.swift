/// Hands a value upwards in place of those from below.
public nonisolated struct _PreferenceWritingModifier<Key: PreferenceKey>: ViewModifier {
  public typealias Body = Never
  let value: Key.Value

  @MainActor public static func _makeView<V: View>(_ view: ModifiedContent<V, Self>, _ inputs: _ViewInputs)
    -> _ViewOutputs
  {
    _ViewOutputs(
      PreferenceNode(view, inputs, Key.self) { modifier, _, value in Key.append(modifier.value, to: &value) })
  }
}

/// Changes the value from below before it is handed upwards.
public nonisolated struct _PreferenceTransformModifier<Key: PreferenceKey>: ViewModifier {
  public typealias Body = Never
  let transform: (inout Key.Value) -> Void

  @MainActor public static func _makeView<V: View>(_ view: ModifiedContent<V, Self>, _ inputs: _ViewInputs)
    -> _ViewOutputs
  {
    _ViewOutputs(
      PreferenceNode(view, inputs, Key.self) { modifier, node, value in
        var own = node.contentPreference ?? Key.defaultValue
        modifier.transform(&own)
        Key.append(own, to: &value)
      })
  }
}

/// Hands a value upwards that is made from a place in the view.
public nonisolated struct _AnchorWritingModifier<AnchorValue, Key: PreferenceKey>: ViewModifier {
  public typealias Body = Never
  let anchor: Anchor<AnchorValue>.Source
  let transform: (Anchor<AnchorValue>) -> Key.Value

  @MainActor public static func _makeView<V: View>(_ view: ModifiedContent<V, Self>, _ inputs: _ViewInputs)
    -> _ViewOutputs
  {
    _ViewOutputs(
      PreferenceNode(view, inputs, Key.self) { modifier, node, value in
        guard let frame = node.frame else { return }
        Key.append(modifier.transform(modifier.anchor.anchor(in: frame)), to: &value)
      })
  }
}

/// Changes the value from below by a place in the view.
public nonisolated struct _AnchorTransformModifier<AnchorValue, Key: PreferenceKey>: ViewModifier {
  public typealias Body = Never
  let anchor: Anchor<AnchorValue>.Source
  let transform: (inout Key.Value, Anchor<AnchorValue>) -> Void

  @MainActor public static func _makeView<V: View>(_ view: ModifiedContent<V, Self>, _ inputs: _ViewInputs)
    -> _ViewOutputs
  {
    _ViewOutputs(
      PreferenceNode(view, inputs, Key.self) { modifier, node, value in
        var own = node.contentPreference ?? Key.defaultValue
        if let frame = node.frame { modifier.transform(&own, modifier.anchor.anchor(in: frame)) }
        Key.append(own, to: &value)
      })
  }
}

extension View {
  nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(_PreferenceWritingModifier<K>(value: value))
  }
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(_PreferenceTransformModifier<K>(transform: callback))
  }
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(_AnchorWritingModifier<A, K>(anchor: value, transform: transform))
  }
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(_AnchorTransformModifier<A, K>(anchor: value, transform: transform))
  }
}
