internal import DrawingCore
internal import LayoutCore

/// The values that views take from above.
///
/// A value type whose storage is shared until it is changed, so that handing it down costs a pointer.
public struct EnvironmentValues: CustomStringConvertible {
  /// What most views read is stored by name; the rest by key.
  final class Storage {
    var base: BaseEnvironment
    var values: [ObjectIdentifier: Any]
    var objects: [ObjectIdentifier: AnyObject]
    /// The same environment in stacks, made once: without direction, in rows, in columns.
    var oriented: (Storage?, Storage?, Storage?)
    /// What follows from the rest and is asked for by many views: found once.
    var resolution: ResolutionContext?
    var textContext: TextContext?
    var textOptions: TextLayoutOptions?

    init(base: BaseEnvironment, values: [ObjectIdentifier: Any], objects: [ObjectIdentifier: AnyObject]) {
      self.base = base
      self.values = values
      self.objects = objects
    }

    fileprivate func forgetWhatFollows() {
      oriented = (nil, nil, nil)
      (resolution, textContext, textOptions) = (nil, nil, nil)
    }
  }

  private(set) var storage: Storage

  public init() { storage = Storage(base: BaseEnvironment(), values: [:], objects: [:]) }

  private mutating func makeUnique() {
    if isKnownUniquelyReferenced(&storage) {
      storage.forgetWhatFollows()
      return
    }
    storage = Storage(base: storage.base, values: storage.values, objects: storage.objects)
  }

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { storage.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set {
      makeUnique()
      storage.values[ObjectIdentifier(key)] = newValue
    }
  }

  var base: BaseEnvironment {
    _read { yield storage.base }
    _modify {
      makeUnique()
      yield &storage.base
    }
  }

  func object<T>(_ type: T.Type) -> T? { storage.objects[ObjectIdentifier(type)] as? T }

  mutating func setObject<T: AnyObject>(_ object: T?) {
    makeUnique()
    storage.objects[ObjectIdentifier(T.self)] = object
  }

  /// Whether this is the very same environment; equal ones that were made apart are not.
  func isIdentical(to other: EnvironmentValues) -> Bool { storage === other.storage }

  /// The environment in a container whose spacers and dividers lie along `axis`; the same one for all such containers.
  func oriented(_ axis: Axis?) -> EnvironmentValues {
    guard storage.base.stackOrientation != axis else { return self }
    let known =
      switch axis {
      case nil: storage.oriented.0
      case .horizontal: storage.oriented.1
      case .vertical: storage.oriented.2
      }
    var result = self
    if let known {
      result.storage = known
      return result
    }
    result.base.stackOrientation = axis
    switch axis {
    case nil: storage.oriented.0 = result.storage
    case .horizontal: storage.oriented.1 = result.storage
    case .vertical: storage.oriented.2 = result.storage
    }
    return result
  }

  public var description: String { "EnvironmentValues(\(storage.values.count) values set)" }
}
