import Dispatch

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
    property.pointee.location = context.slot { StateLocation(initial) }
  }

  /// The state of a view is no part of what its container gives it.
  @MainActor public static func _areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

/// Where a state's value is kept, with the nodes whose bodies read it.
final class StateLocation<Value>: Location, @unchecked Sendable {
  private var value: Value
  private let comparison: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  private var readers: [ObjectIdentifier: WeakReader] = [:]

  init(_ value: Value) {
    self.value = value
    comparison = Comparison.of(Value.self)
  }

  func read() -> Value {
    noteReader(in: &readers)
    return value
  }

  func write(_ new: Value) {
    let isSame = withUnsafePointer(to: &value) { old in
      withUnsafePointer(to: new) { comparison(UnsafeRawPointer(old), UnsafeRawPointer($0)) }
    }
    if isSame {
      value = new
      return
    }
    if !readers.isEmpty { onMainNow { readers.values.lazy.compactMap(\.node).first?.graph.beginChange() } }
    value = new
    let woken = readers
    readers = [:]
    for reader in woken.values { reader.wake() }
  }

  static func warnUnconnected() {
    onMain {
      ViewGraph.current?.warn(
        "A state was used before its view was shown, so the change is lost. Change state in an action or in onAppear.",
        0)
    }
  }
}

/// A node whose body read a value.
struct WeakReader: @unchecked Sendable {
  weak var node: ViewNode?
  /// The number of the evaluation that read.
  let evaluation: UInt32

  /// Has the body run again, unless it ran since without reading the value.
  func wake() {
    onMain { [node, evaluation] in
      guard let node, node.evaluation == evaluation else { return }
      node.graph.beginChange()
      // An update of an earlier change may have run it again; it has not seen this one.
      node.setNeedsUpdate()
    }
  }
}

/// Runs an action at once where this is the main actor, soon on it otherwise.
func onMain(_ action: @escaping @MainActor @Sendable () -> Void) {
  if Thread.isMainThread || MainQueue.isCurrent {
    MainActor.assumeIsolated(action)
  } else {
    DispatchQueue.main.async(execute: action)
  }
}

/// Runs an action where this is the main actor; nowhere else is there anything to do.
func onMainNow(_ action: @MainActor () -> Void) {
  if Thread.isMainThread || MainQueue.isCurrent { MainActor.assumeIsolated(action) }
}

/// The main queue, which runs on other threads in a program whose main thread has ended in `dispatchMain`.
enum MainQueue {
  private static let mark: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) != nil }
}

/// Something with a value that nodes read.
protocol Location<Value>: AnyObject {
  associatedtype Value
  func read() -> Value
  func write(_ new: Value)
}

extension Location {
  /// Notes that the body being evaluated reads this.
  func noteReader(in readers: inout [ObjectIdentifier: WeakReader]) {
    guard let node = ViewGraph.evaluating else { return }
    if readers.count > 32, readers.count == readers.capacity {
      readers = readers.filter { $0.value.node != nil }
    }
    readers[ObjectIdentifier(node)] = WeakReader(node: node, evaluation: node.evaluation)
  }
}
