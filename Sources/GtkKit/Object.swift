internal import CGtk

/// A GObject that lives at least as long as this value.
///
/// The reverse does not hold: a widget in a window outlives a value that nobody keeps, and then closures that refer to
/// the value weakly find nothing. Whoever needs the value stores it.
@MainActor
open class Object {
  /// The C object, for modules that speak to GTK themselves, such as the painter.
  public nonisolated(unsafe) let pointer: OpaquePointer

  /// Takes over a reference, sinking a floating one.
  init(owning pointer: OpaquePointer?) {
    guard let pointer else { preconditionFailure("GTK made no object; gtk_init() must run first.") }
    self.pointer = pointer
    let raw = UnsafeMutableRawPointer(pointer)
    if g_object_is_floating(raw) != 0 { g_object_ref_sink(raw) }
  }

  /// Adds a reference of its own.
  init(sharing pointer: OpaquePointer?) {
    guard let pointer else { preconditionFailure("GTK made no object; gtk_init() must run first.") }
    self.pointer = pointer
    g_object_ref_sink(UnsafeMutableRawPointer(pointer))
  }

  isolated deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

  /// The C object as a pointer to one of its class's structures.
  func cast<Instance>(_ type: Instance.Type = Instance.self) -> UnsafeMutablePointer<Instance> {
    UnsafeMutablePointer(pointer)
  }

  func set(_ property: String, _ value: Bool) {
    setValue(property, type: 5 << 2) { g_value_set_boolean($0, value ? 1 : 0) }
  }
  func set(_ property: String, _ value: Int) {
    setValue(property, type: 6 << 2) { g_value_set_int($0, gint(value)) }
  }
  func set(_ property: String, _ value: Double) {
    setValue(property, type: 15 << 2) { g_value_set_double($0, value) }
  }
  func set(_ property: String, _ value: String?) {
    setValue(property, type: 16 << 2) { g_value_set_string($0, value) }
  }

  func set(_ property: String, enumeration value: gint, of type: GType) {
    setValue(property, type: type) { g_value_set_enum($0, value) }
  }
  func set(_ property: String, flags value: UInt32, of type: GType) {
    setValue(property, type: type) { g_value_set_flags($0, value) }
  }

  func bool(_ property: String) -> Bool { value(property, type: 5 << 2) { g_value_get_boolean($0) != 0 } }
  func int(_ property: String) -> Int { value(property, type: 6 << 2) { Int(g_value_get_int($0)) } }

  /// The fundamental types are macros in C: the numbers of `gtype.h`, shifted as `G_TYPE_MAKE_FUNDAMENTAL` does.
  private func setValue(_ property: String, type: GType, _ fill: (UnsafeMutablePointer<GValue>) -> Void) {
    var value = GValue()
    g_value_init(&value, type)
    fill(&value)
    g_object_set_property(cast(GObject.self), property, &value)
    g_value_unset(&value)
  }

  private func value<Result>(
    _ property: String, type: GType, _ read: (UnsafeMutablePointer<GValue>) -> Result
  ) -> Result {
    var value = GValue()
    g_value_init(&value, type)
    g_object_get_property(cast(GObject.self), property, &value)
    defer { g_value_unset(&value) }
    return read(&value)
  }
}

extension Bool {
  /// As C's `gboolean`.
  var c: gboolean { self ? 1 : 0 }
}
