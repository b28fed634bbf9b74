internal import LayoutCore

/// Keeps a view that decides what is handed upwards for one key.
final class PreferenceNode<Content: View, M: ViewModifier, Key: PreferenceKey>: TypedNode<ModifiedContent<Content, M>> {
  private var modifier: M
  private let write: @MainActor (M, PreferenceNode, inout Key.Value?) -> Void
  private var root: LayoutID?

  init(
    _ view: ModifiedContent<Content, M>, _ inputs: _ViewInputs, _ key: Key.Type,
    _ write: @escaping @MainActor (M, PreferenceNode, inout Key.Value?) -> Void
  ) {
    modifier = view.modifier
    self.write = write
    super.init(inputs)
    content = make(view.content)
  }

  override func renew(_ view: ModifiedContent<Content, M>) {
    modifier = view.modifier
    graph.setNeedsPicture()
    if let content { renew(content, view.content) }
  }

  override func collect(_ roots: inout [LayoutID]) {
    let start = roots.count
    content?.collect(&roots)
    root = roots.count > start ? roots[start] : nil
  }

  /// What the views below hand upwards.
  var contentPreference: Key.Value? {
    var value: Key.Value?
    content?.collectPreference(Key.self, &value)
    return value
  }

  /// The frame of the first view in it, in points of the picture; nil where there is none.
  var frame: CGRect? { root.map { graph.tree.absoluteFrame($0) } }

  override func collectPreference<K: PreferenceKey>(_ key: K.Type, _ value: inout K.Value?) {
    guard key == Key.self else {
      super.collectPreference(key, &value)
      return
    }
    // Both keys are the same type, though the compiler cannot know.
    withUnsafeMutablePointer(to: &value) { pointer in
      pointer.withMemoryRebound(to: Key.Value?.self, capacity: 1) { write(modifier, self, &$0.pointee) }
    }
  }
}
