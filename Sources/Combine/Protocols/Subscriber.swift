/// Something that takes what a publisher sends.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error

  /// The publisher has taken the subscriber; values come once they are requested.
  func receive(subscription: any Subscription)
  /// - Returns: how many more values are wanted than were requested before.
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The connection of one subscriber with a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for more values.
  func request(_ demand: Subscribers.Demand)
}

/// Subscriptions that need no type of their own.
public enum Subscriptions {
  private final class Empty: Subscription, @unchecked Sendable {
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }
  /// A subscription that never sends anything.
  public static var empty: any Subscription { shared }
  private static let shared = Empty()
}

/// What can be stopped.
public protocol Cancellable {
  func cancel()
}

extension Cancellable {
  /// Keeps this until the collection goes or lets it go.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }
  public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }
}

/// The namespace of what belongs to subscribers.
public enum Subscribers {}

/// Tells publishers and subscribers apart.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private let id: UInt

  public init() { id = UInt(bitPattern: UUID().hashValue) }
  public init(_ object: AnyObject) { id = UInt(bitPattern: ObjectIdentifier(object).hashValue) }

  public var description: String { "0x" + String(id, radix: 16) }
}

public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
