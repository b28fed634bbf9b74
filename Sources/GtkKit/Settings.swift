internal import CGtk

/// Values that the desktop keeps for an application.
public final class Settings: Object {
  /// - Returns: nil where the schema is not installed.
  /// - Parameter folder: where a compiled schema is looked for before the installed ones.
  public init?(schema: String, folder: String?) {
    var source = g_settings_schema_source_get_default()
    var ownSource: OpaquePointer?
    if let folder {
      ownSource = g_settings_schema_source_new_from_directory(folder, source, 0, nil)
      source = ownSource ?? source
    }
    defer { if let ownSource { g_settings_schema_source_unref(ownSource) } }
    guard let source, let found = g_settings_schema_source_lookup(source, schema, 1) else { return nil }
    defer { g_settings_schema_unref(found) }
    super.init(owning: OpaquePointer(g_settings_new_full(found, nil, nil)))
  }

  public subscript(bool key: String) -> Bool {
    get { g_settings_get_boolean(cast(), key) != 0 }
    set { g_settings_set_boolean(cast(), key, newValue.c) }
  }
  public subscript(int key: String) -> Int {
    get { Int(g_settings_get_int(cast(), key)) }
    set { g_settings_set_int(cast(), key, gint(newValue)) }
  }
  public subscript(double key: String) -> Double {
    get { g_settings_get_double(cast(), key) }
    set { g_settings_set_double(cast(), key, newValue) }
  }
  public subscript(string key: String) -> String {
    get {
      guard let text = g_settings_get_string(cast(), key) else { return "" }
      defer { g_free(text) }
      return String(cString: text)
    }
    set { g_settings_set_string(cast(), key, newValue) }
  }

  /// Writes what has been set to the disk before going on.
  public static func sync() { g_settings_sync() }
}
