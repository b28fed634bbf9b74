internal import CGtk

/// The window that lists an application's keys.
public final class ShortcutsWindow: Object {
  /// Keys that belong together.
  public struct Group: Sendable {
    public var title: String
    /// What is done, and its key as GTK writes it, such as `<Control>o`.
    public var shortcuts: [(title: String, keys: String)]

    public init(_ title: String, _ shortcuts: [(title: String, keys: String)]) {
      self.title = title
      self.shortcuts = shortcuts
    }
  }

  /// GTK 4.8 makes this window from a description only.
  public init?(_ groups: [Group]) {
    let rows = groups.map { group in
      let shortcuts = group.shortcuts.map { title, keys in
        """
        <child><object class="GtkShortcutsShortcut"><property name="title">\(escaped(title))</property>\
        <property name="accelerator">\(escaped(keys))</property></object></child>
        """
      }
      return """
        <child><object class="GtkShortcutsGroup"><property name="title">\(escaped(group.title))</property>\
        \(shortcuts.joined())</object></child>
        """
    }
    let xml = """
      <interface><object class="GtkShortcutsWindow" id="shortcuts"><property name="modal">1</property><child>\
      <object class="GtkShortcutsSection"><property name="section-name">all</property>\
      <property name="max-height">12</property>\(rows.joined())</object></child></object></interface>
      """
    let builder = gtk_builder_new_from_string(xml, gssize(xml.utf8.count))
    defer { g_object_unref(UnsafeMutableRawPointer(builder)) }
    guard let window = gtk_builder_get_object(builder, "shortcuts") else { return nil }
    super.init(sharing: OpaquePointer(window))
  }
}

/// Text as it stands in markup.
public func escaped(_ text: String) -> String {
  guard let escaped = g_markup_escape_text(text, gssize(text.utf8.count)) else { return "" }
  defer { g_free(escaped) }
  return String(cString: escaped)
}
