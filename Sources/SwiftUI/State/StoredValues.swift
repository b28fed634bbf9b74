/// The values that `AppStorage` and `SceneStorage` keep while a preview runs, by key.
///
/// They are apart from the settings of the user's own apps: nothing is written to disk. What an app registers as its
/// defaults is read where a key has no value.
final class StoredValues: @unchecked Sendable {
  static let app = StoredValues(defaults: .standard)
  static let scene = StoredValues(defaults: nil)

  private let lock = NSLock()
  private let defaults: UserDefaults?
  private var cells: [String: StoredCell] = [:]
  /// Stores other than the standard one, by the object that stands for them.
  nonisolated(unsafe) private static var others: [ObjectIdentifier: StoredValues] = [:]

  private init(defaults: UserDefaults?) { self.defaults = defaults }

  static func app(_ store: UserDefaults?) -> StoredValues {
    guard let store, store !== UserDefaults.standard else { return app }
    return app.lock.withLock {
      if let known = others[ObjectIdentifier(store)] { return known }
      let made = StoredValues(defaults: store)
      others[ObjectIdentifier(store)] = made
      return made
    }
  }

  func cell(_ key: String) -> StoredCell {
    lock.withLock {
      if let known = cells[key] { return known }
      let made = StoredCell(defaults?.object(forKey: key))
      cells[key] = made
      return made
    }
  }

  /// What has been set, as a property list; nil where nothing has.
  var archive: Data? {
    let values = lock.withLock { cells.compactMapValues(\.archived) }
    return values.isEmpty
      ? nil : try? PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0)
  }

  /// Takes over what another process had.
  func restore(_ archive: Data) {
    let list = try? PropertyListSerialization.propertyList(from: archive, format: nil)
    for (key, value) in list as? [String: Any] ?? [:] { cell(key).set(value) }
  }

  /// Forgets what has been set, as for a program that runs for the first time.
  func reset() {
    for cell in lock.withLock({ Array(cells.values) }) { cell.set(nil) }
  }
}

/// One value of a store, with the nodes that read it.
final class StoredCell: @unchecked Sendable {
  private var value: Any?
  private let registered: Any?
  private var readers = ReaderList<Any?>()

  init(_ registered: Any?) { self.registered = registered }

  func read() -> Any? {
    readers.note()
    return value ?? registered
  }

  func set(_ new: Any?) {
    let old = value
    value = new
    guard (old as? NSObject) != (new as? NSObject) || (old == nil) != (new == nil) else { return }
    for reader in readers.takeReaders(of: old, new) { reader.wake() }
  }

  var archived: Any? { value }
}

/// A stored value as a view's type has it.
final class StoredLocation<Value>: Location {
  private let cell: StoredCell
  private let format: StoredFormat<Value>
  private let fallback: Value

  init(_ cell: StoredCell, _ format: StoredFormat<Value>, _ fallback: Value) {
    self.cell = cell
    self.format = format
    self.fallback = fallback
  }

  func read() -> Value { cell.read().flatMap(format.decode) ?? fallback }
  func write(_ new: Value) { cell.set(format.encode(new)) }
  func isSamePlace(as other: AnyObject) -> Bool { cell === (other as? StoredLocation<Value>)?.cell }
}

/// How values of a type are kept in a property list.
struct StoredFormat<Value> {
  let decode: (Any) -> Value?
  let encode: (Value) -> Any?

  static func plain() -> StoredFormat where Value: _StorableValue {
    StoredFormat(decode: { Value._stored($0) }, encode: { $0._storable })
  }
  static func raw() -> StoredFormat where Value: RawRepresentable, Value.RawValue: _StorableValue {
    StoredFormat(
      decode: { Value.RawValue._stored($0).flatMap { Value(rawValue: $0) } }, encode: { $0.rawValue._storable })
  }
  static func optional<Wrapped>(_ format: StoredFormat<Wrapped>) -> StoredFormat where Value == Wrapped? {
    StoredFormat(decode: { .some(format.decode($0)) }, encode: { $0.flatMap(format.encode) })
  }
}

/// A type whose values can be stored by themselves.
public protocol _StorableValue {
  static func _stored(_ value: Any) -> Self?
  var _storable: Any { get }
}

extension _StorableValue {
  public static func _stored(_ value: Any) -> Self? { value as? Self }
  public var _storable: Any { self }
}

extension String: _StorableValue {}
extension Data: _StorableValue {}
extension Date: _StorableValue {}

extension Bool: _StorableValue {
  public static func _stored(_ value: Any) -> Bool? { value as? Bool ?? (value as? NSNumber)?.boolValue }
}
extension Int: _StorableValue {
  public static func _stored(_ value: Any) -> Int? { value as? Int ?? (value as? NSNumber)?.intValue }
}
extension Double: _StorableValue {
  public static func _stored(_ value: Any) -> Double? { value as? Double ?? (value as? NSNumber)?.doubleValue }
}
extension URL: _StorableValue {
  public static func _stored(_ value: Any) -> URL? { (value as? String).flatMap { URL(string: $0) } }
  public var _storable: Any { absoluteString }
}
