internal import LayoutCore

/// One of the views of a block, as if it were alone.
nonisolated struct ViewPart<Content: View>: View {
  typealias Body = Never
  let content: Content
  let position: Int
  let lines: [Int32]

  @MainActor static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(ViewPartNode(view, inputs))
  }
}

/// Several views of a block.
protocol ViewBlock {
  var count: Int { get }
}
extension TupleView: ViewBlock {
  var count: Int { Mirror(reflecting: value).children.count }
}

/// A node for the views of a block.
@MainActor
protocol BlockNode: ViewNode {}
extension TupleNode: BlockNode {}

/// Keeps all the views of a block and shows one of them.
final class ViewPartNode<Content: View>: TypedNode<ViewPart<Content>> {
  private let position: Int

  init(_ view: ViewPart<Content>, _ inputs: _ViewInputs) {
    position = view.position
    super.init(inputs)
    content = make(view.content, userEnvironment, line: view.lines.count == 1 ? view.lines[0] : nil)
  }

  private var userEnvironment: EnvironmentValues {
    var result = environment
    result.base.isInternal = false
    return result
  }

  private var part: ViewNode? {
    guard let block = content as? any BlockNode else { return position == 0 ? content : nil }
    return block.children.indices.contains(position) ? block.children[position] : nil
  }

  override func renew(_ view: ViewPart<Content>) { if let content { renew(content, view.content) } }
  override func environmentDidChange(from old: EnvironmentValues) { content?.setEnvironment(userEnvironment) }
  override func collect(_ roots: inout [LayoutID]) { part?.collect(&roots) }
  override func collectPreference<K: PreferenceKey>(_ key: K.Type, _ value: inout K.Value?) {
    part?.collectPreference(key, &value)
  }
}
