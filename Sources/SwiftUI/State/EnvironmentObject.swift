/// An object that a view above put into the environment by its type.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?
  private var owner: WeakOwner?

  public init() {}

  public var wrappedValue: ObjectType {
    owner?.node?.noteRead(
      EnvironmentRead(key: ObjectIdentifier(ObjectType.self)) {
        $0.object(ObjectType.self) === $1.object(ObjectType.self)
      }, key: ObjectIdentifier(ObjectType.self))
    if let object { return object }
    MissingObject.stop(ObjectType.self, kind: "ObservableObject", modifier: "environmentObject(_:)", owner?.node)
  }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }

  @MainActor public static func _install(_ pointer: UnsafeMutableRawPointer, _ context: inout _PropertyContext) {
    let property = pointer.assumingMemoryBound(to: Self.self)
    let owner = context.owner
    let name = context.name
    let subscription = context.slot { ObjectSubscription(owner, name: name) }
    property.pointee.owner = WeakOwner(node: owner)
    property.pointee.object = owner.environment.object(ObjectType.self)
    if let object = property.pointee.object { subscription.connect(object) }
  }

  @MainActor public static func _areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

/// What is said where an object is not in the environment, before the program stops as it does in SwiftUI.
enum MissingObject {
  static func stop(_ type: Any.Type, kind: String, modifier: String, _ node: ViewNode?) -> Never {
    // The line is where the view is used: with the name of the compiled file it is told as that of the user's own code.
    fatalError(
      "No \(kind) of type \(type) found\(node.map { " in \($0.viewName)" } ?? ""). A View.\(modifier) for \(type) may "
        + "be missing as an ancestor of this view.", file: "Previewed/View.swift", line: UInt(max(0, node?.line ?? 0)))
  }
}

extension View {
  /// Puts an object into the environment by its type.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(_EnvironmentObjectModifier(object: object))
  }
}
