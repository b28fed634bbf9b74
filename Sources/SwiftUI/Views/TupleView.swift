/// The views of a block.
public nonisolated struct TupleView<T>: View {
  public typealias Body = Never
  public var value: T
  let lines: [Int32]
  private let make: @MainActor (TupleView<T>, _ViewInputs) -> ViewNode

  init<each Content: View>(_ value: (repeat each Content)) where T == (repeat each Content) {
    self.value = value
    lines = SourceLines.take()
    make = { TupleNode<repeat each Content>($0, $1) }
  }

  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(view.make(view, inputs))
  }
}

/// One of two views, by a condition.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }
  let storage: Storage

  init(_ storage: Storage) { self.storage = storage }

  var isFirst: Bool {
    if case .first = storage { return true }
    return false
  }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never
  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(ConditionalNode(view, inputs))
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(OptionalNode(view, inputs))
  }
}

/// Nothing: no subview of its container.
public nonisolated struct EmptyView: View {
  public typealias Body = Never
  public init() {}
  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(EmptyNode<EmptyView>(inputs))
  }
}

/// A view whose type is hidden.
public nonisolated struct AnyView: View {
  public typealias Body = Never

  /// A view with its type.
  class Box: @unchecked Sendable {
    init() {}
    @MainActor func make(_ node: ViewNode) -> ViewNode { preconditionFailure("A hidden view has a type.") }
    @MainActor func renew(_ child: ViewNode, _ node: ViewNode) {}
  }
  private final class TypedBox<V: View>: Box, @unchecked Sendable {
    let view: V
    init(_ view: V) { self.view = view }
    override func make(_ node: ViewNode) -> ViewNode { node.make(view) }
    override func renew(_ child: ViewNode, _ node: ViewNode) { node.renew(child, view) }
  }

  let box: Box

  public init<V: View>(_ view: V) { box = (view as? AnyView)?.box ?? TypedBox(view) }
  public init<V: View>(erasing view: V) { self.init(view) }

  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(AnyViewNode(view, inputs))
  }
}

/// Views taken together, without a container of their own.
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  public typealias Body = Never
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(WrapperNode(view, inputs, { $0.content }))
  }
}
