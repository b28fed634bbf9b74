internal import LayoutCore

/// Runs an asynchronous action while a view is there.
public nonisolated struct _TaskModifier<ID: Equatable>: DecorationModifier {
  public typealias Body = Never
  /// The action begins anew when this changes.
  let id: ID
  let priority: TaskPriority
  let action: @MainActor @Sendable () async -> Void

  final class Keeper: DecorationKeeper {
    private var id: ID
    private var task: Task<Void, Never>?
    private var modifier: _TaskModifier
    private var appearance: AppearanceKeeper?
    private var isRunning = false

    init(_ modifier: _TaskModifier, _ node: ViewNode) {
      id = modifier.id
      self.modifier = modifier
      appearance = AppearanceKeeper(node) { [weak self] appears in
        guard let self else { return }
        isRunning = appears
        if appears { start() } else { task?.cancel() }
      }
    }

    private func start() {
      let (priority, action) = (modifier.priority, modifier.action)
      task?.cancel()
      task = Task(priority: priority) { @MainActor in await action() }
    }

    func renew(_ modifier: _TaskModifier, _ node: ViewNode) -> Bool {
      self.modifier = modifier
      guard id != modifier.id else { return false }
      id = modifier.id
      node.graph.afterUpdate { [weak self] in if self?.isRunning == true { self?.start() } }
      return false
    }
    func environmentDidChange(_ node: ViewNode) { appearance?.join(node) }
    func decorate(_ root: LayoutID, _ graph: ViewGraph) {}
    func willDestroy(_ node: ViewNode) {
      appearance?.end()
      task?.cancel()
    }
  }
}

extension View {
  /// Runs an action when the view appears, and cancels it when the view goes.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    task(id: 0, priority: priority, action)
  }
  /// Runs an action when the view appears and whenever `value` changes, and cancels the one before.
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    // The action is called by one task at a time, on the actor that it belongs to.
    nonisolated(unsafe) let action = action
    return modifier(_TaskModifier(id: value, priority: priority, action: { await action() }))
  }
}
