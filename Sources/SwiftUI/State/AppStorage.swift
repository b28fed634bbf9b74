/// A setting of the app, kept by key and shared by all views that name it.
///
/// While a preview runs, settings are the preview's own: the user's are neither read nor changed.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
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

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: _StorableValue {
    self.init(StoredValues.app(store).cell(key), .plain(), wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue: _StorableValue {
    self.init(StoredValues.app(store).cell(key), .raw(), wrappedValue)
  }
  public init<Wrapped: _StorableValue>(_ key: String, store: UserDefaults? = nil) where Value == Wrapped? {
    self.init(StoredValues.app(store).cell(key), .optional(.plain()), nil)
  }
  public init<Wrapped: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped?, Wrapped.RawValue: _StorableValue {
    self.init(StoredValues.app(store).cell(key), .optional(.raw()), nil)
  }
}
