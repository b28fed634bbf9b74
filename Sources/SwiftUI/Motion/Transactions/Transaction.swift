public import LayoutCore

/// What goes with a change of state: how views shall go to what the change makes of them.
public struct Transaction {
  public var animation: Animation?
  /// Whether views should not animate the change, whatever else asks for it.
  public var disablesAnimations = false
  /// Whether the change belongs to a gesture that goes on.
  public var isContinuous = false
  public var tracksVelocity = false
  /// Where in the scroll view a scroll target comes to lie.
  public var scrollTargetAnchor: UnitPoint?
  private var values: [ObjectIdentifier: Any] = [:]
  var completions: [AnimationCompletion] = []
  /// Tells changes of one transaction from those of another; 0 for changes without one.
  var id = 0

  public init() {}
  public init(animation: Animation?) { self.animation = animation }

  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The animation that is to be used, if any.
  var effectiveAnimation: Animation? { disablesAnimations ? nil : animation }

  /// Runs an action once what this transaction animates has ended.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria, completion))
  }
}

/// Names a value of transactions.
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  enum Kind: Hashable { case logicallyComplete, removed }
  let kind: Kind
  /// When it is felt to be over, though a spring may still move a little.
  public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)
  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(kind: .removed)
}

/// Waits for the end of all that a transaction animates; shared by the copies of the transaction.
final class AnimationCompletion {
  let criteria: AnimationCompletionCriteria
  private let action: () -> Void
  private var running = 0
  /// All animations of the transaction have begun.
  private var isSealed = false
  private var isDone = false

  init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  func begin() { running += 1 }

  @MainActor func end(_ graph: ViewGraph) {
    running -= 1
    finish(graph)
  }

  @MainActor func seal(_ graph: ViewGraph) {
    isSealed = true
    finish(graph)
  }

  @MainActor private func finish(_ graph: ViewGraph) {
    guard isSealed, running == 0, !isDone else { return }
    isDone = true
    graph.afterUpdate(action)
    graph.setNeedsRender()
  }
}

extension Transaction {
  /// The transaction of the code that runs; on the main thread only, as views are.
  nonisolated(unsafe) private(set) static var current = Transaction()
  nonisolated(unsafe) private static var lastID = 0

  func run<R>(_ body: () throws -> R) rethrows -> R {
    guard Thread.isMainThread || MainQueue.isCurrent else { return try body() }
    let outer = Self.current
    Self.lastID += 1
    Self.current = self
    Self.current.id = Self.lastID
    defer { Self.current = outer }
    // An object that is observed tells of its first change only, so what changed before is brought to an end now.
    MainActor.assumeIsolated { ViewGraph.current?.endOtherChanges() }
    return try body()
  }
}

/// Makes the changes in `body` under a transaction.
public func withTransaction<R>(_ transaction: Transaction, _ body: () throws -> R) rethrows -> R {
  try transaction.run(body)
}

/// Makes the changes in `body` under the current transaction with one more value.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try transaction.run(body)
}

/// Animates what the changes in `body` lead to; nil makes them without animation.
public func withAnimation<R>(_ animation: Animation? = .default, _ body: () throws -> R) rethrows -> R {
  var transaction = Transaction.current
  transaction.animation = animation
  transaction.completions = []
  return try transaction.run(body)
}

/// Animates what the changes in `body` lead to, and then runs an action; at once where nothing moves.
public func withAnimation<R>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> R, completion: @escaping () -> Void
) rethrows -> R {
  var transaction = Transaction.current
  transaction.animation = animation
  transaction.completions = []
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try transaction.run {
    let result = try body()
    // A change of what no view reads makes no picture that would end the transaction.
    MainActor.assumeIsolated { ViewGraph.current?.beginChange() }
    return result
  }
}
