/// Runs an action with each value that a publisher sends while the view is there.
public nonisolated struct SubscriptionView<PublisherType: Publisher, Content: View>: View, FrameworkView
where PublisherType.Failure == Never {
  public var content: Content
  public var publisher: PublisherType
  public var action: (PublisherType.Output) -> Void

  public init(content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void) {
    self.content = content
    self.publisher = publisher
    self.action = action
  }

  public typealias Body = Never
  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(SubscriptionNode(view, inputs))
  }
}

/// Keeps a view and its subscription, which begins anew when the view is given another publisher.
final class SubscriptionNode<PublisherType: Publisher, Content: View>: TypedNode<
  SubscriptionView<PublisherType, Content>
>
where PublisherType.Failure == Never {
  private var view: SubscriptionView<PublisherType, Content>
  private var subscription: AnyCancellable?

  init(_ view: SubscriptionView<PublisherType, Content>, _ inputs: _ViewInputs) {
    self.view = view
    super.init(inputs)
    content = make(view.content)
    subscribe()
  }

  override func renew(_ new: SubscriptionView<PublisherType, Content>) {
    let isSame = Comparison.areSame(view.publisher, new.publisher)
    view = new
    if let content { renew(content, new.content) }
    if !isSame { subscribe() }
  }

  private func subscribe() {
    let inbox = Inbox<PublisherType.Output> { [weak self] in self?.take($0) }
    subscription = view.publisher.sink { @Sendable value in inbox.take(value) }
  }

  private func take(_ value: PublisherType.Output) {
    // What comes while bodies run, as a first value does, waits until they have.
    if ViewGraph.evaluating != nil || graph.isUpdating {
      graph.afterUpdate { [weak self] in self?.act(value) }
    } else {
      act(value)
    }
  }

  private func act(_ value: PublisherType.Output) {
    guard !isDestroyed else { return }
    view.action(value)
    // The holder of the action runs again, as it does in SwiftUI.
    nearestOwner?.setNeedsUpdate()
  }

  override func willDestroy() { subscription = nil }
}

/// Takes values on any thread and hands them to the main actor.
private final class Inbox<Value>: @unchecked Sendable {
  private let action: @MainActor (Value) -> Void
  init(_ action: @escaping @MainActor (Value) -> Void) { self.action = action }

  func take(_ value: Value) {
    nonisolated(unsafe) let value = value
    onMain { [self] in action(value) }
  }
}

extension View {
  /// - Parameter action: runs on the main actor with each value; the view runs its body after it.
  nonisolated public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void)
    -> some View where P.Failure == Never
  {
    SubscriptionView(content: self, publisher: publisher, action: action)
  }
}
