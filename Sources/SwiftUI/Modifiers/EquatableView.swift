/// A view that runs its body only when it is not equal to the one before.
public nonisolated struct EquatableView<Content: View & Equatable>: View {
  public typealias Body = Never
  public var content: Content

  public init(content: Content) { self.content = content }

  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(EquatableNode(view, inputs))
  }
}

/// Keeps an equatable view.
final class EquatableNode<Content: View & Equatable>: TypedNode<EquatableView<Content>> {
  private var content: Content
  private var node: ViewNode?

  init(_ view: EquatableView<Content>, _ inputs: _ViewInputs) {
    content = view.content
    super.init(inputs)
    node = make(content)
  }

  override var children: [ViewNode] { node.map { [$0] } ?? [] }

  override func renew(_ view: EquatableView<Content>) {
    guard view.content != content else { return }
    content = view.content
    if let node { renew(node, content) }
  }
}

extension View where Self: Equatable {
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
