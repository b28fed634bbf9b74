/// A value that a view owns: kept while the view keeps its place, whatever happens to the view's own value.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private var initial: Value
  private var location: StateLocation<Value>?

  public init(wrappedValue value: Value) { initial = value }
  public init(initialValue value: Value) { initial = value }

  public var wrappedValue: Value {
    get { location?.read() ?? initial }
    nonmutating set {
      guard let location else {
        StateLocation<Value>.warnUnconnected()
        return
      }
      location.write(newValue)
    }
  }

  public var projectedValue: Binding<Value> {
    guard let location else {
      StateLocation<Value>.warnUnconnected()
      let value = initial
      return Binding(get: { value }, set: { _ in })
    }
    return Binding(location: location)
  }

  @MainActor public static func _install(_ pointer: UnsafeMutableRawPointer, _ context: inout _PropertyContext) {
    let property = pointer.assumingMemoryBound(to: Self.self)
    let initial = property.pointee.initial
    property.pointee.location = context.stateSlot(initial)
  }

  /// The state of a view is no part of what its container gives it.
  @MainActor public static func _areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

/// Where a state's value is kept, with the nodes whose bodies read it.
final class StateLocation<Value>: Location, ArchivableSlot, @unchecked Sendable {
  private var value: Value
  private var readers = ReaderList<Value>()
  /// The name of the property, which its type keeps for good.
  private let name: UnsafePointer<CChar>?
  private(set) var isChanged = false

  init(_ value: Value, name: UnsafePointer<CChar>? = nil) {
    self.value = value
    self.name = name
  }

  /// Begins with the value that it had in another process.
  func restore(_ value: Value) {
    self.value = value
    isChanged = true
  }

  var archiveName: String { name.map { String(cString: $0) } ?? "" }
  var archiveType: String { "\(Value.self)" }
  var archived: Data? { StateArchive.coded(value) }

  func read() -> Value {
    readers.note()
    return value
  }

  func read<Part>(_ part: @escaping (Value) -> Part) -> Part {
    readers.note { { Comparison.areSame(part($0), part($1)) } }
    return part(value)
  }

  func write(_ new: Value) {
    if Comparison.areSame(value, new) {
      value = new
      return
    }
    // Only properties have names: what containers keep of bars and pages is theirs to note while bodies run.
    if name != nil, let node = ViewGraph.evaluating {
      onMain {
        node.graph.warnOnce("Modifying state during view update, this will cause undefined behavior.", node)
      }
    }
    isChanged = true
    if let node = readers.anyNode { onMainNow { node.graph.beginChange() } }
    let old = value
    value = new
    let cause = name.map { UpdateCause.property($0) } ?? .dependencies
    for reader in readers.takeReaders(of: old, new) { reader.wake(cause) }
  }

  static func warnUnconnected() {
    onMain {
      ViewGraph.current?.warn(
        "A state was used before its view was shown, so the change is lost. Change state in an action or in onAppear.",
        0)
    }
  }
}
