/// A part of the tree in which changes get another transaction: what is below `.animation` or `.transaction`.
@MainActor
final class MotionScope {
  private let outer: MotionScope?
  /// Changes the transaction of an update; nil where it has nothing to change in this one.
  private let change: (Int, inout Transaction) -> Void

  /// - Parameter change: takes the number of the update.
  init(in outer: MotionScope?, _ change: @escaping (Int, inout Transaction) -> Void) {
    self.outer = outer
    self.change = change
  }

  /// The transaction here, where it is `root` for the whole graph.
  func transaction(_ root: Transaction, update: Int) -> Transaction {
    var transaction = outer?.transaction(root, update: update) ?? root
    change(update, &transaction)
    return transaction
  }
}

/// A modifier that changes the transactions of what it modifies.
@MainActor
protocol TransactionModifier: ViewModifier where Body == Never {
  /// Whether the change from `old` to this is one for which `change` applies.
  func applies(after old: Self) -> Bool
  func change(_ transaction: inout Transaction)
}

extension TransactionModifier {
  func applies(after old: Self) -> Bool { true }

  @MainActor public static func _makeView<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(TransactionNode(view, inputs))
  }
}

/// Keeps a transaction modifier.
final class TransactionNode<Content: View, M: TransactionModifier>: TypedNode<ModifiedContent<Content, M>> {
  private var modifier: M
  private var scope: MotionScope?
  /// The last update in which the modifier applied because its value changed.
  private var lastChange = -1

  init(_ view: ModifiedContent<Content, M>, _ inputs: _ViewInputs) {
    modifier = view.modifier
    super.init(inputs)
    scope = MotionScope(in: environment.base.motion.scope) { [weak self] update, transaction in
      guard let self, self.modifier.applies(after: self.modifier) || self.lastChange == update else { return }
      self.modifier.change(&transaction)
    }
    graph.motion.scopeCount += 1
    content = make(view.content, inner)
  }

  private var inner: EnvironmentValues {
    var environment = environment
    environment.base.motion.scope = scope
    return environment
  }

  override func renew(_ view: ModifiedContent<Content, M>) {
    if view.modifier.applies(after: modifier) { lastChange = graph.motion.updateNumber }
    modifier = view.modifier
    if let content { renew(content, view.content) }
  }

  override func environmentDidChange(from old: EnvironmentValues) { content?.setEnvironment(inner) }

  override func willDestroy() { graph.motion.scopeCount -= 1 }
}
