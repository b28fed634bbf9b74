/// A property of a class that tells its object's subscribers, and its own, before each change.
@propertyWrapper
public struct Published<Value> {
  let box: PublishedBox<Value>

  public init(wrappedValue: Value) { box = PublishedBox(wrappedValue) }
  public init(initialValue: Value) { box = PublishedBox(initialValue) }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.send(newValue) }
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].box.value }
    set { object[keyPath: storageKeyPath].box.send(newValue) }
  }

  /// Sends the value at once and then each new one, before the property has it.
  public var projectedValue: Publisher {
    get { Publisher(box: box) }
    set { _ = newValue }
  }

  /// A property's values.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    let box: PublishedBox<Value>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      box.audience.attach(subscriber, keepsLatest: true, first: { [box] in box.value })
    }
  }
}

/// Where a published property's value is kept.
final class PublishedBox<Value>: AnyPublishedBox {
  private let lock = NSLock()
  private var current: Value
  let audience = Audience<Value, Never>()
  private var sources: [AnyCancellable] = []

  init(_ value: Value) { current = value }

  var value: Value { lock.withLock { current } }

  func send(_ new: Value) {
    objectWillChange?.send()
    audience.send(new)
    lock.withLock { current = new }
  }

  /// Has the property follow a publisher for as long as its object lives.
  func take<P: Publisher>(from publisher: P) where P.Output == Value, P.Failure == Never {
    let source = publisher.sink { [weak self] in self?.send($0) }
    lock.withLock { sources.append(source) }
  }
}

/// A published property, whatever its type.
class AnyPublishedBox {
  /// What is told before each change, once somebody has asked the object for it.
  final var objectWillChange: ObservableObjectPublisher?
}

/// What has a published property's box in it.
protocol PublishedProperty {
  var anyBox: AnyPublishedBox { get }
}

extension Published: PublishedProperty {
  var anyBox: AnyPublishedBox { box }
}
