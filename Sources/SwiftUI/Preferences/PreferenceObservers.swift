public import LayoutCore

/// Runs an action when the value from below changes.
public nonisolated struct _PreferenceActionModifier<Key: PreferenceKey>: ViewModifier {
  public typealias Body = Never
  let action: (Key.Value) -> Void

  @MainActor public static func _makeView<V: View>(_ view: ModifiedContent<V, Self>, _ inputs: _ViewInputs)
    -> _ViewOutputs
  {
    _ViewOutputs(
      LayoutObserverNode(view, inputs, value: { _, node, _ in node.preference(Key.self) }, action: { $0.action($2) }))
  }
}

/// Runs an action when a value that is made from the view's size and place changes.
public nonisolated struct _GeometryActionModifier<Value>: ViewModifier {
  public typealias Body = Never
  let value: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  @MainActor public static func _makeView<V: View>(_ view: ModifiedContent<V, Self>, _ inputs: _ViewInputs)
    -> _ViewOutputs
  {
    _ViewOutputs(
      LayoutObserverNode(
        view, inputs, value: { modifier, node, root in root.map { modifier.value(node.graph.proxy(for: $0)) } },
        action: { $0.action($1 ?? $2, $2) }))
  }
}

/// Keeps a modifier that looks at something after each layout and acts when it changed, with what it was before.
final class LayoutObserverNode<Content: View, M: ViewModifier, Value>: TypedNode<ModifiedContent<Content, M>>,
  LayoutObserver
{
  private var modifier: M
  private let value: @MainActor (M, ViewNode, LayoutID?) -> Value?
  private let action: @MainActor (M, Value?, Value) -> Void
  private var known: Value?
  private var root: LayoutID?

  init(
    _ view: ModifiedContent<Content, M>, _ inputs: _ViewInputs,
    value: @escaping @MainActor (M, ViewNode, LayoutID?) -> Value?,
    action: @escaping @MainActor (M, _ old: Value?, _ new: Value) -> Void
  ) {
    modifier = view.modifier
    self.value = value
    self.action = action
    super.init(inputs)
    content = make(view.content)
    graph.observeLayout(self)
  }

  override func renew(_ view: ModifiedContent<Content, M>) {
    modifier = view.modifier
    if let content { renew(content, view.content) }
  }

  override func collect(_ roots: inout [LayoutID]) {
    let start = roots.count
    content?.collect(&roots)
    root = roots.count > start ? roots[start] : nil
  }

  func layoutDidEnd() {
    guard let content, let new = value(modifier, content, root) else { return }
    let old = known
    if let old, AnyLayout.areSame(old, new) { return }
    known = new
    graph.afterUpdate(line: line) { [weak self] in
      if let self, !isDestroyed { action(modifier, old, new) }
    }
  }
}

/// A node that looks at the layout after it was done.
@MainActor
protocol LayoutObserver: ViewNode {
  func layoutDidEnd()
}

/// A layout observer that may have gone.
struct WeakLayoutObserver {
  weak var node: (any LayoutObserver)?
}

extension View {
  /// - Parameter action: runs after layout with the first value and with each that differs from the one before.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceActionModifier<K>(action: action))
  }

  /// - Parameter action: runs after layout with the first value and with each that differs from the one before.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(_GeometryActionModifier(value: transform, action: { action($1) }))
  }
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(_GeometryActionModifier(value: transform, action: action))
  }

  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceLayerView<Self, K, V>(content: self, isBelow: false, alignment: alignment, transform: transform)
  }
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceLayerView<Self, K, V>(content: self, isBelow: true, alignment: alignment, transform: transform)
  }
}

/// A view with a layer that is made from what the view hands upwards.
nonisolated struct PreferenceLayerView<Content: View, Key: PreferenceKey, Layer: View>: View, FrameworkView {
  let content: Content
  let isBelow: Bool
  let alignment: Alignment
  let transform: (Key.Value) -> Layer
  @State private var value = Key.defaultValue

  init(content: Content, isBelow: Bool, alignment: Alignment, transform: @escaping (Key.Value) -> Layer) {
    self.content = content
    self.isBelow = isBelow
    self.alignment = alignment
    self.transform = transform
  }

  @MainActor var body: some View {
    let observed = content.modifier(_PreferenceActionModifier<Key>(action: { value = $0 }))
    if isBelow {
      observed.background(alignment: alignment) { transform(value) }
    } else {
      observed.overlay(alignment: alignment) { transform(value) }
    }
  }
}
