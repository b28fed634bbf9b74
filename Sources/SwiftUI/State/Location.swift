/// Something with a value that nodes read.
protocol Location<Value>: AnyObject {
  associatedtype Value
  func read() -> Value
  /// Reads a part of the value: a body that does so need not run again while the part stays the same.
  func read<Part>(_ part: @escaping (Value) -> Part) -> Part
  func write(_ new: Value)
  /// Whether another object stands for the same place.
  func isSamePlace(as other: AnyObject) -> Bool
}

extension Location {
  func read<Part>(_ part: @escaping (Value) -> Part) -> Part { part(read()) }
  func isSamePlace(as other: AnyObject) -> Bool { self === other }
}

/// Which part of a value a binding stands for, where no key path says so.
enum Derivation: Hashable {
  case optional, unwrapped, hashable
  case element(AnyHashable)
}

/// A part of a value that is kept elsewhere.
final class DerivedLocation<Base, Value>: Location {
  private let base: Binding<Base>
  private let get: (Base) -> Value
  private let set: (inout Base, Value) -> Void
  private let key: AnyHashable?

  init(
    _ base: Binding<Base>, get: @escaping (Base) -> Value, set: @escaping (inout Base, Value) -> Void,
    key: AnyHashable?
  ) {
    self.base = base
    self.get = get
    self.set = set
    self.key = key
  }

  func read() -> Value { base.read(get) }
  func read<Part>(_ part: @escaping (Value) -> Part) -> Part {
    let get = get
    return base.read { part(get($0)) }
  }
  func write(_ new: Value) {
    var whole = base.wrappedValue
    set(&whole, new)
    base.wrappedValue = whole
  }
  func isSamePlace(as other: AnyObject) -> Bool {
    guard let other = other as? DerivedLocation<Base, Value>, let key else { return false }
    return key == other.key && base.isSamePlace(as: other.base)
  }
}

/// A property of an object.
final class PropertyLocation<Root: AnyObject, Value>: Location {
  private let object: Root
  private let keyPath: ReferenceWritableKeyPath<Root, Value>

  init(_ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  func read() -> Value { object[keyPath: keyPath] }
  func write(_ new: Value) { object[keyPath: keyPath] = new }
  func isSamePlace(as other: AnyObject) -> Bool {
    guard let other = other as? PropertyLocation<Root, Value> else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}

/// The nodes whose bodies read a value.
struct ReaderList<Value> {
  private struct Entry {
    var reader: WeakReader
    /// For each part that was read, whether two values are the same in it; nil where all was read.
    var parts: [(Value, Value) -> Bool]?
  }
  private var entries: [ObjectIdentifier: Entry] = [:]

  /// Notes that the body being evaluated reads the value, or only what `part` compares.
  mutating func note(part: (() -> (Value, Value) -> Bool)? = nil) {
    guard let node = ViewGraph.evaluating else { return }
    if entries.count > 32, entries.count == entries.capacity {
      entries = entries.filter { $0.value.reader.node != nil }
    }
    let reader = WeakReader(node: node, evaluation: node.evaluation)
    let isKnown = entries[ObjectIdentifier(node)]?.reader.evaluation == node.evaluation
    guard let part else {
      entries[ObjectIdentifier(node)] = Entry(reader: reader, parts: nil)
      return
    }
    if isKnown {
      entries[ObjectIdentifier(node)]?.parts?.append(part())
    } else {
      entries[ObjectIdentifier(node)] = Entry(reader: reader, parts: [part()])
    }
  }

  /// One of the nodes, where there is one.
  var anyNode: ViewNode? { entries.values.lazy.compactMap(\.reader.node).first }

  /// Takes those out whose bodies read what differs.
  mutating func takeReaders(of old: Value, _ new: Value) -> [WeakReader] {
    var woken: [WeakReader] = []
    for (key, entry) in entries where entry.parts?.allSatisfy({ $0(old, new) }) != true {
      woken.append(entry.reader)
      entries[key] = nil
    }
    return woken
  }
}

/// A node whose body read a value.
struct WeakReader: @unchecked Sendable {
  weak var node: ViewNode?
  /// The number of the evaluation that read.
  let evaluation: UInt32

  /// Has the body run again, unless it ran since without reading the value.
  func wake(_ cause: UpdateCause = .dependencies) {
    nonisolated(unsafe) let cause = cause
    onMain { [node, evaluation] in
      guard let node, node.evaluation == evaluation else { return }
      node.graph.beginChange()
      node.noteCause(cause)
      // An update of an earlier change may have run it again; it has not seen this one.
      node.setNeedsUpdate()
    }
  }
}

/// Runs an action at once where this is the main actor, soon on it otherwise.
func onMain(_ action: @escaping @MainActor @Sendable () -> Void) {
  if isOnMain {
    MainActor.assumeIsolated(action)
  } else {
    DispatchQueue.main.async(execute: action)
  }
}

/// Runs an action where this is the main actor; nowhere else is there anything to do.
func onMainNow(_ action: @MainActor () -> Void) {
  if isOnMain { MainActor.assumeIsolated(action) }
}

/// Whether this is the main actor.
var isOnMain: Bool { Thread.isMainThread || MainQueue.isCurrent }

/// The main queue, which runs on other threads in a program whose main thread has ended in `dispatchMain`.
enum MainQueue {
  private static let mark: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) != nil }
}
