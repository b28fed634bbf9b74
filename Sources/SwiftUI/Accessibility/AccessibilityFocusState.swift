internal import LayoutCore

/// Whether an assistive technology is at a view, or at which of several.
///
/// It is where the program sends it while the preview is told that VoiceOver runs; else it is nowhere, as on a device
/// where none runs.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// Reads and sets where the assistive technology is.
  @propertyWrapper
  public struct Binding {
    let location: AccessibilityFocusLocation<Value>
    public var wrappedValue: Value {
      get { location.read() }
      nonmutating set { location.request(newValue) }
    }
    public var projectedValue: Binding { self }
  }

  private let initial: Value
  private var location: AccessibilityFocusLocation<Value>?

  public init() where Value == Bool { initial = false }
  public init<T: Hashable>() where Value == T? { initial = nil }

  public var wrappedValue: Value {
    get { location?.read() ?? initial }
    nonmutating set { location?.request(newValue) }
  }
  public var projectedValue: Binding { Binding(location: location ?? AccessibilityFocusLocation(initial)) }

  @MainActor public static func _install(_ pointer: UnsafeMutableRawPointer, _ context: inout _PropertyContext) {
    let property = pointer.assumingMemoryBound(to: Self.self)
    let initial = property.pointee.initial
    property.pointee.location = context.slot { AccessibilityFocusLocation(initial) }
    property.pointee.location?.isListening = context.owner.environment.accessibilityVoiceOverEnabled
  }
  /// The state of a view is no part of what its container gives it.
  @MainActor public static func _areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

/// Where the value of such a focus is kept.
final class AccessibilityFocusLocation<Value: Hashable>: Location, @unchecked Sendable {
  private let state: StateLocation<Value>
  private let none: Value
  /// Whether an assistive technology runs.
  var isListening = false
  /// The values of the views that are shown.
  private var known: [Value: Int] = [:]

  init(_ value: Value) {
    none = value
    state = StateLocation(value)
  }

  func read() -> Value { state.read() }
  func write(_ new: Value) { request(new) }

  /// Sends the assistive technology to a view; it goes only where one is.
  func request(_ new: Value) { state.write(isListening && known[new] != nil ? new : none) }

  func add(_ value: Value) { known[value, default: 0] += 1 }
  func remove(_ value: Value) {
    guard let count = known[value] else { return }
    known[value] = count > 1 ? count - 1 : nil
    if count == 1, state.read() == value { state.write(none) }
  }
}

/// Ties where an assistive technology is to a view.
public nonisolated struct _AccessibilityFocusedModifier<Value: Hashable>: DecorationModifier {
  public typealias Body = Never
  let binding: AccessibilityFocusState<Value>.Binding
  let value: Value

  final class Keeper: DecorationKeeper {
    private var modifier: _AccessibilityFocusedModifier

    init(_ modifier: _AccessibilityFocusedModifier, _ node: ViewNode) {
      self.modifier = modifier
      modifier.binding.location.add(modifier.value)
    }
    func renew(_ modifier: _AccessibilityFocusedModifier, _ node: ViewNode) -> Bool {
      let old = self.modifier
      self.modifier = modifier
      guard old.binding.location !== modifier.binding.location || old.value != modifier.value else { return false }
      modifier.binding.location.add(modifier.value)
      old.binding.location.remove(old.value)
      return false
    }
    func decorate(_ root: LayoutID, _ graph: ViewGraph) {}
    func willDestroy(_ node: ViewNode) { modifier.binding.location.remove(modifier.value) }
  }
}

extension View {
  nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    modifier(_AccessibilityFocusedModifier(binding: condition, value: true))
  }
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(_AccessibilityFocusedModifier(binding: binding, value: value))
  }
}
