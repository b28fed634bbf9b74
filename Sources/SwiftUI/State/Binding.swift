/// Reads and writes a value that is kept elsewhere.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  private enum Source {
    case location(any Location<Value>)
    case closures(get: () -> Value, set: (Value) -> Void)
    case constant(Value)
  }

  private var source: Source
  /// What the value was when the binding was made, where nobody says when it changes: a view that is given the binding
  /// runs again where this differs.
  private(set) var snapshot: Value?

  init(location: any Location<Value>, snapshot: Value? = nil) {
    source = .location(location)
    self.snapshot = snapshot
  }

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    source = .closures(get: get, set: set)
  }
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to an optional value.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self = base.derived(get: { $0 }, set: { base, new in if let new { base = new } }, key: Derivation.optional)
  }
  /// A binding to the value of an optional one; nil where that is nil.
  public init?(_ base: Binding<Value?>) {
    guard let present = base.wrappedValue else { return nil }
    self = base.derived(get: { $0 ?? present }, set: { $0 = $1 }, key: Derivation.unwrapped)
  }
  /// A binding to a value of any type that can be hashed.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self = base.derived(
      get: { AnyHashable($0) }, set: { base, new in if let new = new.base as? V { base = new } },
      key: Derivation.hashable)
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
    derived(get: { $0[keyPath: keyPath] }, set: { $0[keyPath: keyPath] = $1 }, key: keyPath)
  }

  /// A binding to a part of the value.
  /// - Parameter key: says which part; bindings to the same part of the same value are equal.
  func derived<Part>(
    get: @escaping (Value) -> Part, set: @escaping (inout Value, Part) -> Void, key: AnyHashable?
  ) -> Binding<Part> {
    Binding<Part>(location: DerivedLocation(self, get: get, set: set, key: key), snapshot: snapshot.map(get))
  }

  /// Reads a part of the value: a body that does so runs again when the part changes.
  func read<Part>(_ part: @escaping (Value) -> Part) -> Part {
    if case .location(let location) = source { return location.read(part) }
    return part(wrappedValue)
  }

  /// The binding itself is connected by the view that made it.
  @MainActor public static func _install(_ pointer: UnsafeMutableRawPointer, _ context: inout _PropertyContext) {}

  @MainActor public static func _areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let a = a.assumingMemoryBound(to: Self.self).pointee, b = b.assumingMemoryBound(to: Self.self).pointee
    switch (a.source, b.source) {
    case (.constant(let a), .constant(let b)): return Comparison.areSame(a, b)
    case (.location, .location): break
    case (.closures, _), (.location, _), (.constant, _): return false
    }
    guard a.isSamePlace(as: b) else { return false }
    switch (a.snapshot, b.snapshot) {
    case (nil, nil): return true
    case (let a?, let b?): return Comparison.areSame(a, b)
    case (nil, _), (_, nil): return false
    }
  }

  /// Whether both read and write the same place, by the same way.
  func isSamePlace(as other: Binding<Value>) -> Bool {
    guard case .location(let a) = source, case .location(let b) = other.source else { return false }
    return a === b || a.isSamePlace(as: b)
  }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }

  /// A binding to the element at `position`.
  public subscript(position: Value.Index) -> Binding<Value.Element> { element(at: position) }

  /// A binding to the element at `index`, which keeps its last value where the element has gone.
  func element(at index: Value.Index) -> Binding<Value.Element> {
    // The part is looked at again when the value changes, and may have gone by then.
    let fallback = read { $0.indices.contains(index) ? $0[index] : nil } ?? wrappedValue[index]
    return derived(
      get: { $0.indices.contains(index) ? $0[index] : fallback },
      set: { whole, new in if whole.indices.contains(index) { whole[index] = new } },
      key: (index as? AnyHashable).map { Derivation.element($0) })
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}
