@_exported import Combine

/// An object from elsewhere, whose changes run the view's body again.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  public init(initialValue: ObjectType) { wrappedValue = initialValue }
  public init(projectedValue: Wrapper) { wrappedValue = projectedValue.object }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Makes bindings to the object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: PropertyLocation(object, keyPath), snapshot: object[keyPath: keyPath])
    }
  }

  @MainActor public static func _install(_ pointer: UnsafeMutableRawPointer, _ context: inout _PropertyContext) {
    let owner = context.owner
    let object = pointer.assumingMemoryBound(to: Self.self).pointee.wrappedValue
    let name = context.name
    context.slot { ObjectSubscription(owner, name: name) }.connect(object)
  }

  @MainActor public static func _areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let a = a.assumingMemoryBound(to: Self.self).pointee, b = b.assumingMemoryBound(to: Self.self).pointee
    return a.wrappedValue === b.wrappedValue
  }
}

/// Has a node updated when an object is about to change.
final class ObjectSubscription: @unchecked Sendable {
  private weak var node: ViewNode?
  private var object: AnyObject?
  private var subscription: AnyCancellable?

  /// The name of the property, which its type keeps for good.
  private let name: UnsafePointer<CChar>?

  @MainActor init(_ node: ViewNode, name: UnsafePointer<CChar>?) {
    self.node = node
    self.name = name
  }

  /// Listens to another object than before, if it is another.
  @MainActor func connect<Object: ObservableObject>(_ object: Object) {
    guard self.object !== object else { return }
    self.object = object
    subscription = object.objectWillChange.sink { @Sendable [weak self] _ in self?.objectWillChange() }
  }

  private func objectWillChange() {
    let isOnMain = isOnMain
    onMain { [self] in
      guard let node, !node.isDestroyed else { return }
      if !isOnMain {
        node.graph.warn(
          "Publishing changes from background threads is not allowed; make sure to publish values from the main "
            + "thread (via operators like receive(on:)) on model updates.", node.line)
      } else if ViewGraph.evaluating != nil {
        node.graph.warnOnce(
          "Publishing changes from within view updates is not allowed, this will cause undefined behavior.", node)
      }
      node.graph.beginChange()
      node.noteCause(name.map { .property($0) } ?? .dependencies)
      node.setNeedsUpdate()
    }
  }
}
