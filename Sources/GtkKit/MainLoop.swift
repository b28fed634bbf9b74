internal import CGtk
internal import Foundation

@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func dispatchMainQueueHandle() -> CInt
@_silgen_name("_dispatch_main_queue_callback_4CF")
private func drainDispatchMainQueue(_ message: UnsafeMutableRawPointer?)

/// GLib's main loop, on which Swift's main actor runs too.
///
/// libdispatch signals work for its main queue through a descriptor that it gives to foreign run loops; the loop
/// watches it and drains the queue. So `Task { @MainActor in … }`, timers and other sources of the main queue run while
/// GTK runs. The program's own main function must not be asynchronous: it would be a job of the very queue.
@MainActor
public enum MainLoop {
  private static var isJoined = false

  /// Makes libdispatch's main queue a source of GLib's default loop; later calls do nothing.
  public static func joinDispatch() {
    guard !isJoined else { return }
    isJoined = true
    let channel = g_io_channel_unix_new(dispatchMainQueueHandle())
    g_io_add_watch(
      channel, G_IO_IN,
      { channel, _, _ in
        var signals: UInt64 = 0
        _ = read(g_io_channel_unix_get_fd(channel), &signals, MemoryLayout<UInt64>.size)
        drainDispatchMainQueue(nil)
        return 1
      }, nil)
    g_io_channel_unref(channel)
  }

  /// Runs the default loop, without an application, until `condition` holds; it is asked after each turn.
  public static func run(until condition: @MainActor () -> Bool) {
    joinDispatch()
    while !condition() { g_main_context_iteration(nil, 1) }
  }

  /// Calls `body` once when the loop has nothing more urgent to do.
  public static func whenIdle(_ body: @escaping @MainActor () -> Void) {
    let box = Unmanaged.passRetained(Callback(body))
    g_idle_add_full(
      G_PRIORITY_DEFAULT_IDLE, { callOnce($0) }, box.toOpaque(),
      { data in if let data { Unmanaged<Callback>.fromOpaque(data).release() } })
  }

  /// Calls `body` once after a time.
  /// - Returns: what `cancel(_:)` takes.
  @discardableResult
  public static func after(milliseconds: UInt32, _ body: @escaping @MainActor () -> Void) -> UInt32 {
    let box = Unmanaged.passRetained(Callback(body))
    return g_timeout_add_full(
      G_PRIORITY_DEFAULT, milliseconds, { callOnce($0) }, box.toOpaque(),
      { data in if let data { Unmanaged<Callback>.fromOpaque(data).release() } })
  }

  /// Takes back a call that has not happened yet.
  public static func cancel(_ source: UInt32) { g_source_remove(source) }
}

final class Callback {
  let body: @MainActor () -> Void
  init(_ body: @escaping @MainActor () -> Void) { self.body = body }
}

private func callOnce(_ data: gpointer?) -> gboolean {
  guard let data else { return 0 }
  onMainThread(data) { Unmanaged<Callback>.fromOpaque($0).takeUnretainedValue().body() }
  return 0
}
