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
  private var view: Content

  init(_ view: EquatableView<Content>, _ inputs: _ViewInputs) {
    self.view = view.content
    super.init(inputs)
    content = make(view.content)
  }

  override func renew(_ new: EquatableView<Content>) {
    guard new.content != view else { return }
    view = new.content
    if let content { renew(content, view) }
  }
}

extension View where Self: Equatable {
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
