/// Animates a view's changes whenever a value changes.
public nonisolated struct _AnimationModifier<Value: Equatable>: TransactionModifier {
  public typealias Body = Never
  let animation: Animation?
  let value: Value

  @MainActor func applies(after old: Self) -> Bool { value != old.value }
  @MainActor func change(_ transaction: inout Transaction) {
    guard !transaction.disablesAnimations else { return }
    transaction.animation = animation
  }
}

/// Changes the transactions of a view's changes.
public nonisolated struct _TransactionModifier: TransactionModifier {
  public typealias Body = Never
  let transform: (inout Transaction) -> Void

  @MainActor func change(_ transaction: inout Transaction) { transform(&transaction) }
}

/// Changes the transactions of a view's changes whenever a value changes.
public nonisolated struct _ValueTransactionModifier<Value: Equatable>: TransactionModifier {
  public typealias Body = Never
  let value: Value
  let transform: (inout Transaction) -> Void

  @MainActor func applies(after old: Self) -> Bool { value != old.value }
  @MainActor func change(_ transaction: inout Transaction) { transform(&transaction) }
}

extension View {
  /// Animates what changes in the view whenever `value` does.
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(_AnimationModifier(animation: animation, value: value))
  }
  /// Animates whatever changes in the view.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  nonisolated public func animation(_ animation: Animation?) -> some View {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(_TransactionModifier(transform: transform))
  }
  nonisolated public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(_ValueTransactionModifier(value: value, transform: transform))
  }
  /// Animates the modifiers that `body` adds, not the view itself.
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
  }
  /// Changes the transactions of the modifiers that `body` adds, not of the view itself.
  nonisolated public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    _ScopedTransactionView(content: self, transform: transform, modified: body(PlaceholderContentView()))
  }
}

extension Binding {
  /// A binding whose changes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
  /// A binding whose changes are made under a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(location: TransactionLocation(self, transaction))
  }
}

/// Sets a value that is kept elsewhere under a transaction.
final class TransactionLocation<Value>: Location {
  private let base: Binding<Value>
  private let transaction: Transaction

  init(_ base: Binding<Value>, _ transaction: Transaction) {
    self.base = base
    self.transaction = transaction
  }

  func read() -> Value { base.wrappedValue }
  func read<Part>(_ part: @escaping (Value) -> Part) -> Part { base.read(part) }
  func write(_ new: Value) { transaction.run { base.wrappedValue = new } }
}
