/// Reads and writes a value that is kept elsewhere.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  private enum Source {
    case location(any Location<Value>)
    case closures(get: () -> Value, set: (Value) -> Void)
    case constant(Value)
  }

  private var source: Source

  init(location: any Location<Value>) { source = .location(location) }

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    source = .closures(get: get, set: set)
  }
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to an optional value.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(location: DerivedLocation(base, get: { $0 }, set: { base, new in if let new { base = new } }))
  }
  /// A binding to the value of an optional one; nil where that is nil.
  public init?(_ base: Binding<Value?>) {
    guard let present = base.wrappedValue else { return nil }
    self.init(location: DerivedLocation(base, get: { $0 ?? present }, set: { $0 = $1 }))
  }

  public static func constant(_ value: Value) -> Binding<Value> { Binding(source: .constant(value)) }

  private init(source: Source) { self.source = source }

  public var wrappedValue: Value {
    get {
      switch source {
      case .location(let location): location.read()
      case .closures(let get, _): get()
      case .constant(let value): value
      }
    }
    nonmutating set {
      switch source {
      case .location(let location): location.write(newValue)
      case .closures(_, let set): set(newValue)
      case .constant: break
      }
    }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> Binding<Member> {
    Binding<Member>(
      location: DerivedLocation(self, get: { $0[keyPath: keyPath] }, set: { $0[keyPath: keyPath] = $1 }, key: keyPath))
  }

  /// The binding itself is connected by the view that made it.
  @MainActor public static func _install(_ pointer: UnsafeMutableRawPointer, _ context: inout _PropertyContext) {}

  @MainActor public static func _areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let a = a.assumingMemoryBound(to: Self.self).pointee, b = b.assumingMemoryBound(to: Self.self).pointee
    switch (a.source, b.source) {
    case (.location(let a), .location(let b)): return a === b || isSameDerivation(a, b)
    case (.constant(let a), .constant(let b)):
      return withUnsafePointer(to: a) { a in
        withUnsafePointer(to: b) { Comparison.of(Value.self)(UnsafeRawPointer(a), UnsafeRawPointer($0)) }
      }
    case (.closures, _), (.location, _), (.constant, _): return false
    }
  }

  private static func isSameDerivation(_ a: AnyObject, _ b: AnyObject) -> Bool {
    guard let a = a as? any Derivation, let b = b as? any Derivation, let first = a.derivationKey else { return false }
    return first == b.derivationKey && a.derivationBase != nil && a.derivationBase === b.derivationBase
  }

  var locationObject: AnyObject? {
    if case .location(let location) = source { return location }
    return nil
  }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

/// A part of a value that is kept elsewhere.
final class DerivedLocation<Base, Value>: Location, Derivation {
  private let base: Binding<Base>
  private let get: (Base) -> Value
  private let set: (inout Base, Value) -> Void
  let derivationKey: AnyKeyPath?

  init(
    _ base: Binding<Base>, get: @escaping (Base) -> Value, set: @escaping (inout Base, Value) -> Void,
    key: AnyKeyPath? = nil
  ) {
    self.base = base
    self.get = get
    self.set = set
    derivationKey = key
  }

  var derivationBase: AnyObject? { base.locationObject }

  func read() -> Value { get(base.wrappedValue) }
  func write(_ new: Value) {
    var whole = base.wrappedValue
    set(&whole, new)
    base.wrappedValue = whole
  }
}

/// A location that is known by what it is derived from and how.
protocol Derivation: AnyObject {
  var derivationKey: AnyKeyPath? { get }
  var derivationBase: AnyObject? { get }
}
