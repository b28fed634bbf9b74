/// A modifier that changes the environment of what it modifies.
@MainActor
protocol EnvironmentModifier: ViewModifier where Body == Never {
  func modify(_ environment: inout EnvironmentValues)
  /// Whether it changes the environment as `other` does.
  func isSame(_ other: Self) -> Bool
}

extension EnvironmentModifier {
  func isSame(_ other: Self) -> Bool { false }

  @MainActor public static func _makeView<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(EnvironmentNode(view, inputs))
  }
}

extension EnvironmentModifier where Self: Equatable {
  func isSame(_ other: Self) -> Bool { self == other }
}

/// Keeps an environment modifier.
final class EnvironmentNode<Content: View, M: EnvironmentModifier>: TypedNode<ModifiedContent<Content, M>> {
  private var modifier: M

  init(_ view: ModifiedContent<Content, M>, _ inputs: _ViewInputs) {
    modifier = view.modifier
    super.init(inputs)
    content = make(view.content, inner)
  }

  private var inner: EnvironmentValues { contentEnvironment(in: environment) }

  override func contentEnvironment(in outer: EnvironmentValues) -> EnvironmentValues {
    var result = outer
    modifier.modify(&result)
    return result
  }

  override func renew(_ view: ModifiedContent<Content, M>) {
    let isSame = modifier.isSame(view.modifier)
    modifier = view.modifier
    guard let content else { return }
    if !isSame { content.setEnvironment(inner) }
    renew(content, view.content)
  }

  override func environmentDidChange(from old: EnvironmentValues) { content?.setEnvironment(inner) }
}
