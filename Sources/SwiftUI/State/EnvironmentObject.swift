/// An object that a view above put into the environment by its type.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?
  private var owner: WeakOwner?

  public init() {}

  public var wrappedValue: ObjectType {
    if let object { return object }
    MissingObject.stop(ObjectType.self, kind: "ObservableObject", modifier: "environmentObject(_:)", owner?.node)
  }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }

  @MainActor public static func _install(_ pointer: UnsafeMutableRawPointer, _ context: inout _PropertyContext) {
    let property = pointer.assumingMemoryBound(to: Self.self)
    let owner = context.owner
    let subscription = context.slot { ObjectSubscription(owner) }
    property.pointee.owner = WeakOwner(node: owner)
    property.pointee.object = owner.environment.object(ObjectType.self)
    if let object = property.pointee.object { subscription.connect(object) }
    owner.noteRead(
      EnvironmentRead(key: ObjectIdentifier(ObjectType.self)) {
        $0.object(ObjectType.self) === $1.object(ObjectType.self)
      }, key: ObjectIdentifier(ObjectType.self))
  }

  @MainActor public static func _areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

/// What is said where an object is not in the environment, before the program stops as it does in SwiftUI.
enum MissingObject {
  static func stop(_ type: Any.Type, kind: String, modifier: String, _ node: ViewNode?) -> Never {
    let place = node.map { " in \($0.viewName)" + ($0.line > 0 ? " (line \($0.line))" : "") } ?? ""
    fatalError(
      "No \(kind) of type \(type) found\(place). A View.\(modifier) for \(type) may be missing as an ancestor of this "
        + "view.")
  }
}

extension View {
  /// Puts an object into the environment by its type.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(_EnvironmentObjectModifier(object: object))
  }
}
