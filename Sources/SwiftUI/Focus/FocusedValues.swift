/// Names a value that the view with the focus, or its window, tells others.
public protocol FocusedValueKey {
  associatedtype Value
}

/// What the view with the focus, and the views around it, tell others.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  func object<T>(_ type: T.Type) -> T? { values[ObjectIdentifier(type)] as? T }
  mutating func setObject<T: AnyObject>(_ object: T?) { values[ObjectIdentifier(T.self)] = object }
}

/// A value that the view with the focus tells; nil where none does.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Value?
  private var store: FocusedStore?

  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable { read = { $0.object(objectType) } }

  public var wrappedValue: Value? { store?.location.read(read) }

  @MainActor public static func _install(_ pointer: UnsafeMutableRawPointer, _ context: inout _PropertyContext) {
    pointer.assumingMemoryBound(to: Self.self).pointee.store = context.owner.graph.focusedValues
  }
  @MainActor public static func _areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

/// A value to read and set that the view with the focus tells.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  @FocusedValue private var binding: Binding<Value>?

  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { _binding = FocusedValue(keyPath) }

  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }
  public var projectedValue: Binding<Value?> {
    let binding = binding
    return Binding(get: { binding?.wrappedValue }, set: { if let new = $0 { binding?.wrappedValue = new } })
  }
}

/// An object that the view with the focus tells, whose changes run the view's body again.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  private var store: FocusedStore?
  private var subscription: ObjectSubscription?

  public init() {}

  public var wrappedValue: ObjectType? { store?.location.read { $0.object(ObjectType.self) } }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper? { wrappedValue.map { .init(object: $0) } }

  @MainActor public static func _install(_ pointer: UnsafeMutableRawPointer, _ context: inout _PropertyContext) {
    let property = pointer.assumingMemoryBound(to: Self.self)
    let owner = context.owner
    let name = context.name
    let subscription = context.slot { ObjectSubscription(owner, name: name) }
    property.pointee.store = owner.graph.focusedValues
    if let object = owner.graph.focusedValues.current.object(ObjectType.self) { subscription.connect(object) }
  }
  @MainActor public static func _areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}
