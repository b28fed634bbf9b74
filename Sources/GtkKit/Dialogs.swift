internal import CGtk

extension Window {
  /// Shows a sentence that has to be read before going on.
  public func alert(_ title: String, _ detail: String) {
    let raw = g_object_new_with_properties(gtk_message_dialog_get_type(), 0, nil, nil)
    let dialog = Widget(sharing: raw.map { OpaquePointer($0) })
    dialog.set("text", title)
    dialog.set("secondary-text", detail)
    gtk_dialog_add_button(dialog.cast(), "_Close", GTK_RESPONSE_CLOSE.rawValue)
    gtk_window_set_transient_for(dialog.cast(), cast())
    gtk_window_set_modal(dialog.cast(), 1)
    let pointer = dialog.pointer
    dialog.connect("response") { gtk_window_destroy(UnsafeMutablePointer(pointer)) }
    gtk_window_present(dialog.cast())
  }

  /// What the about dialog says.
  public struct About: Sendable {
    public var name, icon, version, comments, website, copyright: String
    public init(name: String, icon: String, version: String, comments: String, website: String, copyright: String) {
      self.name = name
      self.icon = icon
      self.version = version
      self.comments = comments
      self.website = website
      self.copyright = copyright
    }
  }

  public func showAbout(_ about: About) {
    let dialog = Widget(sharing: OpaquePointer(gtk_about_dialog_new()))
    dialog.set("program-name", about.name)
    dialog.set("logo-icon-name", about.icon)
    dialog.set("version", about.version)
    dialog.set("comments", about.comments)
    dialog.set("website", about.website)
    dialog.set("copyright", about.copyright)
    gtk_about_dialog_set_license_type(dialog.pointer, GTK_LICENSE_APACHE_2_0)
    gtk_window_set_transient_for(dialog.cast(), cast())
    gtk_window_set_modal(dialog.cast(), 1)
    gtk_window_present(dialog.cast())
  }

  /// Opens a file in the program that the desktop has for it.
  public func show(file path: String) {
    guard let uri = g_filename_to_uri(path, nil, nil) else { return }
    defer { g_free(uri) }
    gtk_show_uri(cast(), uri, guint(GDK_CURRENT_TIME))
  }
}

/// Files used lately, as the desktop remembers them for all programs.
@MainActor
public enum RecentFiles {
  /// Remembers a file.
  public static func add(_ path: String) {
    guard let uri = g_filename_to_uri(path, nil, nil) else { return }
    defer { g_free(uri) }
    gtk_recent_manager_add_item(gtk_recent_manager_get_default(), uri)
  }

  /// The latest files that a program of this name opened and that still exist, newest first.
  public static func list(application: String, limit: Int) -> [String] {
    let items = gtk_recent_manager_get_items(gtk_recent_manager_get_default())
    defer { g_list_free(items) }
    var found: [(path: String, visited: Int)] = []
    var item = items
    while let current = item {
      item = current.pointee.next
      guard let info = current.pointee.data.map({ OpaquePointer($0) }) else { continue }
      defer { gtk_recent_info_unref(info) }
      guard gtk_recent_info_has_application(info, application) != 0, gtk_recent_info_exists(info) != 0 else { continue }
      guard let path = g_filename_from_uri(gtk_recent_info_get_uri(info), nil, nil) else { continue }
      defer { g_free(path) }
      found.append((String(cString: path), Int(g_date_time_to_unix(gtk_recent_info_get_modified(info)))))
    }
    return found.sorted { $0.visited > $1.visited }.prefix(limit).map(\.path)
  }
}
