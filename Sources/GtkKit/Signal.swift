internal import CGtk

/// What a signal was emitted with; the emitting object itself is not counted.
@MainActor
struct SignalArguments {
  private let values: UnsafePointer<GValue>

  init(values: UnsafePointer<GValue>) { self.values = values }

  func double(_ index: Int) -> Double { g_value_get_double(values + index + 1) }
  func int(_ index: Int) -> Int { Int(g_value_get_int(values + index + 1)) }
  func uint(_ index: Int) -> UInt { UInt(g_value_get_uint(values + index + 1)) }
  func flags(_ index: Int) -> UInt32 { UInt32(truncatingIfNeeded: g_value_get_flags(values + index + 1)) }
  func string(_ index: Int) -> String { g_value_get_string(values + index + 1).map { String(cString: $0) } ?? "" }
  func object(_ index: Int) -> OpaquePointer? { g_value_get_object(values + index + 1).map { OpaquePointer($0) } }
  func enumeration(_ index: Int) -> Int { Int(g_value_get_enum(values + index + 1)) }
  /// The value of an argument that is itself a `GValue`, as a drop's is.
  func boxed(_ index: Int) -> UnsafeMutableRawPointer? { g_value_get_boxed(values + index + 1) }
  /// A variant, as actions are activated with; not a new reference.
  func variant(_ index: Int) -> OpaquePointer? { g_value_get_variant(values + index + 1) }
}

/// Keeps a handler alive as long as its connection.
private final class HandlerBox {
  let body: @MainActor (SignalArguments) -> Bool
  init(_ body: @escaping @MainActor (SignalArguments) -> Bool) { self.body = body }
}

extension Object {
  /// Calls `body` at each emission, for as long as the object lives.
  ///
  /// One marshaller serves every signal: it hands over the emitted values and, where the signal asks for one,
  /// returns the handler's answer.
  func answer(_ signal: String, _ body: @escaping @MainActor (SignalArguments) -> Bool) {
    let box = Unmanaged.passRetained(HandlerBox(body))
    guard let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), box.toOpaque()) else { return }
    g_closure_add_finalize_notifier(closure, box.toOpaque()) { data, _ in
      if let data { Unmanaged<HandlerBox>.fromOpaque(data).release() }
    }
    g_closure_set_marshal(closure) { closure, result, _, values, _, _ in
      guard let data = closure?.pointee.data, let values else { return }
      let answer = onMainThread((data, values)) { data, values in
        Unmanaged<HandlerBox>.fromOpaque(data).takeUnretainedValue().body(SignalArguments(values: values))
      }
      if let result, result.pointee.g_type == 5 << 2 { g_value_set_boolean(result, answer.c) }
    }
    g_signal_connect_closure(UnsafeMutableRawPointer(pointer), signal, closure, 0)
  }

  func connect(_ signal: String, _ body: @escaping @MainActor (SignalArguments) -> Void) {
    answer(
      signal,
      {
        body($0)
        return false
      })
  }

  func connect(_ signal: String, _ body: @escaping @MainActor () -> Void) {
    answer(
      signal,
      { _ in
        body()
        return false
      })
  }
}

/// Runs `body` on the main actor from a C callback, which GLib calls on the main thread only.
func onMainThread<Value, Result: Sendable>(_ value: Value, _ body: @MainActor (Value) -> Result) -> Result {
  nonisolated(unsafe) let value = value
  return MainActor.assumeIsolated { body(value) }
}
