/// A space of names that belongs to a view: identities in it are the view's own.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// Tells one space from another.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  /// The number that the view keeps, once it is shown.
  final class Slot {
    let id: ID
    @MainActor init() {
      Self.last += 1
      id = ID(number: Self.last)
    }
    @MainActor private static var last = 0
  }

  private var slot: Slot?

  public init() {}

  public var wrappedValue: ID { slot?.id ?? ID(number: 0) }

  @MainActor public static func _install(_ pointer: UnsafeMutableRawPointer, _ context: inout _PropertyContext) {
    pointer.assumingMemoryBound(to: Self.self).pointee.slot = context.slot { Slot() }
  }
  @MainActor public static func _areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}
