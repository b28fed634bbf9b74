/// A stored property of a view that the graph connects with something outside of the view.
public protocol DynamicProperty {
  /// Called before each body.
  mutating func update()

  /// Connects the property that lies at `pointer`; the default connects the dynamic properties in it.
  @MainActor static func _install(_ pointer: UnsafeMutableRawPointer, _ context: inout _PropertyContext)
  @MainActor static func _areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool
}

extension DynamicProperty {
  public mutating func update() {}

  @MainActor public static func _install(_ pointer: UnsafeMutableRawPointer, _ context: inout _PropertyContext) {
    TypeLayout.of(Self.self).install(pointer, &context)
    pointer.assumingMemoryBound(to: Self.self).pointee.update()
  }

  @MainActor public static func _areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    TypeLayout.of(Self.self).areEqual(a, b)
  }
}

/// Whose properties are being connected, and how far that has come.
@MainActor
public struct _PropertyContext {
  let owner: any PropertyOwner
  private var next = 0
  /// The name of the property that is being connected, kept by its type for good.
  var name: UnsafePointer<CChar>?

  init(owner: any PropertyOwner) { self.owner = owner }

  /// The object that the owner keeps for the next property, made at the first time.
  mutating func slot<T: AnyObject>(_ make: () -> T) -> T {
    let index = next
    next += 1
    if index < owner.slots.count, let kept = owner.slots[index] as? T { return kept }
    let made = make()
    while owner.slots.count <= index { owner.slots.append(nil) }
    owner.slots[index] = made
    return made
  }
}

/// A node that keeps what the dynamic properties of its view stand for.
@MainActor
protocol PropertyOwner: ViewNode {
  var slots: [AnyObject?] { get set }
  /// The dynamic properties of the view's type.
  var dynamics: [TypeLayout.Dynamic] { get }
  /// Why the body runs that is being evaluated.
  var causes: [UpdateCause] { get }
}

extension PropertyOwner {
  var dynamics: [TypeLayout.Dynamic] { [] }
  var causes: [UpdateCause] { [] }

  func releaseProperties() {
    for case let slot as any PropertySlot in slots { slot.ownerWillDestroy() }
    slots = []
  }
}

/// Something kept for a property that ends with the view.
@MainActor
protocol PropertySlot: AnyObject {
  func ownerWillDestroy()
}
