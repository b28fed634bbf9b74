/// A value of the environment, read by a view.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value?)
  }

  private let source: Source
  private var owner: WeakOwner?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

  /// Reads an observable object that a view above put into the environment by its type.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    source = .object { $0.object(type) }
  }
  public init<T: AnyObject & Observable>(_ type: T.Type) where Value == T? {
    source = .object { .some($0.object(type)) }
  }

  public var wrappedValue: Value {
    let node = owner?.node
    let environment = node?.environment ?? EnvironmentValues()
    switch source {
    case .keyPath(let keyPath):
      let value = environment[keyPath: keyPath]
      node?.noteRead(EnvironmentRead(keyPath), key: keyPath)
      return value
    case .object(let read):
      guard let found = read(environment) else {
        MissingObject.stop(Value.self, kind: "Observable object", modifier: "environment(_:)", node)
      }
      node?.noteRead(
        EnvironmentRead(key: ObjectIdentifier(Value.self)) { Self.isSame(read($0), read($1)) },
        key: ObjectIdentifier(Value.self))
      return found
    }
  }

  private static func isSame(_ a: Value?, _ b: Value?) -> Bool { (a as AnyObject) === (b as AnyObject) }

  @MainActor public static func _install(_ pointer: UnsafeMutableRawPointer, _ context: inout _PropertyContext) {
    pointer.assumingMemoryBound(to: Self.self).pointee.owner = WeakOwner(node: context.owner)
  }

  @MainActor public static func _areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let a = a.assumingMemoryBound(to: Self.self).pointee, b = b.assumingMemoryBound(to: Self.self).pointee
    if case .keyPath(let a) = a.source, case .keyPath(let b) = b.source { return a == b }
    return true
  }
}

struct WeakOwner {
  weak var node: ViewNode?
}

/// A value that a body read, to be compared when the environment changes.
struct EnvironmentRead {
  private let comparison: (EnvironmentValues, EnvironmentValues) -> Bool

  /// What was read: a key path or a type.
  let key: AnyHashable

  init(key: AnyHashable, _ comparison: @escaping (EnvironmentValues, EnvironmentValues) -> Bool) {
    self.key = key
    self.comparison = comparison
  }

  init<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    key = keyPath
    comparison = { old, new in
      withUnsafePointer(to: old[keyPath: keyPath]) { a in
        withUnsafePointer(to: new[keyPath: keyPath]) {
          Comparison.of(Value.self)(UnsafeRawPointer(a), UnsafeRawPointer($0))
        }
      }
    }
  }

  func isSame(_ old: EnvironmentValues, _ new: EnvironmentValues) -> Bool { comparison(old, new) }
}
