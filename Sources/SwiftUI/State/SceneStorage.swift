/// A value of the window, kept by key; a new window begins with the default.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let location: StoredLocation<Value>

  private init(_ cell: StoredCell, _ format: StoredFormat<Value>, _ fallback: Value) {
    location = StoredLocation(cell, format, fallback)
  }

  public var wrappedValue: Value {
    get { location.read() }
    nonmutating set { location.write(newValue) }
  }
  public var projectedValue: Binding<Value> { Binding(location: location) }

  @MainActor public static func _install(_ pointer: UnsafeMutableRawPointer, _ context: inout _PropertyContext) {}
  @MainActor public static func _areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let a = a.assumingMemoryBound(to: Self.self).pointee, b = b.assumingMemoryBound(to: Self.self).pointee
    return a.location.isSamePlace(as: b.location)
  }
}

extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value: _StorableValue {
    self.init(StoredValues.scene.cell(key), .plain(), wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue: _StorableValue {
    self.init(StoredValues.scene.cell(key), .raw(), wrappedValue)
  }
  public init<Wrapped: _StorableValue>(_ key: String) where Value == Wrapped? {
    self.init(StoredValues.scene.cell(key), .optional(.plain()), nil)
  }
  public init<Wrapped: RawRepresentable>(_ key: String)
  where Value == Wrapped?, Wrapped.RawValue: _StorableValue {
    self.init(StoredValues.scene.cell(key), .optional(.raw()), nil)
  }
}
