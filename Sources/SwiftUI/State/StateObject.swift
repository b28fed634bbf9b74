/// An object that a view owns: made when the view first is there, and kept while it keeps its place.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var keeper: ObjectKeeper<ObjectType>?

  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  public var wrappedValue: ObjectType {
    if let keeper { return keeper.object }
    onMain {
      ViewGraph.current?.warn(
        "A StateObject was used before its view was shown, so an object was made that is lost again.", 0)
    }
    return make()
  }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }

  @MainActor public static func _install(_ pointer: UnsafeMutableRawPointer, _ context: inout _PropertyContext) {
    let property = pointer.assumingMemoryBound(to: Self.self)
    let owner = context.owner
    let make = property.pointee.make
    let name = context.name
    property.pointee.keeper = context.slot { ObjectKeeper(make(), owner, name) }
  }

  /// The object of a view is no part of what its container gives it.
  @MainActor public static func _areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

/// Keeps an object for a view, which it wakes.
final class ObjectKeeper<ObjectType: ObservableObject>: @unchecked Sendable {
  let object: ObjectType
  private let subscription: ObjectSubscription

  @MainActor init(_ object: ObjectType, _ node: ViewNode, _ name: UnsafePointer<CChar>?) {
    self.object = object
    subscription = ObjectSubscription(node, name: name)
    subscription.connect(object)
  }
}
