internal import LayoutCore

/// Whether a view has the focus, or which of several.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// Reads and sets the focus.
  @propertyWrapper
  public struct Binding {
    let location: FocusLocation<Value>
    public var wrappedValue: Value {
      get { location.read() }
      nonmutating set { location.request(newValue) }
    }
    public var projectedValue: Binding { self }
  }

  private let initial: Value
  private var location: FocusLocation<Value>?

  public init() where Value == Bool { initial = false }
  public init<T: Hashable>() where Value == T? { initial = nil }

  public var wrappedValue: Value {
    get { location?.read() ?? initial }
    nonmutating set { location?.request(newValue) }
  }
  public var projectedValue: Binding { Binding(location: location ?? FocusLocation(initial, nil)) }

  @MainActor public static func _install(_ pointer: UnsafeMutableRawPointer, _ context: inout _PropertyContext) {
    let property = pointer.assumingMemoryBound(to: Self.self)
    let initial = property.pointee.initial
    let graph = context.owner.graph
    property.pointee.location = context.slot { FocusLocation(initial, graph) }
  }
  /// The state of a view is no part of what its container gives it.
  @MainActor public static func _areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

/// Where the value of a focus is kept.
final class FocusLocation<Value: Hashable>: Location, @unchecked Sendable {
  private let state: StateLocation<Value>
  private let initial: Value
  private weak var graph: ViewGraph?

  init(_ value: Value, _ graph: ViewGraph?) {
    initial = value
    state = StateLocation(value)
    self.graph = graph
  }

  func read() -> Value { state.read() }
  func write(_ new: Value) { state.write(new) }

  /// Sets the value and has the focus follow it.
  func request(_ new: Value) {
    state.write(new)
    onMain { [weak self] in
      guard let self else { return }
      self.graph?.input.valueDidChange(at: self)
    }
  }

  /// The value that says that nothing has the focus.
  var none: Value { initial }
}

/// Ties the focus in a view to a value.
public nonisolated struct _FocusedModifier<Value: Hashable>: DecorationModifier {
  public typealias Body = Never
  let binding: FocusState<Value>.Binding
  let value: Value

  final class Keeper: DecorationKeeper, FocusBinding {
    private var modifier: _FocusedModifier
    private let responder = FocusBindingResponder()

    init(_ modifier: _FocusedModifier, _ node: ViewNode) {
      self.modifier = modifier
      responder.binding = self
    }
    func renew(_ modifier: _FocusedModifier, _ node: ViewNode) -> Bool {
      self.modifier = modifier
      return false
    }
    func decorate(_ root: LayoutID, _ graph: ViewGraph) {
      graph.info[root.offset].decorations.append(.responder(responder))
    }

    var location: AnyObject { modifier.binding.location }
    var wantsFocus: Bool { modifier.binding.location.read() == modifier.value }
    func setFocused(_ isFocused: Bool) {
      let location = modifier.binding.location
      if isFocused {
        location.write(modifier.value)
      } else if location.read() == modifier.value {
        location.write(location.none)
      }
    }
  }
}

/// Stands for a value at a view that may have the focus.
final class FocusBindingResponder: Responder {
  weak var binding: (any FocusBinding)?
}

extension View {
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(_FocusedModifier(binding: condition, value: true))
  }
  nonisolated public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value)
    -> some View
  {
    modifier(_FocusedModifier(binding: binding, value: value))
  }
}
