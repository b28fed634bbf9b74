/// An object that is made once for a view and kept while the view keeps its place.
@propertyWrapper
struct Kept<Object: AnyObject>: DynamicProperty {
  private let make: () -> Object
  private var object: Object?

  init(wrappedValue make: @autoclosure @escaping () -> Object) { self.make = make }

  /// Before the view is shown, an object of the moment.
  var wrappedValue: Object { object ?? make() }

  @MainActor static func _install(_ pointer: UnsafeMutableRawPointer, _ context: inout _PropertyContext) {
    let property = pointer.assumingMemoryBound(to: Self.self)
    let make = property.pointee.make
    property.pointee.object = context.slot(make)
  }
  @MainActor static func _areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}
