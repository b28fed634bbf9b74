/// A class whose objects say when they are about to change.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Sends before each change of the object.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Sends before each change of a property that is published.
  public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.shared.publisher(of: self) }
}

/// Says that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  private let audience = Audience<Void, Never>()

  public init() {}

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    audience.attach(subscriber)
  }
  public func send() { audience.send(()) }
}

/// The publishers of the objects that have no publisher of their own.
private final class ObjectPublishers: @unchecked Sendable {
  static let shared = ObjectPublishers()

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }
  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var pruneLimit = 64

  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    lock.lock()
    if let entry = entries[ObjectIdentifier(object)], entry.object != nil {
      lock.unlock()
      return entry.publisher
    }
    if entries.count >= pruneLimit {
      entries = entries.filter { $0.value.object != nil }
      pruneLimit = max(64, entries.count * 2)
    }
    let publisher = ObservableObjectPublisher()
    entries[ObjectIdentifier(object)] = Entry(object: object, publisher: publisher)
    lock.unlock()
    connect(object, publisher)
    return publisher
  }

  /// Has the published properties of the object, those of its superclasses included, tell the publisher.
  private func connect(_ object: AnyObject, _ publisher: ObservableObjectPublisher) {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for child in current.children {
        (child.value as? any PublishedProperty)?.anyBox.objectWillChange = publisher
      }
      mirror = current.superclassMirror
    }
  }
}
