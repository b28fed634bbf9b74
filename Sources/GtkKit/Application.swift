internal import CGtk
internal import Foundation

/// The program as the desktop knows it: one process for all its windows.
public final class Application: Object {
  /// - Parameters:
  ///   - id: the reverse-DNS name of the desktop file.
  ///   - name: what people call it; files used lately are remembered by it.
  ///   - isUnique: whether a second start hands its files to the first.
  public init(id: String, name: String, isUnique: Bool = true) {
    g_set_application_name(name)
    let unique = isUnique ? 0 : G_APPLICATION_NON_UNIQUE.rawValue
    let flags = GApplicationFlags(rawValue: G_APPLICATION_HANDLES_OPEN.rawValue | unique)
    super.init(owning: OpaquePointer(gtk_application_new(id, flags)))
  }

  /// Calls `body` before the first window.
  public func onStartup(_ body: @escaping @MainActor () -> Void) { connect("startup", body) }
  /// Calls `body` when started without files.
  public func onActivate(_ body: @escaping @MainActor () -> Void) { connect("activate", body) }
  /// Calls `body` with the paths of local files to open.
  public func onOpen(_ body: @escaping @MainActor ([String]) -> Void) {
    let box = Unmanaged.passRetained(PathsCallback(body))
    // The files are a C array, which values of the type system do not carry: a plain C callback.
    let handler: @convention(c) (gpointer?, gpointer?, gint, gpointer?, gpointer?) -> Void = {
      _, files, count, _, box in
      guard let files, let box else { return }
      onMainThread((files, box)) { files, box in
        let array = files.assumingMemoryBound(to: OpaquePointer?.self)
        let paths = (0..<Int(count)).compactMap { path(of: array[$0]) }
        Unmanaged<PathsCallback>.fromOpaque(box).takeUnretainedValue().body(paths)
      }
    }
    g_signal_connect_data(
      UnsafeMutableRawPointer(pointer), "open", unsafeBitCast(handler, to: GCallback.self), box.toOpaque(),
      { box, _ in if let box { Unmanaged<PathsCallback>.fromOpaque(box).release() } }, GConnectFlags(rawValue: 0))
  }
  public func onShutdown(_ body: @escaping @MainActor () -> Void) { connect("shutdown", body) }

  /// Runs until the last window is closed.
  /// - Parameter arguments: the program's name, then files or options of GTK.
  /// - Returns: the exit status.
  public func run(_ arguments: [String]) -> Int32 {
    MainLoop.joinDispatch()
    var strings = arguments.map { strdup($0) } + [nil]
    defer { for string in strings { free(string) } }
    return g_application_run(cast(), Int32(arguments.count), &strings)
  }
  /// Whether there is a display to open windows on; prepares GTK, as `run` would.
  public static var hasDisplay: Bool { gtk_init_check() != 0 }
  public func quit() { g_application_quit(cast()) }

  public func add(_ action: Action) { g_action_map_add_action(pointer, action.pointer) }
  /// Gives an action, such as `win.open`, its keys, such as `<Control>o`.
  public func setKeys(_ keys: [String], for action: String) {
    var strings = keys.map { UnsafePointer(strdup($0)) } + [nil]
    gtk_application_set_accels_for_action(cast(), action, &strings)
    for string in strings { free(UnsafeMutableRawPointer(mutating: string)) }
  }
}

private final class PathsCallback {
  let body: @MainActor ([String]) -> Void
  init(_ body: @escaping @MainActor ([String]) -> Void) { self.body = body }
}

/// The path of a `GFile`; nil where it is not on this machine.
func path(of file: OpaquePointer?) -> String? {
  guard let file, let path = g_file_get_path(file) else { return nil }
  defer { g_free(path) }
  return String(cString: path)
}
